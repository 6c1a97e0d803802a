import { expect, test } from "vitest";
import { isLikelyBirth } from "./birth.ts";

test("[PS14] nobody of two years, nobody over a hundred and nobody unborn competes", () => {
  const day = "2026-12-05";
  expect(["2023-12-31", "1926-01-01", 2010].map((birth) => isLikelyBirth(birth, day))).toEqual([
    true,
    true,
    true,
  ]);
  expect(["2024-01-01", "1925-12-31", 1897, 2027].map((birth) => isLikelyBirth(birth, day))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
