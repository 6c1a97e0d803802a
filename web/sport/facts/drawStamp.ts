import type { LayoutCell, LayoutConnector } from "#domain/draw/layout.ts";

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

/** Who meets whom, by the bout of each pair; nobody meets himself. */
export type StampTable = readonly (readonly (string | null)[])[];
