import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatWhileVisible } from "./repeatWhileVisible.ts";
import { SeenPage } from "./testing/visiblePage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[LD10] a page in sight looks once a minute, one out of sight never, one that comes back at once", () => {
  const page = new SeenPage();
  let looks = 0;
  const stop = repeatWhileVisible(page, () => void (looks += 1));
  expect(looks).toBe(0);
  vi.advanceTimersByTime(120_000);
  expect(looks).toBe(2);
  page.become("hidden");
  vi.advanceTimersByTime(600_000);
  expect(looks).toBe(2);
  page.become("visible");
  expect(looks).toBe(3);
  stop();
  page.become("visible");
  vi.advanceTimersByTime(120_000);
  expect(looks).toBe(3);
});
