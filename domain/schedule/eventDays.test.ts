import { expect, test } from "vitest";
import { eventDays, eventTimeOf, numberedDay, nextDate } from "./eventDays.ts";

const line = (day: string, title: string) => ({ day, time: "10:00", title });
const SATURDAY = "2026-11-28";
const SUNDAY = "2026-11-29";
const MONDAY = "2026-11-30";
const WEEKEND = eventDays(SATURDAY, [
  line("2026-11-27", "Взвешивание, до 20:00"),
  line(SATURDAY, "Дети и юноши"),
  line(SUNDAY, "Мужчины и женщины"),
]);

test("[EV8] an event lasts to the last day of its programme", () => {
  expect(WEEKEND).toEqual({ first: SATURDAY, last: SUNDAY });
  expect(eventDays(`${SATURDAY}T00:00:00Z`, [])).toEqual({ first: SATURDAY, last: SATURDAY });
});

test("[EV8] neither scales on a later day nor a slip of the pen make an event longer", () => {
  const programme = [line(SUNDAY, "Контрольное взвешивание"), line("2062-11-29", "Мужчины и женщины")];
  expect(eventDays(SATURDAY, programme).last).toBe(SATURDAY);
});

test("[EV8] an event of two days is on until its second day is over", () => {
  const at = (today: string) => eventTimeOf(WEEKEND, today, false);
  expect(["2026-11-27", SATURDAY, SUNDAY, MONDAY].map(at)).toEqual(["upcoming", "today", "today", "past"]);
});

test("[EV8] the days of an event are numbered, one day alone is not", () => {
  expect(numberedDay(WEEKEND, SUNDAY)).toEqual({ number: 2, count: 2 });
  expect(numberedDay(WEEKEND, MONDAY)).toBeUndefined();
  expect(numberedDay(eventDays(SATURDAY, []), SATURDAY)).toBeUndefined();
});

test("[EV8] days are counted over the end of a month, a leap day and a new year", () => {
  const lasting = (first: string, last: string) => numberedDay({ first, last }, last)?.count;
  expect(lasting("2026-11-30", "2026-12-02")).toBe(3);
  expect([lasting("2028-02-28", "2028-03-01"), lasting("2027-02-28", "2027-03-01")]).toEqual([3, 2]);
  expect(lasting("2026-12-31", "2027-01-01")).toBe(2);
});

test("[EV9] bouts that go on past midnight keep the event on; a competition left open for days does not", () => {
  const at = (today: string) => eventTimeOf(WEEKEND, today, true);
  expect([MONDAY, "2026-12-01", "2026-12-02"].map(at)).toEqual(["today", "today", "past"]);
  expect(at("2026-11-27")).toBe("upcoming");
});

test("[DY53] the date after one, over months, years and a leap day", () => {
  const dates = ["2026-11-14", "2026-11-30", "2026-12-31", "2028-02-28", "2028-02-29", "2026-02-28"];
  expect(dates.map(nextDate)).toEqual([
    "2026-11-15",
    "2026-12-01",
    "2027-01-01",
    "2028-02-29",
    "2028-03-01",
    "2026-03-01",
  ]);
});
