import { expect, test } from "vitest";
import type { Event } from "#contract/event/content.ts";
import { groupEvents } from "./eventState.ts";
import { eventWhen, withOpenRegistration, withPlannedDays } from "./eventWhen.server.ts";

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
  pricing: null,
  ...more,
});

test("[EV8] the days of a programme are days of the event: in its dates, its numbers, and for being on", () => {
  const event = eventOn(1, "2026-12-04");
  const competition = { event: { ...event, lastDay: TODAY } };
  expect(eventWhen(withPlannedDays(event, competition), TODAY, undefined)).toEqual({
    time: "today",
    dates: "4–5 декабря 2026",
    day: { number: 2, count: 2 },
  });
  expect(eventWhen(withPlannedDays(event, undefined), TODAY, undefined)).toMatchObject({
    time: "past",
    dates: "4 декабря 2026",
  });
});

test("[EV18] with its competition an event is over, on its day too", () => {
  const timeOf = (status: "in_progress" | "closed", day = TODAY) =>
    eventWhen(eventOn(1, day), TODAY, status).time;
  expect([timeOf("in_progress"), timeOf("closed"), timeOf("closed", "2026-12-06")]).toEqual([
    "today",
    "past",
    "upcoming",
  ]);
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
