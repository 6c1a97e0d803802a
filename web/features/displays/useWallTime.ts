import { useEffect, useState } from "react";

const TICK_MS = 1000;

/** «13:42» on this wall; unknown on the server, whose wall may hang in another time zone. */
export function useWallTime(): string | undefined {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const tick = () => setTime(wallTime(Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return time;
}

function wallTime(ms: number): string {
  const instant = new Date(ms);
  return `${instant.getHours()}:${String(instant.getMinutes()).padStart(2, "0")}`;
}
