import { expect, test } from "vitest";
import { drawBracket } from "./draw.ts";
import { decideFormat, FORMATS } from "./formats.ts";
import { layOutDraw } from "./layout.ts";
import { numbersTo } from "./mainTree.ts";

const blocksOf = (...args: Parameters<typeof drawBracket>) => layOutDraw(drawBracket(...args)).blocks;
const cellsOf = (block: ReturnType<typeof blocksOf>[number] | undefined) =>
  block?.cells.map(({ boutId, column, row }) => `${boutId} ${column}:${row}`);

test("[DR4] a bout stands between the two that feed it, byes leave their rows free", () => {
  const [main, bronze] = blocksOf("single_elimination_bronze_bout", 5);
  expect(main).toMatchObject({ kind: "main", rows: 4 });
  expect(cellsOf(main)).toEqual(["QF2 0:1", "SF1 1:0.5", "SF2 1:2.5", "F 2:1.5"]);
  expect(main?.connectors).toContainEqual({ from: "QF2", to: "SF1", slot: "b", carries: "winner" });
  expect(bronze).toMatchObject({ kind: "bronze", rows: 1 });
});

test("[DR15] the repechage is a block of two ladders that end in the bronze bouts", () => {
  const [, repechage] = blocksOf("repechage_from_semifinalists", 16);
  expect(repechage).toMatchObject({ kind: "repechage", rows: 4 });
  expect(cellsOf(repechage)?.slice(-4)).toEqual(["REP-A 1:0.5", "REP-B 1:2.5", "BR-A 2:0.5", "BR-B 2:2.5"]);
});

test("[DR16] the grand final continues the upper bracket, the lower bracket is a block of its own", () => {
  const [main, losers] = blocksOf("double_elimination", 8);
  expect(cellsOf(main)?.slice(-3)).toEqual(["WF 2:1.5", "GF 3:1.5", "GF2 4:1.5"]);
  expect(losers).toMatchObject({ kind: "losers", rows: 2 });
});

test("[DR17] a round robin is a cross table in the order of draw numbers", () => {
  const [group] = blocksOf("round_robin", 3);
  expect(group).toMatchObject({
    kind: "group",
    group: "A",
    table: {
      seeds: [1, 2, 3],
      bouts: [
        [undefined, "1-2", "1-3"],
        ["1-2", undefined, "2-3"],
        ["1-3", "2-3", undefined],
      ],
    },
  });
});

test("[DR20] groups come first, the playoff after them", () => {
  expect(blocksOf("groups_playoff", 6).map(({ kind, group }) => group ?? kind)).toEqual([
    "A",
    "B",
    "main",
    "bronze",
  ]);
});

for (const format of FORMATS) {
  test(`[DR3] ${format}: at every size each bout has a cell of its own and lines stay inside the block`, () => {
    const sizes = [...numbersTo(20), 31, 32, 33, 64].filter((n) => decideFormat(format, n).ok);
    for (const n of sizes) {
      const draw = drawBracket(format, n);
      const { blocks } = layOutDraw(draw);
      const laidOut = blocks.flatMap(({ cells }) => cells.map(({ boutId }) => boutId));
      expect(laidOut.toSorted()).toEqual(draw.bouts.map(({ id }) => id).toSorted());
      for (const block of blocks) {
        const cellByBout = new Map(block.cells.map((cell) => [cell.boutId, cell]));
        expect(new Set(block.cells.map(({ column, row }) => `${column}:${row}`)).size).toBe(
          block.cells.length,
        );
        expect(
          block.cells.every(({ row }) => Number.isInteger(row * 2) && row >= 0 && row < block.rows),
        ).toBe(true);
        for (const { from, to } of block.connectors) {
          expect(cellByBout.get(from)?.column).toBeLessThan(cellByBout.get(to)?.column ?? -1);
        }
      }
    }
  });
}
