import { expect, test } from "vitest";
import { hallDay, hallMidnight, hallMinute } from "./hallDay.ts";

test("[GN16] a day ends at the hall's midnight, wherever the server stands", () => {
  const vladivostok = { timeZone: "Asia/Vladivostok" };
  expect(hallDay(vladivostok, Date.parse("2026-12-04T13:59:59Z"))).toBe("2026-12-04");
  expect(hallDay(vladivostok, Date.parse("2026-12-04T14:00:00Z"))).toBe("2026-12-05");
  expect(hallDay({ timeZone: "Europe/Moscow" }, Date.parse("2026-12-04T20:59:59Z"))).toBe("2026-12-04");
  expect(hallMinute(vladivostok, Date.parse("2026-12-04T14:05:59Z"))).toBe(5);
});

test("[DY72] half past nine in a programme is half past nine on the wall, also on a day the clocks change", () => {
  const half = 9 * 60 + 30;
  const at = (timeZone: string, date: string) =>
    new Date(hallMidnight({ timeZone }, date) + half * 60_000).toISOString();
  expect(at("Europe/Moscow", "2026-12-05")).toBe("2026-12-05T06:30:00.000Z");
  expect(at("Asia/Vladivostok", "2026-12-05")).toBe("2026-12-04T23:30:00.000Z");
  expect(at("Europe/Berlin", "2026-03-29")).toBe("2026-03-29T07:30:00.000Z");
  expect(at("Europe/Berlin", "2026-10-25")).toBe("2026-10-25T08:30:00.000Z");
  expect(at("Pacific/Auckland", "2026-09-27")).toBe("2026-09-26T20:30:00.000Z");
  expect(at("America/New_York", "2026-11-01")).toBe("2026-11-01T14:30:00.000Z");
});
