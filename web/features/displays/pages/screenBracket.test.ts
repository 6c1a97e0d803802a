import { expect, test } from "vitest";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import type { Scale } from "./scales.ts";
import { fitsStairs, openCornerWords, screenParts, type ScreenPart } from "./screenBracket.ts";

type Story = Parameters<typeof playedCompetition>[0];

function partsOf(story: Story, scale?: Scale): readonly ScreenPart[] {
  const { competition, category } = playedCompetition(story);
  return screenParts(categoryPicture(competition, category), scale);
}

const titleOf = (part: ScreenPart | undefined) =>
  part?.kind === "groups" ? part.groups.map(({ title }) => title.replace("\u00a0", " ")) : part?.title;

test("[DP11] a category in groups shows their tables, and then the play-off", () => {
  const parts = partsOf({ format: "groups_playoff", n: 7, finished: 1 });
  expect(parts.map(titleOf)).toEqual([["Группа А", "Группа Б"], "Плей-офф"]);
  const [tables] = parts;
  expect(tables?.kind === "groups" && tables.groups.map(({ rows }) => rows.length)).toEqual([4, 3]);
});

test("[DP11] four groups take two pictures; when all are fought the play-off comes first", () => {
  const parts = partsOf({ format: "groups_playoff", n: 16, finished: 24 });
  expect(parts.map(titleOf)).toEqual(["Плей-офф", ["Группа А", "Группа Б"], ["Группа В", "Группа Г"]]);
});

test("[DP11] a category with a second bracket shows that one too; a single one needs no title", () => {
  const double = partsOf({ format: "double_elimination_bronze", n: 8, finished: 0 });
  expect(double.map(titleOf)).toEqual(["Основная сетка", "Нижняя сетка"]);
  expect(partsOf({ format: "single_elimination_two_bronzes", n: 8, finished: 0 }).map(titleOf)).toEqual([
    undefined,
  ]);
  expect(partsOf({ format: "round_robin", n: 4, finished: 0 })).toEqual([]);
});

test("[DP11] a large bracket is shown in parts, each bout of its round once", () => {
  const parts = partsOf({ format: "single_elimination_two_bronzes", n: 32, finished: 0 });
  const bouts = parts.flatMap((part) =>
    part.kind === "bracket" ? part.bracket.cells.filter(({ column }) => column === 0) : [],
  );
  expect(parts).toHaveLength(2);
  expect(new Set(bouts.map(({ bout }) => bout.uuid)).size).toBe(16);
});

test("[DP7] the bronze bout stands clear of the final above it", () => {
  const [part] = partsOf({ format: "single_elimination_bronze_bout", n: 4, finished: 0 });
  const [final, bronze] =
    part?.kind === "bracket" ? part.bracket.cells.filter(({ caption }) => caption !== undefined) : [];
  expect((bronze?.y ?? 0) - (final?.y ?? 0)).toBeGreaterThan(0.3);
  expect(bronze?.y).toBeLessThan(0.9);
});

test("[DP12] larger text has its height in the final and in the bronze bout too", () => {
  for (const scale of [1.5, 2] as const) {
    const [part] = partsOf({ format: "single_elimination_bronze_bout", n: 4, finished: 0 }, scale);
    const [final, bronze] =
      part?.kind === "bracket" ? part.bracket.cells.filter(({ caption }) => caption !== undefined) : [];
    expect((bronze?.y ?? 0) - (final?.y ?? 0)).toBeGreaterThan(0.48);
    expect(final?.y).toBeGreaterThan(0.27);
    expect(bronze?.y).toBeLessThan(0.8);
  }
});

test("[DP12] a few bouts may stand one below another, each between those that lead to it", () => {
  const stairsOf = (story: Story, scale: Scale) =>
    partsOf(story, scale).map((part) =>
      part.kind === "bracket" && fitsStairs(part.bracket)
        ? part.bracket.cells.map(({ column, caption }) => caption ?? column)
        : undefined,
    );
  const eight = { format: "single_elimination_two_bronzes", n: 8, finished: 0 } as const;
  expect(stairsOf(eight, 1)).toEqual([[0, 1, 0, 2, 0, 1, 0]]);
  expect(stairsOf({ ...eight, n: 16 }, 1)).toEqual([undefined]);
  const four = { format: "single_elimination_bronze_bout", n: 4, finished: 0 } as const;
  for (const scale of [1, 1.5, 2] as const)
    expect(stairsOf(four, scale)).toEqual([[0, "Финал", 0, "За 3-е место"]]);
});

test("[DP12] at twice the size of text a bracket shows two bouts of a round and the one they lead to", () => {
  const parts = partsOf({ format: "single_elimination_two_bronzes", n: 8, finished: 0 }, 2);
  expect(parts.map((part) => part.kind === "bracket" && part.bracket.columns.length)).toEqual([2, 2]);
  expect(parts.map((part) => part.kind === "bracket" && part.bracket.cells.length)).toEqual([3, 3]);
});

function cornersOf(story: Story, rename: (lastName: string) => string = (name) => name) {
  const { competition, category } = playedCompetition(story);
  const fighters = category.fighters.map((one) => ({ ...one, lastName: rename(one.lastName) }));
  const picture = categoryPicture(competition, { ...category, fighters });
  return picture.bouts.map((bout) =>
    bout.slots.map(({ fighter }, index) => (fighter === null ? openCornerWords(bout, index, picture) : "")),
  );
}

const FOUR: Story = { format: "single_elimination_bronze_bout", n: 4, finished: 0 };

test("[DP7] an open corner of a wall names the two who fight for it", () => {
  const finals = cornersOf(FOUR).filter(([first]) => first !== "");
  expect(finals.flat().filter((words) => words.includes(" / "))).toHaveLength(2);
});

test("[DP7] the loser of the same bout is told by its number, and so is a pair too long to be read", () => {
  expect(cornersOf(FOUR).flat()).toContain("Проигравший\u00a01");
  const long = cornersOf(FOUR, (name) => `${name}-Константинопольский`).flat();
  expect(long).toContain("Победитель\u00a01");
  expect(long.join()).not.toContain(" / ");
});

test("[DP7] a bout whose own people are not known yet is told by its number", () => {
  const corners = cornersOf({ format: "single_elimination_two_bronzes", n: 8, finished: 0 });
  expect(corners.at(-1)).toEqual(["Победитель\u00a05", "Победитель\u00a06"]);
});
