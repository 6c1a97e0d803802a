import { eventDays, type EventDays } from "#domain/schedule/eventDays.ts";
import type { Event } from "./content.ts";

export type DatedEvent = Pick<Event, "dateOfEvent" | "info"> & {
  /** Of the programme of its competition, where somebody knows it. */
  readonly lastDay?: string | null | undefined;
};

/** Undefined while no day is known. */
export function daysOf({ dateOfEvent, info, lastDay }: DatedEvent): EventDays | undefined {
  if (dateOfEvent === null || dateOfEvent === "") return undefined;
  const { first, last } = eventDays(dateOfEvent, info?.schedule ?? []);
  return { first, last: lastDay && lastDay > last ? lastDay : last };
}
