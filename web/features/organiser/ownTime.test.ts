import { expect, test } from "vitest";
import { createFormStore } from "#web/kit/forms/formStore.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { readBoutTimes, writeBoutTimes } from "./boutTime.ts";
import { ownTimeOf, rawTime, timeFields, timeHint } from "./ownTimeFields.ts";

const { time: words } = organiser;
const RULES = { advantages: false, penalties: true };

test("[RU20] lengths are read as people type them, and written so that they are read back", () => {
  for (const typed of ["3 + 3", "3+3", "3, 3", "3,3", "3 3", "2 × 3", "2x3:00", "2 х 3", "3; 3"])
    expect([typed, readBoutTimes(typed)]).toEqual([typed, [180, 180]]);
  expect(readBoutTimes("2:30 + 5")).toEqual([150, 300]);
  expect(readBoutTimes("")).toEqual([]);
  for (const typed of ["три", "0:10", "31", "2 × три", "3 / 3"])
    expect([typed, readBoutTimes(typed)]).toEqual([typed, undefined]);
  for (const lengths of [[300], [180, 180], [150, 300], [60, 60, 90]])
    expect(readBoutTimes(writeBoutTimes(lengths))).toEqual(lengths);
});

test("[RU20] what is typed is stored over the preset and comes back; nothing typed stores nothing", () => {
  const typed = { preset: "adcc", periods: "2 × 2", finalPeriods: "", overtime: "нет" };
  const stored = ownTimeOf(typed);
  expect(stored.time?.periods).toEqual([
    { seconds: 120, scoring: "none" },
    { seconds: 120, scoring: "all" },
  ]);
  expect(stored.time?.final?.map(({ seconds }) => seconds)).toEqual([240, 240]);
  expect(stored.overtime).toEqual([]);
  expect(new Map(rawTime({ preset: "adcc", ...RULES, ...stored }))).toEqual(
    new Map([
      ["periods", "2 × 2"],
      ["finalPeriods", ""],
      ["overtime", "нет"],
    ]),
  );
  expect(ownTimeOf({ preset: "adcc", periods: "", finalPeriods: "", overtime: "" })).toEqual({});
  expect(ownTimeOf({ preset: "ibjjf", periods: "", finalPeriods: "3", overtime: "3" })).toEqual({});
});

test("[RU20] the form says in words what will be, and beside the field what cannot be", async () => {
  const adcc = { preset: "adcc", periods: "2 × 2", overtime: "" };
  expect(timeHint("periods", adcc)).toBe(`Будет: 2:00 (без баллов) + 2:00. ${words.share}`);
  expect(timeHint("overtime", adcc)).toBe("Если пусто, по правилам: 3:00 с баллами");
  expect(timeHint("overtime", { preset: "ajp", overtime: "1:30" })).toBe(
    "Будет: до первого балла, не дольше 1:30",
  );
  const fields = { preset: { kind: "text", label: "" }, ...timeFields } as const;
  const store = createFormStore(fields, {
    initial: new Map([
      ["preset", "ajp"],
      ["periods", "3 + пять"],
      ["overtime", "2 × 1"],
    ]),
  });
  expect(await store.submit(() => undefined)).toBe(false);
  expect(store.get().problems).toEqual(
    new Map([
      ["periods", words.problem({ code: "unreadable-time" })],
      ["overtime", words.problem({ code: "overtime-once" })],
    ]),
  );
});
