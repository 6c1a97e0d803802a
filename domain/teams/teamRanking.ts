import { contributions } from "./contribution.ts";
import type { Contribution, TeamId, TeamResult } from "./contribution.ts";
import type { TeamFormula } from "./formulas.ts";

export type TeamStanding = {
  /** Teams level on everything share it. */
  readonly place: number;
  readonly team: TeamId;
  readonly points: number;
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  /** Every result of the team, with what it gave or why it gave nothing (TM9). */
  readonly from: readonly Contribution[];
};

/** Teams by points; level on points, by firsts, then seconds, then thirds (TM4). Told apart by id alone (TM5). */
export function teamRanking(results: readonly TeamResult[], formula: TeamFormula): readonly TeamStanding[] {
  const byTeam = Map.groupBy(contributions(results, formula), ({ team }) => team);
  const totals = [...byTeam].map(([team, from]) => totalOf(team, from)).toSorted(ahead);
  let place = 0;
  return totals.map((total, index) => {
    const before = totals[index - 1];
    if (!before || compareTotals(before, total) !== 0) place = index + 1;
    return { place, ...total };
  });
}

type Total = Omit<TeamStanding, "place">;

function totalOf(team: TeamId, from: readonly Contribution[]): Total {
  const counted = from.filter(({ leftOut }) => leftOut === undefined);
  const placed = (place: number) => counted.filter((result) => result.place === place).length;
  return {
    team,
    points: counted.reduce((sum, { points }) => sum + points, 0),
    firsts: placed(1),
    seconds: placed(2),
    thirds: placed(3),
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
