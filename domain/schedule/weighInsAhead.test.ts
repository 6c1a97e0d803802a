import { expect, test } from "vitest";
import { weighInsAhead } from "./weighInsAhead.ts";

const LINES = [
  { day: "2026-12-11", time: "16:00", title: "Взвешивание и мандатная комиссия, до 20:00" },
  { day: "2026-12-12", time: "08:30", title: "Взвешивание: дети, до 9:30" },
  { day: "2026-12-12", time: "09:00", title: "Weigh-in: adults" },
  { day: "2026-12-12", time: "10:00", title: "Начало схваток" },
  { day: "2026-12-13", time: "08:30", title: "Взвешивание" },
];
const ahead = (day: string, time: string) =>
  weighInsAhead(LINES, { day, time }).map((line) => `${line.day.slice(-2)} ${line.time}`);

test("[PE7] a scale is told of until it is closed: at the time it names, or when the next part of the day begins", () => {
  expect(ahead("2026-12-01", "12:00")).toEqual(["11 16:00", "12 08:30", "12 09:00", "13 08:30"]);
  expect(ahead("2026-12-11", "19:59")).toEqual(["11 16:00", "12 08:30", "12 09:00", "13 08:30"]);
  expect(ahead("2026-12-11", "20:00")).toEqual(["12 08:30", "12 09:00", "13 08:30"]);
  expect(ahead("2026-12-12", "09:29")).toEqual(["12 08:30", "12 09:00", "13 08:30"]);
  expect(ahead("2026-12-12", "09:30")).toEqual(["12 09:00", "13 08:30"]);
  expect(ahead("2026-12-12", "10:00")).toEqual(["13 08:30"]);
  expect(ahead("2026-12-13", "23:59")).toEqual(["13 08:30"]);
  expect(ahead("2026-12-14", "00:00")).toEqual([]);
});

test.each([
  ["a limit of weight", "Взвешивание: дети, до 20.50 кг", "20:49"],
  ["a date", "Взвешивание 11.12", "23:59"],
  ["hours that are none", "Взвешивание до 66.50", "23:59"],
])("[PE7] %s ends no scale", (_what, title, still) => {
  const lines = [{ day: "2026-12-11", time: "08:00", title }];
  expect(weighInsAhead(lines, { day: "2026-12-11", time: still })).toHaveLength(1);
  expect(weighInsAhead(lines, { day: "2026-12-11", time: "23:59" })).toHaveLength(1);
});

test.each([
  "Взвешивание 8:00–9:30",
  "Weigh-in until 9:30",
  "Взвешивание, до 9.30",
  "Взвешивание с 8:00 по  9:30",
  "Weigh-in till 9:30",
])("[PE7] a scale is over when its words say so: %s", (title) => {
  const lines = [{ day: "2026-12-11", time: "08:00", title }];
  expect(weighInsAhead(lines, { day: "2026-12-11", time: "09:29" })).toHaveLength(1);
  expect(weighInsAhead(lines, { day: "2026-12-11", time: "09:30" })).toEqual([]);
});
