import { CHANGEOVER_DEVIATION, deviation, mean, type Slot } from "./pace.ts";
import { isRunning, type QueuedBout } from "./queue.ts";

/** How long a bout is likely to hold its mat, all that can become of it weighed, and the square of how far that may be wrong. */
export type Expected = { readonly meanMs: number; readonly variance: number };

export function expectedOf(bout: QueuedBout, slot: Slot, nowMs: number): Expected {
  const fought = chanceOf(bout);
  const missed = isRunning(bout) ? 0 : (fought * NOT_FOUGHT) / (1 - NOT_FOUGHT);
  const slotMs = leftOf(bout, slot, nowMs) + slot.changeoverMs;
  const meanMs = fought * slotMs + missed * NOT_FOUGHT_MS;
  const squares = fought * (slotMs ** 2 + deviationOf(bout, slot, nowMs) ** 2) + missed * NOT_FOUGHT_MS ** 2;
  return { meanMs, variance: squares - meanMs ** 2 };
}

/** Somebody does not come: the calls take a minute (DY64). */
const NOT_FOUGHT = 0.06;
const NOT_FOUGHT_MS = 60_000;
const CHANCE_OF_A_MAYBE = 0.3;

/** How likely a bout is fought. */
export const chanceOf = (bout: QueuedBout): number =>
  isRunning(bout) ? 1 : (bout.mayNotHappen === true ? CHANCE_OF_A_MAYBE : 1) * (1 - NOT_FOUGHT);

/** In a plan a bout that may not happen keeps half of its place (DY14). */
export const weightOf = ({ mayNotHappen }: QueuedBout): number => (mayNotHappen ? 0.5 : 1);

/** What a bout under way still needs: as long as those that have lasted so long go on (DY63). */
export function leftOf(bout: QueuedBout, slot: Slot, nowMs: number): number {
  return isRunning(bout) ? Math.round(mean(leftsOf(bout, slot, nowMs))) : slot.usedMs;
}

const deviationOf = (bout: QueuedBout, slot: Slot, nowMs: number): number =>
  isRunning(bout)
    ? Math.hypot(deviation(leftsOf(bout, slot, nowMs)), slot.changeoverMs * CHANGEOVER_DEVIATION)
    : slot.deviationMs;

/** None for a bout that has outlasted all of them: it may end any moment. */
function leftsOf({ startedAtMs }: QueuedBout, { lengthsMs }: Slot, nowMs: number): readonly number[] {
  const elapsedMs = Math.max(0, nowMs - (startedAtMs ?? nowMs));
  return lengthsMs.filter((lengthMs) => lengthMs > elapsedMs).map((lengthMs) => lengthMs - elapsedMs);
}

/** What is left of a changeover, as it is two waits of equal rate after each other: the longer it lasts, the likelier the first one is over (DY63). */
export function changeoverLeft(changeoverMs: number, elapsedMs: number): Expected {
  const waitMs = changeoverMs / 2;
  const isFirst = 1 / (1 + Math.max(0, elapsedMs) / waitMs);
  return { meanMs: (1 + isFirst) * waitMs, variance: (1 + 2 * isFirst - isFirst ** 2) * waitMs ** 2 };
}
