import type { Carpet, Category, Fighter, Fighting } from "#contract/competition/entity.ts";
import { onceForEach } from "#web/kit/onceForEach.ts";

/** Records at hand by uuid. A list never changes, so it is sorted out once, however many ask. */
export const boutsByUuid = onceForEach((bouts: readonly Fighting[]) => byUuid(bouts));
export const categoriesByUuid = onceForEach((categories: readonly Category[]) => byUuid(categories));
export const carpetsByUuid = onceForEach((carpets: readonly Carpet[]) => byUuid(carpets));
export const fightersByUuid = onceForEach((categories: readonly Category[]): ReadonlyMap<string, Fighter> =>
  byUuid(categories.flatMap(({ fighters }) => fighters)),
);

export function byUuid<T extends { readonly uuid: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.uuid, record]));
}

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
