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

/**
 * Whether nobody will ever fight this bout because a corner of it stays empty (DR22), told from the records of its category
 * alone. Whoever a result brings stands in the next bout at once: a corner still open after that was left for good.
 */
export function isUnfought(bouts: ReadonlyMap<string, RecordedBout>, bout: RecordedBout): boolean {
  return !bout.isFinished && bout.corners.some((corner) => isLeftForGood(bouts, corner));
}

function isLeftForGood(
  bouts: ReadonlyMap<string, RecordedBout>,
  { fighter, source }: RecordedCorner,
): boolean {
  if (fighter !== undefined || source === undefined) return false;
  if ("seed" in source) return true;
  if ("loserOf" in source) {
    const from = bouts.get(source.loserOf);
    return from !== undefined && (from.isFinished || isUnfought(bouts, from));
  }
  // Of a group nothing is said: its athletes may be level, and then the corner waits for a decision.
  const id =
    "winnerOf" in source ? source.winnerOf : "beatenBy" in source ? source.beatenBy.winnerOf : undefined;
  const from = id === undefined ? undefined : bouts.get(id);
  return from !== undefined && (from.isFinished || isPassed(bouts, from));
}

/** Nobody fights it and nobody is awaited there: who passes it has passed. */
function isPassed(bouts: ReadonlyMap<string, RecordedBout>, bout: RecordedBout): boolean {
  const isAwaited = (corner: RecordedCorner) => corner.fighter === undefined && !isLeftForGood(bouts, corner);
  return isUnfought(bouts, bout) && !bout.corners.some(isAwaited);
}
