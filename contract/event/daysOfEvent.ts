import { eventDays, type EventDays } from "#domain/schedule/eventDays.ts";
import type { Event } from "./content.ts";

export type DatedEvent = Pick<Event, "dateOfEvent" | "info">;

/** Undefined while no day is known. */
export function daysOf({ dateOfEvent, info }: DatedEvent): EventDays | undefined {
  return dateOfEvent === null || dateOfEvent === ""
    ? undefined
    : eventDays(dateOfEvent, info?.schedule ?? []);
}
