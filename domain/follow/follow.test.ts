import { expect, test } from "vitest";
import { mergeStars, MOST_STARS, type Star } from "./follow.ts";

const star = (ref: string, changedAtMs: number, isOn = true): Star => ({
  kind: "fighter",
  ref,
  isOn,
  changedAtMs,
});
const refs = (stars: readonly Star[]) => stars.filter(({ isOn }) => isOn).map(({ ref }) => ref);

test("[FO3] what only one list has is in both after they met", () => {
  expect(refs(mergeStars([star("laptev", 1)], [star("berg", 2)]))).toEqual(["berg", "laptev"]);
});

test("[FO3] a star taken away later stays away, one set again later is back", () => {
  expect(refs(mergeStars([star("laptev", 1)], [star("laptev", 2, false)]))).toEqual([]);
  expect(refs(mergeStars([star("laptev", 3)], [star("laptev", 2, false)]))).toEqual(["laptev"]);
});

test("[FO3] it does not matter which list is asked first, nor how often", () => {
  const phone = [star("laptev", 1), star("berg", 5, false)];
  const laptop = [star("berg", 4), star("kim", 2)];
  const merged = mergeStars(phone, laptop);
  expect(mergeStars(laptop, phone)).toEqual(merged);
  expect(mergeStars(merged, phone)).toEqual(merged);
});

test("[FO4] of too many stars the newest stay", () => {
  const many = Array.from({ length: MOST_STARS + 5 }, (_, index) => star(`f${index}`, index));
  const kept = refs(mergeStars(many, []));
  expect(kept).toHaveLength(MOST_STARS);
  expect(kept).not.toContain("f4");
});
