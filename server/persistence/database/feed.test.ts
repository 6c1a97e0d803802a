import { expect, test } from "vitest";
import { createCategory, createFighting } from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { saveHead } from "../bout/boutLog.ts";
import { writeJson } from "./columns.ts";
import { findCompetitionById } from "../event/competitionRows.ts";
import { bumpRev, findFeed, findHeadsSince, lockFeed } from "./feed.ts";

const WRITERS = 25;

describeOnEachEngine("the change feed", (database) => {
  async function createTwoBouts() {
    const { db } = database();
    const category = await createCategory(db);
    const competition = await findCompetitionById(db, category.competition_id);
    if (!competition) throw new Error("the category has no competition");
    const bouts = [
      await createFighting(db, { category_id: category.id }),
      await createFighting(db, { category_id: category.id }),
    ];
    return { uuid: competition.uuid, bouts };
  }

  test("a competition that never changed has no feed", async () => {
    const { uuid } = await createTwoBouts();
    expect(await findFeed(database().db, uuid)).toBeUndefined();
    const locked = await database()
      .db.transaction()
      .execute((trx) => lockFeed(trx, uuid));
    expect(locked).toEqual({ competition_uuid: uuid, rev: 0, structure_rev: 0 });
  });

  test("[ST7] revs are contiguous when many write at once, and become visible in their order", async () => {
    const { db } = database();
    const { uuid } = await createTwoBouts();
    const committed: number[] = [];
    const write = async () => {
      const rev = await db.transaction().execute(async (trx) => {
        const { rev: seen } = await lockFeed(trx, uuid);
        const next = await bumpRev(trx, uuid);
        expect(next).toBe(seen + 1);
        return next;
      });
      committed.push(rev);
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    expect(committed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: WRITERS }, (_, n) => n + 1));
    expect(await findFeed(db, uuid)).toMatchObject({ rev: WRITERS, structure_rev: 0 });
  });

  test("a rev of a transaction that failed is given out again", async () => {
    const { db } = database();
    const { uuid } = await createTwoBouts();
    const failed = db.transaction().execute(async (trx) => {
      await bumpRev(trx, uuid);
      throw new Error("the table pulled the plug");
    });
    await expect(failed).rejects.toThrow("pulled the plug");
    expect(await db.transaction().execute((trx) => bumpRev(trx, uuid))).toBe(1);
  });

  test("a structural change is marked with its rev", async () => {
    const { db } = database();
    const { uuid } = await createTwoBouts();
    for (const isStructural of [false, true, false]) {
      await db.transaction().execute((trx) => bumpRev(trx, uuid, { isStructural }));
    }
    expect(await findFeed(db, uuid)).toMatchObject({ rev: 3, structure_rev: 2 });
  });

  test("what changed since a rev is each bout once, as it is now", async () => {
    const { db } = database();
    const { uuid, bouts } = await createTwoBouts();
    const [first, second] = bouts.map((bout) => bout.uuid);
    for (const fighting of [first, second, first]) {
      await db.transaction().execute(async (trx) => {
        const rev = await bumpRev(trx, uuid);
        const head = {
          version: rev,
          last_rev: rev,
          state: writeJson({ rev }),
          state_hash: "",
          log_hash: "",
          reducer: 1,
        };
        await saveHead(trx, { fighting_uuid: fighting ?? "", competition_uuid: uuid, ...head });
      });
    }
    const since = async (rev: number) =>
      (await findHeadsSince(db, uuid, rev)).map((head) => [head.fighting_uuid, head.last_rev]);
    expect(await since(0)).toEqual([
      [second, 2],
      [first, 3],
    ]);
    expect(await since(2)).toEqual([[first, 3]]);
    expect(await since(3)).toEqual([]);
  });
});
