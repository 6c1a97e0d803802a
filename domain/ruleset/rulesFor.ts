import { findPreset } from "./presets.ts";
import type {
  BoutRules,
  CompetitionRules,
  OvertimeSpec,
  PenaltyLadder,
  PeriodSpec,
  TimeRules,
} from "./rules.ts";
import { advantagesActive, penaltiesActive } from "./switches.ts";

/** What a category or a bout adds to the rules of its competition. */
export type Occasion = {
  /** The whole bout time where the category has its own; periods keep their share of it and their scoring. */
  readonly seconds?: number;
  /** Where nobody says, the bout has the usual periods and every overtime round there is. */
  readonly isFinal?: boolean;
  /** A level with its own times, such as `beginner` (ADCC). */
  readonly variant?: string;
  /** Age of the athletes, for the ladder of the young (AJP). */
  readonly age?: number;
};

/** One value to fight by: the preset (IBJJF where none is named), the competition's changes, the occasion. */
export function rulesFor(competition?: CompetitionRules, occasion: Occasion = {}): BoutRules {
  const { preset: named = "custom", ...changes } = competition ?? {};
  const preset = named === "custom" ? "ibjjf" : named;
  const base = findPreset(preset);
  const { time, ...rules } = { progressive: [], counters: [], ...base, ...changes };
  return {
    ...rules,
    preset,
    advantages: advantagesActive(competition),
    penalties: penaltiesActive(competition),
    periods: periodsFor(time, occasion),
    overtime: overtimeFor(time, rules.overtime, occasion),
    ...(rules.ladder && { ladder: ladderFor(rules.ladder, occasion.age) }),
  };
}

function periodsFor(time: TimeRules, { seconds, variant, isFinal }: Occasion): readonly PeriodSpec[] {
  const ofLevel = time.variants?.[variant ?? ""]?.periods;
  const ofFinal = isFinal === true ? time.final : undefined;
  const periods = ofLevel ?? ofFinal ?? time.periods;
  const usual = periods.reduce((sum, period) => sum + period.seconds, 0);
  const share = seconds === undefined || usual === 0 ? 1 : seconds / usual;
  return periods.map((period) => ({ ...period, seconds: Math.round(period.seconds * share) }));
}

function overtimeFor(
  time: TimeRules,
  usual: readonly OvertimeSpec[],
  { variant, isFinal }: Occasion,
): readonly OvertimeSpec[] {
  const ofLevel = time.variants?.[variant ?? ""]?.overtime;
  if (ofLevel) return [{ kind: "points", ...ofLevel }];
  return isFinal === false ? usual.map(beforeTheFinal) : usual;
}

function beforeTheFinal(overtime: OvertimeSpec): OvertimeSpec {
  if (overtime.kind !== "ebi") return overtime;
  return { ...overtime, rounds: overtime.roundsNonFinal ?? overtime.rounds };
}

/** The steps of the young take over where they begin; below that everybody climbs the same ladder. */
function ladderFor(ladder: PenaltyLadder, age: number | undefined): PenaltyLadder {
  const { youth, ...everybody } = ladder;
  if (!youth || age === undefined || age > youth.maxAge) return everybody;
  const first = Math.min(...youth.steps.map(({ at }) => at));
  return { ...everybody, steps: [...ladder.steps.filter(({ at }) => at < first), ...youth.steps] };
}
