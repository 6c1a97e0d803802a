import type { Competition } from "#contract/competition/entity.ts";
import type { Plan, Planner, SplitCategory } from "#domain/schedule/plan/plan.ts";

/** How long a better plan is looked for. */
export const SEARCH_MS = 6000;

export type PlanOrder = { readonly competition: Competition; readonly nowMs: number } | "stop";

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
