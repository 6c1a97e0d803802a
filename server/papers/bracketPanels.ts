import type { BracketTree } from "./drawnPaper.ts";

/** What a sheet has room for. */
export type Room = { readonly columns: number; readonly rows: number };

/** A part of a tree that stands on one sheet; its rows begin at nought. */
export type Panel = BracketTree & {
  readonly rows: number;
  /** The last rounds of a tree that was cut: they have a sheet of their own. */
  readonly beginsSheet: boolean;
  /** Which part of how many the tree was cut into. */
  readonly part: { readonly number: number; readonly of: number };
};

/**
 * A tree as parts that fit a sheet each. Columns beyond the room go on as a tree of their own, so a draw of 32 is two halves and
 * the final; a strip of ladders becomes one part a ladder, which stand beside each other (PD40).
 */
export function panelsOf(tree: BracketTree, room: Room): Panel[] {
  const parts = tree.hasHeads
    ? chunksOf(tree, room)
    : laddersOf(tree).flatMap((ladder) => chunksOf(inOneRow(ladder, room), room));
  return parts.map((part, index) => ({ ...part, part: { number: index + 1, of: parts.length } }));
}

type Part = Omit<Panel, "part">;
type Cells = BracketTree["cells"];

function chunksOf(tree: BracketTree, room: Room): Part[] {
  const isCut = tree.cells.some(({ row }) => row >= room.rows);
  const starts = Array.from(
    { length: Math.ceil(tree.columns.length / room.columns) },
    (_, at) => at * room.columns,
  );
  return starts.flatMap((start) => {
    const columns = tree.columns.slice(start, start + room.columns);
    const cells = tree.cells
      .filter(({ column }) => column >= start && column < start + room.columns)
      .map((cell) => ({ ...cell, column: cell.column - start }));
    const bands = bandsOf(start === 0 ? cells : closedUp(cells), room);
    return bands.map((band) => ({
      ...partOf(tree, columns, band),
      beginsSheet: tree.isMain && start > 0 && isCut,
    }));
  });
}

function partOf(tree: BracketTree, columns: readonly string[], cells: Cells): Omit<Part, "beginsSheet"> {
  const here = new Set(cells.map(({ bout }) => bout.id));
  const top = Math.floor(Math.min(...cells.map(({ row }) => row)));
  return {
    ...tree,
    columns,
    cells: cells.map((cell) => ({ ...cell, row: cell.row - top })),
    lines: tree.lines.filter(({ from, to }) => here.has(from) && here.has(to)),
    rows: Math.max(...cells.map(({ row }) => row - top + 1)),
  };
}

/** Later columns have few bouts far apart: the closest two of a column come one row apart. */
function closedUp(cells: Cells): Cells {
  const gap = Math.min(...columnsOf(cells).flatMap(gapsOf));
  const top = Math.min(...cells.map(({ row }) => row));
  return cells.map((cell) => ({ ...cell, row: gap === Infinity ? 0 : (cell.row - top) / Math.max(1, gap) }));
}

const columnsOf = (cells: Cells): Cells[] => [...Map.groupBy(cells, ({ column }) => column).values()];

function gapsOf(cells: Cells): number[] {
  const rows = cells.map(({ row }) => row).toSorted((one, other) => one - other);
  return rows.slice(1).map((row, index) => row - (rows[index] ?? row));
}

function bandsOf(cells: Cells, { rows }: Room): Cells[] {
  const bands = Map.groupBy(cells, ({ row }) => Math.floor(row / rows));
  return [...bands].toSorted(([one], [other]) => one - other).map(([, band]) => band);
}

/** A ladder whose bouts all fit side by side takes one row: the corners say whom they wait for. */
function inOneRow(tree: BracketTree, room: Room): BracketTree {
  const cells = tree.cells.toSorted((one, other) => one.column - other.column || one.row - other.row);
  if (cells.length > room.columns) return tree;
  const at = new Map(cells.map(({ bout }, column) => [bout.id, column]));
  return {
    ...tree,
    columns: cells.map(({ column }) => tree.columns[column] ?? ""),
    cells: cells.map((cell, column) => ({ ...cell, column, row: 0 })),
    lines: tree.lines.filter(({ from, to }) => (at.get(to) ?? 0) - (at.get(from) ?? 0) === 1),
  };
}

/** Bouts that lead to each other, apart from those that do not. */
function laddersOf(tree: BracketTree): BracketTree[] {
  const ladderOf = new Map(tree.cells.map(({ bout }) => [bout.id, bout.id]));
  const rootOf = (id: string): string => {
    const next = ladderOf.get(id) ?? id;
    return next === id ? id : rootOf(next);
  };
  for (const { from, to } of tree.lines) ladderOf.set(rootOf(from), rootOf(to));
  return [...Map.groupBy(tree.cells, ({ bout }) => rootOf(bout.id)).values()].map((cells) => {
    const first = Math.min(...cells.map(({ column }) => column));
    const last = Math.max(...cells.map(({ column }) => column));
    return {
      ...tree,
      columns: tree.columns.slice(first, last + 1),
      cells: cells.map((cell) => ({ ...cell, column: cell.column - first })),
    };
  });
}
