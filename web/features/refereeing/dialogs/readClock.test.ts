import { expect, test } from "vitest";
import { readClock } from "./TableDialogs.tsx";

test.each([
  ["2:47", 167_000],
  [" 2.47 ", 167_000],
  ["2 47", 167_000],
  ["247", 167_000],
  ["1005", 605_000],
  ["47", 47_000],
  ["7", 7000],
  ["0:00", 0],
  ["2:75", undefined],
  ["", undefined],
  ["скоро", undefined],
])("«%s» typed in a hurry is %s ms", (text, ms) => {
  expect(readClock(text)).toBe(ms);
});
