import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Wins, winsIn } from "./headToHead.ts";
import { leaderboard } from "./leaderboard.ts";
import { decidedBouts } from "./record.ts";
import { standings } from "./standing.ts";
import type { Standing } from "./standing.ts";
import { closeTournament, shuffled } from "./testing/tournament.ts";
import type { Tournament } from "./testing/tournament.ts";

const orderOf = ({ category, fightings }: Tournament) =>
  leaderboard(category, fightings).entries.map(({ uuid }) => uuid);

/** The order with those equal on all rules written as one. */
function placesOf({ category, fightings }: Tournament): readonly string[] {
  const { entries, equalOnAllRules } = leaderboard(category, fightings);
  return entries.map(({ uuid }) =>
    (equalOnAllRules.find((set) => set.includes(uuid)) ?? [uuid]).toSorted().join("="),
  );
}

test("[LB18] the order of the bouts does not matter", () => {
  const shuffledBouts = closeTournament.chain((tournament) =>
    shuffled(tournament.fightings).map((fightings) => [tournament, { ...tournament, fightings }] as const),
  );
  fc.assert(
    fc.property(shuffledBouts, ([one, other]) => {
      expect(orderOf(other)).toEqual(orderOf(one));
    }),
    { numRuns: 1000 },
  );
});

test("[LB18] the order of the fighters matters only among those equal on all rules", () => {
  const shuffledFighters = closeTournament.chain(({ category, fightings }) =>
    shuffled(category.fighters).map(
      (fighters) =>
        [
          { category, fightings },
          { category: { ...category, fighters }, fightings },
        ] as const,
    ),
  );
  fc.assert(
    fc.property(shuffledFighters, ([one, other]) => {
      expect(placesOf(other)).toEqual(placesOf(one));
    }),
    { numRuns: 2000 },
  );
});

test("[LB16] where the five rules agree pair by pair, the order is theirs", () => {
  let agreed = 0;
  fc.assert(
    fc.property(closeTournament, (tournament) => {
      const { category, fightings } = tournament;
      const bouts = decidedBouts(category, fightings);
      const table = standings(category, bouts);
      const compare = fiveRules(winsIn(bouts));
      fc.pre(isConsistent(table, compare));
      agreed += 1;
      expect(orderOf(tournament)).toEqual(table.toSorted(compare).map(({ uuid }) => uuid));
    }),
    { numRuns: 2000 },
  );
  expect(agreed).toBeGreaterThan(500);
});

test("[LB10] everybody is listed exactly once, with real numbers", () => {
  fc.assert(
    fc.property(closeTournament, ({ category, fightings }) => {
      const { entries } = leaderboard(category, fightings);
      expect(entries.map(({ uuid }) => uuid).toSorted()).toEqual(
        category.fighters.map(({ uuid }) => uuid).toSorted(),
      );
      for (const { wins, subs, points } of entries)
        expect([wins, subs, points].every(Number.isFinite)).toBe(true);
    }),
  );
});

type Compare = (a: Standing, b: Standing) => number;

const byWeight: Compare = (a, b) => (a.weight === b.weight ? 0 : a.weight - b.weight);

const fiveRules =
  (wins: Wins): Compare =>
  (a, b) =>
    b.wins - a.wins ||
    b.subs - a.subs ||
    b.points - a.points ||
    Number(hasBeaten(wins, b.uuid, a.uuid)) - Number(hasBeaten(wins, a.uuid, b.uuid)) ||
    byWeight(a, b);

/** A comparator `sort` may be given: being ahead and being equal both carry over from pair to pair. */
function isConsistent(table: readonly Standing[], compare: Compare): boolean {
  return table.every((a) =>
    table.every((b) =>
      table.every(
        (c) =>
          !(compare(a, b) <= 0 && compare(b, c) <= 0) ||
          sameSign(compare(a, c), compare(a, b) + compare(b, c)),
      ),
    ),
  );
}

const sameSign = (outcome: number, expected: number): boolean =>
  expected === 0 ? outcome === 0 : outcome < 0;

/** The first beat the second more often than the other way round. */
function hasBeaten(wins: Wins, winner: string, loser: string): boolean {
  return (wins.get(winner)?.get(loser) ?? 0) > (wins.get(loser)?.get(winner) ?? 0);
}
