import { ok, refuse, type Result } from "../result.ts";
import type { BoutRules, OvertimeSpec, PeriodSpec } from "./rules.ts";

export const LEAST_PERIOD_SECONDS = 30;
export const MOST_PERIOD_SECONDS = 1800;
export const MOST_PERIODS = 6;

export type TimeProblem =
  | { readonly code: "no-periods" }
  | { readonly code: "too-many-periods"; readonly most: number }
  | { readonly code: "period-out-of-range"; readonly seconds: number }
  /** Rounds of overtime are of one length. */
  | { readonly code: "overtime-uneven" }
  /** Whoever scores first, or does not escape, ends it: there is no second one. */
  | { readonly code: "overtime-once" };

/**
 * Periods of an organiser on top of those of the preset: the last one counts as its last did, those before it as theirs,
 * so that a bout without points at first does not end without them (RU20).
 */
export function withPeriods(
  usual: readonly PeriodSpec[],
  seconds: readonly number[],
): Result<readonly PeriodSpec[], TimeProblem> {
  const problem = seconds.length === 0 ? ({ code: "no-periods" } as const) : lengthProblem(seconds);
  if (problem !== undefined) return refuse(problem);
  const scoringAt = (index: number) =>
    usual[Math.max(0, usual.length - seconds.length + index)]?.scoring ?? "all";
  return ok(seconds.map((length, index) => ({ seconds: length, scoring: scoringAt(index) })));
}

/** Overtime of an organiser in the manner of the preset; no rounds mean none (RU20). */
export function withOvertime(
  usual: readonly OvertimeSpec[],
  seconds: readonly number[],
): Result<readonly OvertimeSpec[], TimeProblem> {
  const [manner] = usual;
  const [length] = seconds;
  if (manner === undefined || length === undefined) return ok([]);
  const problem = lengthProblem(seconds);
  if (problem !== undefined) return refuse(problem);
  if (seconds.some((other) => other !== length)) return refuse({ code: "overtime-uneven" });
  if (manner.kind === "points") return ok([{ ...manner, seconds: length, max: seconds.length }]);
  if (manner.kind === "ebi") {
    const before = manner.roundsNonFinal;
    const roundsNonFinal = before === undefined ? {} : { roundsNonFinal: Math.min(before, seconds.length) };
    return ok([{ ...manner, limitSeconds: length, rounds: seconds.length, ...roundsNonFinal }]);
  }
  return seconds.length > 1 ? refuse({ code: "overtime-once" }) : ok([{ ...manner, seconds: length }]);
}

/** The lengths of its rounds, as `withOvertime` takes them; undefined where one has no limit. */
export function overtimeSeconds(overtime: readonly OvertimeSpec[]): readonly number[] | undefined {
  const [manner] = overtime;
  if (manner === undefined) return [];
  const length = manner.kind === "ebi" ? manner.limitSeconds : manner.seconds;
  const times = manner.kind === "ebi" ? manner.rounds : manner.kind === "points" ? manner.max : 1;
  return length === null ? undefined : Array.from({ length: times }, () => length);
}

type Timed = Pick<BoutRules, "periods" | "overtime">;

/** Whether every bout is as long as before: what was fought is counted by the periods it began with (RU21). */
export const isSameTime = (one: Timed, other: Timed): boolean =>
  JSON.stringify([one.periods, one.overtime]) === JSON.stringify([other.periods, other.overtime]);

function lengthProblem(seconds: readonly number[]): TimeProblem | undefined {
  if (seconds.length > MOST_PERIODS) return { code: "too-many-periods", most: MOST_PERIODS };
  const wrong = seconds.find(
    (length) =>
      !(length >= LEAST_PERIOD_SECONDS && length <= MOST_PERIOD_SECONDS) || !Number.isInteger(length),
  );
  return wrong === undefined ? undefined : { code: "period-out-of-range", seconds: wrong };
}
