import type { Competition, CompetitionStatus } from "#contract/competition/entity.ts";
import type { Event } from "#contract/event/content.ts";
import { daysOf, type DatedEvent } from "#contract/event/daysOfEvent.ts";
import { numberedDay, type NumberedDay } from "#domain/schedule/eventDays.ts";
import { formatDays } from "#texts/dates.ts";
import { eventTime, type EventTime } from "./eventState.ts";

export type EventWhen = {
  readonly time: EventTime;
  /** In words; empty while no day is known. */
  readonly dates: string;
  readonly day: NumberedDay | undefined;
};

/** Decided once, on the server: a page that is only read need not compute dates. */
export function eventWhen(
  event: DatedEvent,
  today: string,
  status: CompetitionStatus | undefined,
): EventWhen {
  const days = daysOf(event);
  const time = eventTime(event, today, status === "in_progress");
  return {
    // Nothing follows once the competition is closed, whatever the hour (EV18).
    time: status === "closed" && time === "today" ? "past" : time,
    dates: formatDays(days),
    day: days && numberedDay(days, today),
  };
}

/** With the days of the programme, which the competition of an event tells (EV8). */
export const withPlannedDays = <Dated extends DatedEvent>(
  event: Dated,
  competition: Pick<Competition, "event"> | undefined,
): Dated & DatedEvent => ({ ...event, lastDay: competition?.event?.lastDay });

/** Entries are taken up to and including the last day in the hall (GN16), whatever was left switched on. */
export function withOpenRegistration(event: Event, today: string): Event {
  const { registrationOpen, registrationUntil } = event;
  return { ...event, registrationOpen: registrationOpen && (registrationUntil ?? today) >= today };
}
