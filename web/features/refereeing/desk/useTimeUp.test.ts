import { expect, test } from "vitest";
import { isTimeOver, openClock, startClock, stopClock } from "#domain/bout/clock.ts";
import { createServerClock } from "#web/platform/clock/serverClock.ts";
import { waitForTimeUp } from "./useTimeUp.ts";

/** A table whose bout of five minutes was started a moment ago; time passes until its timer comes. */
function createTable() {
  let steadyMs = 0;
  const serverClock = createServerClock(
    () => steadyMs,
    () => steadyMs,
  );
  const hear = (roundTripMs: number, serverMs: number) =>
    serverClock.add({ sentAtMs: steadyMs - roundTripMs, receivedAtMs: steadyMs, serverMs });
  const timers: { readonly atMs: number; readonly work: () => void }[] = [];
  const start = (delayMs: number, work: () => void) => {
    timers.push({ atMs: steadyMs + delayMs, work });
    return () => {};
  };
  const passToTimer = () => {
    const timer = timers.shift();
    if (timer === undefined) throw new Error("nothing is waited for");
    steadyMs = timer.atMs;
    timer.work();
  };
  return { serverClock, hear, start, passToTimer, timers };
}

test("[BT14] [RT29] the time is over at the gong though the server's time was found to be earlier meanwhile", () => {
  const { serverClock, hear, start, passToTimer, timers } = createTable();
  hear(100, 50);
  const clock = startClock(openClock(0, 300_000), serverClock.now());
  const stopped: ReturnType<typeof stopClock>[] = [];
  waitForTimeUp(clock, serverClock.now, start, () => stopped.push(stopClock(clock, serverClock.now())));
  // A better exchange: the server is 40 ms behind what was believed.
  hear(2, -39);
  passToTimer();
  expect(stopped).toEqual([]);
  passToTimer();
  expect(stopped.map(isTimeOver)).toEqual([true]);
  expect(timers).toEqual([]);
});
