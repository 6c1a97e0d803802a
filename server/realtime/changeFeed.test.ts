import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Changes } from "#contract/realtime/realtime.ts";
import { createChangeFeed, type FeedSource } from "./changeFeed.ts";

const UUID = "5f0c1d0e-0000-4000-8000-000000000001";

/** A competition whose rev a test moves on; every rev is one change of one bout. */
function createCompetition(rev: number) {
  let now = rev;
  let failures = 0;
  const source: FeedSource = {
    findRev: async () => now,
    findCompetition: async () => undefined,
    findChanges: async (_uuid, since): Promise<Changes> => {
      const seen = now;
      await Promise.resolve();
      if (failures > 0) {
        failures -= 1;
        throw new Error("the database is away");
      }
      const clock = { running: false, remaining: 0, anchor: 0, period: 0, duration: 0 };
      const live = {
        uuid: UUID,
        state: "running" as const,
        points: {},
        winner: null,
        cause: null,
        result: null,
        countdowns: [],
        swapped: false,
      };
      const fightings =
        seen > since
          ? [{ ...live, calls: [], clock, version: seen, rev: seen, prev: since, serverTime: 0 }]
          : [];
      return { rev: seen, full: false, serverTime: 0, fightings };
    },
  };
  return {
    source,
    change: () => void (now += 1),
    failOnce: () => void (failures += 1),
  };
}

function listenTo(source: FeedSource, { collectMs = 0, isWatched = true } = {}) {
  const pushed: (readonly [number, number])[] = [];
  const failed: unknown[] = [];
  const feed = createChangeFeed(
    source,
    {
      watched: () => new Set(isWatched ? [UUID] : []),
      isWatched: () => isWatched,
      pushFighting: (_uuid, { prev, rev }) => void pushed.push([prev, rev]),
      pushCompetition: () => {},
    },
    { collectMs, onError: (cause) => void failed.push(cause) },
  );
  return { feed, pushed, failed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a room starts where its first viewer joined: what was before it has just been loaded", async () => {
  const { source, change } = createCompetition(40);
  const { feed, pushed } = listenTo(source);
  await feed.watch(UUID);
  change();
  feed.wake(UUID);
  await settle();
  expect(pushed).toEqual([[40, 41]]);
  await feed.stop();
});

test("[RT13] however often it is woken at once, every rev is told once and in order", async () => {
  const { source, change } = createCompetition(0);
  const { feed, pushed } = listenTo(source);
  await feed.watch(UUID);
  for (let time = 0; time < 5; time += 1) {
    change();
    feed.wake(UUID);
    feed.wake(UUID);
  }
  await settle();
  change();
  feed.wake(UUID);
  await settle();
  expect(pushed.at(-1)?.[1]).toBe(6);
  expect(pushed.map(([prev]) => prev)).toEqual([0, ...pushed.slice(0, -1).map(([, rev]) => rev)]);
  await feed.stop();
});

test("[RT28] a wake-up that got lost costs one poll", async () => {
  const { source, change } = createCompetition(7);
  const { feed, pushed } = listenTo(source);
  await feed.watch(UUID);
  change();
  await vi.advanceTimersByTimeAsync(1000);
  expect(pushed).toEqual([[7, 8]]);
  await feed.stop();
});

test("what could not be read is told at the next poll, not skipped", async () => {
  const { source, change, failOnce } = createCompetition(0);
  const { feed, pushed, failed } = listenTo(source);
  await feed.watch(UUID);
  change();
  failOnce();
  feed.wake(UUID);
  await settle();
  expect([pushed, failed.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(pushed).toEqual([[0, 1]]);
  await feed.stop();
});

test("[RT40] what nobody listens to is not even read", async () => {
  const { source, change } = createCompetition(0);
  let reads = 0;
  const findChanges: FeedSource["findChanges"] = (uuid, since) => {
    reads += 1;
    return source.findChanges(uuid, since);
  };
  const { feed, pushed } = listenTo({ ...source, findChanges }, { isWatched: false });
  await feed.watch(UUID);
  change();
  feed.wake(UUID);
  await vi.advanceTimersByTimeAsync(2500);
  expect([reads, pushed]).toEqual([0, []]);
  await feed.stop();
});
