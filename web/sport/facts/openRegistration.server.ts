import type { Event } from "#contract/content.ts";

/** Entries are taken up to and including the last day in the hall (GN16), whatever was left switched on. */
export function withOpenRegistration(event: Event, today: string): Event {
  const { registrationOpen, registrationUntil } = event;
  return { ...event, registrationOpen: registrationOpen && (registrationUntil ?? today) >= today };
}
