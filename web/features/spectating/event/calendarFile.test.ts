import { expect, test } from "vitest";
import { writeCalendar } from "./calendarFile.ts";

const EVENT = {
  documentId: "a".repeat(24),
  name: "Кубок Волги; ги, ноу-ги",
  dateOfEvent: "2026-12-31",
  city: "Казань",
  venue: "Дворец единоборств «Волжский»",
  address: "ул. Спортивная, 1\nвход со двора",
  info: null,
  updatedAt: "2026-11-15T09:00:00.000Z",
};
const PAGE = new URL("https://kover.example/events/7");
const MOSCOW = () => 3 * 3_600_000;
const unfolded = (text = "") => text.replaceAll("\r\n ", "").split("\r\n");

test("[IN5] a day without announced hours is a date without a zone, and the event ends before the next one", () => {
  const lines = unfolded(writeCalendar(EVENT, PAGE, MOSCOW));
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("DTSTAMP:20261115T090000Z");
  expect(lines).toContain(`UID:${"a".repeat(24)}@kover.example`);
});

test("[IN5] commas, semicolons and new lines are escaped", () => {
  const lines = unfolded(writeCalendar(EVENT, PAGE, MOSCOW));
  expect(lines).toContain("SUMMARY:Кубок Волги\\; ги\\, ноу-ги");
  expect(lines).toContain("LOCATION:Дворец единоборств «Волжский»\\, ул. Спортивная\\, 1\\nвход со двора");
});

test("[IN5] no line is longer than 75 octets and no letter is cut in two", () => {
  const text = writeCalendar({ ...EVENT, name: "Ж".repeat(200) }, PAGE, MOSCOW) ?? "";
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${"Ж".repeat(200)}`);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("[IN5] a weigh-in told in English ends when it says so", () => {
  const schedule = [{ day: "2026-12-04", time: "16:00", title: "Weigh-in: all, until 20:00" }];
  const text = writeCalendar({ ...EVENT, info: { schedule } }, PAGE, MOSCOW) ?? "";
  expect(unfolded(text)).toEqual(
    expect.arrayContaining(["DTSTART:20261204T130000Z", "DTEND:20261204T170000Z"]),
  );
});

test("[IN5] an event without a day has no file", () => {
  expect(writeCalendar({ ...EVENT, dateOfEvent: null }, PAGE, MOSCOW)).toBeUndefined();
});

const TWO_DAYS = {
  ...EVENT,
  dateOfEvent: "2026-12-05",
  info: {
    schedule: [
      { day: "2026-12-04", time: "16:00", title: "Взвешивание, до 20:00" },
      { day: "2026-12-05", time: "16:30", title: "Финалы" },
      { day: "2026-12-05", time: "09:30", title: "Дети" },
      { day: "2026-12-06", time: "10:00", title: "Абсолютная" },
    ],
  },
};

test("[IN5] announced hours are the instants at which the hall's clock shows them, and weigh-ins stand apart", () => {
  const lines = unfolded(writeCalendar(TWO_DAYS, PAGE, MOSCOW));
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  const id = "a".repeat(24);
  expect(of("UID")).toEqual([
    `${id}@kover.example`,
    `${id}-20261206@kover.example`,
    `${id}-weigh-in-1@kover.example`,
  ]);
  expect(of("DTSTART")).toEqual(["20261205T063000Z", "20261206T070000Z", "20261204T130000Z"]);
  expect(of("DTEND")).toEqual(["20261205T143000Z", "20261206T080000Z", "20261204T170000Z"]);
  expect(of("DESCRIPTION")[0]).toBe("09:30 Дети\\n16:30 Финалы");
  expect(of("SUMMARY")[2]).toContain("Взвешивание\\, до 20:00");
});

test("[IN5] the hour is right on both sides of a night in which the clocks are moved", () => {
  const moved = Date.parse("2026-12-05T20:00:00Z");
  const zone = (atMs: number) => (atMs < moved ? 3 : 2) * 3_600_000;
  const text = writeCalendar(TWO_DAYS, PAGE, zone) ?? "";
  expect(text).toContain("DTSTART:20261205T063000Z");
  expect(text).toContain("DTSTART:20261206T080000Z");
});
