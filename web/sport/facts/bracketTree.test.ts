import { expect, test } from "vitest";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import { layOutDraw } from "#domain/draw/layout.ts";
import { currentRound, gapSteps, isUnderWay, needsRoom, roundOf, roundsOf } from "./bracketTree.ts";
import { bracketTrees, twoSided } from "./bracketTrees.ts";
import { categoryPicture } from "./categoryPicture.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";

const treesOf = (format: Format, n: number) => bracketTrees(layOutDraw(drawBracket(format, n)));

function eightAfter(finished: number) {
  const { competition, category } = playedCompetition({
    format: "single_elimination_two_bronzes",
    n: 8,
    finished,
  });
  const [tree] = treesOf("single_elimination_two_bronzes", 8);
  if (tree === undefined) throw new Error("no tree");
  return { tree, bouts: categoryPicture(competition, category).boutByBracketId };
}

test("any gap is a sum of the stylesheet's steps", () => {
  for (let halfRows = 0; halfRows < 128; halfRows++) {
    expect(gapSteps(halfRows).reduce<number>((sum, step) => sum + step, 0)).toBe(halfRows);
  }
});

test("a single bronze bout stands under the final, in the same column", () => {
  const [tree, ...others] = treesOf("single_elimination_bronze_bout", 8);
  expect(others).toEqual([]);
  expect(tree?.columns.at(-1)?.title).toBe("Финал и 3-е место");
  expect(tree?.columns.at(-1)?.cells.map(({ caption }) => caption)).toEqual(["Финал", "За 3-е место"]);
});

test("repechage and the losers' bracket are pictures of their own", () => {
  expect(treesOf("repechage_quarterfinal", 8).map(({ title }) => title)).toEqual([
    "Основная сетка",
    "Утешительные схватки",
  ]);
  expect(treesOf("double_elimination_bronze", 8).map(({ title }) => title)).toEqual([
    "Основная сетка",
    "Нижняя сетка",
  ]);
});

test("[SN35] the bouts for bronze after a repechage stand in the column of the final", () => {
  for (const [format, n] of [
    ["repechage_quarterfinal", 8],
    ["repechage_from_semifinalists", 16],
  ] as const) {
    const [main, repechage] = treesOf(format, n);
    expect((repechage?.shift ?? 0) + (repechage?.columns.length ?? 0)).toBe(main?.columns.length);
  }
});

test("after groups the tree is a play-off", () => {
  expect(treesOf("groups_playoff", 6).map(({ title }) => title)).toEqual(["Плей-офф"]);
});

test("no two bouts of a column stand on each other", () => {
  for (const [format, n] of [
    ["double_elimination", 13],
    ["repechage_from_semifinalists", 16],
    ["groups_playoff", 6],
  ] as const) {
    for (const { columns } of treesOf(format, n))
      for (const { cells } of columns)
        for (const [index, cell] of cells.entries())
          expect(cell.row - (cells[index - 1]?.row ?? -1)).toBeGreaterThanOrEqual(1);
  }
});

test("the round being fought is the first with a bout to come", () => {
  const rounds = [0, 3, 4, 6, 7].map((finished) => {
    const { tree, bouts } = eightAfter(finished);
    return tree.columns[currentRound(tree, bouts)]?.title;
  });
  expect(rounds).toEqual(["1/4 финала", "1/4 финала", "1/2 финала", "Финал", "Финал"]);
});

test("a draw nobody has started and one that is over have no round under way", () => {
  expect(
    [0, 1, 7].map((finished) => {
      const { tree, bouts } = eightAfter(finished);
      return isUnderWay(tree, bouts);
    }),
  ).toEqual([false, true, false]);
});

test("rows close up once the dense round is over", () => {
  expect(
    [3, 4].map((finished) => {
      const { tree, bouts } = eightAfter(finished);
      return needsRoom(tree, bouts);
    }),
  ).toEqual([true, false]);
});

test.each([4, 5, 8, 11, 16, 33])(
  "[DR92] %i athletes: the halves face each other, nobody is lost, lines lead to the middle",
  (n) => {
    const [tree] = treesOf("single_elimination_bronze_bout", n);
    if (tree === undefined) throw new Error("no tree");
    const folded = twoSided(tree);
    const ids = (columns: typeof tree.columns) =>
      columns.flatMap(({ cells }) => cells.map(({ boutId }) => boutId));
    expect(ids(folded.columns).toSorted()).toEqual(ids(tree.columns).toSorted());
    expect(folded.columns).toHaveLength(tree.columns.length * 2 - 1);
    expect(roundsOf(folded).map(({ cells }) => cells.length)).toEqual(
      tree.columns.map(({ cells }) => cells.length),
    );
    const cellOf = new Map(folded.columns.flatMap(({ cells }) => cells.map((cell) => [cell.boutId, cell])));
    for (const { from, to, carries } of folded.connectors) {
      const [start, end] = [cellOf.get(from)?.column ?? -1, cellOf.get(to)?.column ?? -1];
      if (carries === "winner") expect(Math.abs(start - end)).toBe(1);
      if (carries === "winner") expect(roundOf(folded, end)).toBe(roundOf(folded, start) + 1);
    }
    for (const { cells } of folded.columns)
      for (const [index, { row }] of cells.entries()) {
        expect(Number.isInteger(row * 2)).toBe(true);
        expect(row - (cells[index - 1]?.row ?? -1)).toBeGreaterThanOrEqual(1);
      }
    expect(folded.rows).toBeLessThanOrEqual(Math.max(tree.rows, 3));
  },
);

test("[DR92] a tree without two halves stays as it is", () => {
  const [two] = treesOf("single_elimination_two_bronzes", 2);
  const [three] = treesOf("single_elimination_two_bronzes", 3);
  for (const tree of [two, three]) expect(tree && twoSided(tree)).toBe(tree);
});
