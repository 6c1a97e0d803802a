import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { startTimer } from "#web/platform/timer.ts";
import { createCompetitionStore } from "./competitionStore.ts";
import { keepSeen } from "./keepSeen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { competition } = playedCompetition({ format: "round_robin", n: 3, finished: 0 });
const dayAt = (rev: number): Competition => ({ ...competition, rev });

/** A page that shows a day on a device which kept `before` of it; `kept` is what it keeps one after the other. */
function openPage(before?: Competition) {
  const kept: number[] = [];
  const keeper = {
    findKeptCompetition: async () => before,
    keepCompetition: async ({ rev }: Competition) => void kept.push(rev),
  };
  const store = createCompetitionStore(dayAt(5));
  const leave = keepSeen({ withKeeper: (work) => work(keeper), startTimer }, store, competition.uuid);
  return { kept, store, leave };
}

test("[IN7] a day that was on the screen for a moment is kept", async () => {
  const { kept, leave } = openPage();
  await vi.advanceTimersByTimeAsync(300);
  expect(kept).toEqual([5]);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([5]);
});

test("[IN7] changes are kept together, and those that still wait when the page is left", async () => {
  const { kept, store, leave } = openPage();
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
  const { kept, store } = openPage(dayAt(9));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.get().rev, kept]).toEqual([9, [9]]);
});
