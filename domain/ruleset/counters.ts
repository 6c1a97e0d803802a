import type { BoutRules, CounterSpec } from "./rules.ts";

/** What every table can count down, whether the rules name it or not. */
export const STANDARD_COUNTERS = ["medical", "stalling", "absence"] as const;
export type StandardCounter = (typeof STANDARD_COUNTERS)[number];

/**
 * The countdowns of a bout: what the rules say, and the usual one where they are silent (RU19). Medical time is four
 * minutes per athlete and bout, an athlete who is called is waited for three times thirty seconds (UWW).
 */
export function countersOf({ counters }: Pick<BoutRules, "counters">): readonly CounterSpec[] {
  const usual = STANDARD_COUNTERS.filter((id) => counters.every((counter) => counter.id !== id));
  return [...counters, ...usual.map((id) => USUAL[id])].toSorted((a, b) => rank(a) - rank(b));
}

const USUAL: Readonly<Record<StandardCounter, CounterSpec>> = {
  medical: {
    id: "medical",
    label: "Врач",
    seconds: 240,
    perAthlete: true,
    accumulates: true,
    onZero: "stop_bout",
  },
  stalling: { id: "stalling", label: "Пассивность", seconds: 20, perAthlete: true, onZero: "penalty_prompt" },
  absence: { id: "absence", label: "Ожидание", seconds: 90, perAthlete: true, onZero: "sound" },
};

/** In the order the table shows them; what only these rules have comes last. */
const rank = ({ id }: CounterSpec): number => {
  const index = STANDARD_COUNTERS.findIndex((standard) => standard === id);
  return index < 0 ? STANDARD_COUNTERS.length : index;
};
