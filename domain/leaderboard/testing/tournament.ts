import * as fc from "fast-check";
import type { LeaderboardCategory, LeaderboardFighting } from "../record.ts";

/** One bout, said shortly: the winner first, `sub` for a submission, the score as winner:loser. */
export function bout(
  winner: string,
  loser: string,
  how: "points" | "sub" = "points",
  score: readonly number[] = [0, 0],
) {
  return {
    category: { uuid: "cat" },
    fighters: [{ uuid: winner }, { uuid: loser }],
    winner: { uuid: winner },
    cause: how === "sub" ? "submission" : "points",
    points: { [winner]: { scores: score[0] }, [loser]: { scores: score[1] } },
  } satisfies LeaderboardFighting;
}

export const undecided = (a: string, b: string): LeaderboardFighting => ({
  category: { uuid: "cat" },
  fighters: [{ uuid: a }, { uuid: b }],
  winner: null,
  cause: null,
  points: {},
});

export const category = (weights: Readonly<Record<string, number>>): LeaderboardCategory => ({
  uuid: "cat",
  fighters: Object.entries(weights).map(([uuid, weight]) => ({ uuid, weight })),
});

export type Tournament = { category: LeaderboardCategory; fightings: readonly LeaderboardFighting[] };

/** Small and close on purpose: few weights, low scores, some pairs meet twice or never, so that ties are common. */
export const closeTournament: fc.Arbitrary<Tournament> = fc.integer({ min: 2, max: 6 }).chain((size) => {
  const names = Array.from({ length: size }, (_, index) => String.fromCodePoint(65 + index));
  const anyone = fc.constantFrom(...names);
  const anyBout = fc
    .record({
      winner: anyone,
      loser: anyone,
      how: fc.constantFrom("points" as const, "sub" as const),
      score: fc.constantFrom([0, 0], [0, 0], [2, 0], [2, 2], [0, -1]),
    })
    .filter(({ winner, loser }) => winner !== loser);
  return fc.record({
    category: fc
      .array(fc.constantFrom(60, 61, 62, 0), { minLength: size, maxLength: size })
      .map((weights) =>
        category(Object.fromEntries(names.map((name, index) => [name, weights[index] ?? 0]))),
      ),
    fightings: fc
      .array(anyBout, { maxLength: 10 })
      .map((bouts) => bouts.map(({ winner, loser, how, score }) => bout(winner, loser, how, score))),
  });
});

export const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });
