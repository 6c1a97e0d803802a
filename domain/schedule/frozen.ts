import { isInPlay, type MatQueue, remainingBouts } from "./queue.ts";

/** Next and getting ready: athletes are called two bouts ahead. */
const CALLED_AHEAD = 2;

/** The bouts of a mat that may not be moved any more: under way, called, and the next few. */
export function frozenHead(queue: MatQueue, ahead: number = CALLED_AHEAD): readonly string[] {
  const remaining = remainingBouts(queue);
  const next = remaining.filter((bout) => !isInPlay(bout)).slice(0, ahead);
  return [...remaining.filter(isInPlay), ...next].map(({ id }) => id);
}
