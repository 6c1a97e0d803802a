import { expect, test } from "vitest";
import { openClock, remainingMs, startClock } from "#domain/bout/clock.ts";
import { guardServerClock, type Suspension } from "./clockGuard.ts";
import { createServerClock } from "./serverClock.ts";

const HOUR_MS = 3_600_000;
const BOUT_MS = 300_000;
const START_MS = 1_700_000_000_000;

/** A laptop with a bout that was started a minute ago; the server has the same time as its wall clock had then. */
function createLaptop() {
  const now = { steady: 1000, wall: START_MS };
  const clock = createServerClock(
    () => now.steady,
    () => now.wall,
  );
  const hear = (serverMs: number) => clock.add({ sentAtMs: now.steady, receivedAtMs: now.steady, serverMs });
  hear(START_MS);
  const bout = startClock(openClock(0, BOUT_MS), START_MS);
  let suspension: Suspension | undefined;
  let tick = () => {};
  guardServerClock(
    clock,
    {
      steadyNow: () => now.steady,
      wallNow: () => now.wall,
      isVisible: () => true,
      startTimer: (_delay, work) => {
        tick = work;
        return () => {};
      },
    },
    { onSuspend: (told) => (suspension = told), onSteady: () => {} },
  );
  const pass = (steadyMs: number, wallMs = steadyMs) => {
    now.steady += steadyMs;
    now.wall += wallMs;
    tick();
  };
  for (let second = 0; second < 60; second += 1) pass(1000);
  const told = () => {
    if (suspension === undefined) throw new Error("nothing was noticed");
    return suspension;
  };
  const left = () => remainingMs(bout, clock.now());
  const stood = () => remainingMs(bout, told().fromMs);
  return { pass, hear, left, stood, told };
}

test("[RT31] a wall clock set an hour ahead during 40 seconds of sleep does not offer the whole bout again", () => {
  const { pass, hear, left, stood, told } = createLaptop();
  pass(1000, 41_000 + HOUR_MS);
  expect(stood()).toBe(BOUT_MS - 61_000);
  expect(told().sleptMs()).toBe(40_000 + HOUR_MS);
  hear(START_MS + 101_000);
  expect(told().sleptMs()).toBe(40_000);
  expect([left(), stood()]).toEqual([BOUT_MS - 101_000, BOUT_MS - 61_000]);
});

test("[RT31] a wall clock set an hour back during sleep gives no time back either", () => {
  const { pass, hear, left, stood, told } = createLaptop();
  pass(1000, 41_000 - HOUR_MS);
  expect([left(), stood()]).toEqual([BOUT_MS - 61_000, BOUT_MS - 61_000]);
  pass(1000);
  expect(left()).toBe(BOUT_MS - 62_000);
  hear(START_MS + 102_000);
  expect(told().sleptMs()).toBe(40_000);
  expect(left()).toBe(BOUT_MS - 102_000);
});

test("[RT31] a clock that was only set is no sleep once the server was heard", () => {
  const { pass, hear, told } = createLaptop();
  pass(1000, 1000 + HOUR_MS);
  hear(START_MS + 61_000);
  expect(told().sleptMs()).toBe(0);
});

test("[RT31] a laptop whose steady clock ran on asleep still knows what was left before", () => {
  const { pass, stood, told } = createLaptop();
  pass(41_000, 41_000);
  expect(stood()).toBe(BOUT_MS - 61_000);
  expect(told().sleptMs()).toBe(40_000);
});
