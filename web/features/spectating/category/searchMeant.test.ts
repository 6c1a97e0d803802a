import { expect, test } from "vitest";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { parseCategoryQuery, searchCompetition } from "#web/sport/category/categorySearch.ts";
import { viewOf } from "#web/sport/facts/competitionView.ts";
import { searchMeant } from "./searchMeant.ts";

const { competition } = playedCompetition({ format: "round_robin", n: 8, finished: 0 });

/** Whom the page shows: the server says whom a search means, the page who of them is chosen. */
function find(needle: string): readonly string[] {
  const query = { ...parseCategoryQuery(new URLSearchParams()), needle };
  const found = searchCompetition(viewOf(competition), query, { meant: searchMeant(competition, needle) });
  return [...found.fighters.map(({ lastName }) => lastName), ...found.categories.map(({ title }) => title)];
}

const TITLE = "Мужчины, опытные, до 77 кг";

test.each([
  ["[SR3] a slip of the pen", "лоптев"],
  ["[SR9] Latin letters", "laptev"],
  ["[SR10] the other layout", "kfgntd"],
])("%s finds an athlete of a competition", (_what, typed) => {
  expect(find(typed)).toEqual(["Лаптев", TITLE]);
});

test("[SR11] a title is found in other words and letters too, where nobody is called so", () => {
  expect(find("77кг")).toEqual([TITLE]);
  expect(find("ve;xbys")).toEqual([TITLE]);
});

test("[SR9] who is called what was typed is the only answer, and nothing typed means nobody", () => {
  expect(searchMeant(competition, "Берг")).toEqual([]);
  expect(searchMeant(competition, "")).toEqual([]);
  expect(find("qqqq")).toEqual([]);
});
