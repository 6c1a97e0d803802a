import type { Event } from "#contract/event/content.ts";
import { daysOf, type DatedEvent } from "#contract/event/daysOfEvent.ts";
import { eventTimeOf, type EventTime as DatedTime } from "#domain/schedule/eventDays.ts";

export type EventTime = DatedTime | "undated";

export function eventTime(event: DatedEvent, today: string, isInProgress: boolean): EventTime {
  const days = daysOf(event);
  return days === undefined ? "undated" : eventTimeOf(days, today, isInProgress);
}

export type EventGroups<E extends Event = Event> = {
  /** Those whose day it is first, then those that go on after theirs. */
  readonly today: readonly E[];
  /** Nearest first; those without a date at the end. */
  readonly upcoming: readonly E[];
  /** Latest first. */
  readonly past: readonly E[];
};

/** `running`: the ids of those whose competition is in progress. */
export function groupEvents<E extends Event>(
  events: readonly E[],
  today: string,
  running: ReadonlySet<number>,
): EventGroups<E> {
  const at = (time: EventTime) =>
    events.filter((event) => eventTime(event, today, running.has(event.id)) === time).toSorted(byDate);
  const isLate = (event: Event) => Number((daysOf(event)?.last ?? today) < today);
  return {
    today: at("today").toSorted((one, other) => isLate(one) - isLate(other)),
    upcoming: [...at("upcoming"), ...at("undated")],
    past: at("past").toReversed(),
  };
}

const byDate = (a: Event, b: Event) => (a.dateOfEvent ?? "").localeCompare(b.dateOfEvent ?? "");
