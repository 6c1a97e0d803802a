/** The clock as a value: nothing ticks, and whoever knows the time can ask what is left. */
export type BoutClock = {
  readonly isRunning: boolean;
  /** Time fought in this period, up to `startedAtMs` while running. */
  readonly elapsedMs: number;
  /** Server time of the last start; present exactly while running. */
  readonly startedAtMs?: number;
  readonly periodIndex: number;
  readonly periodMs: number;
};

export function openClock(periodIndex: number, periodMs: number): BoutClock {
  return { isRunning: false, elapsedMs: 0, periodIndex, periodMs };
}

function elapsedMs(clock: BoutClock, nowMs: number): number {
  // Two machines never agree on the time exactly; a moment before the start must not give time back.
  const sinceStart = clock.startedAtMs === undefined ? 0 : Math.max(0, nowMs - clock.startedAtMs);
  return Math.min(clock.periodMs, clock.elapsedMs + sinceStart);
}

export function remainingMs(clock: BoutClock, nowMs: number): number {
  return clock.periodMs - elapsedMs(clock, nowMs);
}

/** Only a stopped clock is over: the gong at the table ends a period, never the arithmetic. */
export function isTimeOver(clock: BoutClock): boolean {
  return !clock.isRunning && clock.elapsedMs >= clock.periodMs;
}

export function startClock(clock: BoutClock, atMs: number, boutMs?: number): BoutClock {
  return { ...clock, isRunning: true, elapsedMs: readingAt(clock, atMs, boutMs), startedAtMs: atMs };
}

export function stopClock(clock: BoutClock, atMs: number, boutMs?: number): BoutClock {
  // The start may have been undone meanwhile: then no time was fought, whatever the table's clock showed.
  if (!clock.isRunning) return clock;
  const { startedAtMs: _, ...stopped } = clock;
  return { ...stopped, isRunning: false, elapsedMs: readingAt(clock, atMs, boutMs) };
}

/** A running clock runs on from the new time. */
export function adjustClock(clock: BoutClock, elapsed: number, atMs: number): BoutClock {
  const adjusted = { ...clock, elapsedMs: within(clock, elapsed) };
  return clock.isRunning ? { ...adjusted, startedAtMs: atMs } : adjusted;
}

/** The table's own clock is the instrument; server time stands in where the table did not say. */
export function readingAt(clock: BoutClock, atMs: number, boutMs?: number): number {
  if (boutMs === undefined) return elapsedMs(clock, atMs);
  return within(clock, clock.periodMs - boutMs);
}

const within = ({ periodMs }: BoutClock, ms: number): number => Math.min(periodMs, Math.max(0, ms));
