import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import { deleteOldAllowances } from "../persistence/account/allowances.ts";
import { createTestClock } from "../testing/testDeps.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { createFailureDelay, createSharedBuckets } from "./sharedAllowances.ts";

const MINUTE_MS = 60_000;
const tokenKey = createSecretKey(Buffer.alloc(32, 7));

describeOnEachEngine("allowances all instances share", (database) => {
  test("[AU45] what one instance spent is spent on the other, and refills by itself", async () => {
    const clock = createTestClock(0);
    const store = { db: database().db, now: clock.now, tokenKey };
    const here = createSharedBuckets(store, "mails", { burst: 2, everyMs: 1000 });
    const there = createSharedBuckets(store, "mails", { burst: 2, everyMs: 1000 });
    expect((await here.take("a")).isAllowed).toBe(true);
    expect((await there.take("a")).isAllowed).toBe(true);
    expect(await here.take("a")).toEqual({
      isAllowed: false,
      limit: 2,
      remaining: 0,
      waitMs: 1000,
      fullAtMs: 2000,
    });
    expect((await here.take("b")).isAllowed).toBe(true);
    clock.pass(1000);
    expect((await there.take("a")).isAllowed).toBe(true);
    expect((await here.take("a")).isAllowed).toBe(false);
  });

  test("[AU45] guesses made at the same time are counted one by one", async () => {
    const clock = createTestClock(0);
    const delay = createFailureDelay({ db: database().db, now: clock.now, tokenKey }, "parallel");
    const waits = await Promise.all(Array.from({ length: 30 }, () => delay.tryOnce("referee")));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(new Set(waits)).toEqual(new Set([0, 30_000]));
    await delay.succeeded("referee");
    expect(await delay.tryOnce("referee")).toBe(0);
  });

  test("[AU45] spent and given back at the same moment by many, nothing fails and nothing is lost", async () => {
    const clock = createTestClock(0);
    const tries = createSharedBuckets({ db: database().db, now: clock.now, tokenKey }, "busy", {
      burst: 3,
      everyMs: 1e9,
    });
    const once = async () => {
      const { isAllowed } = await tries.take("hall");
      if (isAllowed) await tries.giveBack("hall");
    };
    for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 8 }, once));
    expect((await tries.take("hall")).remaining).toBe(2);
  });

  test("[AU45] five wrong passwords are free, then the wait doubles up to a quarter of an hour", async () => {
    const clock = createTestClock(0);
    const delay = createFailureDelay({ db: database().db, now: clock.now, tokenKey }, "growing");
    for (let n = 0; n < 5; n += 1) await delay.tryOnce("referee");
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const waitMs = await delay.tryOnce("referee");
      waits.push(waitMs);
      clock.pass(waitMs);
      await delay.tryOnce("referee");
    }
    expect(waits.slice(0, 3)).toEqual([30_000, 60_000, 120_000]);
    expect(Math.max(...waits)).toBe(15 * MINUTE_MS);
  });

  test("what says nothing any more is forgotten", async () => {
    const { db } = database();
    const clock = createTestClock(0);
    const buckets = createSharedBuckets({ db, now: clock.now, tokenKey }, "old", { burst: 1, everyMs: 1000 });
    await buckets.take("a");
    clock.pass(MINUTE_MS);
    await buckets.take("b");
    await deleteOldAllowances(db, MINUTE_MS);
    const kept = await db.selectFrom("allowance").select("amount").where("key", "like", "old %").execute();
    expect(kept).toHaveLength(1);
    expect((await buckets.take("b")).isAllowed).toBe(false);
  });

  test("[ST22] whose allowance it is cannot be read in the database", async () => {
    const { db } = database();
    const buckets = createSharedBuckets({ db, now: () => 0, tokenKey }, "hidden", {
      burst: 2,
      everyMs: 1000,
    });
    await buckets.take("anna@example.org");
    const { key } = await db
      .selectFrom("allowance")
      .select("key")
      .where("key", "like", "hidden %")
      .executeTakeFirstOrThrow();
    expect(key).toMatch(/^hidden [\w-]{43}$/);
  });
});
