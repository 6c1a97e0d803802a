import { useEffect, useState, useSyncExternalStore } from "react";

const TICK_MS = 1000;

/** The wall clock, «13:42»; unknown on the server, whose wall may hang in another time zone. */
export function useClock(): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const tick = () => setTime(wallClock(new Date()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}

export function wallClock(instant: Date): string {
  return `${instant.getHours()}:${String(instant.getMinutes()).padStart(2, "0")}`;
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
