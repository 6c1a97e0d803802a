import type { Draw } from "./bracket.ts";
import { layOutDraw, type Layout, type LayoutBlock, type LayoutCell } from "./layout.ts";

/**
 * The main tree as an IBJJF poster shows it: one half grows from the left, the other from the right, and the final
 * stands between them. A tree without a single final in its last column is laid out from one side.
 */
export function layOutTwoSided(draw: Draw): Layout {
  const { blocks } = layOutDraw(draw);
  return { blocks: blocks.map((block) => (block.kind === "main" ? fold(block) : block)) };
}

function fold(block: LayoutBlock): LayoutBlock {
  const middle = block.columns.length - 1;
  const finals = block.cells.filter(({ column }) => column === middle);
  const [final] = finals;
  const hasTree = block.columns.every(({ boutIds }, column) => column === middle || boutIds.length > 1);
  if (final === undefined || finals.length > 1 || middle === 0 || !hasTree) return block;

  const left = block.cells.filter((cell) => cell !== final && cell.row < final.row);
  const right = block.cells.filter((cell) => cell !== final && cell.row > final.row);
  const top = Math.min(...right.map(({ row }) => row));
  const mirrored = right.map((cell) => ({ ...cell, column: 2 * middle - cell.column, row: cell.row - top }));
  const rows = 1 + Math.max(...[...left, ...mirrored].map(({ row }) => Math.ceil(row)));
  const cells = [...left, { ...final, row: (rows - 1) / 2 }, ...mirrored];
  return { ...block, cells, rows, columns: columnsOf(block, cells) };
}

function columnsOf(block: LayoutBlock, cells: readonly LayoutCell[]): LayoutBlock["columns"] {
  const rounds = [...block.columns, ...block.columns.slice(0, -1).toReversed()];
  return rounds.map((column, index) => ({
    ...column,
    boutIds: cells.filter((cell) => cell.column === index).map(({ boutId }) => boutId),
  }));
}
