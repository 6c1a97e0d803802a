import type { Method } from "./vocabulary.ts";

const BY_SCORE: ReadonlySet<Method> = new Set([
  "points",
  "advantages",
  "fewer_penalties",
  "last_score",
  "highest_action",
  "technical_superiority",
  "golden_score",
  "overtime_points",
  "draw",
]);

/** Whether the score explains how a bout ended; of other ends it tells nothing, or the contrary. */
export const isToldByScore = (method: Method): boolean => BY_SCORE.has(method);
