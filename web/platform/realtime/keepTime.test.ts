import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTime } from "./keepTime.ts";
import { createServerClock } from "#web/platform/clock/serverClock.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line() {
  const asked: string[] = [];
  let comeBack = () => {};
  const socket = {
    connected: true,
    connect: () => {},
    on: (event: string, handler: () => void) => {
      if (event === "connect") comeBack = handler;
    },
    off: () => {},
    emit: (event: string) => void asked.push(event),
  };
  const clock = createServerClock(
    () => performance.now(),
    () => Date.now(),
  );
  return { asked, comeBack: () => comeBack(), open: () => keepTime(socket, clock) };
}

test("[RT25] however many pages come and go, the time is asked for as if there were one", () => {
  const { asked, open } = line();
  for (let page = 0; page < 5; page += 1) {
    const closings = [open(), open()];
    vi.advanceTimersByTime(1500);
    for (const close of closings) close();
  }
  expect(asked).toHaveLength(9);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(9);
});

test("[RT29] a page that stays asks now and again, and anew after every connect", () => {
  const { asked, comeBack, open } = line();
  const close = open();
  vi.advanceTimersByTime(15_000);
  expect(asked).toHaveLength(10);
  comeBack();
  vi.advanceTimersByTime(1500);
  expect(asked).toHaveLength(19);
  close();
});
