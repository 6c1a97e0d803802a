import { expect, test } from "vitest";
import { writeCalendar } from "./calendarFile.ts";

const EVENT = {
  documentId: "a".repeat(24),
  name: "Кубок Волги; ги, ноу-ги",
  dateOfEvent: "2026-12-31",
  city: "Казань",
  venue: "Дворец единоборств «Волжский»",
  address: "ул. Спортивная, 1\nвход со двора",
  updatedAt: "2026-11-15T09:00:00.000Z",
};
const PAGE = new URL("https://kover.example/events/7");
const unfolded = (text = "") => text.replaceAll("\r\n ", "").split("\r\n");

test("[IN5] the day is a date without a zone, and the event ends before the next one", () => {
  const lines = unfolded(writeCalendar(EVENT, PAGE));
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("DTSTAMP:20261115T090000Z");
  expect(lines).toContain(`UID:${"a".repeat(24)}@kover.example`);
});

test("[IN5] commas, semicolons and new lines are escaped", () => {
  const lines = unfolded(writeCalendar(EVENT, PAGE));
  expect(lines).toContain("SUMMARY:Кубок Волги\\; ги\\, ноу-ги");
  expect(lines).toContain("LOCATION:Дворец единоборств «Волжский»\\, ул. Спортивная\\, 1\\nвход со двора");
});

test("[IN5] no line is longer than 75 octets and no letter is cut in two", () => {
  const text = writeCalendar({ ...EVENT, name: "Ж".repeat(200) }, PAGE) ?? "";
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${"Ж".repeat(200)}`);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("[IN5] an event without a day has no file", () => {
  expect(writeCalendar({ ...EVENT, dateOfEvent: null }, PAGE)).toBeUndefined();
});
