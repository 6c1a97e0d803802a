import type { Event } from "#contract/event/content.ts";
import { daysOf } from "#contract/event/daysOfEvent.ts";
import { numberedDay, type NumberedDay } from "#domain/schedule/eventDays.ts";
import { formatDays } from "#web/i18n/eventDates.ts";
import { eventTime, type EventTime } from "./eventState.ts";

export type EventWhen = {
  readonly time: EventTime;
  /** In words; empty while no day is known. */
  readonly dates: string;
  readonly day: NumberedDay | undefined;
};

/** Decided once, on the server: a page that is only read need not compute dates. */
export function eventWhen(event: Event, today: string, isInProgress: boolean): EventWhen {
  const days = daysOf(event);
  return {
    time: eventTime(event, today, isInProgress),
    dates: formatDays(days),
    day: days && numberedDay(days, today),
  };
}

/** Entries are taken up to and including the last day in the hall (GN16), whatever was left switched on. */
export function withOpenRegistration(event: Event, today: string): Event {
  const { registrationOpen, registrationUntil } = event;
  return { ...event, registrationOpen: registrationOpen && (registrationUntil ?? today) >= today };
}
