export type RecentCache<Value> = (key: string, make: () => Value) => Value;

/** An address or a query of people is far shorter; only what somebody makes up to fill the memory is not. */
const LONGEST_KEY = 2000;

/** Keeps what was made for the keys asked for last: what somebody asks for only once drives nothing else out for long, and a long key is not kept (SE49). */
export function createRecentCache<Value>(most: number): RecentCache<Value> {
  const kept = new Map<string, { readonly value: Value }>();
  return (key, make) => {
    if (key.length > LONGEST_KEY) return make();
    const found = kept.get(key) ?? { value: make() };
    // The newest last, so that the first is the one that was not asked for the longest.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found.value;
  };
}
