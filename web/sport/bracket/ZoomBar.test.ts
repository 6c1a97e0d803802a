import { expect, test } from "vitest";
import { zoomed, zoomOfKey } from "./ZoomBar.tsx";

test("[SN28] a bracket is shown from half its size to half as large again, step by step", () => {
  expect(zoomed(100, 1)).toBe(125);
  expect(zoomed(150, 1)).toBe(150);
  expect(zoomed(50, -1)).toBe(50);
});

test("[SN28] plus, minus and nought are its keys; others do nothing", () => {
  expect(["+", "=", "-", "0", "a", "Enter"].map((key) => zoomOfKey(75, key))).toEqual([
    100,
    100,
    50,
    100,
    undefined,
    undefined,
  ]);
});
