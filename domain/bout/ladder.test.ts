import { expect, test } from "vitest";
import type { CompetitionRules } from "../ruleset/rules.ts";
import { ADCC, after } from "./testing/after.ts";

const points = (line: string, competition: CompetitionRules = ADCC) => {
  const { red, blue } = after(line, competition).score;
  return `${red.points}:${blue.points}`;
};

test("[RU16] ADCC: warnings of the half without points become minuses when points begin", () => {
  expect(points("Rw Rw Bw")).toBe("0:0");
  expect(points("Rw Rw Bw period=1")).toBe("-2:-1");
});

test("[RU16] before points begin no step of the ladder gives any", () => {
  expect(points("Rw Rw Rw Rw")).toBe("0:0");
  expect(points("Rw Rw Rw Rw period=1")).toBe("-4:0");
});

test("[RU16] a warning becomes a minus once, however often the half is started", () => {
  expect(points("Rw period=1 period=1")).toBe("-1:0");
  expect(points("Rw period=1 period=0 period=1")).toBe("-1:0");
  expect(points("Rw period=1 period=0 Rw period=1")).toBe("-2:0");
  expect(points("Rw period=1 period=2")).toBe("-1:0");
});

test("[RU16] in the second half the ladder goes on from the warnings of the first", () => {
  expect(points("Rw Rw period=1 Rw")).toBe("-3:0");
  expect(points("period=1 Rw Rw period=2")).toBe("0:0");
});

test("[RU16] an undone warning leaves no minus behind, a moved one goes to the other", () => {
  expect(points("Rw Rw period=1 u1")).toBe("-1:0");
  expect(points("Rw period=1 m1")).toBe("0:-1");
  expect(points("Rw period=1 u2")).toBe("0:0");
});

test("[RU16] only what climbs the ladder is taken along", () => {
  expect(points('R+2 Rw note"x" period=1', { ...ADCC, time: WITH_POINTS_LAST })).toBe("1:0");
});

test("[RU16] rules that do not say so take nothing along", () => {
  const { ladder } = after("", ADCC).setup.rules;
  const steps = ladder?.steps ?? [];
  const plain = { ...ADCC, ladder: { counts: ["warning"], steps, repeatLast: true } };
  expect(points("Rw Rw Rw", plain)).toBe("-1:0");
  expect(points("Rw Rw period=1", plain)).toBe("0:0");
});

test("[RU16] in a half of minuses a warning counts at once and is not counted again", () => {
  const time = {
    periods: [
      { seconds: 240, scoring: "negative_only" },
      { seconds: 240, scoring: "all" },
    ],
  } as const;
  expect(points("Rw Rw Rw period=1", { ...ADCC, time })).toBe("-1:0");
});

const WITH_POINTS_LAST = {
  periods: [
    { seconds: 60, scoring: "none" },
    { seconds: 60, scoring: "all" },
  ],
} as const;
