import { daysOf, type DatedEvent } from "#contract/event/daysOfEvent.ts";
import type { EventDays } from "#domain/schedule/eventDays.ts";
import { formatDate, formatDayMonth, parsePlainDate } from "./dates.ts";

/** «5 декабря 2026», «28–29 ноября 2026», «30 ноября – 1 декабря 2026». Empty while no day is known. */
export function formatDays(days: EventDays | undefined): string {
  const [first, last] = [parsePlainDate(days?.first), parsePlainDate(days?.last)];
  if (days === undefined || first === undefined || last === undefined) return "";
  const until = formatDate(days.last);
  if (days.first === days.last) return until;
  if (first.year !== last.year) return `${formatDate(days.first)} – ${until}`;
  return first.month === last.month ? `${first.day}–${until}` : `${formatDayMonth(days.first)} – ${until}`;
}

/** The days of an event in words; the one way they are told everywhere. */
export const eventDates = (event: DatedEvent | null | undefined): string =>
  event ? formatDays(daysOf(event)) : "";

type Told = { readonly dateOfEvent: string | null; readonly lastDay?: string | null | undefined };

/** Where an event is only named; one that a device kept from before knows its first day alone. */
export function toldDays({ dateOfEvent, lastDay }: Told): EventDays | undefined {
  const first = dateOfEvent?.slice(0, 10) ?? "";
  return first === "" ? undefined : { first, last: lastDay ?? first };
}
