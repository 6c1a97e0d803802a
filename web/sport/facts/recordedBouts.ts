import type { Fighting } from "#contract/competition/entity.ts";
import { isRecord } from "#contract/shape.ts";
import type { RecordedBout } from "#domain/category/unfought.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";

/** The bouts of one category as the rules about records read them, by their place in the draw. */
export const recordedByBracketId = onceForEach(
  (bouts: readonly Fighting[]): ReadonlyMap<string, RecordedBout> =>
    new Map(
      bouts.flatMap((bout) =>
        bout.bracketId === null ? [] : [[bout.bracketId, fightingToRecorded(bout)] as const],
      ),
    ),
);

function fightingToRecorded(bout: Fighting): RecordedBout {
  return {
    bracketId: bout.bracketId ?? undefined,
    stage: bout.stage ?? undefined,
    round: bout.round ?? undefined,
    isFinished: bout.state === "finished",
    winner: bout.winner?.uuid,
    corners: bout.slots.map(({ fighter, source }) => ({
      fighter: fighter ?? undefined,
      source: isOpenSlot(source) || isSeed(source) ? source : undefined,
    })),
  };
}

/** The source of a corner whose athlete is not known yet, as it was drawn. */
export function isOpenSlot(source: unknown): source is Slot {
  if (!isRecord(source)) return false;
  const { winnerOf, loserOf, beatenBy, groupRank, winnerOfSeries, loserOfSeries } = source;
  return (
    typeof (winnerOf ?? loserOf) === "string" ||
    Array.isArray(winnerOfSeries ?? loserOfSeries) ||
    isRecord(beatenBy ?? groupRank)
  );
}

export function isSeed(source: unknown): source is { readonly seed: number } {
  return isRecord(source) && typeof source["seed"] === "number";
}
