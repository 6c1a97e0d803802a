import type { Transaction } from "kysely";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { appendEvent, type Appending } from "../bout/appendEvent.ts";
import type { BoutTable } from "../bout/boutTable.ts";
import type { ScoringStore } from "../bout/scoringStore.ts";

export type Correcting = Appending & {
  readonly db: Transaction<Tables>;
  readonly store: ScoringStore;
  readonly correctionId: string;
  readonly newId: () => string;
};

/** What a correction says goes into the log like anything else, under its name. */
export async function writeCorrectionEvents(
  correcting: Correcting,
  opened: BoutTable,
  events: readonly BoutEvent[],
): Promise<BoutTable> {
  const { author, nowMs, newId } = correcting;
  let table = opened;
  for (const event of events) {
    const submitted: SubmittedEvent = {
      id: newId(),
      event,
      deviceSeq: 1 + table.authors.filter(({ device }) => device === author.device).length,
      lease: null,
      baseVersion: table.version,
      boutMs: null,
      at: { wall: nowMs, offset: null, rtt: null },
    };
    table = await appendEvent(correcting, table, submitted, hashOf(submitted));
  }
  return table;
}
