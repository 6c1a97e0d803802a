import type { BoutRules, OvertimeSpec, PeriodSpec } from "./rules.ts";

/** A stretch of the bout with its own clock. */
export type Period = {
  readonly kind: "regular" | OvertimeSpec["kind"];
  readonly seconds: number;
  readonly scoring: PeriodSpec["scoring"];
};

/** Everything that can be fought, in order: regular time, then every overtime the rules allow. */
export function periodsOf(rules: BoutRules): readonly Period[] {
  const regular = rules.periods.map(({ seconds, scoring }): Period => ({
    kind: "regular",
    seconds,
    scoring,
  }));
  return [...regular, ...rules.overtime.flatMap(overtimePeriods)];
}

/** Nought for a period these rules do not have. */
export const periodLengthMs = (rules: BoutRules, periodIndex: number): number =>
  (periodsOf(rules)[periodIndex]?.seconds ?? 0) * 1000;

/** What counts in that period; beyond the last one nothing forbids a score. */
export function scoringIn(rules: BoutRules, periodIndex: number): Period["scoring"] {
  return periodsOf(rules)[periodIndex]?.scoring ?? "all";
}

function overtimePeriods(overtime: OvertimeSpec): readonly Period[] {
  const { kind } = overtime;
  switch (kind) {
    case "points":
      return repeat(overtime.max, { kind, seconds: overtime.seconds, scoring: "all" });
    case "golden_score":
      return [{ kind, seconds: overtime.seconds ?? UNLIMITED_SECONDS, scoring: "all" }];
    case "submission_round":
      return [{ kind, seconds: overtime.seconds, scoring: "none" }];
    case "ebi": {
      // In a round each athlete attacks once, and each attack has its own clock.
      const seconds = overtime.limitSeconds ?? UNLIMITED_SECONDS;
      return repeat(overtime.rounds * 2, { kind, seconds, scoring: "none" });
    }
  }
}

/** A clock needs an end to count towards; this one is further away than any bout has gone. */
const UNLIMITED_SECONDS = 3600;

const repeat = (times: number, period: Period): readonly Period[] =>
  Array.from({ length: times }, () => period);
