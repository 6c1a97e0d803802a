import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

/** A number the server tells its officials every few seconds; whoever listens hears when it is another one. */
function createBeacon() {
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

/** How many acts wait for a decision, as the server last told its officials (LS27). */
export const parkedBeacon = createBeacon();

/**
 * Reads the page's data anew when the beacon tells another number than before. The number itself is not shown: whoever
 * is meant for one mat reads fewer.
 */
export function useParkedBeacon(): void {
  const told = useSyncExternalStore(parkedBeacon.subscribe, parkedBeacon.get, () => undefined);
  const { revalidate } = useRevalidator();
  const last = useRef<number>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = told;
    // The first word of the beacon is what the page was loaded with.
    if (before !== undefined && told !== before) void revalidate();
  }, [told, revalidate]);
}
