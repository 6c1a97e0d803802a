import { contributions } from "./contribution.ts";
import type { Contribution, TeamId, TeamResult } from "./contribution.ts";
import type { TeamFormula } from "./formulas.ts";

/** Points given or taken by hand, whatever was fought (TM11). */
export type TeamAdjustment = { readonly team: TeamId; readonly points: number };

export type TeamStanding = {
  /** Teams level on everything share it. */
  readonly place: number;
  readonly team: TeamId;
  readonly points: number;
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  /** How much of the points was given by hand. */
  readonly adjusted: number;
  /** Every result of the team, with what it gave or why it gave nothing (TM9). */
  readonly from: readonly Contribution[];
};

/** Teams by points; level on points, by firsts, then seconds, then thirds (TM4). Told apart by id alone (TM5). */
export function teamRanking(
  results: readonly TeamResult[],
  formula: TeamFormula,
  adjustments: readonly TeamAdjustment[] = [],
): readonly TeamStanding[] {
  const byTeam = Map.groupBy(contributions(results, formula), ({ team }) => team);
  const byHand = Map.groupBy(adjustments, ({ team }) => team);
  const totals = [...new Set([...byTeam.keys(), ...byHand.keys()])]
    .map((team) => totalOf(team, byTeam.get(team) ?? [], byHand.get(team) ?? []))
    .toSorted(ahead);
  let place = 0;
  return totals.map((total, index) => {
    const before = totals[index - 1];
    if (!before || compareTotals(before, total) !== 0) place = index + 1;
    return { place, ...total };
  });
}

type Total = Omit<TeamStanding, "place">;

function totalOf(team: TeamId, from: readonly Contribution[], byHand: readonly TeamAdjustment[]): Total {
  const counted = from.filter(({ leftOut }) => leftOut === undefined);
  const placed = (place: number) => counted.filter((result) => result.place === place).length;
  const adjusted = byHand.reduce((sum, { points }) => sum + points, 0);
  return {
    team,
    points: counted.reduce((sum, { points }) => sum + points, adjusted),
    firsts: placed(1),
    seconds: placed(2),
    thirds: placed(3),
    adjusted,
    from,
  };
}

function compareTotals(a: Total, b: Total): number {
  return b.points - a.points || b.firsts - a.firsts || b.seconds - a.seconds || b.thirds - a.thirds;
}

/** Among those level the id keeps the order the same whichever result was listed first. */
function ahead(a: Total, b: Total): number {
  return compareTotals(a, b) || (a.team < b.team ? -1 : 1);
}
