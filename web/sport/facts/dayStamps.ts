import type { Competition } from "#contract/competition/entity.ts";
import { layOutDraw, type CrossTable, type LayoutCell, type LayoutConnector } from "#domain/draw/layout.ts";
import type { BracketTree } from "./bracketTree.ts";
import { bracketTrees } from "./bracketTrees.ts";
import { categoryPicture } from "./categoryPicture.ts";

/** Every draw of a day as a stamp, by its category. */
export function dayStamps(competition: Competition): ReadonlyMap<string, DrawStamp> {
  return new Map(
    competition.categories.flatMap((category) => {
      const { drawn } = categoryPicture(competition, category);
      if (drawn === undefined) return [];
      const layout = layOutDraw(drawn.draw);
      const [tree] = bracketTrees(layout);
      const tables = layout.blocks.flatMap(({ table }) => table ?? []);
      return [[category.uuid, { tree: tree && stampTree(tree), tables: tables.map(stampTable) }] as const];
    }),
  );
}

function stampTree({ columns, rows, connectors }: BracketTree): StampTree {
  const cells = columns.flatMap((each) =>
    each.cells.map(({ boutId, column, row }) => ({ boutId, column, row })),
  );
  return { columns: columns.length, rows, cells, connectors };
}

const stampTable = ({ bouts }: CrossTable): StampTable =>
  bouts.map((row) => row.map((boutId) => boutId ?? null));

/** A draw the size of a stamp: where its bouts stand, without a word. */
export type DrawStamp = {
  readonly tree: StampTree | undefined;
  readonly tables: readonly StampTable[];
};

export type StampTree = {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly StampCell[];
  readonly connectors: readonly LayoutConnector[];
};

export type StampCell = Pick<LayoutCell, "boutId" | "column" | "row">;

/** Who meets whom, by the bout of each pair; nobody meets themselves. */
export type StampTable = readonly (readonly (string | null)[])[];
