import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decideLimits, MOST_LIMITS } from "./weightLimits.ts";

const problemOf = (limits: readonly number[]) => {
  const decided = decideLimits(limits);
  return decided.ok ? undefined : decided.problem;
};

test("[CT52] limits rise, have tenths at most and are weights of people; the first that is wrong is named", () => {
  expect(problemOf([57, 62.5, 70])).toBeUndefined();
  expect(problemOf([])).toEqual({ code: "no-limits" });
  expect(problemOf([57, 70, 63, 60])).toEqual({ code: "limits-out-of-order", kg: 63, after: 70 });
  expect(problemOf([57, 57])).toEqual({ code: "limits-out-of-order", kg: 57, after: 57 });
  expect(problemOf([57, 700])).toEqual({ code: "limit-out-of-range", kg: 700 });
  expect(problemOf([5, 57])).toEqual({ code: "limit-out-of-range", kg: 5 });
  expect(problemOf([57.25])).toEqual({ code: "limit-out-of-range", kg: 57.25 });
  expect(problemOf([Number.NaN])).toMatchObject({ code: "limit-out-of-range" });
  const many = Array.from({ length: MOST_LIMITS + 1 }, (_, index) => index + 20);
  expect(problemOf(many)).toEqual({ code: "too-many-limits", most: MOST_LIMITS });
});

test("[CT52] different weights in tenths are limits in one order only", () => {
  const weights = fc.uniqueArray(fc.integer({ min: 100, max: 3000 }), {
    minLength: 2,
    maxLength: MOST_LIMITS,
  });
  fc.assert(
    fc.property(weights, (tenths) => {
      const limits = tenths.toSorted((one, other) => one - other).map((weight) => weight / 10);
      expect(decideLimits(limits)).toEqual({ ok: true, value: limits });
      expect(problemOf(limits.toReversed())?.code).toBe("limits-out-of-order");
    }),
  );
});
