import { expect, test } from "vitest";
import { textOf } from "#web/sport/testing/textOf.tsx";
import { StatsDays } from "./StatsDays.tsx";

const told = (days: readonly string[], day?: string) =>
  textOf(<StatsDays days={days} path="/events/1/stats" day={day} />).replaceAll("\u00a0", " ");

test("[SS7] an event of one day offers no choice, one of two the whole and each day", () => {
  expect(told(["2026-11-14"])).toBe("");
  expect(told(["2026-11-14", "2026-11-15"])).toBe("Всё событие День 1 День 2");
});

test("[SS9] from a day without bouts there is a way back to the others", () => {
  expect(told(["2026-11-14"], "2026-11-15")).toBe("Всё событие День 1");
  expect(told([], "2026-11-15")).toBe("Всё событие");
});
