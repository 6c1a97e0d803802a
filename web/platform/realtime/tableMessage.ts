import { z } from "zod";
import { boutEventSchema } from "#contract/bout/boutEvent.ts";
import { liveFightingSchema, type LiveFighting } from "#contract/competition/entity.ts";
import { submittedEventSchema } from "#contract/bout/submit.ts";

const recordedSchema = z.object({
  id: z.string(),
  event: boutEventSchema,
  atMs: z.number(),
  boutMs: z.number().exactOptional(),
});

/** What a table tells the other windows of its laptop about a bout: the score as it stands, and what it is made of. */
const tableMessageSchema = z.object({
  type: z.literal("table"),
  live: liveFightingSchema,
  recorded: z.array(recordedSchema),
  pending: z.array(z.object({ submitted: submittedEventSchema, atMs: z.number() })),
  /** The server's time by the table's clock. */
  serverTime: z.number(),
});
export type TableMessage = Omit<z.infer<typeof tableMessageSchema>, "live"> & { readonly live: LiveFighting };

/** For a second table, which may have to go on from it: checked in every part. */
export const readTableMessage = (data: unknown): TableMessage | undefined =>
  tableMessageSchema.safeParse(data).data;
