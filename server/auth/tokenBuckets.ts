export type Limit = {
  /** How many at once. */
  readonly burst: number;
  /** How long until a spent one is back. */
  readonly everyMs: number;
};

export type Allowance = {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** When the next one may be tried, if this one was refused. */
  readonly waitMs: number;
  /** When the whole allowance is back. */
  readonly fullAtMs: number;
};

type Bucket = { tokens: number; atMs: number };

/** So that a flood of made-up keys cannot fill the memory. */
const KEYS_KEPT = 20_000;

/** How many there are now. */
export function refill(
  { burst, everyMs }: Limit,
  known: Readonly<Bucket> | undefined,
  nowMs: number,
): number {
  if (known === undefined) return burst;
  return Math.min(burst, known.tokens + Math.max(0, nowMs - known.atMs) / everyMs);
}

export const allowanceOf = (
  { burst, everyMs }: Limit,
  isAllowed: boolean,
  { tokens, atMs }: Readonly<Bucket>,
): Allowance => ({
  isAllowed,
  limit: burst,
  remaining: Math.floor(tokens),
  waitMs: tokens >= 1 ? 0 : Math.ceil((1 - tokens) * everyMs),
  fullAtMs: atMs + Math.ceil((burst - tokens) * everyMs),
});

/**
 * An allowance for each key that refills by itself. Kept in memory, for the traffic of one instance: counting it together
 * would cost more than serving it, and a restart that forgives is safe.
 */
export function createTokenBuckets(limit: Limit, now: () => number) {
  const buckets = new Map<string, Bucket>();
  return {
    /** Spends some of the allowance, or nothing when there is not enough left. */
    take(key: string, cost = 1): Allowance {
      const nowMs = now();
      const tokens = refill(limit, buckets.get(key), nowMs);
      const isAllowed = tokens >= cost;
      const bucket = { tokens: isAllowed ? tokens - cost : tokens, atMs: nowMs };
      if (buckets.size >= KEYS_KEPT && !buckets.has(key)) forgetFull(buckets, limit, nowMs);
      buckets.set(key, bucket);
      return allowanceOf(limit, isAllowed, bucket);
    },
  };
}

/** Those whose allowance is whole again say nothing; if all are in use, the oldest go. */
function forgetFull(buckets: Map<string, Bucket>, { burst, everyMs }: Limit, nowMs: number): void {
  for (const [key, { tokens, atMs }] of buckets) {
    if (tokens + (nowMs - atMs) / everyMs >= burst) buckets.delete(key);
  }
  for (const key of buckets.keys()) {
    if (buckets.size < KEYS_KEPT) return;
    buckets.delete(key);
  }
}
