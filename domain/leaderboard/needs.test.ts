import * as fc from "fast-check";
import { expect, test } from "vitest";
import { explain } from "./explain.ts";
import { needsOf, type Need } from "./needs.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "./record.ts";
import { bout, category, closeTournament, undecided } from "./testing/tournament.ts";

const three = category({ A: 60, B: 61, C: 62 });
const need = (fightings: readonly LeaderboardFighting[], who: string, place = 1, of = three) =>
  needsOf(of, fightings, place)?.get(who);

test("[NE1] when everything is decided each is sure or out", () => {
  const fightings = [bout("A", "B"), bout("A", "C"), bout("B", "C")];
  expect(need(fightings, "A")).toEqual({ kind: "sure" });
  expect(need(fightings, "B")).toEqual({ kind: "out" });
  expect(need(fightings, "B", 2)).toEqual({ kind: "sure" });
});

test("[NE1] who has won both bouts is first whatever happens in the last", () => {
  const fightings = [bout("A", "B"), bout("A", "C"), undecided("B", "C")];
  expect(need(fightings, "A")).toEqual({ kind: "sure" });
  expect(need(fightings, "B")).toEqual({ kind: "out" });
  expect(need(fightings, "B", 2)).toEqual({ kind: "wins", wins: 1, of: 1 });
});

test("[NE1] one win of two is enough", () => {
  const four = category({ A: 60, B: 61, C: 62, D: 63 });
  const fightings = [
    bout("A", "B"),
    bout("B", "C"),
    bout("D", "B"),
    undecided("A", "C"),
    undecided("A", "D"),
  ];
  expect(need(fightings, "A", 2, four)).toMatchObject({ kind: "wins", wins: 1, of: 2 });
});

test("[NE1] a win by submission is enough where a win on points is not", () => {
  const fightings = [bout("B", "C", "sub"), bout("A", "B"), undecided("A", "C")];
  expect(need(fightings, "A")).toEqual({ kind: "wins", wins: 1, of: 1 });
  const close = [bout("A", "B", "points", [2, 0]), bout("C", "B"), bout("A", "C"), undecided("B", "A")];
  expect(need(close, "B", 2)).toEqual({ kind: "submissions", of: 1 });
});

test("[NE1] what others have to do is named", () => {
  const four = category({ A: 60, B: 61, C: 62, D: 63 });
  const fightings = [
    bout("A", "B"),
    bout("A", "C"),
    bout("B", "C"),
    bout("B", "D"),
    bout("D", "A"),
    undecided("C", "D"),
  ];
  expect(need(fightings, "C", 3, four)).toEqual({ kind: "submissions", of: 1 });
  // A, B and D would all have two wins, and the points of the last bout are not known yet.
  expect(need(fightings, "A", 2, four)).toEqual({
    kind: "others",
    of: 0,
    results: [{ bout: 5, winner: "C" }],
  });
});

test("[NE1] nothing is said while more than five bouts are open", () => {
  const remaining = Array.from({ length: 6 }, () => undecided("A", "B"));
  expect(needsOf(three, remaining, 1)).toBeUndefined();
  expect(needsOf(three, remaining.slice(1), 1)).toBeDefined();
});

test("[NE2] a lead in points is no promise while somebody can still score", () => {
  const fightings = [bout("B", "A", "points", [50, 0]), bout("A", "C"), undecided("C", "B")];
  expect(need(fightings, "A", 2)).not.toEqual({ kind: "sure" });
  expect(need(fightings, "B")).toEqual({ kind: "wins", wins: 1, of: 1 });
});

const SCORES = [
  [0, 0],
  [2, 0],
  [0, 2],
  [1, 1],
  [9, 0],
] as const;

/** Every way the open bouts can really end, with points from nought to many. */
function* endings(fightings: readonly LeaderboardFighting[]): Generator<readonly LeaderboardFighting[]> {
  const index = fightings.findIndex(({ winner }) => !winner);
  const open = fightings[index];
  if (open === undefined) {
    yield fightings;
    return;
  }
  const [one = "", other = ""] = (open.fighters ?? []).map(({ uuid }) => uuid);
  for (const [winner, loser] of [
    [one, other],
    [other, one],
  ] as const)
    for (const how of ["points", "sub"] as const)
      for (const score of SCORES) yield* endings(fightings.with(index, bout(winner, loser, how, score)));
}

/** The last place an athlete may get: those whom only a lot separates may all come before him. */
function worstPlace(of: LeaderboardCategory, fightings: readonly LeaderboardFighting[], who: string): number {
  const places = explain(of, fightings);
  const place = places.find(({ uuid }) => uuid === who)?.place ?? 0;
  return place + places.filter((entry) => entry.place === place).length - 1;
}
const bestPlace = (of: LeaderboardCategory, fightings: readonly LeaderboardFighting[], who: string) =>
  explain(of, fightings).find(({ uuid }) => uuid === who)?.place ?? 0;

/** Whether an ending is one the need speaks about. */
function isMet(
  need: Need,
  before: readonly LeaderboardFighting[],
  after: readonly LeaderboardFighting[],
  who: string,
) {
  const own = after.filter((_, index) => !before[index]?.winner && holds(before[index], who));
  const won = own.filter(({ winner }) => winner?.uuid === who);
  switch (need.kind) {
    case "sure":
      return true;
    case "wins":
      return won.length >= need.wins;
    case "submissions":
      return won.filter(({ cause }) => cause === "submission").length === need.of;
    case "others":
      return (
        won.length === need.of && need.results.every((one) => after[one.bout]?.winner?.uuid === one.winner)
      );
    case "open":
    case "out":
      return false;
  }
}
const holds = (fighting: LeaderboardFighting | undefined, who: string) =>
  fighting?.fighters?.some(({ uuid }) => uuid === who) === true;

const nearTheEnd = closeTournament.chain(({ category: of, fightings }) =>
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 3 })).map(([count, place]) => ({
    of,
    place,
    fightings: fightings.map((fighting, index) =>
      index < count ? { ...fighting, winner: null, cause: null, points: {} } : fighting,
    ),
  })),
);

test("[NE2] against every real ending: what is promised holds, and whoever is out never gets there", () => {
  fc.assert(
    fc.property(nearTheEnd, ({ of, fightings, place }) => {
      const needs = needsOf(of, fightings, place);
      for (const after of endings(fightings))
        for (const [who, one] of needs ?? []) {
          if (isMet(one, fightings, after, who))
            expect(worstPlace(of, after, who)).toBeLessThanOrEqual(place);
          if (one.kind === "out") expect(bestPlace(of, after, who)).toBeGreaterThan(place);
        }
    }),
    { numRuns: 60 },
  );
});

test("[NE3] against every real ending: fewer own wins than are told to be a must never get there", () => {
  fc.assert(
    fc.property(nearTheEnd, ({ of, fightings, place }) => {
      for (const [who, one] of needsOf(of, fightings, place) ?? []) {
        if (one.kind !== "open" || one.must === 0) continue;
        for (const after of endings(fightings)) {
          const won = after.filter(
            ({ winner }, index) => !fightings[index]?.winner && winner?.uuid === who,
          ).length;
          if (won < one.must) expect(bestPlace(of, after, who)).toBeGreaterThan(place);
        }
      }
    }),
    { numRuns: 60 },
  );
});
