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

/** An allowance for each key that refills by itself. Kept in memory: a restart forgives, which is safe and simple. */
export function createTokenBuckets({ burst, everyMs }: Limit, now: () => number) {
  const buckets = new Map<string, Bucket>();

  const current = (key: string): Bucket => {
    const nowMs = now();
    const known = buckets.get(key);
    if (known === undefined) return { tokens: burst, atMs: nowMs };
    const refilled = Math.min(burst, known.tokens + Math.max(0, nowMs - known.atMs) / everyMs);
    return { tokens: refilled, atMs: nowMs };
  };

  const allowance = (isAllowed: boolean, { tokens, atMs }: Bucket): Allowance => ({
    isAllowed,
    limit: burst,
    remaining: Math.floor(tokens),
    waitMs: tokens >= 1 ? 0 : Math.ceil((1 - tokens) * everyMs),
    fullAtMs: atMs + Math.ceil((burst - tokens) * everyMs),
  });

  return {
    /** Spends some of the allowance, or nothing when there is not enough left. */
    take(key: string, cost = 1): Allowance {
      const bucket = current(key);
      const isAllowed = bucket.tokens >= cost;
      if (isAllowed) bucket.tokens -= cost;
      if (buckets.size >= KEYS_KEPT && !buckets.has(key)) forgetFull(buckets, { burst, everyMs }, now());
      buckets.set(key, bucket);
      return allowance(isAllowed, bucket);
    },
    /** What is left, without spending any. */
    look(key: string): Allowance {
      const bucket = current(key);
      return allowance(bucket.tokens >= 1, bucket);
    },
    forgive(key: string): void {
      buckets.delete(key);
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
