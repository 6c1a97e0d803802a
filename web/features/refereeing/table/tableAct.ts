/** The place at the table: 0 is the left half, always red; who stands there is the bout's affair (BT16). */
export type Side = 0 | 1;

/** What a hand can ask of the table, by touch, by key or by gamepad. */
export type TableAct =
  | { readonly type: "points"; readonly side: Side; readonly index: number }
  | { readonly type: SideAct; readonly side: Side }
  | { readonly type: "countdown"; readonly side: Side; readonly counter: string }
  | { readonly type: "adjust-clock"; readonly seconds: number }
  | { readonly type: PlainAct };

type SideAct = "advantage" | "penalty" | "warning" | "escape" | "escape-more" | "submission" | "disqualify";

type PlainAct =
  | "toggle-clock"
  | "set-clock"
  | "undo"
  | "redo"
  /** Yes to what stands on the screen: a proposal, the end of the bout, the next one. */
  | "accept"
  /** The period the rules want next, whatever else is asked. */
  | "next-period"
  | "put-off"
  | "finish"
  | "swap"
  | "horn"
  | "help";

export const SIDES = [0, 1] as const;
export const COLOURS = ["red", "blue"] as const;
