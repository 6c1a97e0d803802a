import type { BoutLabel, Slot } from "./bracket.ts";
import type { BoutDraft } from "./assemble.ts";

/** The knock-out tree every elimination format stands on. */
export type MainTree = {
  readonly size: number;
  /** Bout ids by round, first round first, top to bottom; bouts that are byes included. */
  readonly rounds: readonly (readonly BoutDraft[])[];
  readonly byes: readonly number[];
};

export function growMainTree(n: number, positionsOf: PositionsOf = foldedPositions): MainTree {
  const size = bracketSize(n);
  const positions = positionsOf(n);
  const rounds: BoutDraft[][] = [];
  let line: readonly (Slot | undefined)[] = positions.map((seed) => (seed <= n ? { seed } : undefined));
  for (let of = size; of >= 2; of /= 2) {
    const round = rounds.length + 1;
    const bouts = pairUp(line).map(([a, b], index) => mainBout(of, round, index + 1, a, b));
    rounds.push(bouts);
    line = bouts.map(({ id }) => ({ winnerOf: id }));
  }
  return { size, rounds, byes: numbersTo(size - n) };
}

/** Draw numbers top to bottom for so many athletes; those above their count are byes. */
export type PositionsOf = (n: number) => readonly number[];

export const foldedPositions: PositionsOf = (n) => seedPositions(bracketSize(n));

/**
 * As Russian sheets are filled: numbers go down the page, 1 meets 2 and 3 meets 4, and the bouts that bring the field to
 * a power of two («бои приведения») stand at its foot, fought by the last numbers (DR84).
 */
export const positionsInOrder: PositionsOf = (n) => {
  const byes = bracketSize(n) - n;
  const passing = numbersTo(byes).flatMap((number) => [number, n + number]);
  return [...passing, ...numbersTo(n).slice(byes)];
};

export function bracketSize(n: number): number {
  return n <= 1 ? 1 : 2 ** (32 - Math.clz32(n - 1));
}

/**
 * Draw numbers top to bottom, by folding: 1 → 1 2 → 1 4 2 3 → 1 8 4 5 2 7 3 6. The best two meet in the final
 * at the earliest, the best four in the semi-finals; numbers above the entry are byes, so byes go to the top.
 */
export function seedPositions(size: number): readonly number[] {
  let positions = [1];
  while (positions.length < size) {
    const sum = positions.length * 2 + 1;
    positions = positions.flatMap((seed) => [seed, sum - seed]);
  }
  return positions;
}

export function pairUp<Item>(line: readonly Item[]): (readonly [Item | undefined, Item | undefined])[] {
  const pairs: (readonly [Item | undefined, Item | undefined])[] = [];
  for (let index = 0; index < line.length; index += 2) pairs.push([line[index], line[index + 1]]);
  return pairs;
}

/** Losers of every round but the last, latest round first: each round is a tier of places. */
export function loserTiers(rounds: readonly (readonly BoutDraft[])[]): Slot[][] {
  return rounds.toReversed().map((bouts) => bouts.map(({ id }) => ({ loserOf: id })));
}

function mainBout(
  of: number,
  round: number,
  index: number,
  a: Slot | undefined,
  b: Slot | undefined,
): BoutDraft {
  if (of === 2) return { id: "F", stage: "final", round, label: { kind: "final" }, a, b };
  const label: BoutLabel = { kind: "round", of, index };
  return { id: mainBoutId(of, index), stage: "main", round, label, a, b };
}

function mainBoutId(of: number, index: number): string {
  if (of === 4) return `SF${index}`;
  if (of === 8) return `QF${index}`;
  return `R${of}-${index}`;
}

export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
