import { expect, test } from "vitest";
import { matDriftMs, type BegunBout } from "./drift.ts";

const MINUTE = 60_000;
/** So much regulation is planned as five minutes on the mat: 3:45 of fight and 1:15 of changeover. */
const bout = (startedAt: number, endedAt?: number): BegunBout => ({
  boutSeconds: 225 / 0.6625,
  startedAtMs: startedAt * MINUTE,
  ...(endedAt !== undefined && { endedAtMs: endedAt * MINUTE }),
});
const minutes = (begun: readonly BegunBout[], now: number) => {
  const driftMs = matDriftMs(begun, now * MINUTE);
  return driftMs === undefined ? undefined : Math.round(driftMs / MINUTE);
};

test("[SN29] a mat that goes at the usual pace is on time, with a bout on and between two", () => {
  expect(minutes([bout(0, 3.75), bout(5, 8.75), bout(10)], 12)).toBe(0);
  expect(minutes([bout(0, 3.75), bout(5, 8.75)], 9)).toBe(0);
});

test("[SN29] long bouts, and waiting for the next one, put it behind", () => {
  expect(minutes([bout(0, 10), bout(11, 21)], 22)).toBe(12);
  expect(minutes([bout(0, 3.75)], 17)).toBe(12);
});

test("[SN29] a bout that outlasts its time makes the mat later with every minute", () => {
  const begun = [bout(0, 3.75), bout(5)];
  expect([minutes(begun, 8), minutes(begun, 10), minutes(begun, 20)]).toEqual([0, 1, 11]);
});

test("[DY62] [SN29] children fight and change over faster: the same starts are later for them", () => {
  const begun = [bout(0, 3.75), bout(5, 8.75), bout(10)];
  const children = begun.map((one) => ({ ...one, age: "children" as const }));
  expect([minutes(begun, 10), minutes(children, 10)]).toEqual([0, 2]);
});

test("[SN29] early submissions put it ahead", () => {
  expect(minutes([bout(0, 1), bout(2, 3), bout(4, 5)], 5)).toBe(-9);
});

test("[SN29] a lunch is nobody's delay, and a walkover takes no time", () => {
  expect(minutes([bout(0, 3.75), bout(60, 63.75), bout(65)], 66)).toBe(0);
  expect(minutes([bout(0, 3.75), bout(4, 4), bout(5)], 6)).toBe(0);
});

test("[SN29] before the first bout is over, and when nothing has begun for half an hour, nobody can say", () => {
  expect([minutes([], 5), minutes([bout(0)], 5)]).toEqual([undefined, undefined]);
  expect(minutes([bout(0, 3.75)], 44)).toBeUndefined();
});
