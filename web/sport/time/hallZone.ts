import { createContext, use, useCallback } from "react";
import { plainDateIn } from "#contract/competition/wallClock.ts";
import { plainDateOf } from "#web/i18n/plainDate.ts";

/** How far the hall's wall clock is ahead of UTC, in milliseconds; undefined where nobody has said so. */
export const HallZone = createContext<number | undefined>(undefined);

/** The day of an instant by the calendar of the hall, wherever somebody reads it; the device's own where no zone is known. */
export function useHallDay(): (atMs: number) => string {
  const zoneMs = use(HallZone);
  return useCallback(
    (atMs) => (zoneMs === undefined ? plainDateOf(new Date(atMs)) : plainDateIn(zoneMs, atMs)),
    [zoneMs],
  );
}
