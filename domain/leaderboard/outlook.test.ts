import { expect, test } from "vitest";
import { outlook } from "./outlook.ts";
import { bout, category, undecided } from "./testing/tournament.ts";

const three = category({ A: 60, B: 61, C: 62 });

test("when everything is decided each athlete has one place", () => {
  const places = outlook(three, [bout("A", "B"), bout("A", "C"), bout("B", "C")]);
  expect([...(places ?? [])]).toEqual([
    ["A", [1]],
    ["B", [2]],
    ["C", [3]],
  ]);
});

test("who has won both bouts is first whatever happens in the last", () => {
  const places = outlook(three, [bout("A", "B"), bout("A", "C"), undecided("B", "C")]);
  expect(places?.get("A")).toEqual([1]);
  expect(places?.get("B")).toEqual([2, 3]);
});

test("the last bout of a circle: nobody knows its points, but A has beaten B already", () => {
  const places = outlook(three, [bout("A", "B"), bout("B", "C"), undecided("C", "A")]);
  expect(places?.get("A")).toEqual([1, 2]);
  expect(places?.get("B")).toEqual([2, 3]);
  expect(places?.get("C")).toEqual([1, 2, 3]);
});

test("those whom only a lot can separate may take any place of their set", () => {
  expect(outlook(category({ A: 60, B: 60 }), [])?.get("B")).toEqual([1, 2]);
});

test("nothing is said while more than six bouts remain", () => {
  const remaining = Array.from({ length: 7 }, () => undecided("A", "B"));
  expect(outlook(three, remaining)).toBeUndefined();
  expect(outlook(three, remaining.slice(1))).toBeDefined();
});

test("bouts of another category are not waited for", () => {
  const elsewhere = { ...undecided("A", "B"), category: { uuid: "other" } };
  expect(outlook(three, [elsewhere])?.get("A")).toEqual([1]);
});
