import type { ArrangeRequest, MatActAnswer } from "#contract/day/matActs.ts";
import { canDraw } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { type ArrangedMat, type ArrangeProblem, decideArrange } from "#domain/schedule/arrange.ts";
import type { Deps } from "../../environment/deps.ts";
import { bumpRev } from "../../persistence/database/feed.ts";
import { findCompetitionCarpets, findMatQueue, saveMatOrder } from "../../persistence/day/matQueues.ts";
import { inMatAct, type MatAct, type MatActProblem } from "./matAct.ts";
import { keepAct, rowToPlaced } from "./placeBout.ts";

export type ArrangeMatsProblem = MatActProblem | ArrangeProblem | { readonly code: "unknown-carpet" };

/** Takes a plan of several mats over in one act, which comes back as one (DY44). */
export async function arrangeMats(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  act: Omit<MatAct, "action">,
  { mats }: Pick<ArrangeRequest["data"], "mats">,
): Promise<Result<MatActAnswer, ArrangeMatsProblem>> {
  return inMatAct<ArrangeMatsProblem>(deps, { ...act, action: "mats.arrange" }, async (context) => {
    const { trx, fighting, staffing } = context;
    if (!canDraw(act.viewer, staffing)) return refuse({ code: "other-officials" });
    const carpets = new Map(
      (await findCompetitionCarpets(trx, fighting.competitionId)).map(({ id, uuid }) => [uuid, id]),
    );
    if (mats.some(({ carpet }) => !carpets.has(carpet))) return refuse({ code: "unknown-carpet" });
    const arranged: ArrangedMat[] = [];
    for (const mat of mats)
      arranged.push({ ...mat, bouts: (await findMatQueue(trx, mat.carpet)).map(rowToPlaced) });
    const decided = decideArrange(arranged);
    if (!decided.ok) return decided;
    const after = decided.value.map(({ carpet, fightings }) => ({ carpet, fightings: [...fightings] }));
    for (const { carpet, fightings } of after) await saveMatOrder(trx, carpets.get(carpet) ?? 0, fightings);
    const before = arranged.map(({ carpet, bouts }) => ({ carpet, fightings: bouts.map(({ id }) => id) }));
    await keepAct(context, before, after);
    const rev = await bumpRev(trx, fighting.competitionUuid, { isStructural: true });
    return ok({ rev, orders: after, after: { mats: mats.length } });
  });
}
