import { weightToleranceOf } from "#contract/competition/entity.ts";
import type { MoveRequest } from "#contract/entry/roll.ts";
import { hasRight } from "#domain/access/access.ts";
import { isOverLimit } from "#domain/category/category.ts";
import { decideTransfer, type TransferProblem } from "#domain/category/transfer.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { hallToday } from "../../environment/hallDay.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findCategoryByUuid } from "../../persistence/draw/entrantRows.ts";
import {
  findApplication,
  findFighterById,
  hasLiveEntry,
  joinCategory,
  leaveCategory,
  updateApplication,
} from "../../persistence/entry/people.ts";
import {
  findFighterIdByUuid,
  findRoll,
  moveWeighIn,
  type RollRow,
} from "../../persistence/entry/weighInRows.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { followApplication } from "./followApplication.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import { isHiddenAdult, publishNamesByHand } from "./publishNames.ts";
import { weighInState } from "./readRoll.ts";
import { recordWeighIn } from "./recordWeighIn.ts";
import { isDrawn, rowToCategory } from "./weighFighter.ts";

export type MoveProblem = DrawAccessProblem | TransferProblem;

/** One athlete from one category to another, before the draw of both: at the scale by the rules (CT8), or as an organiser says. */
export async function moveFighter(
  deps: Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  move: MoveRequest,
): Promise<Result<{ rev: number }, MoveProblem>> {
  if (!move.isByWeight && !hasRight(viewer, "organise", competitionUuid))
    return refuse({ code: "forbidden" });
  return inCompetition<{ rev: number }, MoveProblem>(
    deps,
    viewer,
    competitionUuid,
    async (context) => {
      const from = await findCategory(context, move.from);
      const to = await findCategory(context, move.to);
      const fighterId = await findFighterIdByUuid(context.trx, move.fighter);
      if (from === undefined || to === undefined || fighterId === undefined)
        return refuse({ code: "not-found" });
      const [row] = await findRoll(context.trx, context.competition.id, { categoryId: from.id, fighterId });
      const [there] = await findRoll(context.trx, context.competition.id, { categoryId: to.id, fighterId });
      const problem = findProblem(move, { from, to, row, there });
      if (problem !== undefined) return refuse(problem);
      const today = hallToday(deps);
      const known = await findFighterById(context.trx, fighterId);
      const wasHiddenAdult = known !== undefined && (await isHiddenAdult(context.trx, known, today));
      if (row !== undefined && !(await writeMove(context, row, from, to)))
        return refuse({ code: "already-entered" });
      const moved = await findFighterById(context.trx, fighterId);
      if (moved?.profile_id === null) await publishNamesByHand(context.trx, moved, { today, wasHiddenAdult });
      const rev = await closeDraw(context, {
        action: "category.move",
        object: `fighter:${fighterId}`,
        before: { category: from.id },
        after: { category: to.id, isByWeight: move.isByWeight },
      });
      return ok({ rev });
    },
    "weigh",
  );
}

async function findCategory({ trx, competition }: DrawContext, uuid: string) {
  const category = await findCategoryByUuid(trx, uuid);
  return category?.competition_id === competition.id ? category : undefined;
}

type Subject = {
  readonly from: CategoryRow;
  readonly to: CategoryRow;
  readonly row: RollRow | undefined;
  readonly there: RollRow | undefined;
};

function findProblem(
  { fighter, isByWeight }: MoveRequest,
  { from, to, row, there }: Subject,
): TransferProblem | undefined {
  const drawn = [from, to].find(isDrawn);
  if (drawn !== undefined) return { code: "category-drawn", category: drawn.uuid };
  if (row === undefined) return { code: "not-entered" };
  if (there !== undefined) return { code: "already-entered" };
  if (!isByWeight) return undefined;
  const source = { ...rowToCategory(from), fighters: [{ uuid: fighter }] };
  const decided = decideTransfer(fighter, row.weight ?? row.fighter_weight ?? 0, source, rowToCategory(to));
  return decided.ok ? undefined : decided.problem;
}

/** Nothing is written where the athlete has asked for the other category: that entry is decided on first. */
async function writeMove(
  context: DrawContext,
  row: RollRow,
  from: CategoryRow,
  to: CategoryRow,
): Promise<boolean> {
  const { deps, trx, viewer } = context;
  const before = row.application_id === null ? undefined : await findApplication(trx, row.application_id);
  if (before !== undefined) {
    if (await hasLiveEntry(trx, { ...before, category_id: to.id })) return false;
    await updateApplication(trx, before.id, { category_id: to.id });
    await followApplication(deps, trx, { id: before.id, before, viewer });
  }
  await leaveCategory(trx, { category_id: from.id, fighter_id: row.fighter_id });
  await joinCategory(trx, { category_id: to.id, fighter_id: row.fighter_id });
  await moveWeighIn(trx, { categoryId: from.id, fighterId: row.fighter_id }, to.id);
  await weighAgain(context, row, to);
  return true;
}

/** Who was too heavy there may be within the limit here, and the reverse: the scale has said enough. */
async function weighAgain(context: DrawContext, row: RollRow, to: CategoryRow): Promise<void> {
  const weight = row.weight ?? row.weigh_in_weight;
  if (weight === null || !["passed", "overweight"].includes(weighInState(row))) return;
  const toleranceKg = weightToleranceOf(context.competition.rules);
  const isOver = to.weight_max !== null && isOverLimit(weight, to.weight_max, toleranceKg);
  await recordWeighIn(context, row, {
    categoryId: to.id,
    state: isOver ? "overweight" : "passed",
    weight,
    attempts: row.attempts ?? 0,
    hasPapers: row.has_papers ?? false,
  });
}
