import { daysOf, type DatedEvent } from "#contract/event/daysOfEvent.ts";
import type { EventDays } from "#domain/schedule/eventDays.ts";
import { formatDays } from "#texts/dates.ts";

/** The days of an event in words; the one way they are told everywhere. */
export const eventDates = (event: DatedEvent | null | undefined): string =>
  event ? formatDays(daysOf(event)) : "";

type Told = { readonly dateOfEvent: string | null; readonly lastDay?: string | null | undefined };

/** Where an event is only named; one that a device kept from before knows its first day alone. */
export function toldDays({ dateOfEvent, lastDay }: Told): EventDays | undefined {
  const first = dateOfEvent?.slice(0, 10) ?? "";
  return first === "" ? undefined : { first, last: lastDay ?? first };
}
