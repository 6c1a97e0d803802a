import type { Layout, LayoutBlock, LayoutCell, LayoutColumn } from "#domain/draw/layout.ts";
import { blockWords, draws } from "#texts/sport/draws.ts";
import { roundShort, roundWords } from "#texts/sport/sport.ts";
import type { BracketTree, TreeCell } from "./bracketTree.ts";

/** Rows between the final and the bronze bout drawn under it; a low tree has less to spare. */
const bronzeBelow = (rows: number) => (rows > 2 ? 2 : 1.5);

/** The blocks of a layout that are trees; a single bronze bout shares the column of the final. */
export function bracketTrees({ blocks }: Layout): readonly BracketTree[] {
  const trees = blocks.filter(({ kind }) => kind !== "group");
  const hasGroups = trees.length < blocks.length;
  const bronze = trees.find(({ kind, cells }) => kind === "bronze" && cells.length === 1);
  const main = trees.find(({ kind }) => kind === "main");
  const draw = (block: LayoutBlock) => (block === main && bronze ? withBronze(block, bronze) : treeOf(block));
  return trees
    .filter((block) => block !== bronze || main === undefined)
    .map((block) => {
      if (block === main && hasGroups) return { ...draw(block), title: draws.bracket.playoff };
      const shift = (main?.columns.length ?? 0) - block.columns.length;
      return block.kind === "repechage" && shift > 0 ? { ...draw(block), shift } : draw(block);
    });
}

/** As IBJJF draws it: the two halves face each other, and the final stands between them (DR92). */
export function twoSided(tree: BracketTree): BracketTree {
  const last = tree.columns.length - 1;
  const final = tree.columns[last]?.cells[0];
  const feeders = tree.connectors.filter(({ to, carries }) => to === final?.boutId && carries === "winner");
  const [upper, lower] = (["a", "b"] as const).map((side) => feeders.find(({ slot }) => slot === side)?.from);
  if (final === undefined || upper === undefined || lower === undefined) return tree;
  const isSecond = new Set(leadingTo(tree, lower));
  const halves = tree.columns.slice(0, last).map(({ cells }) => ({
    first: cells.filter(({ boutId }) => !isSecond.has(boutId)),
    second: cells.filter(({ boutId }) => isSecond.has(boutId)),
  }));
  const top = Math.min(...halves.flatMap(({ second }) => second.map(({ row }) => row)));
  const second = halves.map((half) =>
    half.second.map((cell) => ({ ...cell, column: 2 * last - cell.column, row: cell.row - top })),
  );
  const rowOf = (boutId: string) =>
    [...halves.flatMap(({ first }) => first), ...second.flat()].find((cell) => cell.boutId === boutId)?.row ??
    0;
  // In steps of half a row, as every gap is.
  const middle = Math.round(rowOf(upper) + rowOf(lower)) / 2;
  const columns = tree.columns.map((column, index) => ({
    ...column,
    cells:
      halves[index]?.first ?? column.cells.map((cell) => ({ ...cell, row: cell.row - final.row + middle })),
  }));
  const facing = columns.slice(0, last).map((column, index) => ({ ...column, cells: second[index] ?? [] }));
  const all = [...columns, ...facing.toReversed()];
  const rows = Math.max(...all.flatMap(({ cells }) => cells.map(({ row }) => row + 1)));
  return { ...tree, columns: all, rows, isTwoSided: true };
}

/** A bout and every one before it whose winner can come there. */
function leadingTo(tree: BracketTree, boutId: string): readonly string[] {
  const before = tree.connectors.filter(({ to, carries }) => to === boutId && carries === "winner");
  return [boutId, ...before.flatMap(({ from }) => leadingTo(tree, from))];
}

function treeOf(block: LayoutBlock): BracketTree {
  const { kind, group, columns, cells, connectors, rows } = block;
  return {
    key: `${kind} ${group ?? ""}`,
    title: blockWords(kind, group),
    columns: columns.map((column, index) => ({
      title: roundWords(column.label),
      shortTitle: roundShort(column.label),
      cells: cellsOf(cells, index),
    })),
    connectors,
    rows,
  };
}

function withBronze(main: LayoutBlock, bronze: LayoutBlock): BracketTree {
  const tree = treeOf(main);
  const [bout] = bronze.cells;
  const last = main.columns.length - 1;
  const final = tree.columns[last]?.cells.at(-1);
  if (bout === undefined || final === undefined) return tree;
  const row = final.row + bronzeBelow(tree.rows);
  const columns = tree.columns.map((column, index) =>
    index < last
      ? column
      : {
          ...column,
          title: draws.bracket.finalAndBronze,
          cells: [
            ...column.cells.map((cell) => ({ ...cell, caption: captionOf(main.columns, last) })),
            { boutId: bout.boutId, column: last, row, caption: captionOf(bronze.columns, 0) },
          ],
        },
  );
  return { ...tree, columns, rows: Math.max(tree.rows, row + 1) };
}

function captionOf(columns: readonly LayoutColumn[], index: number): string | undefined {
  const column = columns[index];
  return column && roundWords(column.label);
}

function cellsOf(cells: readonly LayoutCell[], column: number): readonly TreeCell[] {
  return cells
    .filter((cell) => cell.column === column)
    .toSorted((a, b) => a.row - b.row)
    .map((cell) => ({ ...cell, caption: undefined }));
}
