import type { SeasonFormula } from "./formula.ts";

/** What one person did in one category of one event. */
export type SeasonResult = {
  readonly person: string;
  /** The record they were known by there. */
  readonly fighter: number;
  readonly event: number;
  /** As YYYY-MM-DD; empty where nobody knows. */
  readonly date: string;
  readonly category: string;
  readonly entrants: number;
  readonly place: number | null;
  /** Bouts that were fought, and those of them that were won. */
  readonly fought: number;
  readonly wins: number;
};

export const RESULT_LEFT_OUT = ["few-entrants", "not-fought"] as const;
export type ResultLeftOut = (typeof RESULT_LEFT_OUT)[number];

export type CountedResult = SeasonResult & {
  /** With the coefficient of the event. */
  readonly points: number;
  /** Why the formula leaves the place out. */
  readonly leftOut?: ResultLeftOut;
};

/** Everything a person did at one event, in one group. */
export type SeasonStart = {
  readonly event: number;
  readonly date: string;
  readonly coefficient: number;
  readonly points: number;
  /** Whether it is among the best ones. */
  readonly isCounted: boolean;
  readonly results: readonly CountedResult[];
};

/** What decides between equal points, in this order (RK6). */
export const TIE_RULES = ["firsts", "seconds", "thirds", "later"] as const;
export type TieRule = (typeof TIE_RULES)[number];

export type SeasonRow = {
  readonly person: string;
  readonly place: number;
  readonly points: number;
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  /** The newest first. */
  readonly starts: readonly SeasonStart[];
  /** "shared" for everybody of a place that several have; else what put them before the next one with the same points (RK15). */
  readonly aheadBy?: TieRule | "shared";
};

export type CoefficientOf = (event: number) => number;

/** The ranking of one group, best first; who has no points is not in it (RK1–RK6). */
export function rankSeason(
  results: readonly SeasonResult[],
  formula: SeasonFormula,
  coefficientOf: CoefficientOf,
): readonly SeasonRow[] {
  const sums = [...Map.groupBy(results, ({ person }) => person)]
    .map(([person, own]) => sumOf(person, own, formula, coefficientOf))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => compareSums(a, b) || compareTexts(a.person, b.person));
  let place = 0;
  return sums.map((sum, index) => {
    const [before, next] = [sums[index - 1], sums[index + 1]];
    const isSharedBefore = before !== undefined && compareSums(before, sum) === 0;
    if (!isSharedBefore) place = index + 1;
    const { latest: _, ...row } = sum;
    if (isSharedBefore) return { ...row, place, aheadBy: "shared" };
    return next?.points === sum.points ? { ...row, place, aheadBy: deciding(sum, next) } : { ...row, place };
  });
}

type Sum = Omit<SeasonRow, "place" | "aheadBy"> & { readonly latest: string };

function sumOf(
  person: string,
  results: readonly SeasonResult[],
  formula: SeasonFormula,
  coefficientOf: CoefficientOf,
): Sum {
  const starts = [...Map.groupBy(results, ({ event }) => event)].map(([event, own]) =>
    startOf(event, own, formula, coefficientOf(event)),
  );
  const best = new Set(starts.toSorted(compareStarts).slice(0, formula.bestStarts ?? starts.length));
  const counted = starts.filter((start) => best.has(start) && start.points > 0);
  const medals = counted.flatMap((start) => start.results.filter(({ leftOut }) => leftOut === undefined));
  const taken = (place: number) => medals.filter((result) => result.place === place).length;
  return {
    person,
    points: hundredths(counted.map(({ points }) => points)),
    firsts: taken(1),
    seconds: taken(2),
    thirds: taken(3),
    latest:
      counted
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? "",
    starts: starts
      .toSorted((a, b) => compareTexts(b.date, a.date) || b.event - a.event)
      .map((start) => ({ ...start, isCounted: best.has(start) })),
  };
}

type UncountedStart = Omit<SeasonStart, "isCounted">;

function startOf(
  event: number,
  results: readonly SeasonResult[],
  formula: SeasonFormula,
  coefficient: number,
): UncountedStart {
  const counted = results
    .map((result) => countResult(result, formula, coefficient))
    .toSorted((a, b) => b.points - a.points || compareTexts(a.category, b.category));
  return {
    event,
    date: results[0]?.date ?? "",
    coefficient,
    points: hundredths(counted.map(({ points }) => points)),
    results: counted,
  };
}

/** What a result is worth before anything is chosen (RK2). */
export function countResult(
  result: SeasonResult,
  formula: SeasonFormula,
  coefficient: number,
): CountedResult {
  const { place, entrants, fought, wins } = result;
  if (entrants < formula.minEntrants) return { ...result, points: 0, leftOut: "few-entrants" };
  if (fought === 0 && !formula.countsUnfought) return { ...result, points: 0, leftOut: "not-fought" };
  const worth = place === null ? 0 : (formula.points[place - 1] ?? 0);
  return { ...result, points: hundredths([(worth + wins * formula.perWin) * coefficient]) };
}

/** The better start; of equals that with the better places, then the later one: the choice must not hang on the order. */
function compareStarts(a: UncountedStart, b: UncountedStart): number {
  return (
    b.points - a.points || bestPlace(a) - bestPlace(b) || compareTexts(b.date, a.date) || b.event - a.event
  );
}

const bestPlace = ({ results }: UncountedStart): number =>
  Math.min(
    ...results.map(({ place, leftOut }) => (leftOut === undefined && place) || Number.MAX_SAFE_INTEGER),
  );

function compareSums(a: Sum, b: Sum): number {
  if (a.points !== b.points) return b.points - a.points;
  const rule = deciding(a, b);
  if (rule === "shared") return 0;
  return rule === "later" ? compareTexts(b.latest, a.latest) : b[rule] - a[rule];
}

/** The first rule the two differ by. */
function deciding(a: Sum, b: Sum): TieRule | "shared" {
  const differs = (rule: TieRule) => (rule === "later" ? a.latest !== b.latest : a[rule] !== b[rule]);
  return TIE_RULES.find(differs) ?? "shared";
}

/** Coefficients have two digits: whole hundredths are summed, so that the order of the events changes nothing. */
const hundredths = (points: readonly number[]): number =>
  points.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
