import { expect, test } from "vitest";
import { shareWords } from "./shareWords.ts";

test.each([
  [{ first: "2026-12-05", last: "2026-12-05" }, "5 декабря 2026"],
  [{ first: "2026-11-28", last: "2026-11-29" }, "28–29 ноября 2026"],
  [undefined, ""],
])("[SH8, EV8] a picture tells every day of an event: %o", (days, words) => {
  expect(shareWords.days(days)).toBe(words);
});
