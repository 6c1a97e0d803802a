import type { Config } from "./config.ts";

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant by the calendar of the hall: 2026-12-05. Empty for an instant that is none. */
export function hallDay({ timeZone }: Pick<Config, "timeZone">, atMs: number): string {
  if (Number.isNaN(atMs)) return "";
  // Made once for a zone: to make one takes longer than to ask it a hundred times.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" });
  calendars.set(timeZone, calendar);
  return calendar.format(atMs);
}

/** Today in the hall. */
export const hallToday = ({ config, now }: { config: Config; now: () => number }): string =>
  hallDay(config, now());
