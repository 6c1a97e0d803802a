import { expect, test } from "vitest";
import type { Category } from "#contract/competition/entity.ts";
import { writeCsv } from "#contract/files/tableFiles.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { categorySheet, eventSheet, type CategorySheet } from "./categorySheet.ts";

const { competition, category } = playedCompetition({ format: "round_robin", n: 3, finished: 3 });
const rows = (kind: CategorySheet, of: Category = category) => categorySheet(competition, of, kind).rows;

test("[SN30] the leaderboard of a category is a table with places", () => {
  expect(rows("leaderboard").map(([place]) => place)).toEqual([1, 2, 3]);
  expect(rows("leaderboard")[0]?.slice(4, 7)).toEqual([2, 0, 8]);
});

test("[EI5] the tables of an event have the lines of every category, each with its title", () => {
  const { columns, rows: lines } = eventSheet("Кубок", competition, "leaderboard");
  expect(lines.map(([title, place]) => [title, place])).toEqual(
    [1, 2, 3].map((place) => [category.title, place]),
  );
  expect(lines[0]).toHaveLength(columns.length);
});

test("[SN30] its bouts tell who met whom, the score and how it ended", () => {
  expect(rows("bouts")).toHaveLength(3);
  const [, , red, , redPoints, bluePoints, , , winner, how] = rows("bouts")[0] ?? [];
  expect([redPoints, bluePoints, winner, how]).toEqual([4, 2, red, "по баллам"]);
});

test("[SN30] [SE14] an entry that looks like a formula is only a text", () => {
  const [first, ...others] = category.fighters;
  const evil = { ...category, fighters: first ? [{ ...first, lastName: '=HYPERLINK("x")' }, ...others] : [] };
  const csv = writeCsv(categorySheet({ ...competition, fightings: [] }, evil, "entries"));
  expect(csv).toContain(`"'=HYPERLINK(""x"") `);
});
