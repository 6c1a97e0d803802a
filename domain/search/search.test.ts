import { expect, test } from "vitest";
import { isOneEditApart, rankMatch, searchWords } from "./search.ts";

const finds = (typed: string, text: string) => rankMatch(searchWords(typed), searchWords(text)) !== undefined;

test("[SR1] every word that was typed must be there, in any order", () => {
  expect(finds("илья лаптев", "Лаптев Илья")).toBe(true);
  expect(finds("лап ил", "Лаптев Илья")).toBe(true);
  expect(finds("лаптев олег", "Лаптев Илья")).toBe(false);
  expect(finds("  ", "Лаптев Илья")).toBe(false);
});

test("[SR2] letter case, ё, quotes and hyphens do not count", () => {
  expect(finds("БЕРЁЗА", "Клуб «Береза»")).toBe(true);
  expect(finds("береза", "Берёза")).toBe(true);
  expect(finds("петров водкин", "Петров-Водкин Кузьма")).toBe(true);
});

test.each([
  ["a wrong letter", "лоптев"],
  ["a missing letter", "лаптв"],
  ["a letter too many", "лапптев"],
  ["two neighbours swapped", "лпатев"],
  ["a wrong letter in a word not yet finished", "лопте"],
])("[SR3] %s still finds the name", (_why, typed) => {
  expect(finds(typed, "Лаптев Илья")).toBe(true);
});

test("[SR3] two mistakes are another name, and a short word is taken as it is", () => {
  expect(finds("лоптив", "Лаптев")).toBe(false);
  expect(finds("лим", "Ким Олег")).toBe(false);
  expect(finds("гром", "Роман")).toBe(false);
  expect(finds("ким", "Ким Олег")).toBe(true);
});

test("[SR4] the exact name comes before one that only begins like it, and both before a mistyped one", () => {
  const rank = (text: string) => rankMatch(searchWords("орлов"), searchWords(text)) ?? Infinity;
  const names = ["Орлав Ян", "Орлова Вера", "Орлов Пётр"];
  expect(names.toSorted((a, b) => rank(a) - rank(b))).toEqual(["Орлов Пётр", "Орлова Вера", "Орлав Ян"]);
});

test("[SR3] a word is not one edit from itself", () => {
  expect(isOneEditApart("орлов", "орлов")).toBe(false);
  expect(isOneEditApart("", "о")).toBe(true);
});
