import { expect, test } from "vitest";
import { lineGrid } from "./lineGrid.ts";

test("[SS9] no line of a chart is told twice, however few there are to count", () => {
  expect(lineGrid([1], 1)).toEqual([0, 1]);
  expect(lineGrid([1, 2, 3], 1)).toEqual([0, 1, 2, 3]);
  expect(lineGrid([5, 312], 1)).toEqual([0, 78, 156, 234, 312]);
  expect(lineGrid([], 1)).toEqual([0, 1]);
});

test("[SS9] values on both sides of zero have it as one of the lines", () => {
  const minute = 60_000;
  expect(lineGrid([-2 * minute, 9.5 * minute], minute).map((ms) => ms / minute)).toEqual([
    -3, 0, 3, 6, 9, 12,
  ]);
});
