const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;
const KEYS_KEPT = 20_000;

type Failures = { count: number; lastMs: number };

/** A few wrong passwords are free; after that every further one doubles the wait, up to a quarter of an hour (AU45). */
export function createFailureDelay(now: () => number) {
  const failures = new Map<string, Failures>();

  const live = (key: string): Failures | undefined => {
    const known = failures.get(key);
    if (known === undefined) return undefined;
    const keptMs = FORGOTTEN_AFTER_MS + delayAfter(known.count);
    return now() - known.lastMs < keptMs ? known : undefined;
  };

  return {
    /** How long this key still has to wait; 0 when it may try. */
    waitMs(key: string): number {
      const known = live(key);
      return known === undefined ? 0 : Math.max(0, known.lastMs + delayAfter(known.count) - now());
    },
    failed(key: string): void {
      const count = (live(key)?.count ?? 0) + 1;
      // Deleted first, so that the order of the keys is that of the last failure.
      failures.delete(key);
      failures.set(key, { count, lastMs: now() });
      const [oldest] = failures.keys();
      if (failures.size > KEYS_KEPT && oldest !== undefined) failures.delete(oldest);
    },
    succeeded(key: string): void {
      failures.delete(key);
    },
  };
}

function delayAfter(count: number): number {
  if (count < FREE_FAILURES) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (count - FREE_FAILURES));
}
