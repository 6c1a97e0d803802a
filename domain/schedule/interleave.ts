import type { QueuedBout } from "./queue.ts";

/**
 * Bouts of several categories on one mat, so that rounds of one sit between rounds of another and athletes rest.
 * Every category is stretched over the whole stretch of time: a round takes an equal part of it.
 */
export function interleaveRounds(categories: readonly (readonly QueuedBout[])[]): readonly QueuedBout[] {
  return categories
    .flatMap(placedInTime)
    .toSorted((one, other) => one.at - other.at)
    .map(({ bout }) => bout);
}

type Placed = { readonly bout: QueuedBout; readonly at: number };

function placedInTime(bouts: readonly QueuedBout[]): Placed[] {
  const rounds = [...Map.groupBy(bouts, ({ round }) => round ?? 1)]
    .toSorted(([one], [other]) => one - other)
    .map(([, inRound]) => inRound);
  return rounds.flatMap((inRound, round) =>
    inRound.map((bout, index) => ({
      bout,
      at: (round + (index + 0.5) / inRound.length) / rounds.length,
    })),
  );
}
