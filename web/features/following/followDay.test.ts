import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Competition } from "#contract/competition/entity.ts";
import { ApiFailure } from "#contract/error.ts";
import { SeenPage } from "#web/platform/realtime/testing/visiblePage.ts";
import { playedCompetition } from "#web/sport/testing/playedCompetition.ts";
import { followDay, type FoundDay } from "./followDay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const dayAt = (rev: number, status: Competition["status"] = "draft"): Competition => ({
  ...playedCompetition({ format: "round_robin", n: 3, finished: 0 }).competition,
  status,
  rev,
});
const noNetwork = new ApiFailure({ status: 500, name: "UnknownError", message: "Failed to fetch" });
const notShown = new ApiFailure({ status: 404, name: "NotFoundError", message: "Not Found" });

/** Somebody follows event 7; what the server has of it, and what the device kept, is in the hands of the example. */
function createFollower(kept?: Competition) {
  const server: { has: Competition | ApiFailure; asked: string[] } = { has: noNetwork, asked: [] };
  const read = (question: string) => {
    server.asked.push(question);
    if (server.has instanceof ApiFailure) throw server.has;
    return server.has;
  };
  const told: FoundDay[] = [];
  const api = {
    ofEvent: async () => read("whole"),
    changes: async () => ({ rev: read("changes").rev, serverTime: 0, full: false, fightings: [] }),
  };
  const device = { page: new SeenPage(), network: new EventTarget(), chance: () => 0.5 };
  const follow = () =>
    followDay({ device, api, findKept: async () => kept }, 7, (day) => void told.push(day));
  return { server, told, follow };
}

const known = (competition: Competition, isOld: boolean) => ({ type: "known", competition, isOld });

test("[FO10] a day of which nothing changed while the network was away is not old any more", async () => {
  const { server, told, follow } = createFollower();
  const day = dayAt(5);
  server.has = day;
  follow();
  await vi.advanceTimersByTimeAsync(59_000);
  server.has = noNetwork;
  await vi.advanceTimersByTimeAsync(2000);
  expect(told).toEqual([known(day, false), known(day, true)]);
  server.has = day;
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.slice(2)).toEqual([known(day, false)]);
  expect(server.asked).toEqual(["whole", "changes", "changes"]);
});

test("[FO9] without network the day is as this device kept it, and as it is once the server answers", async () => {
  const kept = dayAt(3);
  const { server, told, follow } = createFollower(kept);
  follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([known(kept, true)]);
  server.has = dayAt(4, "in_progress");
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.slice(1)).toEqual([known(server.has, false)]);
  // Its room tells the rest.
  await vi.advanceTimersByTimeAsync(300_000);
  expect(server.asked).toEqual(["whole", "whole"]);
});

test("[FO9] where neither the server nor the device has it, that is said, and it comes with the network", async () => {
  const { server, told, follow } = createFollower();
  follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ type: "failed" }]);
  server.has = dayAt(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(told.slice(1)).toEqual([known(server.has, false)]);
});

test("[FO10] a day the public does not see is not taken from the device, and not asked for again", async () => {
  const { server, told, follow } = createFollower(dayAt(3));
  server.has = notShown;
  follow();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(told).toEqual([{ type: "hidden" }]);
  expect(server.asked).toEqual(["whole"]);
});

test("[FO10] a day that is taken from the public goes from the page as well", async () => {
  const { server, told, follow } = createFollower();
  server.has = dayAt(1);
  follow();
  await vi.advanceTimersByTimeAsync(30_000);
  server.has = notShown;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(told.at(-1)).toEqual({ type: "hidden" });
  expect(server.asked).toEqual(["whole", "changes"]);
});
