import { ok, refuse, type Result } from "../result.ts";
import type { Bout, ScoreLine } from "./bout.ts";
import type { BoutEvent } from "./event.ts";
import { CORNERS, causeOf, type ByCorner, type Corner, type Method, type WinCause } from "./vocabulary.ts";

/** How a bout is to stand, said as a state by somebody who does not speak in events. */
export type WantedBout = {
  readonly score: ByCorner<Partial<ScoreLine>>;
  /** Undefined: the bout is not decided. */
  readonly outcome: WantedOutcome | undefined;
};
export type WantedOutcome = {
  readonly winner?: Corner | undefined;
  readonly method: Method;
  readonly technique?: string | undefined;
};
export type DifferenceProblem = { readonly code: "score-not-reachable" };

/** The next event on the way from the bout to what is wanted; undefined when it is there. */
export function nextDifference(
  bout: Bout,
  wanted: WantedBout,
): Result<BoutEvent | undefined, DifferenceProblem> {
  const score = scoreDifference(bout, wanted);
  const isDecidedRight = isSameOutcome(bout.outcome, wanted.outcome);
  if (bout.outcome && (!isDecidedRight || !score.ok || score.value)) return ok({ type: "result-revoked" });
  if (!score.ok || score.value) return score;
  if (isDecidedRight || wanted.outcome === undefined) return ok(undefined);
  const { winner, method, technique } = wanted.outcome;
  return ok({ type: "result-declared", method, ...(winner && { winner }), ...(technique && { technique }) });
}

function isSameOutcome(actual: Bout["outcome"], wanted: WantedOutcome | undefined): boolean {
  if (actual === undefined || wanted === undefined) return actual === wanted;
  return actual.winner === wanted.winner && causeOf(actual.method) === causeOf(wanted.method);
}

const COUNTERS = [
  ["penalties", "penalty-given"],
  ["warnings", "warning-given"],
  ["advantages", "advantage-given"],
] as const;

/** Penalties first: their ladder moves the other counters, so those are settled after it. */
function scoreDifference(
  bout: Bout,
  { score }: WantedBout,
): Result<BoutEvent | undefined, DifferenceProblem> {
  for (const [counter, type] of COUNTERS)
    for (const corner of CORNERS) {
      const missing = (score[corner][counter] ?? bout.score[corner][counter]) - bout.score[corner][counter];
      if (missing > 0) return ok({ type, corner });
      if (missing < 0) return undoLast(bout, type, corner);
    }
  for (const corner of CORNERS) {
    const missing = (score[corner].points ?? bout.score[corner].points) - bout.score[corner].points;
    if (missing !== 0) return ok(pointsDifference(bout, corner, missing));
  }
  return ok(undefined);
}

function undoLast(bout: Bout, type: BoutEvent["type"], corner: Corner): Result<BoutEvent, DifferenceProblem> {
  const last = bout.log.findLast(
    ({ event }) => event.type === type && "corner" in event && event.corner === corner,
  );
  return last === undefined
    ? refuse({ code: "score-not-reachable" })
    : ok({ type: "undone", target: last.id });
}

/** What one event of a log may carry. */
const MAX_POINTS = 99;

function pointsDifference(bout: Bout, corner: Corner, missing: number): BoutEvent {
  const last = bout.log.findLast(
    ({ event }) => event.type === "points-scored" && event.corner === corner && event.points === -missing,
  );
  if (last !== undefined) return { type: "undone", target: last.id };
  return {
    type: "points-scored",
    corner,
    points: Math.max(-MAX_POINTS, Math.min(MAX_POINTS, missing)),
  };
}

/** The way of winning that a bare cause stands for. */
export const methodOf = (cause: WinCause): Method => (cause === "submission" ? "submission" : "points");
