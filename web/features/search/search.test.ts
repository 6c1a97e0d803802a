import { expect, test } from "vitest";
import { nextStop } from "./resultKeys.ts";
import { searchState } from "./useSearch.ts";

const NONE = { total: 0, items: [] };
const ANSWER = { athletes: NONE, categories: NONE, teams: NONE, events: NONE };

test("[SR7] the arrows go from the field through the results and round again", () => {
  expect(nextStop("ArrowDown", 0, 3, true)).toBe(1);
  expect(nextStop("ArrowDown", 2, 3, false)).toBe(0);
  expect(nextStop("ArrowUp", 0, 3, true)).toBe(2);
  expect(nextStop("ArrowDown", 0, 1, true)).toBeUndefined();
});

test("[SR7] Home and End belong to the text while it is typed, and to the list after it", () => {
  expect(nextStop("Home", 0, 3, true)).toBeUndefined();
  expect(nextStop("Home", 2, 3, false)).toBe(1);
  expect(nextStop("End", 1, 4, false)).toBe(3);
});

test("[SR7] the last answer stays while the next one is on its way", () => {
  expect(searchState("лап", { typed: "ла", answer: ANSWER })).toEqual({ phase: "loading", answer: ANSWER });
  expect(searchState("лап", { typed: "лап", answer: ANSWER })).toMatchObject({ phase: "found" });
  expect(searchState("л", { typed: "ла", answer: ANSWER })).toEqual({ phase: "short" });
  expect(searchState("ла", { typed: "ла", answer: undefined, reason: "offline" })).toEqual({
    phase: "failed",
    reason: "offline",
  });
});
