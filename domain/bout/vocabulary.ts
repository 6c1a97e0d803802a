/** The words of one bout. A corner is an athlete for the whole bout: red is the first of the two, blue the second. */
export const CORNERS = ["red", "blue"] as const;
export type Corner = (typeof CORNERS)[number];
export type ByCorner<T> = Readonly<Record<Corner, T>>;

export const opponentOf = (corner: Corner): Corner => (corner === "red" ? "blue" : "red");

export const STATUSES = ["waiting", "called", "running", "paused", "time-over", "finished"] as const;
export type BoutStatus = (typeof STATUSES)[number];

export const WIN_CAUSES = ["points", "submission"] as const;
export type WinCause = (typeof WIN_CAUSES)[number];

export const METHODS = [
  "submission",
  "points",
  "advantages",
  "fewer_penalties",
  "last_score",
  "highest_action",
  "technical_superiority",
  "golden_score",
  "overtime_points",
  "overtime_submission",
  "overtime_defence",
  "escape_time",
  "decision",
  "dq_technical",
  "dq_disciplinary",
  "dq_penalties",
  "injury",
  "medical",
  "withdrawal",
  "walkover",
  "no_show",
  "overweight",
  "random",
  "double_dq",
  "double_no_show",
  "draw",
  "void",
] as const;
export type Method = (typeof METHODS)[number];

/** Ways in which a bout ends without being fought (SS6). */
export const NOT_FOUGHT: ReadonlySet<string> = new Set<Method>([
  "walkover",
  "no_show",
  "double_no_show",
  "overweight",
  "withdrawal",
]);

/** Absent when the method leaves the bout without a winner. */
export function causeOf(method: Method): WinCause | undefined {
  if (method === "submission" || method === "overtime_submission") return "submission";
  return WITHOUT_WINNER.has(method) ? undefined : "points";
}

const WITHOUT_WINNER: ReadonlySet<Method> = new Set(["double_dq", "double_no_show", "draw", "void"]);
