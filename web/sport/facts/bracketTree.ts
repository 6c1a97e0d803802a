import type { Fighting } from "#contract/competition/entity.ts";
import type { LayoutCell, LayoutConnector } from "#domain/draw/layout.ts";
import { isFinished, isOnMat } from "./boutPhase.ts";

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
  /** The columns after the middle one are the second half of the draw and lead back to the final (DR92). */
  readonly isTwoSided?: boolean;
  /** So many columns further right does it begin: its bronze bouts stand below the final. */
  readonly shift?: number;
};

type BoutById = ReadonlyMap<string, Fighting>;

/** The round of a column: one on each side belongs to it where the draw has two. */
export function roundOf({ columns, isTwoSided = false }: BracketTree, column: number): number {
  return isTwoSided ? Math.min(column, columns.length - 1 - column) : column;
}

/** Every round whole, the first one first. */
export function roundsOf(tree: BracketTree): readonly TreeColumn[] {
  const ofRound = (round: number) => tree.columns.filter((_, index) => roundOf(tree, index) === round);
  return tree.columns
    .filter((_, index) => roundOf(tree, index) === index)
    .map((column, round) => ({ ...column, cells: ofRound(round).flatMap(({ cells }) => cells) }));
}

/** The round being fought: where somebody is on a mat, else the first one with a bout to come, else the last. */
export function currentRound(tree: BracketTree, bouts: BoutById): number {
  const columns = roundsOf(tree);
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
