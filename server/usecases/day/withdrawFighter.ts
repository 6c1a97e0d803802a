import type { MatActAnswer, WithdrawRequest } from "#contract/day/matActs.ts";
import { boutsLostBy } from "#domain/competition/withdrawal.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Deps } from "../../environment/deps.ts";
import { findFightingForScoring } from "../../persistence/bout/boutLog.ts";
import { findCategoryBouts } from "../../persistence/draw/categoryBouts.ts";
import { appendEvents, inOrder, type AppendProblem } from "./appendEvents.ts";
import { inMatAct, type MatAct, type MatActContext, type MatActProblem } from "./matAct.ts";

export type Withdrawal = Omit<WithdrawRequest["data"], "id">;
export type WithdrawProblem =
  | MatActProblem
  | AppendProblem
  | { readonly code: "unknown-fighter" | "already-decided" };

/** The athlete fights no more in this category: the known pairs win at once, in one transaction (DY23). */
export async function withdrawFighter(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
  withdrawal: Withdrawal,
): Promise<Result<MatActAnswer, WithdrawProblem>> {
  return inMatAct<WithdrawProblem>(deps, { ...act, action: "fighting.withdraw" }, async (context) => {
    const { fighting, rev } = context;
    const { fighter } = withdrawal;
    if (fighting.fighters.red !== fighter && fighting.fighters.blue !== fighter)
      return refuse({ code: "unknown-fighter" });
    const lost = await findLost(context, fighter);
    if (!lost.includes(fighting.uuid)) return refuse({ code: "already-decided" });
    // The bout it was said at comes first: the act is known by the id of its event.
    const uuids = [fighting.uuid, ...lost.filter((uuid) => uuid !== fighting.uuid)];
    let after = rev;
    for (const uuid of uuids) {
      const appended = await loseBout(context, uuid, withdrawal, after);
      if (!appended.ok) return appended;
      after = appended.value;
    }
    return ok({ rev: after, orders: [], after: { ...withdrawal, bouts: uuids } });
  });
}

async function findLost({ trx, fighting }: MatActContext, fighter: string): Promise<string[]> {
  const rows = await findCategoryBouts(trx, fighting.categoryId);
  const bouts = rows.map(({ uuid, red_uuid, blue_uuid, state }) => ({
    uuid,
    red: red_uuid ?? undefined,
    blue: blue_uuid ?? undefined,
    isFinished: state === "finished",
  }));
  return boutsLostBy(fighter, bouts).map(({ uuid }) => uuid);
}

async function loseBout(
  context: MatActContext,
  uuid: string,
  { fighter, method, reason }: Withdrawal,
  rev: number,
): Promise<Result<number, AppendProblem>> {
  const { trx, deps, act } = context;
  const fighting = await findFightingForScoring(trx, uuid);
  // An earlier loss of this very act may have emptied the corner: then nobody has to win this one.
  if (fighting === undefined || Object.values(fighting.fighters).includes(undefined)) return ok(rev);
  const winner = fighting.fighters.red === fighter ? "blue" : "red";
  const next = inOrder([{ type: "result-declared", method, winner, note: reason }]);
  const firstId = uuid === act.fightingUuid ? act.id : deps.newId();
  return appendEvents(context, { fighting, rev, firstId, next });
}
