import { useEffect, useState } from "react";
import { useTimeFormat } from "./ClockTime.tsx";

const TICK_MS = 1000;
const MINUTE_MS = 60_000;

/** The clock on the hall's wall, «13:42»; unknown until the page is awake. */
export function useHallClock(): string | undefined {
  const write = useTimeFormat();
  const [minuteMs, setMinuteMs] = useState<number>();
  useEffect(() => {
    const tick = () => setMinuteMs(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return minuteMs === undefined ? undefined : write?.(minuteMs);
}
