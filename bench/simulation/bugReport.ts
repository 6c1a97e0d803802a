import type { DayReport } from "./simulate.ts";

const LAST_LINES = 60;

/** Everything somebody needs to see the same day again. */
export function bugReport({ seed, faults, violations, trace, traceHash }: DayReport): string {
  return [
    `Day ${seed} broke a promise. See it again: node bench/simulate.ts --seed ${seed}`,
    `trace ${traceHash.slice(0, 16)}, misfortunes: ${faults}`,
    ...violations.map(({ invariant, what }) => `${invariant}: ${what}`),
    ...trace.slice(-LAST_LINES),
  ].join("\n");
}
