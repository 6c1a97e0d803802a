import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "./category.ts";
import { differencePercent, POOL, proposeSplits, splitByWeight } from "./split.ts";
import { category } from "./testing/categories.ts";

const kids = (...weights: number[]) =>
  category({ uuid: "kids", ageMin: 8, ageMax: 9, weightMin: 20, weightMax: 34 }, ...weights);
const groupsOf = (one: Category) => {
  const split = splitByWeight(one);
  return split.ok ? split.value : [];
};
const weightsIn = (one: Category) =>
  groupsOf(one).map(({ fighters }) => fighters.map(({ weight }) => weight));

test("[CT30] more than eight children, or more than 64 others, are proposed to be split", () => {
  const nine = Array.from({ length: 9 }, () => 30);
  const many = Array.from({ length: 65 }, () => 75);
  const names = (...all: Category[]) => proposeSplits(all);
  expect(names(kids(...nine), kids(...nine.slice(1)))).toEqual(["kids"]);
  expect(names(category({ uuid: "men" }, ...many), category({}, ...many.slice(1)))).toEqual(["men"]);
  expect(names({ ...kids(...nine), status: "drawn" })).toEqual([]);
  expect(names(category({ ageMin: 13, ageMax: 14 }, ...nine))).toEqual([]);
});

test("[CT31] children stand with their nearest in weight, four to a pool where that is possible", () => {
  expect(weightsIn(kids(31, 24, 30, 25, 32, 24.5, 31.5, 25.5))).toEqual([
    [24, 24.5, 25, 25.5],
    [30, 31, 31.5, 32],
  ]);
  expect(weightsIn(kids(22, 22.5, 23, 28, 28.5, 29))).toEqual([
    [22, 22.5, 23],
    [28, 28.5, 29],
  ]);
});

test("[CT31] a pool is a class: above the heaviest before it, up to its own heaviest", () => {
  expect(groupsOf(kids(22, 22.5, 23, 28, 28.5, 29))).toMatchObject([
    { weightMin: 20, weightMax: 23 },
    { weightMin: 23, weightMax: 34 },
  ]);
});

test("[CT31] who has no weight is in no pool, and five are not split", () => {
  const people = [
    ...kids(22, 22.5, 23, 28, 28.5, 29).fighters,
    { uuid: "unknown" },
    { uuid: "null", weight: null },
  ];
  const placed = groupsOf({ ...kids(), fighters: people }).flatMap(({ fighters }) => fighters);
  expect(placed).toHaveLength(6);
  expect(splitByWeight(kids(22, 23, 24, 25, 26))).toEqual({
    ok: false,
    problem: { code: "too-few-to-split" },
  });
});

test("[CT32] grown-ups are split evenly by weight, and only where a tree has no room", () => {
  const men = (n: number) =>
    category({}, ...Array.from({ length: n }, (_, index) => 71 + ((index * 7) % n) / 100));
  expect(groupsOf(men(64))).toEqual([]);
  expect(groupsOf(men(65)).map(({ fighters }) => fighters.length)).toEqual([32, 33]);
  expect(groupsOf(men(130)).map(({ fighters }) => fighters.length)).toEqual([43, 43, 44]);
});

const children = fc
  .array(fc.integer({ min: 200, max: 420 }), { minLength: 6, maxLength: 60 })
  .map((weights) => kids(...weights.map((weight) => weight / 10)));

test("[CT31] everybody is in one pool of three to five, neighbours by weight, whatever the order of the list", () => {
  fc.assert(
    fc.property(children, (one) => {
      const pools = groupsOf(one).map(({ fighters }) => fighters);
      expect(
        pools
          .flat()
          .map(({ uuid }) => uuid)
          .toSorted(),
      ).toEqual(one.fighters.map(({ uuid }) => uuid).toSorted());
      for (const pool of pools) {
        expect(pool.length).toBeGreaterThanOrEqual(POOL.least);
        expect(pool.length).toBeLessThanOrEqual(POOL.most);
      }
      const line = pools.flat().map(({ weight }) => weight);
      expect(line).toEqual(line.toSorted((a, b) => a - b));
      expect(groupsOf({ ...one, fighters: one.fighters.toReversed() })).toEqual(groupsOf(one));
    }),
  );
});

test("[CT31] where the limit can be kept it is kept, and never more pools break it than must", () => {
  fc.assert(
    fc.property(
      children.filter(({ fighters }) => fighters.length <= 16),
      (one) => {
        const overIn = (pools: readonly (readonly number[])[]) =>
          pools.filter((pool) => differencePercent(pool) > POOL.differencePercent).length;
        const line = one.fighters.map(({ weight }) => weight ?? 0).toSorted((a, b) => a - b);
        const least = Math.min(...cuts(line.length).map((sizes) => overIn(cut(line, sizes))));
        expect(overIn(weightsIn(one))).toBe(least);
      },
    ),
    { numRuns: 60 },
  );
});

/** Every way to write n as threes, fours and fives. */
function cuts(n: number): number[][] {
  if (n === 0) return [[]];
  return [3, 4, 5].flatMap((size) => (size > n ? [] : cuts(n - size).map((rest) => [size, ...rest])));
}

function cut(line: readonly number[], sizes: readonly number[]): number[][] {
  let at = 0;
  return sizes.map((size) => line.slice(at, (at += size)));
}
