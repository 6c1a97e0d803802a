import type { MatQueue } from "./queue.ts";

/**
 * An open slot may still be taken by anybody of its category. Only who is in several categories can be wanted in two
 * places, so each bout with an open slot is listed with those athletes of its category.
 */
export function possibleFighters(queues: readonly MatQueue[]): ReadonlyMap<string, readonly string[]> {
  const bouts = queues.flatMap((queue) => queue.bouts);
  const categoriesOf = new Map<string, Set<string>>();
  for (const { category, fighters } of bouts) {
    for (const fighter of fighters) {
      categoriesOf.set(fighter, (categoriesOf.get(fighter) ?? new Set()).add(category));
    }
  }
  const sharedIn = new Map<string, string[]>();
  for (const [fighter, categories] of categoriesOf) {
    if (categories.size < 2) continue;
    for (const category of categories) sharedIn.set(category, [...(sharedIn.get(category) ?? []), fighter]);
  }
  return new Map(
    bouts.flatMap(({ id, category, fighters }): [string, readonly string[]][] => {
      const shared = fighters.length < 2 ? sharedIn.get(category) : undefined;
      return shared ? [[id, [...new Set([...fighters, ...shared])]]] : [];
    }),
  );
}

export function withPossibleFighters(
  queues: readonly MatQueue[],
  possible: ReadonlyMap<string, readonly string[]>,
): readonly MatQueue[] {
  return queues.map((queue) => ({
    ...queue,
    bouts: queue.bouts.map((bout) => ({ ...bout, fighters: possible.get(bout.id) ?? bout.fighters })),
  }));
}
