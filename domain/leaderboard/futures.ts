import { orderTied, winsIn } from "./headToHead.ts";
import { decidedBouts, weightOf } from "./record.ts";
import type { DecidedBout, LeaderboardCategory, LeaderboardFighting } from "./record.ts";
import { standings, type Standing } from "./standing.ts";

/** A bout of the category that is still to be won, by the places of its athletes in the category's list. */
export type OpenBout = { readonly fighters: readonly [number, number]; readonly index: number };

/** One way the open bouts can end: who wins each, and whether by submission. */
export type Future = {
  /** For each open bout, the side that wins it: nought or one. */
  readonly winners: readonly number[];
  readonly isSubmission: readonly boolean[];
  /** For each athlete, the best and the worst place, as nobody knows the points of bouts to come. */
  readonly places: readonly PlaceRange[];
};

export type PlaceRange = { readonly best: number; readonly worst: number };

/** More would be too many futures to go through on a phone; and too early to say anything of interest. */
export const MOST_OPEN = 5;

export function openBouts(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
): readonly OpenBout[] {
  const places = new Map(category.fighters.map(({ uuid }, place) => [uuid, place]));
  return fightings.flatMap(({ category: of, winner, fighters }, index): OpenBout[] => {
    if (of?.uuid !== category.uuid || winner) return [];
    const [one, other] = (fighters ?? []).map(({ uuid }) => places.get(uuid));
    return one === undefined || other === undefined ? [] : [{ fighters: [one, other], index }];
  });
}

/** Every way the open bouts can be won. A bout nobody wins is not foreseen. */
export function futuresOf(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
  open: readonly OpenBout[],
): readonly Future[] {
  const decided = decidedBouts(category, fightings);
  const now = standings(category, decided);
  const isOpen = new Set(open.flatMap(({ fighters }) => fighters));
  const orderOf = createTieOrder(category, decided);
  const futures: Future[] = [];
  for (let code = 0; code < WAYS ** open.length; code += 1) {
    const ways = open.map((_, position) => Math.floor(code / WAYS ** position) % WAYS);
    const winners = ways.map((way) => way % 2);
    const isSubmission = ways.map((way) => way >= 2);
    const wins = now.map((standing) => standing.wins);
    const subs = now.map((standing) => standing.subs);
    for (const [position, { fighters }] of open.entries()) {
      const winner = fighters[winners[position] === 0 ? 0 : 1];
      wins[winner] = (wins[winner] ?? 0) + 1;
      if (isSubmission[position]) subs[winner] = (subs[winner] ?? 0) + 1;
    }
    const table = now.map((standing, place): Row => ({
      standing: { ...standing, wins: wins[place] ?? 0, subs: subs[place] ?? 0 },
      isKnown: !isOpen.has(place),
    }));
    futures.push({ winners, isSubmission, places: table.map((row) => placeRange(row, table, orderOf)) });
  }
  return futures;
}

/** A bout ends in one of four ways: either wins, by submission or not. */
const WAYS = 4;

type Row = {
  readonly standing: Standing;
  /** No bout is left to him, so his points are what they are. */
  readonly isKnown: boolean;
};

/**
 * Whom the numbers cannot separate yet may end above or below. That holds for all of a set in which somebody's points
 * are open, because one more athlete level on points may close or break a circle (LB16).
 */
function placeRange(own: Row, table: readonly Row[], orderOf: TieOrder): PlaceRange {
  let above = 0;
  let level: Row[] = [];
  for (const other of table) {
    if (other === own) continue;
    const difference = byWinsAndSubs(other.standing, own.standing);
    if (difference < 0) above += 1;
    if (difference === 0) level.push(other);
  }
  const isDecided = own.isKnown && level.every(({ isKnown }) => isKnown);
  if (own.isKnown) {
    above += level.filter(({ standing, isKnown }) => isKnown && standing.points > own.standing.points).length;
    level = level.filter(({ standing, isKnown }) => !isKnown || standing.points === own.standing.points);
  }
  if (!isDecided || level.length === 0) return { best: above + 1, worst: above + 1 + level.length };
  const [first, last] = orderOf(
    own.standing.uuid,
    [own, ...level].map(({ standing }) => standing),
  );
  return { best: above + first, worst: above + last };
}

const byWinsAndSubs = (a: Standing, b: Standing): number => b.wins - a.wins || b.subs - a.subs; // LB1, LB2

/** The first and the last place of an athlete in a set level on wins, submissions and points (LB4, LB5). */
type TieOrder = (uuid: string, set: readonly Standing[]) => readonly [number, number];

function createTieOrder(category: LeaderboardCategory, decided: readonly DecidedBout[]): TieOrder {
  const wins = winsIn(decided);
  const weights = new Map(category.fighters.map((fighter) => [fighter.uuid, weightOf(fighter)]));
  return (uuid, set) => {
    const weighed = set.map((standing) => ({
      ...standing,
      weight: weights.get(standing.uuid) ?? standing.weight,
    }));
    let first = 1;
    for (const tie of orderTied(weighed, wins).ties) {
      if (tie.some((standing) => standing.uuid === uuid)) return [first, first + tie.length - 1];
      first += tie.length;
    }
    return [1, set.length];
  };
}
