import type { MatActAnswer } from "#contract/day/matActs.ts";
import { resetEvents } from "#domain/bout/reset.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { appendEvents, inOrder, type AppendProblem } from "./appendEvents.ts";
import { loadBoutTable } from "../bout/boutTable.ts";
import { inMatAct, type MatAct, type MatActProblem } from "./matAct.ts";

export type ReturnProblem =
  | MatActProblem
  | AppendProblem
  | { readonly code: "already-decided" | "nothing-to-return" };

/** A bout called or begun by mistake waits in its queue again (DY24). */
export async function returnToQueue(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
): Promise<Result<MatActAnswer, ReturnProblem>> {
  return inMatAct<ReturnProblem>(deps, { ...act, action: "fighting.return" }, async (context) => {
    const { trx, fighting, rev } = context;
    const opened = await loadBoutTable(trx, fighting);
    if (opened.bout.outcome !== undefined) return refuse({ code: "already-decided" });
    const events = resetEvents(opened.bout);
    if (events.length === 0) return refuse({ code: "nothing-to-return" });
    const next = inOrder(events);
    const appended = await appendEvents(context, { fighting, opened, rev, firstId: act.id, next });
    return appended.ok ? ok({ rev: appended.value, orders: [] }) : appended;
  });
}
