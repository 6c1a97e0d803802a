import { expect, test } from "vitest";
import { createSnapshots } from "../snapshots/competitionSnapshots.ts";
import { replacePushFollows, upsertPushSubscription } from "../persistence/account/pushSubscriptions.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase } from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { createNewsFinder } from "./notifier.ts";

test("[PN3] a look that finds the same as the last one asks the database nothing", async () => {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const { competition, fighters } = await createTestCompetition(database.db, { entrants: 8 });
  const subscription = { endpoint: "https://push.example.org/a", p256dh: "key", auth: "auth" };
  const wishes = { kinds: ["ready", "next"] as const, created_ms: 0, seen_ms: 0, network_hash: null };
  const id = await upsertPushSubscription(database.db, { ...subscription, ...wishes });
  const followed = fighters.map(({ uuid }) => ({ kind: "fighter", ref: uuid }) as const);
  await replacePushFollows(database.db, id, followed, 0);

  const findNews = createNewsFinder(deps, createSnapshots(deps, "boot"));
  expect(await findNews(competition.uuid)).toHaveLength(8);
  await database.close();
  expect(await findNews(competition.uuid)).toEqual([]);
});
