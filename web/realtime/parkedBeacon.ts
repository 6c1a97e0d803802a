import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

function createParkedBeacon() {
  let count: number | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => count,
    set: (next: number) => {
      if (next === count) return;
      count = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** How many acts wait for a decision, as the server last told its officials (LS27). */
export const parkedBeacon = createParkedBeacon();

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
