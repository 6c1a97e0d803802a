import { expect, test } from "vitest";
import { createSnapshots } from "../snapshots/competitionSnapshots.ts";
import { replacePushFollows, upsertPushSubscription } from "../persistence/account/pushSubscriptions.ts";
import { createTestCompetition } from "../testing/testCompetition.ts";
import { createTestDatabase } from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { writeJson } from "../persistence/database/columns.ts";
import { updateCompetition } from "../persistence/event/competitionRows.ts";
import { findExpectedStarts } from "../usecases/day/athleteDay.ts";
import { createNewsFinder } from "./notifier.ts";

const finderOf = (deps: ReturnType<typeof createTestDeps>) =>
  createNewsFinder(deps, createSnapshots(deps, "boot"), (id, nowMs) =>
    findExpectedStarts(deps.db, id, nowMs),
  );

test("[DY51] [DY70] nobody is told to get ready for a bout of another day, nor on a closed one", async () => {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const { competition, fighters, category } = await createTestCompetition(database.db, { entrants: 8 });
  const wishes = { kinds: ["ready", "next"] as const, created_ms: 0, seen_ms: 0, network_hash: null };
  const subscription = { endpoint: "https://push.example.org/b", p256dh: "key", auth: "auth" };
  const id = await upsertPushSubscription(database.db, { ...subscription, ...wishes });
  await replacePushFollows(
    database.db,
    id,
    fighters.map(({ uuid }) => ({ kind: "fighter", ref: uuid }) as const),
    0,
  );
  const dayMs = 24 * 3_600_000;
  const day = (date: string, midnightMs: number) => ({
    date,
    midnightMs,
    sessions: [],
    breaks: [],
    weighIns: [],
  });
  const today = day("2026-12-05", deps.now());
  const tomorrow = day("2026-12-06", deps.now() + dayMs);
  const newsWith = async (days: readonly object[], placements: readonly object[]) => {
    await updateCompetition(database.db, competition.id, { programme: writeJson({ days, placements }) });
    return finderOf(deps)(competition.uuid);
  };
  expect(await newsWith([today, tomorrow], [{ category: category.uuid, day: tomorrow.date }])).toEqual([]);
  expect(await newsWith([{ ...today, closedAtMs: deps.now() }], [])).toEqual([]);
  expect(await newsWith([today], [])).toHaveLength(8);
  await database.close();
});

test("[PN3] a look that finds the same as the last one asks the database nothing", async () => {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const { competition, fighters } = await createTestCompetition(database.db, { entrants: 8 });
  const subscription = { endpoint: "https://push.example.org/a", p256dh: "key", auth: "auth" };
  const wishes = { kinds: ["ready", "next"] as const, created_ms: 0, seen_ms: 0, network_hash: null };
  const id = await upsertPushSubscription(database.db, { ...subscription, ...wishes });
  const followed = fighters.map(({ uuid }) => ({ kind: "fighter", ref: uuid }) as const);
  await replacePushFollows(database.db, id, followed, 0);

  const findNews = finderOf(deps);
  expect(await findNews(competition.uuid)).toHaveLength(8);
  await database.close();
  expect(await findNews(competition.uuid)).toEqual([]);
});

test("[PN2, DY65] bouts before are counted in the order of the calls: who waits for a winner lets others pass", async () => {
  const database = await createTestDatabase();
  const deps = createTestDeps(database);
  const { competition, fighters, bout } = await createTestCompetition(database.db, { entrants: 8 });
  const subscription = { endpoint: "https://push.example.org/c", p256dh: "key", auth: "auth" };
  const wishes = { kinds: ["ready", "next"] as const, created_ms: 0, seen_ms: 0, network_hash: null };
  const id = await upsertPushSubscription(database.db, { ...subscription, ...wishes });
  const followed = fighters.map(({ uuid }) => ({ kind: "fighter", ref: uuid }) as const);
  await replacePushFollows(database.db, id, followed, 0);
  // Both semi-finals and the final stand first on the mat; their people are not known.
  for (const [index, late] of ["SF1", "SF2", "F"].entries())
    await database.db
      .updateTable("fighting")
      .set({ carpet_position: index - 3 })
      .where("id", "=", bout(late).id)
      .execute();
  const news = await finderOf(deps)(competition.uuid);
  const first = news.find(({ content }) => content.url.endsWith(fighters[0]?.uuid ?? "nobody"));
  expect(first?.content.title).toContain("скоро выход");
  expect(first?.content.body).toContain("Следующая схватка");
  await database.close();
});
