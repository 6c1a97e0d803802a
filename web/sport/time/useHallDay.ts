import { use, useCallback } from "react";
import { plainDateIn } from "#contract/wallClock.ts";
import { plainDateOf } from "#web/i18n/dates.ts";
import { HallZone } from "./hallZone.ts";

/** The day of an instant by the calendar of the hall, wherever somebody reads it; the device's own where no zone is known. */
export function useHallDay(): (atMs: number) => string {
  const zoneMs = use(HallZone);
  return useCallback(
    (atMs) => (zoneMs === undefined ? plainDateOf(new Date(atMs)) : plainDateIn(zoneMs, atMs)),
    [zoneMs],
  );
}
