import type { MatActAnswer, ResultRequest } from "#contract/day/matActs.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import type { Corner } from "#domain/bout/vocabulary.ts";
import { periodForPoints } from "#domain/bout/handResult.ts";
import { nextDifference } from "#domain/bout/difference.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { appendEvents, type AppendProblem } from "./appendEvents.ts";
import { loadBoutTable, type BoutTable } from "../bout/boutTable.ts";
import { findCoveringLease, viewLease } from "../bout/leaseView.ts";
import { sqlScoringStore } from "../bout/sqlScoringStore.ts";
import { inMatAct, type MatAct, type MatActContext, type MatActProblem } from "./matAct.ts";

export type HandResult = Omit<ResultRequest["data"], "id">;
export type RecordResultProblem =
  | MatActProblem
  | AppendProblem
  | { readonly code: "pair-unknown" | "already-decided" }
  /** `by` is who holds the table. */
  | { readonly code: "fought-at-table"; readonly by: string };

const MAX_EVENTS = 400;

/** A result written by hand: the power failed, the sheet came on paper, the bout was not fought (DY25). */
export async function recordResult(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
  result: HandResult,
): Promise<Result<MatActAnswer, RecordResultProblem>> {
  return inMatAct<RecordResultProblem>(deps, { ...act, action: "fighting.result" }, async (context) => {
    const { trx, fighting, rev } = context;
    if (fighting.fighters.red === undefined || fighting.fighters.blue === undefined)
      return refuse({ code: "pair-unknown" });
    const opened = await loadBoutTable(trx, fighting);
    if (opened.bout.outcome !== undefined) return refuse({ code: "already-decided" });
    const by = result.isFromSheet === true ? await findTableOf(context, opened) : undefined;
    if (by !== undefined) return refuse({ code: "fought-at-table", by });
    const next = (table: BoutTable, index: number) => nextEvent(table, index, result);
    const appended = await appendEvents(context, { fighting, opened, rev, firstId: act.id, next });
    if (!appended.ok) return appended;
    const { method, winner, reason } = result;
    return ok({ rev: appended.value, orders: [], after: { method, winner, reason } });
  });
}

/** Who sits at the table where the bout is going on; undefined where it is not, or nobody holds the table. */
async function findTableOf({ trx }: MatActContext, { bout, fighting }: BoutTable) {
  if (bout.status === "waiting" || bout.status === "called") return undefined;
  const store = sqlScoringStore(trx);
  const lease = await findCoveringLease(store, fighting);
  return lease && (await viewLease(store, lease)).holder?.user;
}

/** The reason first, then the score point by point, then the result. */
function nextEvent({ bout }: BoutTable, index: number, result: HandResult): BoutEvent | undefined {
  const { method, winner, score, counters, reason } = result;
  if (index === 0) return { type: "note-added", text: reason };
  if (bout.outcome !== undefined || index > MAX_EVENTS) return undefined;
  if (bout.clock.isRunning) return { type: "clock-stopped" };
  const wantedLine = (corner: Corner) => ({
    ...counters?.[corner],
    ...(score !== null && { points: score[corner] }),
  });
  const wanted = {
    score: { red: wantedLine("red"), blue: wantedLine("blue") },
    outcome: { method, winner: winner ?? undefined },
  };
  const difference = nextDifference(bout, wanted);
  if (!difference.ok) return undefined;
  const periodIndex = difference.value?.type === "points-scored" ? periodForPoints(bout) : undefined;
  return periodIndex === undefined ? difference.value : { type: "period-started", periodIndex };
}
