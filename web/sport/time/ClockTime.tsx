import { use, useCallback } from "react";
import { formatTimeIn } from "#web/i18n/dates.ts";
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
