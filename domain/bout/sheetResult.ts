import { ok, refuse, type Result } from "../result.ts";
import { hasFewerPoints } from "./handResult.ts";
import { isToldByScore } from "./toldByScore.ts";
import { causeOf, type ByCorner, type Corner, type Method } from "./vocabulary.ts";

/** The boxes of a score sheet, in their order on the paper (PR5); behind them what whoever types may add (PR14). */
export const SHEET_METHODS = [
  "joint-lock",
  "choke",
  "superiority",
  "points",
  "decision",
  "disqualification",
  "no-show",
  "injury",
  "misconduct",
] as const;
export type SheetMethod = (typeof SHEET_METHODS)[number];

/** How a ticked box is recorded; which hold it was stays in the note of the result. */
const RECORDED: Readonly<Record<SheetMethod, Method>> = {
  "joint-lock": "submission",
  choke: "submission",
  superiority: "technical_superiority",
  points: "points",
  decision: "decision",
  disqualification: "dq_technical",
  "no-show": "no_show",
  injury: "injury",
  misconduct: "dq_disciplinary",
};
/** The same box where no winner is ticked: it happened to both. */
const TO_BOTH: Partial<Record<SheetMethod, Method>> = {
  disqualification: "double_dq",
  misconduct: "double_dq",
  "no-show": "double_no_show",
};

/** A filled-in sheet. Undefined winner: neither box is ticked. */
export type Sheet = {
  readonly winner: Corner | undefined;
  readonly method: SheetMethod;
  /** Undefined where the box «итого» is empty. */
  readonly points: ByCorner<number | undefined>;
};

export type SheetResult = {
  readonly method: Method;
  readonly winner: Corner | undefined;
  /** Undefined where the paper tells no points. */
  readonly points: ByCorner<number> | undefined;
};
export type SheetProblem = { readonly code: "winner-missing" | "points-missing" };

/** What a sheet says, in the words of the log. */
export function readSheet({
  winner,
  method,
  points: { red, blue },
}: Sheet): Result<SheetResult, SheetProblem> {
  const recorded = winner === undefined ? TO_BOTH[method] : RECORDED[method];
  if (recorded === undefined) return refuse({ code: "winner-missing" });
  if (isToldByScore(recorded) && (red === undefined || blue === undefined))
    return refuse({ code: "points-missing" });
  const isTold = red !== undefined || blue !== undefined;
  return ok({
    method: recorded,
    winner,
    points: isTold ? { red: red ?? 0, blue: blue ?? 0 } : undefined,
  });
}

/** Winner and points disagree: asked about before it is written (PR6). */
export const isDoubtfulSheet = ({ method, winner, points }: SheetResult): boolean =>
  winner !== undefined &&
  points !== undefined &&
  hasFewerPoints(method === "technical_superiority" ? "points" : method, winner, points);

/** Whether the sheet says what is recorded already; points the paper leaves out change nothing. */
export function isSameResult(sheet: SheetResult, recorded: SheetResult): boolean {
  const isSamePoints =
    sheet.points === undefined ||
    (sheet.points.red === recorded.points?.red && sheet.points.blue === recorded.points.blue);
  // The one box of the paper covers every disqualification; one for misconduct takes the place away and says more.
  const isSameWay =
    boxOf(sheet.method) === boxOf(recorded.method) &&
    (sheet.method !== "dq_disciplinary" || recorded.method === "dq_disciplinary");
  return sheet.winner === recorded.winner && isSameWay && isSamePoints;
}

/** A table tells more ways of winning than a sheet has boxes for. */
function boxOf(method: Method): Method {
  if (method.startsWith("dq_")) return "dq_technical";
  if (causeOf(method) === "submission") return "submission";
  return method !== "technical_superiority" && method !== "draw" && isToldByScore(method) ? "points" : method;
}
