import type { LoggedEvent } from "#domain/bout/bout.ts";
import { writeJson } from "../persistence/columns.ts";
import { hashOf } from "../persistence/hashChain.ts";
import { liveFightingOf, type BoutTable } from "./boutTable.ts";
import type { ScoringStore } from "./scoringStore.ts";

/** Raised when the fold changes its meaning: old logs are then known to have been folded the old way. */
const REDUCER = 2;

/** Head and read columns follow from the log, in the transaction that wrote it. */
export async function saveBoutTable(
  store: Pick<ScoringStore, "saveHead" | "saveReadColumns">,
  table: BoutTable,
  rev: number,
): Promise<void> {
  const { fighting, bout } = table;
  const live = liveFightingOf(table);
  await store.saveHead({
    fighting_uuid: fighting.uuid,
    competition_uuid: fighting.competitionUuid,
    version: table.version,
    last_rev: rev,
    state: writeJson(live),
    state_hash: hashOf(live),
    log_hash: table.logHash,
    reducer: REDUCER,
  });
  const winner = bout.outcome?.winner;
  await store.saveReadColumns(fighting.id, {
    state: live.state,
    points: writeJson(live.points),
    cause: live.cause,
    winner_id: (winner && fighting.fighterIds[winner]) ?? null,
    result: live.result === null ? null : writeJson(live.result),
    started_at: momentOf(bout.log.find(({ event }) => event.type === "clock-started")),
    // The last one: a result may have been revoked and declared again.
    finished_at: momentOf(bout.outcome && bout.log.findLast(({ event }) => event.type === "result-declared")),
    updated_at: new Date(table.recordedMs).toISOString(),
  });
}

function momentOf(logged: LoggedEvent | undefined): string | null {
  return logged === undefined ? null : new Date(logged.atMs).toISOString();
}
