/** A number the server tells its officials every few seconds; whoever listens hears when it is another one. */
export function createBeacon() {
  let told: number | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => told,
    set: (next: number) => {
      if (next === told) return;
      told = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** How many acts of awarding there are (AW14). */
export const awardingBeacon = createBeacon();
