import { expect, test } from "vitest";
import { isTimeOver, openClock, remainingMs, startClock, stopClock } from "#domain/bout/clock.ts";
import { createServerClock } from "#web/platform/clock/serverClock.ts";
import { waitUntilOver } from "./timesUp.ts";

const BOUT_MS = 300_000;

/** A table whose bout of five minutes was started a moment ago, and what it came to. */
function createTable() {
  let steadyMs = 0;
  const serverClock = createServerClock(
    () => steadyMs,
    () => steadyMs,
  );
  const hear = (roundTripMs: number, serverMs: number) =>
    serverClock.add({ sentAtMs: steadyMs - roundTripMs, receivedAtMs: steadyMs, serverMs });
  let timer: { readonly atMs: number; readonly work: () => void } | undefined;
  let wake = () => {};
  const device = {
    start: (delayMs: number, work: () => void) => {
      const own = { atMs: steadyMs + delayMs, work };
      timer = own;
      return () => {
        if (timer === own) timer = undefined;
      };
    },
    onSuspend: (tell: () => void) => {
      wake = tell;
      return () => {
        wake = () => {};
      };
    },
  };
  hear(100, 50);
  const clock = startClock(openClock(0, BOUT_MS), serverClock.now());
  const stopped: { readonly isOver: boolean; readonly steadyMs: number }[] = [];
  waitUntilOver(
    () => remainingMs(clock, serverClock.now()),
    device,
    () => stopped.push({ isOver: isTimeOver(stopClock(clock, serverClock.now())), steadyMs }),
  );
  const passToEnd = () => {
    while (timer !== undefined) {
      const due = timer;
      timer = undefined;
      steadyMs = due.atMs;
      due.work();
    }
  };
  const sleep = (ms: number) => {
    const now = serverClock.now();
    serverClock.forget();
    hear(0, now + ms);
    wake();
  };
  return { hear, passToEnd, sleep, stopped, isWaiting: () => timer !== undefined };
}

test("[BT14] [RT29] the time is over at the gong though the server's time was found to be earlier meanwhile", () => {
  const { hear, passToEnd, stopped } = createTable();
  // A better exchange: the server is 40 ms behind what was believed.
  hear(2, 59);
  passToEnd();
  expect(stopped).toEqual([{ isOver: true, steadyMs: BOUT_MS + 40 }]);
});

test("[BT14] [RT29] the gong comes with 0:00 though the server's time was found to be later meanwhile", () => {
  const { hear, passToEnd, stopped } = createTable();
  hear(2, 5099);
  passToEnd();
  expect(stopped).toEqual([{ isOver: true, steadyMs: BOUT_MS - 5000 }]);
});

test("[BT14] [RT31] after a sleep the gong comes when the clock shows that nothing is left", () => {
  const { passToEnd, sleep, stopped, isWaiting } = createTable();
  sleep(40_000);
  passToEnd();
  expect(stopped).toEqual([{ isOver: true, steadyMs: BOUT_MS - 40_000 }]);
  sleep(1000);
  expect(isWaiting()).toBe(false);
});
