import type { Method } from "#domain/bout/vocabulary.ts";
import { methodOf } from "#contract/boutMethod.ts";
import type { Fighting } from "#contract/entity.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";

export type CategoryNumbers = {
  readonly fought: number;
  readonly total: number;
  readonly submissions: number;
  /** Of the bouts somebody really fought; undefined while there is none. */
  readonly averageMs: number | undefined;
  /** Most frequent first. */
  readonly methods: readonly (readonly [Method, number])[];
  /** By their ids, most frequent first; submissions whose technique nobody noted are not among them. */
  readonly techniques: readonly (readonly [string, number])[];
};

/** How the bouts of a category ended. A bout nobody fought has an end but no length. */
export function categoryNumbers(bouts: readonly Fighting[]): CategoryNumbers {
  const finished = bouts.filter(isFinished);
  const lengths = finished.flatMap(({ result }) => {
    const elapsedMs = result?.elapsedMs ?? 0;
    return elapsedMs > 0 ? [elapsedMs] : [];
  });
  return {
    fought: finished.length,
    total: bouts.length,
    submissions: finished.filter(({ cause }) => cause === "submission").length,
    averageMs: lengths.length === 0 ? undefined : lengths.reduce((sum, ms) => sum + ms, 0) / lengths.length,
    methods: countedOf(finished.flatMap((bout) => methodOf(bout) ?? [])),
    techniques: countedOf(finished.flatMap(({ result }) => result?.technique ?? [])),
  };
}

function countedOf<Name extends string>(names: readonly Name[]): (readonly [Name, number])[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
