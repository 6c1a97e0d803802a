import { expect, test } from "vitest";
import { createAccount } from "../../testing/factories.ts";
import { migrateTo } from "../../testing/migrateTo.ts";
import { createTestStorage, describeOnEachEngine } from "../../testing/testDatabases.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { migrateToLatest } from "./migrate.ts";

const BEFORE = "0028-weight-before";
const STARS = [
  { kind: "fighter", ref: "fighter-1", is_on: true, changed_ms: 1_000_000_000_001 },
  { kind: "team", ref: "7", is_on: false, changed_ms: 1_000_000_000_002 },
  { kind: "category", ref: "category-1", is_on: true, changed_ms: 1_000_000_000_003 },
] as const;
const FOLLOWS = [
  { kind: "fighter", ref: "fighter-1", since_ms: 1_000_000_000_004 },
  { kind: "category", ref: "category-1", since_ms: 1_000_000_000_005 },
] as const;

describeOnEachEngine("the day whole events can be followed", (_, engine) => {
  test("[ST12] what people follow already is kept, as it was", async () => {
    const storage = await createTestStorage(engine);
    const database = await openDatabase(storage.settings);
    const { db } = database;
    await migrateTo(database, BEFORE);
    const ids = await fill(database);
    const event = { kind: "event", ref: "1" } as const;
    const star = { ...event, account_id: ids.account, is_on: true, changed_ms: 1 };
    const follow = { ...event, subscription_id: ids.subscription, since_ms: 1 };
    await expect(db.insertInto("star").values(star).execute()).rejects.toThrow(/constraint/i);
    await expect(db.insertInto("push_follow").values(follow).execute()).rejects.toThrow(/constraint/i);

    await migrateToLatest(database);

    const stars = STARS.map((one) => ({ ...one, account_id: ids.account }));
    const follows = FOLLOWS.map((one) => ({ ...one, subscription_id: ids.subscription }));
    expect(await db.selectFrom("star").selectAll().orderBy("changed_ms").execute()).toEqual(stars);
    expect(await db.selectFrom("push_follow").selectAll().orderBy("since_ms").execute()).toEqual(follows);
    await db.insertInto("star").values(star).execute();
    await db.insertInto("push_follow").values(follow).execute();
    // What guarded the tables before guards them still.
    await expect(db.insertInto("star").values(star).execute()).rejects.toThrow(/unique/i);
    await expect(db.insertInto("push_follow").values(follow).execute()).rejects.toThrow(/unique/i);
    await db.deleteFrom("push_subscription").where("id", "=", ids.subscription).execute();
    await db.deleteFrom("account").where("id", "=", ids.account).execute();
    expect(await db.selectFrom("star").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("push_follow").selectAll().execute()).toEqual([]);
    await database.close();
    await storage.remove();
  });
});

async function fill({ db }: Database): Promise<{ account: number; subscription: number }> {
  const { id: account } = await createAccount(db);
  await db
    .insertInto("star")
    .values(STARS.map((star) => ({ ...star, account_id: account })))
    .execute();
  const { id: subscription } = await db
    .insertInto("push_subscription")
    .values({
      endpoint: "https://push.example/1",
      p256dh: "key",
      auth: "secret",
      kinds: "called result",
      created_ms: 1_000_000_000_000,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("push_follow")
    .values(FOLLOWS.map((follow) => ({ ...follow, subscription_id: subscription })))
    .execute();
  return { account, subscription };
}
