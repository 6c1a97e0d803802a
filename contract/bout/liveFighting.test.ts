import { expect, test } from "vitest";
import { after, IBJJF } from "#domain/bout/testing/after.ts";
import { liveFightingSchema } from "../competition/entity.ts";
import { boutToLiveFighting, clockRemainingMs } from "./liveFighting.ts";

const UUID = "5f0c1d0e-0000-4000-8000-000000000001";
const RED = "5f0c1d0e-0000-4000-8000-00000000000a";
const BLUE = "5f0c1d0e-0000-4000-8000-00000000000b";
const both = { red: RED, blue: BLUE };
const live = (
  line: string,
  fighters: { red: string | undefined; blue: string | undefined } = both,
  nowMs = 0,
) => boutToLiveFighting(after(line, IBJJF), { uuid: UUID, version: 1, fighters }, nowMs);

test("[FG2] [FG4] points are kept by fighter, below zero as they are", () => {
  expect(live("R-1 B+4 Ra Bp Rw").points).toEqual({
    [RED]: { scores: -1, advantages: 1, penalties: 0, warnings: 1 },
    [BLUE]: { scores: 4, advantages: 0, penalties: 1, warnings: 0 },
  });
});

test("[FG3] [FG7] cause is one of two words; how it was really won is in the result", () => {
  expect(live("B#sub:armbar")).toMatchObject({
    state: "finished",
    winner: { uuid: BLUE },
    cause: "submission",
    result: { method: "submission", technique: "armbar" },
  });
  expect(live("R#injury")).toMatchObject({
    winner: { uuid: RED },
    cause: "points",
    result: { method: "injury", technique: null },
  });
});

test("[BT5] a bout nobody won is finished without winner and cause", () => {
  expect(live("#double_dq")).toMatchObject({
    state: "finished",
    winner: null,
    cause: null,
    result: { method: "double_dq" },
  });
});

test("a corner that is not known yet has no line", () => {
  expect(Object.keys(live('note"рано"', { red: RED, blue: undefined }).points)).toEqual([RED]);
});

test("what is sent can be read back", () => {
  const sent = live("go R+2 stop");
  expect(liveFightingSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
});

test("[BT15] the clock is told for a moment of server time and counted on from there, never below zero", () => {
  const { clock } = live("go@0:00", both, 60_000);
  expect(clock).toMatchObject({ running: true, anchor: 60_000, remaining: clock.duration - 60_000 });
  expect(clockRemainingMs(clock, 61_500)).toBe(clock.remaining - 1500);
  expect(clockRemainingMs(clock, 59_000)).toBe(clock.remaining);
  expect(clockRemainingMs(clock, 10_000_000)).toBe(0);
  expect(clockRemainingMs({ ...clock, running: false }, 10_000_000)).toBe(clock.remaining);
});

test("[BT27] a countdown tells whose it is, when it began and how long it lasts", () => {
  expect(live("R!medical=240@0:10 !stalling=20@0:20").countdowns).toEqual([
    { counter: "medical", fighter: RED, startedAt: 10_000, duration: 240_000 },
    { counter: "stalling", fighter: null, startedAt: 20_000, duration: 20_000 },
  ]);
});

test("[BT16] everybody is told who stands on which side", () => {
  expect(live("R+2").swapped).toBe(false);
  expect(live("R+2 swap").swapped).toBe(true);
});
