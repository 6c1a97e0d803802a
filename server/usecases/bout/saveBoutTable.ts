import type { LoggedEvent } from "#domain/bout/bout.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
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
  const { fighting } = table;
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
  const updated_at = new Date(table.recordedMs).toISOString();
  const { points, result, ...columns } = readColumnsOf(table);
  await store.saveReadColumns(fighting.id, {
    ...columns,
    points: writeJson(points),
    result: result === null ? null : writeJson(result),
    updated_at,
  });
}

/** What the collection shows of a bout, as it follows from the log. */
export function readColumnsOf(table: BoutTable) {
  const { fighting, bout } = table;
  const { state, points, cause, result } = liveFightingOf(table);
  const winner = bout.outcome?.winner;
  return {
    state,
    points,
    cause,
    winner_id: (winner && fighting.fighterIds[winner]) ?? null,
    result,
    started_at: momentOf(bout.log.find(({ event }) => event.type === "clock-started")),
    finished_at: momentOf(bout.outcome && endOf(bout.log)),
  };
}

/** When the fighting ended: a result that was put right afterwards does not make the bout longer. */
function endOf(log: readonly LoggedEvent[]): LoggedEvent | undefined {
  const lastStart = log.findLastIndex(({ event }) => event.type === "clock-started");
  return log.find(({ event }, index) => index > lastStart && event.type === "result-declared");
}

function momentOf(logged: LoggedEvent | undefined): string | null {
  return logged === undefined ? null : new Date(logged.atMs).toISOString();
}
