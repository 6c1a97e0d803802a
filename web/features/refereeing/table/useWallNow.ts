import { useSyncExternalStore } from "react";

const TICK_MS = 1000;

/** This device's wall clock, to the second; undefined on the server. */
export function useWallNow(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / TICK_MS) * TICK_MS,
    () => undefined,
  );
}

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}
