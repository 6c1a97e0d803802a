import { use, useCallback } from "react";
import { plainDateIn } from "#contract/wallClock.ts";
import { formatDayMonth } from "#web/i18n/dates.ts";
import { HallZone } from "#web/sport/hallZone.ts";

/** «15 ноября» by the calendar of the hall. Empty where no zone is known. */
export function useHallDays(): (atMs: number) => string {
  const zoneMs = use(HallZone);
  return useCallback(
    (atMs) => (zoneMs === undefined ? "" : formatDayMonth(plainDateIn(zoneMs, atMs))),
    [zoneMs],
  );
}
