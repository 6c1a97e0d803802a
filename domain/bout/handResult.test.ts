import { expect, test } from "vitest";
import { hasFewerPoints, periodForPoints } from "./handResult.ts";
import { ADCC, IBJJF, SUB_ONLY, after } from "./testing/after.ts";

test("[BT60] points from a paper count in the first period that has any", () => {
  expect(periodForPoints(after("", ADCC))).toBe(1);
  expect(periodForPoints(after("", IBJJF))).toBeUndefined();
  expect(periodForPoints(after("", SUB_ONLY))).toBeUndefined();
});

test("[BT61] a win by score of who has fewer points is doubtful, a submission is not", () => {
  expect(hasFewerPoints("points", "red", { red: 2, blue: 4 })).toBe(true);
  expect(hasFewerPoints("points", "blue", { red: 2, blue: 4 })).toBe(false);
  expect(hasFewerPoints("decision", "red", { red: 2, blue: 2 })).toBe(false);
  expect(hasFewerPoints("submission", "red", { red: 2, blue: 4 })).toBe(false);
});
