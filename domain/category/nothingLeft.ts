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
type RecordedCorner = { readonly fighter: string | undefined; readonly source: Slot | undefined };

/**
 * Whether somebody who is in the draw has been in all his bouts, and no open corner may become his (DR36). Told from the
 * records of one category alone: a page that lists its athletes does not load the rules of every format.
 */
export function hasNothingLeft(bouts: readonly RecordedBout[], fighter: string): boolean {
  const own = bouts.filter((bout) => isIn(bout, fighter));
  if (own.length === 0 || !own.every(({ isFinished }) => isFinished)) return false;
  return !openSources(bouts).some((source) => mayBring(source, { bouts, own, fighter }));
}

const isIn = ({ corners }: RecordedBout, fighter: string) =>
  corners.some((corner) => corner.fighter === fighter);

const openSources = (bouts: readonly RecordedBout[]): Slot[] =>
  bouts.flatMap(({ isFinished, corners }) =>
    isFinished ? [] : corners.flatMap(({ fighter, source }) => (fighter === undefined ? (source ?? []) : [])),
  );

type Standing = {
  readonly bouts: readonly RecordedBout[];
  readonly own: readonly RecordedBout[];
  readonly fighter: string;
};

/** With no bout of his own open, the winners and losers of bouts are others. */
function mayBring(source: Slot, { bouts, own, fighter }: Standing): boolean {
  if ("groupRank" in source) return own.some((bout) => isOfGroup(bout, source.groupRank.group));
  if (!("beatenBy" in source)) return false;
  const { winnerOf, round } = source.beatenBy;
  const victor = own.find((bout) => isMain(bout) && bout.round === round)?.winner;
  if (victor === undefined || victor === fighter) return false;
  const awaited = bouts.find(({ bracketId }) => bracketId === winnerOf);
  return bouts
    .filter((bout) => isMain(bout) && bout.isFinished && isIn(bout, victor))
    .every((bout) => bout.winner === victor && (bout.round ?? 0) < (awaited?.round ?? 0));
}

/** The bouts of a group are named after it: «A:1-4». */
const isOfGroup = ({ bracketId }: RecordedBout, group: string) => bracketId?.startsWith(`${group}:`) === true;

const isMain = ({ stage }: RecordedBout) => stage === "main";
