import type { Method } from "#domain/bout/vocabulary.ts";
import { methodOf } from "#contract/boutMethod.ts";
import type { Fighting } from "#contract/entity.ts";
import { isFinished } from "./boutPhase.ts";

export type CategoryNumbers = {
  readonly fought: number;
  readonly total: number;
  readonly submissions: number;
  /** Of the bouts somebody really fought; undefined while there is none. */
  readonly averageMs: number | undefined;
  /** Most frequent first. */
  readonly methods: readonly (readonly [Method, number])[];
};

/** How the bouts of a category ended. A bout nobody fought has an end but no length. */
export function categoryNumbers(bouts: readonly Fighting[]): CategoryNumbers {
  const finished = bouts.filter(isFinished);
  const lengths = finished.flatMap(({ result }) => {
    const elapsedMs = result?.elapsedMs ?? 0;
    return elapsedMs > 0 ? [elapsedMs] : [];
  });
  const counts = new Map<Method, number>();
  for (const method of finished.flatMap((bout) => methodOf(bout) ?? []))
    counts.set(method, (counts.get(method) ?? 0) + 1);
  return {
    fought: finished.length,
    total: bouts.length,
    submissions: finished.filter(({ cause }) => cause === "submission").length,
    averageMs: lengths.length === 0 ? undefined : lengths.reduce((sum, ms) => sum + ms, 0) / lengths.length,
    methods: [...counts].toSorted(([, one], [, other]) => other - one),
  };
}
