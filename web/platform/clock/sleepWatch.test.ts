import { expect, test } from "vitest";
import { watchSleep } from "./sleepWatch.ts";

/** A laptop whose clocks are moved by hand. */
function createLaptop() {
  const now = { steady: 0, wall: 1_700_000_000_000, isVisible: true };
  const slept: number[] = [];
  let tick = () => {};
  watchSleep(
    {
      steadyNow: () => now.steady,
      wallNow: () => now.wall,
      isVisible: () => now.isVisible,
      startTimer: (_delay, work) => {
        tick = work;
        return () => {};
      },
    },
    (ms) => slept.push(ms),
  );
  const pass = (steadyMs: number, wallMs = steadyMs) => {
    now.steady += steadyMs;
    now.wall += wallMs;
    tick();
  };
  return { pass, slept, now };
}

test("[RT31] a laptop that slept 40 seconds is noticed at the first look after it", () => {
  const { pass, slept } = createLaptop();
  pass(1000);
  pass(1000, 41_000);
  expect(slept).toEqual([40_000]);
  pass(1000);
  expect(slept).toHaveLength(1);
});

test("[RT31] seconds that are a little long are no sleep", () => {
  const { pass, slept } = createLaptop();
  pass(1400, 1700);
  pass(900, 600);
  expect(slept).toEqual([]);
});

test("[RT31] a page in sight that stood still is asked about too, a hidden one is not", () => {
  const { pass, slept, now } = createLaptop();
  pass(41_000);
  expect(slept).toEqual([40_000]);
  now.isVisible = false;
  pass(1000);
  pass(61_000);
  expect(slept).toHaveLength(1);
});

test("[RT31] a wall clock set back is a reason to ask for the time, not for seconds lost", () => {
  const { pass, slept } = createLaptop();
  pass(1000, -3_599_000);
  expect(slept).toEqual([0]);
});
