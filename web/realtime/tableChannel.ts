import { z } from "zod";
import { liveFightingSchema, type LiveFighting } from "#contract/entity.ts";
import { boutEventSchema } from "#contract/boutEvent.ts";
import { submittedEventSchema } from "#contract/submit.ts";

const recordedSchema = z.object({
  id: z.string(),
  event: boutEventSchema,
  atMs: z.number(),
  boutMs: z.number().exactOptional(),
});

/** What a table tells the other windows of its laptop about a bout: the score as it stands, and what it is made of. */
export const tableMessageSchema = z.object({
  type: z.literal("table"),
  live: liveFightingSchema,
  recorded: z.array(recordedSchema),
  pending: z.array(z.object({ submitted: submittedEventSchema, atMs: z.number() })),
  /** The server's time by the table's clock. */
  serverTime: z.number(),
});
export type TableMessage = Omit<z.infer<typeof tableMessageSchema>, "live"> & { readonly live: LiveFighting };

/** A window that opens late asks the table to say it again. */
const ASK = { type: "ask" } as const;
const askSchema = z.object({ type: z.literal("ask") });

const nameOf = (fightingUuid: string) => `kover:${fightingUuid}`;

/** A board or a second tab on the same laptop: no network in between. Returns the way out. */
export function followTable(fightingUuid: string, onTable: (message: TableMessage) => void): () => void {
  const channel = new BroadcastChannel(nameOf(fightingUuid));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = tableMessageSchema.safeParse(data);
    if (message.success) onTable(message.data);
  });
  channel.postMessage(ASK);
  return () => channel.close();
}

/** The table's side: says what it shows, again for whoever asks. */
export function publishTable(fightingUuid: string, current: () => TableMessage) {
  const channel = new BroadcastChannel(nameOf(fightingUuid));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (askSchema.safeParse(data).success) channel.postMessage(current());
  });
  return { tell: () => channel.postMessage(current()), close: () => channel.close() };
}
