import { expect, test } from "vitest";
import { createBounceGuard } from "./bounceGuard.ts";

test("[BT23] of two presses within a quarter of a second the first counts, whatever came between", () => {
  const guard = createBounceGuard();
  expect([0, 100, 249, 250, 499, 500].map((nowMs) => guard.press(nowMs))).toEqual([
    undefined,
    "twice",
    "twice",
    undefined,
    "twice",
    undefined,
  ]);
});

test("[SN42] a finger on its way to «Стоп» when the time ends begins no period within 0.6 s", () => {
  const guard = createBounceGuard();
  guard.noteGong(1000);
  expect(guard.press(1000)).toBe("gong");
  expect(guard.press(1599)).toBe("gong");
  // What did not count holds up nothing.
  expect(guard.press(1600)).toBeUndefined();
});
