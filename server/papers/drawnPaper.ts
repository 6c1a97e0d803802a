import type { SheetSize } from "./look.ts";
import type { Spoken } from "./spoken.ts";

/** Stamped when an edition is made. */
type Stamped = Spoken & {
  readonly foot?: string;
  readonly notes?: readonly string[];
  readonly mark?: string;
  /** When it was printed, and of a queue which edition it is. */
  readonly printed?: string;
};

/** One athlete of a bout on a bracket, or whom the place waits for. */
export type BracketCorner = {
  readonly name: string;
  readonly club: string;
  readonly score: string;
  readonly look: "known" | "winner" | "open";
};

export type BracketBout = {
  readonly id: string;
  /** Stands beside the bout: its number, with the sign of the mat where the category has several. */
  readonly number: string;
  /** Where and when it will be fought, or what round it is. */
  readonly caption: string;
  readonly corners: readonly [BracketCorner, BracketCorner];
};

/** Rows count from nought and may end in a half, as the layout of the draw has them. */
export type BracketTree = {
  readonly title: string;
  /** Heads of the columns; a small tree tells its rounds in the captions of its bouts. */
  readonly columns: readonly string[];
  readonly hasHeads: boolean;
  readonly isMain: boolean;
  readonly cells: readonly { readonly bout: BracketBout; readonly column: number; readonly row: number }[];
  readonly lines: readonly { readonly from: string; readonly to: string }[];
};

/** Everybody against everybody; a score is read from the name on the left. */
export type BracketTable = {
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly club: string;
    /** At the head of the athlete's column. */
    readonly short: string;
    /** In the order of the rows; null against oneself. */
    readonly meetings: readonly (Meeting | null)[];
    readonly wins: string;
    readonly submissions: string;
    readonly points: string;
    readonly place: string;
  }[];
  /** How places are told apart, and why these are. */
  readonly reasons: string;
  readonly order: readonly {
    readonly number: string;
    readonly pair: string;
    readonly names: string;
    readonly score: string;
    readonly how: string;
  }[];
};

export type Meeting = { readonly score: string; readonly how: string; readonly isWon: boolean };

export type BracketCategory = {
  readonly title: string;
  readonly isOver: boolean;
  readonly facts: string;
  /** Of its live page. */
  readonly address: string;
  readonly tables: readonly BracketTable[];
  readonly trees: readonly BracketTree[];
  /** Null: without a place. */
  readonly places: readonly { readonly place: number | null; readonly name: string }[];
};

export type BracketsPaper = Stamped & {
  readonly type: "brackets";
  readonly size: SheetSize;
  readonly event: string;
  readonly categories: readonly BracketCategory[];
};

export type QueueCorner = { readonly name: string; readonly note: string; readonly isOpen: boolean };

export type QueueRow = {
  readonly label: string;
  readonly time: string;
  readonly category: string;
  readonly round: string;
  readonly corners: readonly [QueueCorner, QueueCorner];
};

export type MatPaper<Row> = {
  readonly sign: string;
  readonly name: string;
  readonly address: string;
  readonly rows: readonly Row[];
};

export type QueuesPaper = Stamped & {
  readonly type: "queues";
  readonly event: string;
  readonly hint: string;
  readonly mats: readonly MatPaper<QueueRow>[];
};

/** A score sheet of one bout; a spare one has no code of a bout, no category and no names. */
export type Slip = {
  readonly label: string;
  readonly code: string;
  /** What its QR code holds: the number and the signs, nothing about people. */
  readonly scan: string;
  readonly category: string;
  readonly round: string;
  readonly corners: readonly [QueueCorner, QueueCorner];
  readonly points: string;
  readonly counts: readonly string[];
  readonly isSpare: boolean;
};

export type SheetsPaper = Stamped & {
  readonly type: "sheets";
  readonly mats: readonly MatPaper<Slip>[];
};

export type DrawnPaper = BracketsPaper | QueuesPaper | SheetsPaper;
