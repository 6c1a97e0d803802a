import type { Competition } from "#contract/competition/entity.ts";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import type { Plan, Planner, SplitCategory } from "#domain/schedule/plan/plan.ts";

/** How long a better plan is looked for. */
export const SEARCH_MS = 6000;

/** The rest of a day as it stands, or whatever a page has put together itself. */
export type PlanJob =
  | { readonly competition: Competition; readonly nowMs: number }
  | { readonly input: PlanInput };

export type PlanOrder = PlanJob | "stop";

export type PlanNews =
  | {
      readonly kind: "searching";
      readonly elapsedMs: number;
      readonly better: number;
      readonly endMs: number;
      readonly before: Planner["before"];
    }
  | {
      readonly kind: "done";
      readonly before: Planner["before"];
      readonly plan: Plan;
      readonly splits: readonly SplitCategory[];
    };
