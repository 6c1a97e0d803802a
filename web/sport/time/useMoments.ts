import { use, useCallback } from "react";
import { plainDateIn } from "#contract/competition/wallClock.ts";
import { atTime, formatDayMonth } from "#texts/dates.ts";
import { formatTimeIn } from "#web/i18n/times.ts";
import { HallZone } from "./hallZone.ts";

/** «15 ноября в 13:42» by the clock of the hall, so that server and browser write the same. Empty where no zone is known. */
export function useMoments(): (atMs: number) => string {
  const zoneMs = use(HallZone);
  return useCallback(
    (atMs) =>
      zoneMs === undefined
        ? ""
        : `${formatDayMonth(plainDateIn(zoneMs, atMs))} ${atTime(formatTimeIn(zoneMs, atMs))}`,
    [zoneMs],
  );
}
