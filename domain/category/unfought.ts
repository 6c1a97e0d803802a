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

type Bout = Pick<RecordedBout, "isFinished" | "corners">;
type Bouts = ReadonlyMap<string, Bout>;

/** `source` says where the athlete of an open corner comes from. */
export type RecordedCorner = { readonly fighter: string | undefined; readonly source: Slot | undefined };

/**
 * Whether nobody will ever fight this bout because a corner of it stays empty (DR22), told from the records of its category
 * alone. Whoever a result brings stands in the next bout at once: a corner still open after that was left for good.
 */
export function isUnfought(bouts: Bouts, bout: Bout): boolean {
  return !bout.isFinished && bout.corners.some((corner) => isLeftForGood(bouts, corner));
}

function isLeftForGood(bouts: Bouts, corner: RecordedCorner): boolean {
  const { fighter, source } = corner;
  if (fighter !== undefined || source === undefined) return false;
  if (isSettled(bouts, corner)) return true;
  // A bout nobody fights has no loser, even while its winner is still awaited.
  const from = "loserOf" in source ? bouts.get(source.loserOf) : undefined;
  return from !== undefined && isUnfought(bouts, from);
}

/** Nothing more is awaited from where the athlete of this corner comes from. */
function isSettled(bouts: Bouts, { fighter, source }: RecordedCorner): boolean {
  if (fighter !== undefined) return true;
  if (source === undefined) return false;
  if ("seed" in source) return true;
  const id = sourceBout(source);
  const from = id === undefined ? undefined : bouts.get(id);
  return from !== undefined && (from.isFinished || isPassed(bouts, from));
}

/** Nobody fights it and nothing is awaited there: who passes it has passed. */
function isPassed(bouts: Bouts, bout: Bout): boolean {
  return isUnfought(bouts, bout) && bout.corners.every((corner) => isSettled(bouts, corner));
}

/** Of a group nothing is said: its athletes may be level, and then the corner waits for a decision. */
function sourceBout(source: Slot): string | undefined {
  if ("loserOf" in source) return source.loserOf;
  if ("winnerOf" in source) return source.winnerOf;
  return "beatenBy" in source ? source.beatenBy.winnerOf : undefined;
}
