import { expect, test } from "vitest";
import type { Event } from "#contract/event/content.ts";
import { groupEvents } from "./eventState.ts";
import { withOpenRegistration } from "./eventWhen.server.ts";

const TODAY = "2026-12-05";

const eventOn = (id: number, dateOfEvent: string, more: Partial<Event> = {}): Event => ({
  id,
  documentId: `event-${id}`,
  createdAt: `${TODAY}T00:00:00.000Z`,
  updatedAt: `${TODAY}T00:00:00.000Z`,
  publishedAt: `${TODAY}T00:00:00.000Z`,
  name: `Кубок ${id}`,
  dateOfEvent,
  showCompetition: true,
  city: null,
  venue: null,
  address: null,
  description: null,
  registrationOpen: false,
  registrationUntil: null,
  info: null,
  ...more,
});

test("[EV9] an event of today stands before one that was left open yesterday", () => {
  const events = [eventOn(1, "2026-12-04"), eventOn(2, TODAY)];
  const { today } = groupEvents(events, TODAY, new Set([1, 2]));
  expect(today.map(({ id }) => id)).toEqual([2, 1]);
});

test("[GN16] entries are taken to the end of the last day, whatever was left switched on", () => {
  const isOpen = (registrationUntil: string | null) =>
    withOpenRegistration(eventOn(1, TODAY, { registrationOpen: true, registrationUntil }), TODAY)
      .registrationOpen;
  expect([null, TODAY, "2026-12-04"].map(isOpen)).toEqual([true, true, false]);
  expect(withOpenRegistration(eventOn(1, TODAY), TODAY).registrationOpen).toBe(false);
});
