import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  findPushSubscription,
  notePushFailure,
  upsertPushSubscription,
} from "../persistence/account/pushSubscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../testing/testDatabases.ts";
import { createTestClock, createTestDeps } from "../testing/testDeps.ts";
import { startTestPushService, type TestPushService } from "../testing/testPushService.ts";
import { createDeliveries } from "./deliveries.ts";

/** Longer than it takes until a service is asked again. */
const AGAIN_MS = 2500;
const content = (title: string) => ({ title, body: "", url: "/", tag: title });

let database: TestDatabase;
let service: TestPushService;
beforeAll(async () => {
  [database, service] = await Promise.all([createTestDatabase(), startTestPushService()]);
});
afterAll(async () => {
  await service.close();
  await database.close();
});

test("[PN5, PN10] asked again it tells what is still worth it, drops the rest, and forgives what failed", async () => {
  const clock = createTestClock();
  const deliveries = createDeliveries(
    createTestDeps(database, { now: clock.now, env: { KOVER_PUSH_LOCAL: "on" } }),
  );
  const browser = service.createBrowser();
  const { endpoint, keys } = browser;
  const made = { created_ms: 0, seen_ms: 0, network_hash: null };
  const id = await upsertPushSubscription(database.db, { endpoint, ...keys, kinds: [], ...made });
  await notePushFailure(database.db, id, clock.now());
  const find = () => findPushSubscription(database.db, endpoint);
  const follower = await find();
  if (follower === undefined) throw new Error("it was written just now");

  browser.answer(500);
  deliveries.add([
    { follower, content: content("called"), ttlSeconds: 60 },
    { follower, content: content("result"), ttlSeconds: 600 },
  ]);
  clock.pass(61_000);
  // Both have been refused once by then.
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS / 5));
  browser.answer(201);
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  expect(browser.received.map(({ title, headers }) => [title, headers["ttl"]])).toEqual([["result", "539"]]);
  await vi.waitFor(async () => expect(await find()).toMatchObject({ failures: 0, failing_since_ms: null }));
  await deliveries.stop();
});
