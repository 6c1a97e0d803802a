/** How long one piece of work may hold the thread before whoever else waits has a turn. */
const LONGEST_MS = 3;

export type Turns = { readonly isDue: () => boolean; readonly give: () => Promise<void> };

/** Long jobs that wait to go on, all in one line. */
const line: (() => void)[] = [];

/** Keeps the time of one long job: the thread answers tables between its pieces (SE42). */
export function createTurns(): Turns {
  // Where others wait already, a new job stands behind them before it goes on.
  let untilMs = line.length > 0 ? 0 : performance.now() + LONGEST_MS;
  return {
    isDue: () => performance.now() >= untilMs,
    give: async () => {
      await inLine();
      untilMs = performance.now() + LONGEST_MS;
    },
  };
}

/** However many wait, only one goes on between two looks at the sockets. */
function inLine(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (line.length === 1) setImmediate(letOneGoOn);
  });
}

function letOneGoOn(): void {
  line.shift()?.();
  if (line.length > 0) setImmediate(letOneGoOn);
}
