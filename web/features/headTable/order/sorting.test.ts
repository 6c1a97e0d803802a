import { expect, test } from "vitest";
import { itemAfter, placeOf, stepPlace, withItemAt, within, type SortList } from "./sorting.ts";

const list = (id: string, items: string, firstFree = 0): SortList => ({
  id,
  items: items.split(" "),
  firstFree,
});
const mats = [list("1", "a b c d", 1), list("2", "x y")];

test("[DY19] an item moves within its list and to another", () => {
  expect(withItemAt(mats, "d", { list: "1", index: 1 }).map(({ items }) => items.join(""))).toEqual([
    "adbc",
    "xy",
  ]);
  expect(withItemAt(mats, "b", { list: "2", index: 2 }).map(({ items }) => items.join(""))).toEqual([
    "acd",
    "xyb",
  ]);
});

test("[DY19] arrow keys stop at the ends and never pass what has begun", () => {
  const b = placeOf(mats, "b");
  expect(b).toEqual({ list: "1", index: 1 });
  if (b === undefined) return;
  expect(stepPlace(mats, "b", b, "up")).toEqual(b);
  expect(stepPlace(mats, "b", b, "down")).toEqual({ list: "1", index: 2 });
  expect(stepPlace(mats, "d", { list: "1", index: 3 }, "down")).toEqual({ list: "1", index: 3 });
  expect(stepPlace(mats, "b", b, "left")).toEqual(b);
  expect(stepPlace(mats, "d", { list: "1", index: 3 }, "right")).toEqual({ list: "2", index: 2 });
});

test("[DY19] the place of an item is told by its neighbour", () => {
  expect(itemAfter(mats, "d", { list: "1", index: 1 })).toBe("b");
  expect(itemAfter(mats, "b", within(mats, "b", { list: "1", index: 99 }))).toBeUndefined();
});
