import type { Fighting } from "#contract/competition/entity.ts";
import { hasBegun } from "#web/features/headTable/desk/matBouts.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";

type Rounds = readonly (readonly [round: string, bouts: readonly Fighting[]])[];

/** What is still to be fought comes first, in its order; a round that is over stands below, the latest bout first. */
export function roundsInOrder(rounds: ReadonlyMap<string, readonly Fighting[]>): Rounds {
  const sorted = [...rounds].map(([round, bouts]) => {
    const over = bouts
      .filter(isFinished)
      .toSorted((a, b) => (b.finishedAt ?? "").localeCompare(a.finishedAt ?? ""));
    const live = bouts.filter((bout) => hasBegun(bout));
    const open = bouts.filter((bout) => !isFinished(bout) && !hasBegun(bout));
    return [round, [...live, ...open, ...over]] as const;
  });
  const isOver = ([, bouts]: Rounds[number]) => bouts.every(isFinished);
  return [...sorted.filter((one) => !isOver(one)), ...sorted.filter(isOver).toReversed()];
}
