import { expect, test } from "vitest";
import { announcedDay, isMaterialShift } from "./announced.ts";

const lines = [
  { day: "2026-12-05", time: "10:00", title: "Начало схваток" },
  { day: "2026-12-05", time: "09:30", title: "Парад открытия" },
  { day: "2026-12-04", time: "16:00", title: "Взвешивание и мандатная комиссия, до 20:00" },
  { day: "2026-12-05", time: "07:30", title: "Взвешивание приезжих, до 8:30" },
];

test("[NT4] the scale and the first bouts are read from the announced schedule", () => {
  const { weighIns, startsAt } = announcedDay(lines, "2026-12-05");
  expect(weighIns.map(({ time }) => time)).toEqual(["16:00", "07:30"]);
  expect(startsAt).toBe("10:00");
});

test("[NT4] a schedule told in English is read as well", () => {
  const english = [
    { day: "2026-12-05", time: "10:00", title: "Bouts" },
    { day: "2026-12-05", time: "09:30", title: "Opening parade, before the bouts" },
    { day: "2026-12-04", time: "16:00", title: "Weigh-in until 20:00" },
    { day: "2026-12-05", time: "09:00", title: "Lunch" },
  ];
  const { weighIns, startsAt } = announcedDay(english, "2026-12-05");
  expect(weighIns.map(({ time }) => time)).toEqual(["16:00"]);
  expect(startsAt).toBe("10:00");
});

test("[NT4] an event that announced nothing has no start", () => {
  expect(announcedDay([], "2026-12-05")).toEqual({ weighIns: [], startsAt: undefined });
  const dinner = [{ day: "2026-12-05", time: "13:00", title: "Обед" }];
  expect(announcedDay(dinner, "2026-12-05").startsAt).toBeUndefined();
});

test("[NT5] a start that moves by less than a quarter of an hour is no news", () => {
  expect([isMaterialShift(600, 614), isMaterialShift(600, 615)]).toEqual([false, true]);
  expect([isMaterialShift(1438, 3), isMaterialShift(1438, 20)]).toEqual([false, true]);
  expect([isMaterialShift(undefined, 600), isMaterialShift(undefined, undefined)]).toEqual([true, false]);
});
