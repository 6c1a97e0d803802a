import { callRulesOf } from "#contract/day/callRules.ts";
import { datedProgrammeSchema } from "#contract/competition/programme.ts";
import { rulesSchema } from "#contract/competition/entity.ts";
import { callsOf, decideCall, type CallProblem } from "#domain/schedule/calls.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { isDayOver } from "#domain/schedule/programme/closing.ts";
import type { MatActAnswer } from "#contract/day/matActs.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { appendEvents, inOrder, type AppendProblem } from "./appendEvents.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { inMatAct, type MatAct, type MatActProblem } from "./matAct.ts";

export type CallBoutProblem =
  | MatActProblem
  | AppendProblem
  | CallProblem
  | { readonly code: "pair-unknown" | "day-closed" };

/** Calls the athletes to the mat, once more; each call keeps its time as evidence (DY3). */
export async function callBout(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
): Promise<Result<MatActAnswer, CallBoutProblem>> {
  return inMatAct<CallBoutProblem>(deps, { ...act, action: "fighting.call" }, async (context) => {
    const { trx, fighting, rev, nowMs } = context;
    if (fighting.fighters.red === undefined || fighting.fighters.blue === undefined)
      return refuse({ code: "pair-unknown" });
    const competition = await findCompetitionById(trx, fighting.competitionId);
    if (isDayOver(datedProgrammeSchema.safeParse(competition?.programme).data, nowMs))
      return refuse({ code: "day-closed" });
    const opened = await loadBoutTable(trx, fighting);
    const calls = decideCall(callsOf(opened.bout), nowMs, callRulesOf(rulesSchema.parse(fighting.rules)));
    if (!calls.ok) return calls;
    const next = inOrder([{ type: "bout-called" }]);
    const appended = await appendEvents(context, { fighting, opened, rev, firstId: act.id, next });
    if (!appended.ok) return appended;
    return ok({ rev: appended.value, orders: [], after: { call: calls.value.length } });
  });
}
