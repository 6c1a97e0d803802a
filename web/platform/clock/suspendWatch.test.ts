import { expect, test } from "vitest";
import { watchSuspend } from "./suspendWatch.ts";

/** A laptop whose clocks are moved by hand. */
function createLaptop() {
  const now = { steady: 0, wall: 1_700_000_000_000, isVisible: true };
  const suspended: number[] = [];
  let tick = () => {};
  watchSuspend(
    {
      steadyNow: () => now.steady,
      wallNow: () => now.wall,
      isVisible: () => now.isVisible,
      startTimer: (_delay, work) => {
        tick = work;
        return () => {};
      },
    },
    (ms) => suspended.push(ms),
  );
  const pass = (steadyMs: number, wallMs = steadyMs) => {
    now.steady += steadyMs;
    now.wall += wallMs;
    tick();
  };
  return { pass, suspended, now };
}

test("[RT31] a laptop suspended for 40 seconds is noticed at the first look after it", () => {
  const { pass, suspended } = createLaptop();
  pass(1000);
  pass(1000, 41_000);
  expect(suspended).toEqual([40_000]);
  pass(1000);
  expect(suspended).toHaveLength(1);
});

test("[RT31] seconds that are a little long are no suspension", () => {
  const { pass, suspended } = createLaptop();
  pass(1400, 1700);
  pass(900, 600);
  expect(suspended).toEqual([]);
});

test("[RT31] a page in sight that stood still is asked about too, a hidden one is not", () => {
  const { pass, suspended, now } = createLaptop();
  pass(41_000);
  expect(suspended).toEqual([40_000]);
  now.isVisible = false;
  pass(1000);
  pass(61_000);
  expect(suspended).toHaveLength(1);
});

test("[RT31] a wall clock set back is a reason to ask for the time, not for seconds lost", () => {
  const { pass, suspended } = createLaptop();
  pass(1000, -3_599_000);
  expect(suspended).toEqual([0]);
});
