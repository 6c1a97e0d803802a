import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideReorder } from "./reorder.ts";

test("[DY18] [CP11] a mat's bouts in another order are accepted", () => {
  expect(decideReorder([11, 12, 13], [13, 11, 12])).toEqual({ ok: true, value: [13, 11, 12] });
});

test("[DY18] the refusal says what is missing, unknown and doubled", () => {
  expect(decideReorder(["a", "b", "c"], ["b", "x", "b"])).toEqual({
    ok: false,
    problem: { code: "order-set-mismatch", missing: ["a", "c"], unknown: ["x"], doubled: ["b"] },
  });
});

test("[DY18] exactly the permutations are accepted", () => {
  const ids = fc.uniqueArray(fc.nat(6), { maxLength: 5 });
  const nearly = ids.chain((current) =>
    fc.tuple(
      fc.constant(current),
      fc.oneof(
        fc.shuffledSubarray(current, { minLength: current.length }),
        fc.array(fc.nat(6), { maxLength: 6 }),
      ),
    ),
  );
  fc.assert(
    fc.property(nearly, ([current, proposed]) => {
      const isPermutation = sorted(current) === sorted(proposed);
      expect(decideReorder(current, proposed).ok).toBe(isPermutation);
    }),
    { numRuns: 2000 },
  );
});

const sorted = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
