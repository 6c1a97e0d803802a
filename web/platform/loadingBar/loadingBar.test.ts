import { expect, test } from "vitest";
import { createFakeTime } from "#web/platform/browser/testing/fakeTime.ts";
import { createLoadingBarStore, IDLE, loadingProgress } from "./loadingBar.ts";

function setUp() {
  const time = createFakeTime();
  return { time, bar: createLoadingBarStore(time) };
}

test("[PB4] the bar nears its end and never reaches it", () => {
  expect(loadingProgress(0)).toBe(0);
  expect(loadingProgress(2000)).toBeCloseTo(70.5, 1);
  expect(loadingProgress(60_000)).toBeLessThan(100);
});

test("[PB2] [PB3] a navigation faster than 200 ms never shows the bar", () => {
  const { bar, time } = setUp();
  bar.start();
  time.pass(199);
  bar.finish();
  time.pass(5000);
  expect(bar.get()).toEqual(IDLE);
});

test("[PB2] after 200 ms the bar is there and moves on", () => {
  const { bar, time } = setUp();
  bar.start();
  time.pass(200);
  expect(bar.get().isVisible).toBe(true);
  time.pass(2000);
  expect(bar.get().progress).toBeCloseTo(70.5, 1);
});

test("[PB5] at the end it fills, hides after 500 ms and is reset 400 ms later", () => {
  const { bar, time } = setUp();
  bar.start();
  time.pass(700);
  bar.finish();
  expect(bar.get()).toEqual({ progress: 100, isVisible: true, isError: false });
  time.pass(500);
  expect(bar.get()).toEqual({ progress: 100, isVisible: false, isError: false });
  time.pass(400);
  expect(bar.get()).toEqual(IDLE);
});

test("[PB5] a failed navigation takes the error colour before it goes", () => {
  const { bar, time } = setUp();
  bar.start();
  time.pass(300);
  bar.fail();
  expect(bar.get()).toEqual({ progress: 100, isVisible: true, isError: true });
  time.pass(900);
  expect(bar.get()).toEqual(IDLE);
});

test("[PB6] an error screen of the first load shows no bar", () => {
  const { bar } = setUp();
  bar.fail();
  expect(bar.get()).toEqual(IDLE);
});

test("[PB3] a second navigation starts the bar anew", () => {
  const { bar, time } = setUp();
  bar.start();
  time.pass(1000);
  bar.start();
  expect(bar.get()).toEqual(IDLE);
  time.pass(100);
  expect(bar.get().isVisible).toBe(false);
});
