import { orderTied, type RankedGroup, winsIn } from "./headToHead.ts";
import { decidedBouts } from "./record.ts";
import type { DecidedBout, LeaderboardCategory, LeaderboardFighting } from "./record.ts";
import { standings } from "./standing.ts";
import type { Standing } from "./standing.ts";

export type LeaderboardEntry = {
  readonly uuid: string;
  readonly wins: number;
  readonly subs: number;
  readonly points: number;
  /** Always 0 (LB8): clients expect the field. */
  readonly winningTime: 0;
};

export type Leaderboard = {
  /** Best first. */
  readonly entries: readonly LeaderboardEntry[];
  /** Sets the five rules cannot separate (LB19): a person has to, before anybody is awarded. */
  readonly equalOnAllRules: readonly (readonly string[])[];
};

/** The order inside a category by the five rules. Places of an elimination draw come from its tree instead (LB21). */
export function leaderboard(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
): Leaderboard {
  const ranked = rank(category, decidedBouts(category, fightings)).flatMap(({ ties }) => ties);
  return {
    entries: ranked
      .flat()
      .map(({ uuid, wins, subs, points }) => ({ uuid, wins, subs, points, winningTime: 0 })),
    equalOnAllRules: ranked.filter((tie) => tie.length > 1).map((tie) => tie.map(({ uuid }) => uuid)),
  };
}

export function rank(category: LeaderboardCategory, bouts: readonly DecidedBout[]): readonly RankedGroup[] {
  const table = standings(category, bouts).toSorted(byNumbers);
  const groups = groupsOf(table);
  const wins = winsIn(boutsInside(groups, bouts));
  return groups.map((group) => orderTied(group, wins));
}

type NumberRule = (a: Standing, b: Standing) => number;

const moreWins: NumberRule = (a, b) => b.wins - a.wins; // LB1
const moreSubmissions: NumberRule = (a, b) => b.subs - a.subs; // LB2
const morePoints: NumberRule = (a, b) => b.points - a.points; // LB3

const byNumbers: NumberRule = (a, b) => moreWins(a, b) || moreSubmissions(a, b) || morePoints(a, b);

/** Of an ordered table, the runs of athletes whom the numbers do not separate. */
function groupsOf(table: readonly Standing[]): readonly (readonly Standing[])[] {
  const groups: Standing[][] = [];
  for (const standing of table) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && byNumbers(last, standing) === 0) group.push(standing);
    else groups.push([standing]);
  }
  return groups;
}

/** Head to head is asked only among those level so far, and in most tables that is nearly nobody. */
function boutsInside(
  groups: readonly (readonly Standing[])[],
  bouts: readonly DecidedBout[],
): readonly DecidedBout[] {
  const groupOf = new Map<string, number>();
  for (const [index, group] of groups.entries()) for (const { uuid } of group) groupOf.set(uuid, index);
  return bouts.filter(({ fighters: [one, other] }) => groupOf.get(one ?? "") === groupOf.get(other ?? ""));
}
