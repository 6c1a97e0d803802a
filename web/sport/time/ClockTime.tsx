import { use, useCallback, useEffect, useState } from "react";
import { formatTimeIn } from "#web/i18n/times.ts";
import { HallZone } from "./hallZone.ts";

type Props = { atMs: number | undefined; words?: (time: string) => string };

/** A time of day. */
export function ClockTime({ atMs, words }: Props) {
  const time = useTimes()(atMs);
  return <>{time === "" ? "\u00a0" : (words?.(time) ?? time)}</>;
}

/** The same for sentences. Empty where no zone is known. */
export function useTimes(): (atMs: number | undefined) => string {
  const zoneMs = use(HallZone);
  return useCallback(
    (atMs) => (atMs === undefined || zoneMs === undefined ? "" : formatTimeIn(zoneMs, atMs)),
    [zoneMs],
  );
}

/** By the clock on the hall's wall, wherever somebody reads it: that is the time to be there (ADR 43). */
export function useTimeFormat(): ((ms: number) => string) | undefined {
  const zoneMs = use(HallZone);
  return zoneMs === undefined ? undefined : (ms) => formatTimeIn(zoneMs, ms);
}

const TICK_MS = 1000;
const MINUTE_MS = 60_000;

/** The clock on the hall's wall, «13:42»; unknown until the page is hydrated. */
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
