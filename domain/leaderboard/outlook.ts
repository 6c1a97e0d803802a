import { explain } from "./explain.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "./record.ts";

/** Places an athlete can still finish in, best first. */
export type Outlook = ReadonlyMap<string, readonly number[]>;

/** More would be too many futures to go through on a phone; and too early to say anything of interest. */
const MOST_REMAINING = 6;

/**
 * What is still possible in a running round robin: every way the remaining bouts can be won, and in each of them the
 * best and the worst case of what nobody can foresee (how many points, won by submission or not). Absent while too
 * much is open.
 */
export function outlook(
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
): Outlook | undefined {
  const remaining = fightings.flatMap((fighting) => openPair(category, fighting));
  if (remaining.length > MOST_REMAINING) return undefined;
  const decided = fightings.filter(({ winner }) => winner);
  const futures = remaining.reduce(fork, [[]]);
  return new Map(
    category.fighters.map(({ uuid }) => {
      const places = futures.flatMap((future) => {
        const placeIf = (case_: Case) =>
          placeOf(uuid, category, [...decided, ...future.map(playOut(uuid, case_))]);
        return range(placeIf("best"), placeIf("worst"));
      });
      return [uuid, [...new Set(places)].toSorted((a, b) => a - b)];
    }),
  );
}

type Pair = { readonly category: { readonly uuid: string }; readonly fighters: readonly [string, string] };
type Future = readonly (Pair & { readonly winner: string })[];
type Case = "best" | "worst";

function openPair(category: LeaderboardCategory, fighting: LeaderboardFighting): readonly Pair[] {
  const [a, b] = (fighting.fighters ?? []).map(({ uuid }) => uuid);
  if (fighting.category?.uuid !== category.uuid || fighting.winner || a === undefined || b === undefined)
    return [];
  return [{ category: { uuid: category.uuid }, fighters: [a, b] }];
}

/** One more bout: every future splits in two. */
const fork = (futures: readonly Future[], pair: Pair): readonly Future[] =>
  futures.flatMap((future) => pair.fighters.map((winner) => [...future, { ...pair, winner }]));

/** More points than anybody has ever scored in a bout. */
const MANY_POINTS = 1000;

/** In the best case only this athlete scores and submits, in the worst case only the others do. */
const playOut =
  (uuid: string, case_: Case) =>
  ({ category, fighters, winner }: Future[number]): LeaderboardFighting => {
    const isLucky = (fighter: string) => (fighter === uuid) === (case_ === "best");
    return {
      category,
      fighters: fighters.map((fighter) => ({ uuid: fighter })),
      winner: { uuid: winner },
      cause: isLucky(winner) ? "submission" : "points",
      points: Object.fromEntries(
        fighters.map((fighter) => [fighter, { scores: isLucky(fighter) ? MANY_POINTS : 0 }]),
      ),
    };
  };

/** Where the five rules leave a set equal, a lot decides, so any of its places is possible. */
function placeOf(
  uuid: string,
  category: LeaderboardCategory,
  fightings: readonly LeaderboardFighting[],
): readonly [number, number] {
  const places = explain(category, fightings);
  const place = places.find((entry) => entry.uuid === uuid)?.place ?? places.length;
  return [place, place + places.filter((entry) => entry.place === place).length - 1];
}

function range(best: readonly number[], worst: readonly number[]): readonly number[] {
  const from = Math.min(...best, ...worst);
  const to = Math.max(...best, ...worst);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
