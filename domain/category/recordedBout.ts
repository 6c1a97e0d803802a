import type { Slot } from "../draw/bracket.ts";

/** A bout of a draw as it is recorded, with what is known of its corners. */
export type RecordedBout = {
  /** The bout's id inside the draw. */
  readonly bracketId: string | undefined;
  readonly stage: string | undefined;
  readonly round: number | undefined;
  readonly isFinished: boolean;
  readonly winner: string | undefined;
  readonly corners: readonly RecordedCorner[];
};

/** `source` says where the athlete of an open corner comes from. */
export type RecordedCorner = { readonly fighter: string | undefined; readonly source: Slot | undefined };
