import type { Fighting } from "#contract/entity.ts";
import { layOutDraw } from "#domain/draw/layout.ts";
import { currentColumn, type BracketTree } from "#web/sport/bracketTree.ts";
import { bracketTrees } from "#web/sport/bracketTrees.ts";
import type { ReckonedCategory } from "#web/sport/categoryPicture.ts";

/** Places of a bracket in shares of the picture, so that it fills any screen. */
export type ScreenBracket = {
  readonly columns: readonly string[];
  readonly cells: readonly ScreenCell[];
  readonly lines: readonly ScreenLine[];
  /** Bouts one above another in the fullest column: how high a cell may be. */
  readonly rows: number;
};
export type ScreenCell = {
  readonly bout: Fighting;
  readonly column: number;
  /** Its middle, from the top. */
  readonly y: number;
  readonly caption: string | undefined;
};
export type ScreenLine = { readonly from: ScreenCell; readonly to: ScreenCell; readonly isDecided: boolean };

const COLUMNS = 3;
const ROWS = 8;

/** How many pictures a bracket needs: more than eight bouts in a column cannot be read from the last row of seats. */
export function bracketParts(picture: ReckonedCategory): number {
  const tree = mainTree(picture);
  if (tree === undefined) return 0;
  const first = tree.columns[firstColumn(tree, picture)];
  return Math.max(1, Math.ceil((first?.cells.length ?? 0) / ROWS));
}

/** The round that is being fought and the two after it; a large one in parts, from top to bottom. */
export function screenBracket(picture: ReckonedCategory, part: number): ScreenBracket | undefined {
  const tree = mainTree(picture);
  if (tree === undefined) return undefined;
  const start = firstColumn(tree, picture);
  const shown = tree.columns.slice(start, start + COLUMNS);
  const parts = bracketParts(picture);
  const cells = new Map<string, ScreenCell>();
  shown.forEach((column, index) => {
    const size = Math.ceil(column.cells.length / parts);
    const here = column.cells.slice(part * size, part * size + size);
    here.forEach(({ boutId, caption }, place) => {
      const bout = picture.boutByBracketId.get(boutId);
      if (bout === undefined) return;
      const feeding = tree.connectors.flatMap(({ from, to }) =>
        to === boutId ? (cells.get(from) ?? []) : [],
      );
      const between = feeding.reduce((sum, { y }) => sum + y, 0) / feeding.length;
      const y = feeding.length > 0 ? between : (place + 0.5) / here.length;
      cells.set(boutId, { bout, column: index, y, caption });
    });
  });
  const lines = tree.connectors.flatMap(({ from, to, carries }): ScreenLine[] => {
    const [left, right] = [cells.get(from), cells.get(to)];
    if (left === undefined || right === undefined || carries === "loser") return [];
    return [{ from: left, to: right, isDecided: left.bout.winner !== null }];
  });
  const perColumn = Map.groupBy(cells.values(), ({ column }) => column);
  const rows = Math.max(1, ...[...perColumn.values()].map(({ length }) => length));
  return { columns: shown.map(({ title }) => title), cells: [...cells.values()], lines, rows };
}

function mainTree({ drawn }: ReckonedCategory): BracketTree | undefined {
  return drawn && bracketTrees(layOutDraw(drawn.draw))[0];
}

function firstColumn(tree: BracketTree, { boutByBracketId }: ReckonedCategory): number {
  return Math.max(0, Math.min(currentColumn(tree, boutByBracketId), tree.columns.length - COLUMNS));
}
