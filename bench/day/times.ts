/** How long tables wait for their acknowledgements. */
export function createTimes(now: () => number = () => performance.now()) {
  const ackMs: number[] = [];
  let lastMs: number | undefined;
  let longestGapMs = 0;
  return {
    acknowledged: (tookMs: number) => {
      ackMs.push(tookMs);
      if (lastMs !== undefined) longestGapMs = Math.max(longestGapMs, now() - lastMs);
      lastMs = now();
    },
    /** In a break nobody waits. */
    rest: () => void (lastMs = undefined),
    count: () => ackMs.length,
    report: () => {
      const sorted = ackMs.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
      return { p50: at(0.5), p99: at(0.99), longestGapMs };
    },
  };
}
