import { usualCounters } from "./presets.ts";
import type { BoutRules, CounterSpec } from "./rules.ts";

/** The countdowns of a bout: what its rules say, and the usual one where they are silent (RU19). */
export function countersOf({ counters }: Pick<BoutRules, "counters">): readonly CounterSpec[] {
  const own = new Map(counters.map((counter) => [counter.id, counter]));
  const usual = usualCounters().map((counter) => own.get(counter.id) ?? counter);
  const others = counters.filter(({ id }) => usual.every((counter) => counter.id !== id));
  return [...usual, ...others];
}
