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

test("a win may be worth the first place or the second, as nobody knows how it will be won", () => {
  const four = category({ A: 60, B: 61, C: 62, D: 63 });
  const fightings = [bout("A", "C"), undecided("B", "D")];
  expect(outlook(four, fightings)?.get("B")).toEqual([1, 2, 3]);
  expect(outlook(four, fightings)?.get("A")).toEqual([1, 2]);
});

test("points of a lost bout may be enough, because they count as well", () => {
  const fightings = [bout("C", "A", "points", [2, 1]), undecided("C", "B")];
  expect(outlook(three, fightings)?.get("A")).toEqual([2, 3]);
  expect(outlook(three, fightings)?.get("B")).toEqual([1, 2, 3]);
});

test("only a submission can help: the rival has as many wins and one of them by submission", () => {
  const rivals = category({ A: 70, B: 60, C: 61, D: 62 });
  const fightings = [bout("B", "C", "sub"), bout("D", "C"), undecided("A", "D")];
  expect(outlook(rivals, fightings)?.get("A")).toEqual([1, 2, 3, 4]);
  expect(outlook(rivals, fightings)?.get("B")).toEqual([1, 2]);
  expect(outlook(rivals, fightings)?.get("C")).toEqual([3, 4]);
});

test("places come in order, best first, however the futures come", () => {
  const ten = category(
    Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`F${index}`, 60 + index])),
  );
  const fightings = [undecided("F11", "F0"), undecided("F11", "F1")];
  expect(outlook(ten, fightings)?.get("F11")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("a bout without both athletes is not waited for, nor one without a category", () => {
  const half = { ...undecided("A", "B"), fighters: [{ uuid: "A" }] };
  const nobody = { ...undecided("A", "B"), fighters: null };
  const nowhere = { ...undecided("A", "B"), category: null };
  expect(outlook(three, [half, nobody, nowhere])?.get("A")).toEqual([1]);
});
