import { expect, test } from "vitest";
import { explain } from "./explain.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "./record.ts";
import { bout, category } from "./testing/tournament.ts";

const told = (of: LeaderboardCategory, fightings: readonly LeaderboardFighting[]) =>
  explain(of, fightings).map(({ uuid, place, aheadBy }) => `${place} ${uuid} ${aheadBy ?? ""}`.trim());

test("[LB22] every place names the criterion that put it ahead of the next", () => {
  const fightings = [bout("A", "B"), bout("A", "C"), bout("B", "D", "sub"), bout("C", "E", "points", [2, 0])];
  expect(told(category({ A: 60, B: 61, C: 62, D: 63, E: 64 }), fightings)).toEqual([
    "1 A wins",
    "2 B submissions",
    "3 C wins",
    "4 D weight",
    "5 E",
  ]);
});

test("[LB22] points decide between equal wins", () => {
  const fightings = [bout("A", "C", "points", [4, 0]), bout("B", "C", "points", [2, 0])];
  expect(told(category({ A: 70, B: 60, C: 65 }), fightings)).toEqual(["1 A points", "2 B wins", "3 C"]);
});

test("[LB22] head to head where they met, weight inside a circle", () => {
  const pair = [bout("A", "B"), bout("B", "C"), bout("A", "D"), bout("D", "C"), bout("C", "A")];
  expect(told(category({ A: 90, B: 70, C: 60, D: 71 }), pair)[1]).toBe("2 B weight");
  const circle = [bout("A", "B"), bout("B", "C"), bout("C", "A")];
  expect(told(category({ A: 72, B: 70, C: 71 }), circle)).toEqual(["1 B weight", "2 C weight", "3 A"]);
  expect(told(category({ A: 90, B: 60 }), [bout("A", "B"), bout("B", "x")])[0]).toBe("1 A head-to-head");
});

test("[LB22] those equal on all rules share a place", () => {
  expect(told(category({ A: 60, B: 60, C: 61 }), [])).toEqual(["1 A equal", "1 B weight", "3 C"]);
});

test("[LB22] of the same weight and in a circle through a third, it was their own bout", () => {
  const circle = [bout("A", "B"), bout("B", "C"), bout("C", "A")];
  expect(told(category({ B: 60, A: 60, C: 70 }), circle)).toEqual(["1 A head-to-head", "2 B weight", "3 C"]);
});
