import type { Competition } from "#contract/competition/entity.ts";
import { priceOf } from "#domain/schedule/plan/figures.ts";
import { createPlanner, type Plan, type Planner } from "#domain/schedule/plan/plan.ts";
import { createWholeMoves } from "#domain/schedule/plan/wholeMoves.ts";
import { planInput } from "#web/features/headTable/desk/planInput.ts";
import { isBetter, shownChange } from "./planChange.ts";

/** Looks for a better rest of the day; what is better is told by the forecast of the page alone (DY17). */
export function createDaySearch(competition: Competition, nowMs: number, seed: string): Planner {
  const input = planInput(competition, nowMs);
  const planner = createPlanner(input, seed);
  const moves = createWholeMoves(input, begunIn(competition));
  const standing = moves.standing();
  const { before } = shownChange(competition, standing, nowMs);
  let best: Settled = { plan: standing, splits: [] };
  let bestMs = before.endMs;
  let tried = { base: best, moves: moves.from(standing.queues) };
  const keepsIfBetter = (found: Settled): boolean => {
    const { after } = shownChange(competition, found.plan, nowMs);
    const worthMs = after.endMs + priceOf(after.moved.map(isOnOtherMat));
    if (!isBetter(before, after) || worthMs >= bestMs) return false;
    [best, bestMs] = [found, worthMs];
    return true;
  };
  // All moves of one plan before those of a better one: the first that gains is seldom the one that gains most.
  const nextMove = (): Settled | undefined => {
    const plan = tried.moves.next().value;
    if (plan !== undefined) return { plan, splits: tried.base.splits };
    if (tried.base !== best) tried = { base: best, moves: moves.from(best.plan.queues) };
    return undefined;
  };
  keepsIfBetter(planner.settle());
  return {
    before,
    step: () => {
      const isFound = planner.step() && keepsIfBetter(planner.settle());
      const move = nextMove();
      const isMoved = move !== undefined && keepsIfBetter(move);
      return isFound || isMoved;
    },
    plan: () => best.plan,
    settle: () => best,
  };
}

type Settled = ReturnType<Planner["settle"]>;

const isOnOtherMat = ({ from, to }: Plan["moved"][number]) => ({
  isOnOtherMat: to.some((carpet) => !from.includes(carpet)),
});

/** Categories of which a bout is over, under way or called: they stay together. */
const begunIn = ({ fightings }: Competition): ReadonlySet<string> =>
  new Set(fightings.flatMap(({ state, category }) => (state === "waiting" ? [] : [category.uuid])));
