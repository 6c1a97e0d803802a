import type { Slot } from "../draw/bracket.ts";
import type { RecordedBout } from "./unfought.ts";
import { isUnfought } from "./unfought.ts";

/**
 * Whether somebody who is in the draw has been in all his bouts, and no open corner may become his (DR36). Told from the
 * records of one category alone: a page that lists its athletes does not load the rules of every format.
 */
export function hasNothingLeft(bouts: readonly RecordedBout[], fighter: string): boolean {
  const byId = new Map(
    bouts.flatMap((bout) => (bout.bracketId === undefined ? [] : [[bout.bracketId, bout]])),
  );
  const open = bouts.filter((bout) => !bout.isFinished && !isUnfought(byId, bout));
  const own = bouts.filter((bout) => isIn(bout, fighter));
  if (own.length === 0 || own.some((bout) => open.includes(bout))) return false;
  return !openSources(open).some((source) => mayBring(source, { bouts, own, fighter }));
}

const isIn = ({ corners }: RecordedBout, fighter: string) =>
  corners.some((corner) => corner.fighter === fighter);

const openSources = (bouts: readonly RecordedBout[]): Slot[] =>
  bouts.flatMap(({ corners }) =>
    corners.flatMap(({ fighter, source }) => (fighter === undefined ? (source ?? []) : [])),
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
