import type { TeamFormula } from "./formulas.ts";

export type TeamId = string | number;

/** The result of one athlete in one category; whoever took part without a place is listed as well. */
export type TeamResult = {
  readonly team?: TeamId | null | undefined;
  readonly place?: number | null | undefined;
  readonly athlete?: string | undefined;
  /** Without it the switches cannot tell who fought whom, and leave the result alone. */
  readonly category?: string | undefined;
};

export const LEFT_OUT = ["other-category", "alone", "one-team", "not-the-best"] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export type Contribution = {
  readonly team: TeamId;
  readonly athlete?: string;
  readonly category?: string;
  readonly place?: number;
  readonly points: number;
  /** Why a switch of the formula leaves this result out. */
  readonly leftOut?: LeftOut;
};

/** What every athlete with a team brings to it under this formula. */
export function contributions(results: readonly TeamResult[], formula: TeamFormula): readonly Contribution[] {
  const byCategory = Map.groupBy(results, ({ category }) => category);
  return results.flatMap((result) => {
    const { team, place, athlete, category } = result;
    if (team === undefined || team === null) return [];
    const rivals = category === undefined ? [] : (byCategory.get(category) ?? []);
    const leftOut = leftOutBy(formula, result, rivals);
    return [
      {
        team,
        points: leftOut ? 0 : pointsFor(formula, place),
        ...(athlete !== undefined && { athlete }),
        ...(category !== undefined && { category }),
        ...(typeof place === "number" && { place }),
        ...(leftOut && { leftOut }),
      },
    ];
  });
}

function leftOutBy(
  formula: TeamFormula,
  result: TeamResult,
  rivals: readonly TeamResult[],
): LeftOut | undefined {
  const { category } = result;
  if (formula.categories && (category === undefined || !formula.categories.includes(category)))
    return "other-category";
  if (formula.skipSingle && rivals.length === 1) return "alone";
  if (formula.skipSameTeamOnly && rivals.length > 1 && rivals.every(({ team }) => team === result.team))
    return "one-team";
  return formula.bestOnlyPerCategory && !isBestOfTeam(result, rivals) ? "not-the-best" : undefined;
}

/** Of two who share a place the first listed counts, so that one of them does. */
function isBestOfTeam(result: TeamResult, rivals: readonly TeamResult[]): boolean {
  const mates = rivals.filter(({ team }) => team === result.team);
  const best = Math.min(...mates.map(placeOf));
  return mates.length === 0 || mates.find((mate) => placeOf(mate) === best) === result;
}

const placeOf = ({ place }: TeamResult): number => place ?? Number.POSITIVE_INFINITY;

function pointsFor({ points }: TeamFormula, place: number | null | undefined): number {
  return typeof place === "number" ? (points[place - 1] ?? 0) : 0;
}
