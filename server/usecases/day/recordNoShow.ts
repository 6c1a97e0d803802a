import { callRulesOf } from "#contract/day/callRules.ts";
import { rulesSchema } from "#contract/competition/entity.ts";
import type { Absentee, MatActAnswer } from "#contract/day/matActs.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { opponentOf } from "#domain/bout/vocabulary.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { callsOf, decideNoShow, type NoShowProblem } from "#domain/schedule/calls.ts";
import type { Deps } from "../../environment/deps.ts";
import { appendEvents, inOrder, type AppendProblem } from "./appendEvents.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { inMatAct, type MatAct, type MatActProblem } from "./matAct.ts";

export type RecordNoShowProblem =
  | MatActProblem
  | AppendProblem
  | NoShowProblem
  | { readonly code: "already-started" };

/** Who did not come after all the calls loses; the opponent goes on in the bracket (DY22, DR12). */
export async function recordNoShow(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
  absent: Absentee,
): Promise<Result<MatActAnswer, RecordNoShowProblem>> {
  return inMatAct<RecordNoShowProblem>(deps, { ...act, action: "fighting.no-show" }, async (context) => {
    const { trx, fighting, rev, nowMs } = context;
    const opened = await loadBoutTable(trx, fighting);
    if (opened.bout.status !== "waiting" && opened.bout.status !== "called")
      return refuse({ code: "already-started" });
    const evidence = decideNoShow(
      callsOf(opened.bout),
      nowMs,
      callRulesOf(rulesSchema.parse(fighting.rules)),
    );
    if (!evidence.ok) return evidence;
    const next = inOrder([noShowOf(absent)]);
    const appended = await appendEvents(context, { fighting, opened, rev, firstId: act.id, next });
    if (!appended.ok) return appended;
    return ok({ rev: appended.value, orders: [], after: { absent, calls: evidence.value } });
  });
}

function noShowOf(absent: Absentee): BoutEvent {
  if (absent === "both") return { type: "result-declared", method: "double_no_show" };
  return { type: "result-declared", method: "no_show", winner: opponentOf(absent) };
}
