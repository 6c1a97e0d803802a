import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ageInYear, parseDate } from "./age.ts";

test("[CT6] born in December or in January of one year: the same age all season", () => {
  expect(ageInYear("2012-12-31", "2026-01-10")).toBe(14);
  expect(ageInYear("2012-01-01", "2026-12-20")).toBe(14);
});

test("a time behind the date changes nothing", () => {
  expect(ageInYear("2008-02-29", "2026-05-16T06:00:00.000Z")).toBe(18);
});

test.each([
  "",
  "2012",
  "12.05.2012",
  "2012-13-01",
  "2012-00-10",
  "2012-04-31",
  "2011-02-29",
  "1900-02-29",
  "2012-1-1",
])("«%s» is not a birth date", (text) => {
  expect(parseDate(text)).toBeUndefined();
  expect(ageInYear(text, "2026-05-16")).toBeUndefined();
});

test("nobody is born after the event", () => {
  expect(ageInYear("2030-01-01", "2026-05-16")).toBeUndefined();
});

test("every day of the calendar is read, and read as it is written", () => {
  const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(parseDate(date.toISOString())).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      });
    }),
  );
});
