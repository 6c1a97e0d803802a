import { expect, test } from "vitest";
import { wordsOf } from "../words/words.ts";

test.each([
  ["ru", { first: "2026-12-05", last: "2026-12-05" }, "5 декабря 2026"],
  ["ru", { first: "2026-11-28", last: "2026-11-29" }, "28–29 ноября 2026"],
  ["en", { first: "2026-12-05", last: "2026-12-05" }, "5 December 2026"],
  ["en", { first: "2026-11-28", last: "2026-11-29" }, "28–29 November 2026"],
  ["en", undefined, ""],
] as const)("[SH8, EV8] a picture tells every day of an event: %s %o", (locale, days, words) => {
  expect(wordsOf(locale).share.days(days)).toBe(words);
});
