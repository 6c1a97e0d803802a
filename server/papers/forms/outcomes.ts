import { methodOf } from "#contract/bout/boutMethod.ts";
import type { Fighting } from "#contract/competition/entity.ts";
import { NOT_FOUGHT, type Method } from "#domain/bout/vocabulary.ts";
import { TECHNIQUES } from "#domain/ruleset/techniques.ts";
import { isChoke, isSubmission } from "../../words/kinds/holds.ts";
import type { Outcome } from "../../words/kinds/outcomes.ts";

/** Of a victory by submission the hold decides. */
const OUTCOMES: Readonly<Record<Exclude<Method, "submission" | "overtime_submission">, Outcome>> = {
  points: "points",
  advantages: "points",
  fewer_penalties: "points",
  last_score: "points",
  highest_action: "points",
  technical_superiority: "superiority",
  golden_score: "points",
  overtime_points: "points",
  overtime_defence: "points",
  escape_time: "points",
  decision: "decision",
  dq_technical: "disqualified",
  dq_disciplinary: "disqualified",
  dq_penalties: "disqualified",
  injury: "injury",
  medical: "injury",
  withdrawal: "withdrawal",
  walkover: "walkover",
  no_show: "no-show",
  overweight: "overweight",
  random: "lot",
  double_dq: "disqualified",
  double_no_show: "no-show",
  draw: "draw",
  void: "void",
};

export function outcomeOf(bout: Fighting): Outcome {
  const method = methodOf(bout) ?? "points";
  if (!isSubmission(method)) return OUTCOMES[method];
  const hold = TECHNIQUES.find(({ id }) => id === bout.result?.technique);
  if (hold === undefined) return "submission";
  return isChoke(hold.kind) ? "choke" : "lock";
}

const EARLY: ReadonlySet<Outcome> = new Set([
  "lock",
  "choke",
  "submission",
  "superiority",
  "disqualified",
  "injury",
]);

/** Ended before its time on the mat. */
export const isEarly = (bout: Fighting): boolean =>
  EARLY.has(outcomeOf(bout)) && !NOT_FOUGHT.has(bout.result?.method ?? "");

export const isNoShow = (bout: Fighting): boolean => outcomeOf(bout) === "no-show";
