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

export function elapsedMs(clock: BoutClock, nowMs: number): number {
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
  const elapsed = readingAt(clock, atMs, boutMs);
  return { ...clock, isRunning: true, elapsedMs: elapsed, startedAtMs: atMs };
}

export function stopClock(clock: BoutClock, atMs: number, boutMs?: number): BoutClock {
  if (!clock.isRunning) return clock;
  return setClock(clock, readingAt(clock, atMs, boutMs));
}

/** Stopped, at exactly this time. */
export function setClock({ periodIndex, periodMs }: BoutClock, elapsed: number): BoutClock {
  return { ...openClock(periodIndex, periodMs), elapsedMs: clamp(elapsed, periodMs) };
}

/** The table's own clock is the instrument; server time stands in where the table did not say. */
export function readingAt(clock: BoutClock, atMs: number, boutMs?: number): number {
  if (boutMs === undefined) return elapsedMs(clock, atMs);
  return clamp(clock.periodMs - boutMs, clock.periodMs);
}

const clamp = (ms: number, periodMs: number): number => Math.min(periodMs, Math.max(0, ms));
