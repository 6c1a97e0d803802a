import type { Drawing, Slot } from "./bracket.ts";
import { assemble, type BoutDraft } from "./assemble.ts";
import { numbersTo } from "./mainTree.ts";

export type Pair = readonly [number, number];
export type PairingRound = { readonly pairs: readonly Pair[]; readonly free: number | undefined };

const MOST_RECOMMENDED = 6;
const MOST_BY_RUSSIAN_RULE = 11;

/** Everybody meets everybody; places come from the leaderboard. */
export function drawRoundRobin(n: number): Drawing {
  const seeds = numbersTo(n);
  const rounds = pairRounds(n);
  const drafts = groupBouts("A", seeds, rounds, ([a, b]) => `${a}-${b}`);
  const tiers = seeds.map((place): Slot[] => [{ groupRank: { group: "A", place } }]);
  return {
    groups: { A: seeds },
    byes: [],
    recommended: n <= MOST_RECOMMENDED,
    freeByRound: rounds.map(({ free }) => free ?? null),
    restOrder: restOrder(rounds).map(([a, b]) => `${a}-${b}`),
    ...assemble(drafts, tiers),
  };
}

export function groupBouts(
  group: string,
  seeds: readonly number[],
  rounds: readonly PairingRound[],
  boutId: (pair: Pair) => string,
): BoutDraft[] {
  return rounds.flatMap(({ pairs }, index) =>
    pairs.map(([one, other]): BoutDraft => {
      const a = seeds[one - 1] ?? 0;
      const b = seeds[other - 1] ?? 0;
      const round = index + 1;
      const label = { kind: "group", group, round } as const;
      return { id: boutId([a, b]), stage: "group", round, label, group, a: { seed: a }, b: { seed: b } };
    }),
  );
}

/** Rounds for numbers 1..n: the pairing rule of Russian wrestling, the circle method for large fields. */
export function pairRounds(n: number): PairingRound[] {
  return n <= MOST_BY_RUSSIAN_RULE ? pairBySmallestNumber(n) : pairByCircle(n);
}

/**
 * The smallest number meets the nearest larger one not met yet, going back when the last ones have met already.
 * With an odd field the largest number rests first, then the largest that has not rested.
 */
function pairBySmallestNumber(n: number): PairingRound[] {
  const met = new Set<string>();
  return numbersTo(n % 2 === 0 ? n - 1 : n).map((round) => {
    const free = n % 2 === 0 ? undefined : n + 1 - round;
    const pairs =
      matchAll(
        numbersTo(n).filter((number) => number !== free),
        met,
      ) ?? [];
    for (const pair of pairs) met.add(pair.join("-"));
    return { pairs, free };
  });
}

function matchAll(numbers: readonly number[], met: ReadonlySet<string>): Pair[] | undefined {
  const [smallest, ...others] = numbers;
  if (smallest === undefined) return [];
  for (const other of others) {
    if (met.has(`${smallest}-${other}`)) continue;
    const rest = matchAll(
      others.filter((number) => number !== other),
      met,
    );
    if (rest) return [[smallest, other], ...rest];
  }
  return undefined;
}

function pairByCircle(n: number): PairingRound[] {
  const places = n % 2 === 0 ? n : n + 1;
  const turning = numbersTo(places).slice(1);
  return numbersTo(places - 1).map((round) => {
    const line = [1, ...turning.slice(round - 1), ...turning.slice(0, round - 1)];
    const met = line.slice(0, places / 2).map((number, index) => {
      const opposite = line[places - 1 - index] ?? number;
      return number < opposite ? ([number, opposite] as const) : ([opposite, number] as const);
    });
    const pairs = met.filter(([, larger]) => larger <= n).toSorted(([one], [other]) => one - other);
    return { pairs, free: met.find(([, larger]) => larger > n)?.[0] };
  });
}

/** An order in which nobody fights twice in a row; three and four athletes have none and keep their rounds. */
function restOrder(rounds: readonly PairingRound[]): readonly Pair[] {
  const inRounds = rounds.flatMap(({ pairs }) => pairs);
  const narrowest = Math.min(...rounds.map(({ pairs }) => pairs.length));
  if (narrowest < 2) return inRounds;
  if (narrowest === 2) return avoidRepeats([], inRounds) ?? inRounds;
  // With three bouts in a round at least one is free of both athletes who have just fought.
  return rounds.reduce<readonly Pair[]>((order, { pairs }) => {
    const start = pairs.findIndex((pair) => !shareAthlete(pair, order.at(-1)));
    return [...order, ...pairs.slice(start), ...pairs.slice(0, start)];
  }, []);
}

function avoidRepeats(order: readonly Pair[], left: readonly Pair[]): readonly Pair[] | undefined {
  if (left.length === 0) return order;
  for (const pair of left) {
    if (shareAthlete(pair, order.at(-1))) continue;
    const found = avoidRepeats(
      [...order, pair],
      left.filter((other) => other !== pair),
    );
    if (found) return found;
  }
  return undefined;
}

function shareAthlete(pair: Pair, previous: Pair | undefined): boolean {
  return previous !== undefined && pair.some((number) => previous.includes(number));
}
