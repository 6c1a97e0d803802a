import { minuteOfDayIn, plainDateIn } from "#contract/competition/wallClock.ts";
import type { Config } from "./config.ts";
import { createHallZone } from "./hallZone.ts";

type Hall = Pick<Config, "timeZone">;

const zones = new Map<string, ReturnType<typeof createHallZone>>();

function zoneMsAt({ timeZone }: Hall, atMs: number): number {
  const zone = zones.get(timeZone) ?? createHallZone(timeZone);
  zones.set(timeZone, zone);
  return zone(atMs);
}

/** The day of an instant by the calendar of the hall: 2026-12-05. Empty for an instant that is none. */
export function hallDay(hall: Hall, atMs: number): string {
  return Number.isNaN(atMs) ? "" : plainDateIn(zoneMsAt(hall, atMs), atMs);
}

/** Today in the hall. */
export const hallToday = ({ config, now }: { config: Config; now: () => number }): string =>
  hallDay(config, now());

/**
 * The instant a plain date begins at in the hall, reckoned back from its noon: on a day the clocks change in its night,
 * hours counted from here are those on the wall from the morning on.
 */
export function hallMidnight(hall: Hall, date: string): number {
  const utcMs = Date.parse(`${date}T12:00:00Z`);
  const noonMs = utcMs - zoneMsAt(hall, utcMs);
  // The zone of the noon itself: where it is far from UTC, the first guess may lie on the other side of the change.
  return utcMs - zoneMsAt(hall, noonMs) - 12 * 60 * 60_000;
}

/** The clock on the wall of the hall, in minutes since midnight. */
export const hallMinute = (hall: Hall, atMs: number): number => minuteOfDayIn(zoneMsAt(hall, atMs), atMs);

/** An instant on the wall of the hall, as the dates beside it are written: 05.12.2026 13:05:09. Empty for an instant that is none. */
export function hallTimeOf(hall: Hall, atMs: number): string {
  if (Number.isNaN(atMs)) return "";
  const [day = "", time = ""] = new Date(atMs + zoneMsAt(hall, atMs)).toISOString().slice(0, 19).split("T");
  return `${day.split("-").toReversed().join(".")} ${time}`;
}
