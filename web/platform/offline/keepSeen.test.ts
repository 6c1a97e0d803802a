import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { startTimer } from "#web/platform/timer.ts";
import { createCompetitionStore } from "#web/platform/realtime/competitionStore.ts";
import { keepSeen } from "./keptCompetition.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const dayAt = (rev: number): Competition => ({ ...competition, rev });

/** A page that shows a day on a device which kept `before` of it; `kept` is what it keeps one after the other. */
function openPage(before?: Competition) {
  const kept: number[] = [];
  const device = {
    startTimer,
    findKeptCompetition: async () => before,
    keepCompetition: async ({ rev }: Competition) => void kept.push(rev),
  };
  const store = createCompetitionStore(dayAt(5));
  const left = new AbortController();
  const comeKeeper = () => void keepSeen(store, competition.uuid, left.signal, device);
  return { kept, store, comeKeeper, leave: () => left.abort() };
}

test("[IN7] a day that was on the screen for a moment is kept", async () => {
  const { kept, comeKeeper, leave } = openPage();
  comeKeeper();
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([5]);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([5]);
});

test("[IN7] changes are kept together, and those that still wait when the page is left", async () => {
  const { kept, store, comeKeeper, leave } = openPage();
  comeKeeper();
  await vi.advanceTimersByTimeAsync(0);
  for (const rev of [6, 7]) store.replace(dayAt(rev));
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept).toEqual([5, 7]);
  store.replace(dayAt(8));
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([5, 7, 8]);
});

test("[IN7] a page from before begins with what the device knows", async () => {
  const { kept, store, comeKeeper } = openPage(dayAt(9));
  comeKeeper();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().rev, kept]).toEqual([9, [9]]);
});

test("[IN7] a page that is left before the device is ready to keep is kept as it was", async () => {
  const { kept, comeKeeper, leave } = openPage();
  leave();
  comeKeeper();
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([5]);
});
