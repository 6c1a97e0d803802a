import { expect, test } from "vitest";
import { formatDays } from "#texts/dates.ts";

test.each([
  ["2026-12-05", "2026-12-05", "5 декабря 2026"],
  ["2026-11-28", "2026-11-29", "28–29 ноября 2026"],
  ["2026-11-30", "2026-12-01", "30 ноября – 1 декабря 2026"],
  ["2026-12-31", "2027-01-02", "31 декабря 2026 – 2 января 2027"],
])("[EV8] from %s to %s is written %s", (first, last, words) => {
  expect(formatDays({ first, last })).toBe(words);
});
