import type { BoutLabel, Draw, DrawnBout, Side } from "./bracket.ts";
import { rowsOfBlock } from "./rows.ts";

export const BLOCK_KINDS = ["group", "main", "losers", "repechage", "bronze"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** `label` is that of the first bout: the others of a column differ in number or side only. */
export type LayoutColumn = {
  readonly round: number;
  readonly label: BoutLabel;
  readonly boutIds: readonly string[];
};

/** Rows count from nought and may end in a half: a bout stands between the two that feed it. */
export type LayoutCell = { readonly boutId: string; readonly column: number; readonly row: number };

export type LayoutConnector = {
  readonly from: string;
  readonly to: string;
  readonly slot: Side;
  readonly carries: "winner" | "loser";
};

/** Everybody against everybody: `bouts[row][column]` is where those two meet, nothing on the diagonal. */
export type CrossTable = {
  readonly seeds: readonly number[];
  readonly bouts: readonly (readonly (string | undefined)[])[];
};

export type LayoutBlock = {
  readonly kind: BlockKind;
  readonly group?: string;
  readonly columns: readonly LayoutColumn[];
  readonly cells: readonly LayoutCell[];
  /** Only those that stay inside the block. */
  readonly connectors: readonly LayoutConnector[];
  readonly rows: number;
  readonly table?: CrossTable;
};

export type Layout = { readonly blocks: readonly LayoutBlock[] };

/** The draw as blocks of numbered columns and rows; how large a cell is belongs to whoever paints it. */
export function layOutDraw(draw: Draw): Layout {
  const kindOf = blockKindOf(draw);
  const blocks = BLOCK_KINDS.flatMap((kind) => {
    const bouts = draw.bouts.filter((bout) => kindOf(bout) === kind);
    const byGroup = Map.groupBy(bouts, ({ group }) => group);
    return [...byGroup].map(([group, ofGroup]) => layOutBlock(kind, group, ofGroup, draw));
  });
  return { blocks };
}

/** A bronze bout ends a repechage ladder where there is one and stands alone where there is none. */
function blockKindOf(draw: Draw): (bout: DrawnBout) => BlockKind {
  const hasRepechage = draw.bouts.some(({ stage }) => stage === "repechage");
  return ({ stage }) => {
    switch (stage) {
      case "main":
      case "final":
      case "grand_final":
      case "series":
        return "main";
      case "bronze":
        return hasRepechage ? "repechage" : "bronze";
      case "repechage":
      case "losers":
      case "group":
        return stage;
    }
  };
}

function layOutBlock(
  kind: BlockKind,
  group: string | undefined,
  bouts: readonly DrawnBout[],
  draw: Draw,
): LayoutBlock {
  const columns = columnsOf(bouts);
  const { rows, rowOf } = rowsOfBlock(bouts);
  const cells = columns.flatMap(({ boutIds }, column) =>
    boutIds.map((boutId) => ({ boutId, column, row: rowOf.get(boutId) ?? 0 })),
  );
  const block = { kind, columns, cells, connectors: connectorsOf(bouts), rows };
  if (group === undefined) return block;
  return { ...block, group, table: crossTable(draw.groups?.[group] ?? [], bouts) };
}

function columnsOf(bouts: readonly DrawnBout[]): LayoutColumn[] {
  // A grand final counts its rounds anew and comes after every round of the upper bracket.
  const byRound = Map.groupBy(bouts, ({ stage, round }) =>
    stage === "grand_final" ? `grand ${round}` : `${round}`,
  );
  return [...byRound.values()].flatMap((ofRound) => {
    const [first] = ofRound;
    return first ? [{ round: first.round, label: first.label, boutIds: ofRound.map(({ id }) => id) }] : [];
  });
}

function connectorsOf(bouts: readonly DrawnBout[]): LayoutConnector[] {
  // A bout that may not take place is shown beside the one it depends on, without lines of its own.
  const certain = new Set(bouts.filter(({ onlyIf }) => !onlyIf).map(({ id }) => id));
  return bouts.flatMap((bout) =>
    (["winner", "loser"] as const).flatMap((carries) => {
      const feeds = carries === "winner" ? bout.winnerTo : bout.loserTo;
      return feeds
        .filter((feed) => certain.has(feed.bout))
        .map((feed) => ({ from: bout.id, to: feed.bout, slot: feed.slot, carries }));
    }),
  );
}

function crossTable(seeds: readonly number[], bouts: readonly DrawnBout[]): CrossTable {
  const meets = ({ a, b }: DrawnBout, one: number, other: number) =>
    "seed" in a && "seed" in b && a.seed === Math.min(one, other) && b.seed === Math.max(one, other);
  return {
    seeds,
    bouts: seeds.map((row) => seeds.map((column) => bouts.find((bout) => meets(bout, row, column))?.id)),
  };
}
