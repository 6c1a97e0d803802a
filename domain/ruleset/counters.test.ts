import { expect, test } from "vitest";
import { countersOf } from "./counters.ts";
import { rulesFor } from "./rulesFor.ts";

const times = (preset: "ibjjf" | "ajp" | "adcc") =>
  countersOf(rulesFor({ preset })).map(({ id, seconds }) => `${id} ${seconds}`);

test("[RU19] the rule set says how long passivity is, the rest is usual", () => {
  expect(times("ibjjf")).toEqual(["medical 240", "stalling 20", "absence 90"]);
  expect(times("ajp")).toEqual(["medical 240", "stalling 10", "absence 90"]);
  expect(times("adcc")).toEqual(["medical 240", "stalling 20", "absence 90"]);
});

test("[RU19] a countdown of the competition's own comes after the three everybody has", () => {
  const own = { id: "blood", label: "Кровь", seconds: 120, onZero: "sound" } as const;
  const medical = { id: "medical", label: "Врач", seconds: 60, onZero: "sound" } as const;
  expect(countersOf({ counters: [own, medical] }).map(({ id, seconds }) => `${id} ${seconds}`)).toEqual([
    "medical 60",
    "stalling 20",
    "absence 90",
    "blood 120",
  ]);
});
