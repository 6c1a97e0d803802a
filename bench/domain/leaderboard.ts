import { explain } from "#domain/leaderboard/explain.ts";
import { leaderboard } from "#domain/leaderboard/leaderboard.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "#domain/leaderboard/record.ts";
import { measureGrowth, report } from "../lib/measure.ts";

const SIZES = [125, 250, 500, 1000] as const;
const LIMIT_MS = 16;
/** On each side of an athlete, so that they have twice as many bouts. */
const NEIGHBOURS = 10;

type Table = {
  readonly category: LeaderboardCategory;
  readonly fightings: readonly LeaderboardFighting[];
};

/** Everybody meets their neighbours in a ring, so that head to head goes in circles all over the table. */
function table(n: number, scoreOf: (fighter: number, opponent: number) => number): Table {
  const fighters = Array.from({ length: n }, (_, index) => ({
    uuid: `f${index}`,
    weight: 60 + (index % 40),
  }));
  const fightings = fighters.flatMap(({ uuid: red }, one) =>
    Array.from({ length: NEIGHBOURS }, (_, step): LeaderboardFighting => {
      const other = (one + step + 1) % n;
      const blue = `f${other}`;
      return {
        category: { uuid: "cat" },
        fighters: [{ uuid: red }, { uuid: blue }],
        winner: { uuid: chance(one, other, 2) === 0 ? red : blue },
        cause: scoreOf(one, other) > 3 ? "submission" : "points",
        points: { [red]: { scores: scoreOf(one, other) }, [blue]: { scores: scoreOf(other, one) } },
      };
    }),
  );
  return { category: { uuid: "cat", fighters }, fightings };
}

/** The same on every machine and in every run. */
function chance(one: number, other: number, below: number): number {
  const mixed = Math.imul(Math.imul(one + 1, 0x9e3779b1) ^ (other + 1), 0x85ebca6b) >>> 0;
  return Math.floor((mixed / 2 ** 32) * below);
}

const typical = (fighter: number, opponent: number): number => chance(fighter, opponent, 7);
const nought = (): number => 0;

const CASES = [
  { title: "leaderboard, typical scores", scoreOf: typical, work: leaderboard },
  { title: "leaderboard, every bout 0:0", scoreOf: nought, work: leaderboard },
  { title: "explain, typical scores", scoreOf: typical, work: explain },
] as const;

for (const { title, scoreOf, work } of CASES) {
  const steps = measureGrowth(SIZES, (n) => {
    const { category, fightings } = table(n, scoreOf);
    return () => work(category, fightings);
  });
  for (const line of report(`${title}, ${NEIGHBOURS * 2} bouts per athlete`, steps, LIMIT_MS))
    console.log(line);
}
