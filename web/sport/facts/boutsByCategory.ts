import type { Fighting } from "#contract/entity.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";

type Bouts = readonly Fighting[];

/** The bouts of one category in the order of the competition. Sorted out once: a large day has sixty categories. */
export function boutsByCategory(fightings: Bouts, categoryUuid: string): Bouts {
  return sortedOut(fightings).get(categoryUuid) ?? [];
}

const sortedOut = onceForEach((fightings: Bouts): ReadonlyMap<string, Bouts> =>
  Map.groupBy(fightings, ({ category }) => category.uuid),
);

/** The bouts of a draw by their place in it. */
export const boutsByBracketId = (bouts: readonly Fighting[]): ReadonlyMap<string, Fighting> =>
  new Map(bouts.flatMap((bout) => (bout.bracketId === null ? [] : [[bout.bracketId, bout]])));
