import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { createPlanner, type Plan, planDay } from "#domain/schedule/plan/plan.ts";

/** Enough that no category of an empty hall lasts all day; a draw waits for them. */
const TRIES = 40;

/** The first plan; where nothing is announced yet, a little better. */
export function planForDraw(input: PlanInput): Plan {
  if (input.queues.some(({ bouts }) => bouts.length > 0)) return planDay(input);
  const planner = createPlanner(input, "draw");
  for (let tried = 0; tried < TRIES; tried += 1) planner.step();
  return planner.plan();
}
