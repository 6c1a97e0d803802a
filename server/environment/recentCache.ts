export type RecentCache<Value> = (key: string, make: () => Value) => Value;

/** Keeps what was made for the keys asked for last: what somebody asks for only once drives nothing else out for long. */
export function createRecentCache<Value>(most: number): RecentCache<Value> {
  const kept = new Map<string, { readonly value: Value }>();
  return (key, make) => {
    const found = kept.get(key) ?? { value: make() };
    // The newest last, so that the first is the one that was not asked for the longest.
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found.value;
  };
}
