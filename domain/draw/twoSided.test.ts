import { expect, test } from "vitest";
import { drawBracket } from "./draw.ts";
import { layOutDraw } from "./layout.ts";
import { layOutTwoSided } from "./twoSided.ts";

const mainOf = (n: number, format = "single_elimination_two_bronzes" as const) => {
  const block = layOutTwoSided(drawBracket(format, n)).blocks.find(({ kind }) => kind === "main");
  if (block === undefined) throw new Error("no main tree");
  return block;
};

test("[DR27] eight athletes: two quarter-finals on each side, the final in the middle", () => {
  const { columns, cells, rows } = mainOf(8);
  expect(columns.map(({ boutIds }) => boutIds.length)).toEqual([2, 1, 1, 1, 2]);
  const final = cells.find(({ column }) => column === 2);
  expect([final?.row, rows]).toEqual([0.5, 2]);
});

test.each([4, 5, 6, 7, 8, 11, 16, 23, 32, 64, 128])(
  "[DR27] %i athletes: every bout once, no two in one place",
  (n) => {
    const draw = drawBracket("single_elimination_two_bronzes", n);
    const { cells, columns } = mainOf(n);
    const oneSided = layOutDraw(draw).blocks.find(({ kind }) => kind === "main")?.cells ?? [];
    expect(cells.map(({ boutId }) => boutId).toSorted()).toEqual(
      oneSided.map(({ boutId }) => boutId).toSorted(),
    );
    expect(new Set(cells.map(({ column, row }) => `${column}/${row}`)).size).toBe(cells.length);
    expect(columns.flatMap(({ boutIds }) => boutIds)).toHaveLength(cells.length);
  },
);

test.each([4, 8, 16, 32])("[DR27] the two halves of %i mirror each other", (n) => {
  const { columns } = mainOf(n);
  const sizes = columns.map(({ boutIds }) => boutIds.length);
  expect(sizes).toEqual(sizes.toReversed());
});

test("[DR27] what has no single final is laid out from one side", () => {
  for (const draw of [
    drawBracket("best_of_three", 2),
    drawBracket("three_person", 3),
    drawBracket("double_elimination", 8),
  ]) {
    expect(layOutTwoSided(draw)).toEqual(layOutDraw(draw));
  }
});
