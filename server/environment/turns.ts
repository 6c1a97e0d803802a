import { setImmediate as nextTurn } from "node:timers/promises";

/** How long one piece of work may hold the thread before whoever else waits has a turn. */
const LONGEST_MS = 3;

export type Turns = { readonly isDue: () => boolean; readonly give: () => Promise<void> };

/** Keeps the time of one long job: the thread answers tables between its pieces (SE42). */
export function createTurns(): Turns {
  let sinceMs = performance.now();
  return {
    isDue: () => performance.now() - sinceMs >= LONGEST_MS,
    give: async () => {
      await nextTurn();
      sinceMs = performance.now();
    },
  };
}
