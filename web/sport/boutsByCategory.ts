import type { Fighting } from "#contract/entity.ts";

type Bouts = readonly Fighting[];

const known = new WeakMap<Bouts, ReadonlyMap<string, Bouts>>();

/** The bouts of one category in the order of the competition. Sorted out once: a large day has sixty categories. */
export function boutsByCategory(fightings: Bouts, categoryUuid: string): Bouts {
  let sorted = known.get(fightings);
  if (sorted === undefined) known.set(fightings, (sorted = Map.groupBy(fightings, categoryOf)));
  return sorted.get(categoryUuid) ?? [];
}

const categoryOf = ({ category }: Fighting): string => category.uuid;
