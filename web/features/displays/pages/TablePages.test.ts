import { expect, test } from "vitest";
import { SCALES } from "./scales.ts";
import { rowsAtOnce } from "./TablePages.tsx";

const at = (count: number) => SCALES.map((scale) => rowsAtOnce(count, scale));

test("[DP11] a table of up to eight is one picture, a longer one several alike", () => {
  expect([1, 5, 8, 9, 16, 17].map((count) => rowsAtOnce(count, 1))).toEqual([1, 5, 8, 5, 8, 6]);
});

test("[DP12] larger text has fewer rows in a picture, smaller text no more", () => {
  expect(at(16)).toEqual([8, 8, 8, 6, 4, 4]);
  expect(at(12)).toEqual([6, 6, 6, 4, 4, 3]);
  expect(at(5)).toEqual([5, 5, 5, 3, 3, 3]);
});

test("[DP12] three are never taken apart, and four only where two of them fill the wall", () => {
  expect(at(3)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(at(4)).toEqual([4, 4, 4, 4, 2, 2]);
});

test("[DP11] a table without rows has room for one, so that its pictures can be counted", () => {
  expect(at(0)).toEqual([1, 1, 1, 1, 1, 1]);
});
