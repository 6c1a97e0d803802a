import type { Event } from "#contract/content.ts";

export type EventTime = "today" | "upcoming" | "past" | "undated";

/** By plain dates: an event is today when its date is today's, wherever the clocks stand. */
export function eventTime(event: Pick<Event, "dateOfEvent">, today: string): EventTime {
  const date = event.dateOfEvent?.slice(0, 10);
  if (date === undefined || date === "") return "undated";
  if (date === today) return "today";
  return date > today ? "upcoming" : "past";
}

export type EventGroups = {
  readonly today: readonly Event[];
  /** Nearest first; those without a date at the end. */
  readonly upcoming: readonly Event[];
  /** Latest first. */
  readonly past: readonly Event[];
};

export function groupEvents(events: readonly Event[], today: string): EventGroups {
  const at = (time: EventTime) => events.filter((event) => eventTime(event, today) === time).toSorted(byDate);
  return {
    today: at("today"),
    upcoming: [...at("upcoming"), ...at("undated")],
    past: at("past").toReversed(),
  };
}

const byDate = (a: Event, b: Event) => (a.dateOfEvent ?? "").localeCompare(b.dateOfEvent ?? "");
