import type { LiveFighting } from "#contract/competition/entity.ts";
import { isLiveFighting } from "#contract/api/live.ts";
import { isRecord } from "#contract/shape.ts";
import type { TableMessage } from "./tableMessage.ts";

/** A window that opens late asks the table to say it again. */
const ASK = { type: "ask" } as const;

const nameOf = (fightingUuid: string) => `kover:${fightingUuid}`;

/** A board or a second tab on the same laptop: no network in between. Returns the way out. */
export function followTable<Message>(
  fightingUuid: string,
  read: (data: unknown) => Message | undefined,
  onTable: (message: Message) => void,
): () => void {
  const channel = new BroadcastChannel(nameOf(fightingUuid));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = read(data);
    if (message !== undefined) onTable(message);
  });
  channel.postMessage(ASK);
  return () => channel.close();
}

/** The part of a table's message a board shows. */
export function readTableWord(data: unknown): TableScore | undefined {
  if (!isRecord(data) || data["type"] !== "table") return undefined;
  const { live, serverTime } = data;
  return isLiveFighting(live) && typeof serverTime === "number" ? { live, serverTime } : undefined;
}
type TableScore = { readonly live: LiveFighting; readonly serverTime: number };

/** The table's side: says what it shows, again for whoever asks. */
export function publishTable(fightingUuid: string, current: () => TableMessage) {
  const channel = new BroadcastChannel(nameOf(fightingUuid));
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isRecord(data) && data["type"] === ASK.type) channel.postMessage(current());
  });
  return { tell: () => channel.postMessage(current()), close: () => channel.close() };
}
