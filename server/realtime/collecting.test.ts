import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { DEFAULT_TEAM_SCORING, type Competition, type LiveFighting } from "#contract/competition/entity.ts";
import { createChangeFeed, type FeedSource } from "./changeFeed.ts";

const UUID = "11111111-1111-4111-8111-111111111111";

const BOUT: LiveFighting = {
  uuid: UUID,
  version: 0,
  state: "running",
  points: {},
  winner: null,
  cause: null,
  result: null,
  clock: { running: false, remaining: 0, anchor: 0, period: 0, duration: 0 },
  countdowns: [],
  swapped: false,
  calls: [],
};

const COMPETITION: Competition = {
  id: 1,
  documentId: "a",
  uuid: UUID,
  title: "",
  status: "in_progress",
  rules: null,
  commercials: [],
  scoreboardType: null,
  teamScoring: DEFAULT_TEAM_SCORING,
  event: null,
  categories: [],
  fightings: [],
  carpets: [],
  rev: 0,
  serverTime: 0,
};

/** A competition that changes when it is told to: one bout, or as a whole. */
function listen(kind: "bout" | "whole", collectMs: number) {
  let rev = 0;
  const told: number[] = [];
  const source: FeedSource = {
    findRev: async () => rev,
    findChanges: async (_uuid, since) => ({
      rev,
      full: kind === "whole",
      serverTime: 0,
      fightings: [{ ...BOUT, version: rev, rev, prev: since, serverTime: 0 }],
    }),
    findCompetition: async () => ({ ...COMPETITION, rev }),
  };
  const sink = {
    watched: () => new Set([UUID]),
    isWatched: () => true,
    pushFighting: (_uuid: string, push: { readonly rev: number }) => void told.push(push.rev),
    pushCompetition: (_uuid: string, competition: { readonly rev: number }) =>
      void told.push(competition.rev),
  };
  const feed = createChangeFeed(source, sink, { collectMs, onError: (cause) => expect.fail(String(cause)) });
  const change = () => {
    rev += 1;
    feed.wake(UUID);
  };
  return { feed, change, told };
}

test("[RT24] spectators get what came together as one push", async () => {
  const { feed, change, told } = listen("bout", 60);
  await feed.watch(UUID);
  for (let time = 0; time < 5; time += 1) change();
  await sleep(200);
  expect(told).toEqual([5]);
  await feed.stop();
});

test("[RT23] a whole competition goes out at most once in 250 ms", async () => {
  const { feed, change, told } = listen("whole", 0);
  await feed.watch(UUID);
  for (let time = 0; time < 6; time += 1) {
    change();
    await sleep(30);
  }
  expect(told).toEqual([1]);
  await sleep(300);
  expect(told).toEqual([1, 6]);
  await feed.stop();
});
