const WINDOW_MS = 15 * 60_000;
const FAILURES_PER_ACCOUNT = 10;
const MINUTE_MS = 60_000;
const TRIES_PER_ADDRESS = 60;

type Bucket = { count: number; startedAt: number };

/**
 * Two independent counters, neither keyed by anything else a caller can vary: failures per account name, tries per
 * network address (a whole hall may sit behind one). Tells how many seconds to wait, or nothing.
 */
export function createSignInLimit(now: () => number) {
  const failures = new Map<string, Bucket>();
  const tries = new Map<string, Bucket>();

  return {
    waitSeconds(identifier: string, address: string): number | undefined {
      const byAddress = hit(tries, address, MINUTE_MS, now());
      if (byAddress.count > TRIES_PER_ADDRESS) return secondsLeft(byAddress, MINUTE_MS, now());
      const byAccount = live(failures, keyOf(identifier), WINDOW_MS, now());
      if (byAccount === undefined || byAccount.count < FAILURES_PER_ACCOUNT) return undefined;
      return secondsLeft(byAccount, WINDOW_MS, now());
    },
    failed(identifier: string): void {
      hit(failures, keyOf(identifier), WINDOW_MS, now());
    },
    succeeded(identifier: string): void {
      failures.delete(keyOf(identifier));
    },
  };
}

const keyOf = (identifier: string) => identifier.trim().toLowerCase();

const secondsLeft = (bucket: Bucket, windowMs: number, nowMs: number) =>
  Math.max(1, Math.ceil((bucket.startedAt + windowMs - nowMs) / 1000));

function live(
  buckets: Map<string, Bucket>,
  key: string,
  windowMs: number,
  nowMs: number,
): Bucket | undefined {
  const bucket = buckets.get(key);
  return bucket !== undefined && nowMs - bucket.startedAt < windowMs ? bucket : undefined;
}

function hit(buckets: Map<string, Bucket>, key: string, windowMs: number, nowMs: number): Bucket {
  for (const [other, { startedAt }] of buckets) if (nowMs - startedAt >= windowMs) buckets.delete(other);
  const bucket = live(buckets, key, windowMs, nowMs) ?? { count: 0, startedAt: nowMs };
  bucket.count += 1;
  buckets.set(key, bucket);
  return bucket;
}
