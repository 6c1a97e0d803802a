import { afterEach, expect, test, vi } from "vitest";
import { keepHook } from "#web/platform/browser/testing/keepHook.ts";
import { usePart, usePartOf } from "./usePart.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("[DP11] a page of three parts that is taken away after the second begins with the third when it comes back", async () => {
  vi.useFakeTimers();
  const use = (count: number) => usePart("a large bracket", count);
  const shown = await keepHook(use, 3);
  expect(shown.latest()).toBe(0);
  await shown.settle(() => vi.advanceTimersByTime(8000));
  expect(shown.latest()).toBe(1);
  await shown.end();
  const again = await keepHook(use, 3);
  expect(again.latest()).toBe(2);
  await again.settle(() => vi.advanceTimersByTime(8000));
  expect(again.latest()).toBe(0);
  // Fewer parts than before: what is not there any more is not shown.
  await again.give(1);
  expect(again.latest()).toBe(0);
  await again.end();
});

test("[DP11] so many at a time, the rest in the last part; of nothing there is one empty part", async () => {
  vi.useFakeTimers();
  const shown = await keepHook((items: readonly number[]) => usePartOf("mats", items, 2), [1, 2, 3]);
  expect(shown.latest()).toEqual([1, 2]);
  await shown.settle(() => vi.advanceTimersByTime(8000));
  expect(shown.latest()).toEqual([3]);
  await shown.give([]);
  expect(shown.latest()).toEqual([]);
  await shown.end();
});
