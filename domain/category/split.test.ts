import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitCategory } from "./split.ts";
import { child, upTo } from "./testing/categories.ts";

const children = (...weights: readonly number[]) => upTo(undefined, child(), ...weights);
const weightsOf = (groups: readonly (readonly { weight?: number | null }[])[]) =>
  groups.map((group) => group.map(({ weight }) => weight));

test("[CT20] 65 for elimination are two brackets, the lighter and the heavier half", () => {
  const many = upTo(undefined, {}, ...Array.from({ length: 65 }, (_, index) => 100 - index));
  const split = splitCategory(many, "elimination");
  expect(split.ok && split.value.groups.map(({ length }) => length)).toEqual([33, 32]);
  expect(split.ok && split.value.groups[0]?.[0]?.weight).toBe(36);
});

test("[CT20] 64 are one bracket", () => {
  const many = upTo(undefined, {}, ...Array.from({ length: 64 }, () => 80));
  expect(splitCategory(many, "elimination")).toEqual({
    ok: false,
    problem: { code: "small-enough", most: 64 },
  });
});

test("[CT20] children by actual weight: three to five who differ by at most 10 %", () => {
  const split = splitCategory(children(40, 30, 31, 41, 32, 42, 43, 33), "nearest-weight");
  expect(split.ok && weightsOf(split.value.groups)).toEqual([
    [30, 31, 32, 33],
    [40, 41, 42, 43],
  ]);
});

test("[CT20] a child with nobody near is left to a person", () => {
  const split = splitCategory(children(30, 31, 32, 50, 22), "nearest-weight");
  expect(split.ok && weightsOf([split.value.left])).toEqual([[22, 50]]);
});

test("[CT20] a drawn category is not split, nor one with unknown weights", () => {
  const drawn = { ...children(30, 31, 45), status: "drawn" } as const;
  expect(splitCategory(drawn, "nearest-weight")).toMatchObject({ problem: { code: "category-drawn" } });
  const unknown = { ...children(), fighters: [{ uuid: "A" }, { uuid: "B", weight: null }] };
  expect(splitCategory(unknown, "nearest-weight")).toMatchObject({
    problem: { code: "weights-unknown", fighters: ["A", "B"] },
  });
});

test("[CT20] everybody is in one group or left over, and no group is too uneven or of a wrong size", () => {
  const weights = fc.array(
    fc.integer({ min: 200, max: 500 }).map((tenths) => tenths / 10),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(weights, (list) => {
      const split = splitCategory(children(...list), "nearest-weight");
      if (!split.ok) return;
      const { groups, left } = split.value;
      const everybody = [...groups.flat(), ...left].map(({ uuid }) => uuid);
      expect(everybody.toSorted()).toEqual(
        children(...list)
          .fighters.map(({ uuid }) => uuid)
          .toSorted(),
      );
      for (const group of weightsOf(groups)) {
        const sorted = group.map((weight) => weight ?? 0).toSorted((one, other) => one - other);
        expect(sorted.length).toBeGreaterThanOrEqual(3);
        expect(sorted.length).toBeLessThanOrEqual(5);
        expect(sorted.at(-1)).toBeLessThanOrEqual((sorted[0] ?? 0) * 1.1 + 1e-6);
      }
    }),
  );
});
