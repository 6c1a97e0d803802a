import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatClock } from "#web/i18n/times.ts";
import { atEachSecond, untilNextSecond } from "./LiveClock.tsx";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test("[RT33] digits change at the moment the second is over, not at the next look", () => {
  const endMs = 62_300;
  const seen: (readonly [number, string])[] = [];
  const stop = atEachSecond(
    () => endMs - Date.now(),
    () => seen.push([Date.now(), formatClock(endMs - Date.now())]),
  );
  vi.advanceTimersByTime(2_500);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([
    [0, "1:03"],
    [300, "1:02"],
    [1300, "1:01"],
    [2300, "1:00"],
  ]);
});

test.each([
  [1000, 1000],
  [1500.4, 501],
  [0, 1000],
  [-5, 1000],
])("[RT33] with %d ms left the next look is in %d ms", (left, wait) => {
  expect(untilNextSecond(left)).toBe(wait);
});
