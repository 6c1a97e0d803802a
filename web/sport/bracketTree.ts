import type { Fighting } from "#contract/entity.ts";
import type { Layout, LayoutBlock, LayoutCell, LayoutColumn, LayoutConnector } from "#domain/draw/layout.ts";
import { blockWords, draws } from "#web/i18n/ru/draws.ts";
import { roundShort, roundWords } from "#web/i18n/ru/sport.ts";
import { isFinished, isOnMat } from "./categoryPicture.ts";

export type TreeColumn = {
  readonly title: string;
  readonly shortTitle: string;
  /** From top to bottom. */
  readonly cells: readonly TreeCell[];
};

export type TreeCell = LayoutCell & {
  /** What a bout is called when its column holds bouts of different kinds. */
  readonly caption: string | undefined;
};

/** One picture of columns and lines: the main bracket, a repechage, the losers' bracket. */
export type BracketTree = {
  readonly key: string;
  readonly title: string;
  readonly columns: readonly TreeColumn[];
  readonly connectors: readonly LayoutConnector[];
  readonly rows: number;
};

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
    .map((block) =>
      block === main && hasGroups ? { ...draw(block), title: draws.bracket.playoff } : draw(block),
    );
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

type BoutById = ReadonlyMap<string, Fighting>;

/** The round being fought: where somebody is on a mat, else the first one with a bout to come, else the last. */
export function currentColumn({ columns }: BracketTree, bouts: BoutById): number {
  const onMat = columns.findIndex((column) => boutsOf(column, bouts).some(isOnMat));
  if (onMat >= 0) return onMat;
  const open = columns.findIndex((column) => !boutsOf(column, bouts).every(isFinished));
  return open >= 0 ? open : columns.length - 1;
}

/** Somebody has begun and somebody is still to fight. */
export function isUnderWay({ columns }: BracketTree, bouts: BoutById): boolean {
  const all = columns.flatMap((column) => boutsOf(column, bouts));
  return all.some(({ state }) => state !== "waiting") && !all.every(isFinished);
}

export function boutsOf({ cells }: TreeColumn, bouts: BoutById): readonly Fighting[] {
  return cells.flatMap(({ boutId }) => bouts.get(boutId) ?? []);
}

/** Neighbours of one column stand a row apart and not all of them are over: their strips need room. */
export function needsRoom({ columns }: BracketTree, bouts: BoutById): boolean {
  return columns.some(({ cells }) => {
    const isDense = cells.some((cell, index) => cell.row - (cells[index - 1]?.row ?? -2) < 2);
    return isDense && cells.some(({ boutId }) => bouts.get(boutId)?.state !== "finished");
  });
}

/** A height as a sum of powers of two: seven classes of the stylesheet make every gap. */
export function gapSteps(halfRows: number): readonly GapStep[] {
  return GAP_STEPS.filter((step) => Math.floor(halfRows / step) % 2 === 1);
}

const GAP_STEPS = [1, 2, 4, 8, 16, 32, 64] as const;
type GapStep = (typeof GAP_STEPS)[number];
