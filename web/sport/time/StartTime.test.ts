import { expect, test } from "vitest";
import { formatTime } from "#web/i18n/times.ts";
import { windowWords } from "./StartTime.tsx";

const at = (hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, 15, hours, minutes, seconds).getTime();

test("[SN26] a start is told as a window, widened to steps of five minutes", () => {
  expect(windowWords({ fromMs: at(14, 21, 10), toMs: at(14, 38) }, formatTime)).toBe("≈14:20–14:40");
});

test("[SN26] even a start that is nearly certain is a window, never a minute", () => {
  expect(windowWords({ fromMs: at(14, 20), toMs: at(14, 20) }, formatTime)).toBe("≈14:20–14:25");
});
