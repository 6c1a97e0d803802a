import { expect, test } from "vitest";
import { hallDay, hallMinute } from "./hallDay.ts";

test("[GN16] a day ends at the hall's midnight, wherever the server stands", () => {
  const vladivostok = { timeZone: "Asia/Vladivostok" };
  expect(hallDay(vladivostok, Date.parse("2026-12-04T13:59:59Z"))).toBe("2026-12-04");
  expect(hallDay(vladivostok, Date.parse("2026-12-04T14:00:00Z"))).toBe("2026-12-05");
  expect(hallDay({ timeZone: "Europe/Moscow" }, Date.parse("2026-12-04T20:59:59Z"))).toBe("2026-12-04");
  expect(hallMinute(vladivostok, Date.parse("2026-12-04T14:05:59Z"))).toBe(5);
});
