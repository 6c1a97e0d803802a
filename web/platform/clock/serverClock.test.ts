import { expect, test } from "vitest";
import { createServerClock, needsMark } from "./serverClock.ts";

const at = (steadyMs: number, wallMs = steadyMs) =>
  createServerClock(
    () => steadyMs,
    () => wallMs,
  );

test("[RT29] the exchange with the shortest round trip is believed", () => {
  const clock = at(10_000);
  clock.add({ sentAtMs: 9000, receivedAtMs: 10_000, serverMs: 12_500 });
  clock.add({ sentAtMs: 9980, receivedAtMs: 10_000, serverMs: 11_990 });
  expect(clock.now()).toBe(12_000);
  expect(clock.rttMs()).toBe(20);
});

test("until the first exchange the page's own time is the hint", () => {
  const clock = at(5000);
  clock.hint(8000);
  expect(clock.now()).toBe(8000);
  clock.add({ sentAtMs: 4990, receivedAtMs: 5010, serverMs: 7000 });
  clock.hint(9000);
  expect(clock.now()).toBe(7000);
});

test("[LS19] after a reload without network the difference to the wall clock found earlier counts, not the old page", () => {
  const clock = at(50, 1_000_000);
  clock.restore(2500);
  clock.hint(600_000);
  expect(clock.now()).toBe(1_002_500);
});

test("[RT30] seconds are rough while the best round trip is longer than 150 ms", () => {
  const clock = at(10_000);
  expect(clock.isRough()).toBe(false);
  clock.add({ sentAtMs: 9800, receivedAtMs: 10_000, serverMs: 12_500 });
  expect(clock.isRough()).toBe(true);
  clock.add({ sentAtMs: 9900, receivedAtMs: 10_000, serverMs: 12_500 });
  expect(clock.isRough()).toBe(false);
});

test("[RT32] seconds are marked as an estimate on a slow line, a lost one, and while the server was not heard", () => {
  const good = { isLost: false, isRough: false, isHeard: true, openMs: 60_000, isKept: false };
  expect(needsMark(good)).toBe(false);
  expect(needsMark({ ...good, isLost: true })).toBe(true);
  expect(needsMark({ ...good, isRough: true })).toBe(true);
  expect(needsMark({ ...good, isHeard: false })).toBe(true);
  // The first exchange takes a moment; until then the page's own time is right.
  expect(needsMark({ ...good, isHeard: false, openMs: 800 })).toBe(false);
  expect(needsMark({ ...good, isHeard: false, openMs: 800, isKept: true })).toBe(true);
});
