import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertAudit } from "../../persistence/database/audit.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine, type TestDatabase } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { createScorer } from "../../testing/testScoring.ts";
import { verifyAll } from "./verifyAll.ts";

type Db = TestDatabase["db"];

/** Somebody with the database in their hands: what guards the log from the program does not stop them. */
async function tamper(db: Db, engine: string, table: string, change: () => Promise<unknown>): Promise<void> {
  if (engine === "postgres") await sql.raw(`alter table ${table} disable trigger user`).execute(db);
  else {
    const found = await sql<{ name: string }>`select name from sqlite_master
      where type = 'trigger' and tbl_name = ${table}`.execute(db);
    for (const { name } of found.rows) await sql.raw(`drop trigger ${name}`).execute(db);
  }
  await change();
}

describeOnEachEngine("what is stored against what was written", (database, engine) => {
  const play = async () => {
    const deps = createTestDeps(database());
    const { bout } = await createTestCompetition(deps.db);
    const table = await createScorer(deps, "admin");
    const { uuid } = bout("SF1");
    await table.write(uuid, "go R+2 B+3 stop R#sub");
    return { db: deps.db, uuid };
  };
  /** The problems of one bout, without its name. */
  const problemsOf = async (db: Db, uuid: string) => {
    const { problems } = await verifyAll(db);
    return problems.filter((line) => line.startsWith(`bout ${uuid}`)).map((line) => line.split(": ")[1]);
  };

  test("[ST6] [ST7] [ST8] what the program wrote has no problem", async () => {
    const { db, uuid } = await play();
    const { bouts, problems } = await verifyAll(db);
    expect(bouts).toBeGreaterThan(0);
    expect(await problemsOf(db, uuid)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("[ST6] a head or a column changed by hand is named", async () => {
    const { db, uuid } = await play();
    await db
      .updateTable("fighting")
      .set({ points: writeJson({}), winner_id: null })
      .where("uuid", "=", uuid)
      .execute();
    expect(await problemsOf(db, uuid)).toEqual([
      "its column winner_id does not follow from its log",
      "its column points does not follow from its log",
    ]);
    const { state } = await db
      .selectFrom("fighting_head")
      .select("state")
      .where("fighting_uuid", "=", uuid)
      .executeTakeFirstOrThrow();
    const forged = writeJson({ ...Object(state), cause: "points" });
    await db.updateTable("fighting_head").set({ state: forged }).where("fighting_uuid", "=", uuid).execute();
    expect(await problemsOf(db, uuid)).toContain("its head was changed");
    expect(await problemsOf(db, uuid)).toContain("its head is not the fold of its log");
  });

  test.each([
    [
      "payload",
      "event 2 was changed",
      { payload: writeJson({ type: "points-scored", corner: "red", points: 4 }) },
    ],
    ["author", "the link of event 2 was changed", { actor_id: 4711 }],
    ["moment", "the link of event 2 was changed", { recorded_ms: 5 }],
    ["type", "event 2 was changed", { type: "note-added" }],
    ["hash", "event 3 does not follow from the one before it", { hash: "0".repeat(64) }],
    ["contents", "event 2 cannot be read", { payload: writeJson({ type: "nonsense" }) }],
  ])("[ST8] an event whose %s was changed is named", async (_what, problem, change) => {
    const { db, uuid } = await play();
    await tamper(db, engine, "fighting_event", () =>
      db
        .updateTable("fighting_event")
        .set(change)
        .where("fighting_uuid", "=", uuid)
        .where("seq", "=", 2)
        .execute(),
    );
    expect(await problemsOf(db, uuid)).toContain(problem);
  });

  test("[ST7] an event taken out of the log, or off its end, is missed", async () => {
    const { db, uuid } = await play();
    const remove = (seq: number) =>
      db.deleteFrom("fighting_event").where("fighting_uuid", "=", uuid).where("seq", "=", seq).execute();
    await tamper(db, engine, "fighting_event", () => remove(5));
    expect(await problemsOf(db, uuid)).toContain("its head is at 5, its log at 4");
    await remove(2);
    expect(await problemsOf(db, uuid)).toContain("event 2 is missing");
  });

  test("[ST8] a changed, a missing and a cut off line of the audit is named", async () => {
    const { db } = database();
    const entry = { at_ms: 1, actor_id: 1, session_id: null, ip_hash: null, action: "test", object: "x" };
    const n = await db.transaction().execute(async (trx) => {
      const first = await insertAudit(trx, entry);
      await insertAudit(trx, { ...entry, after: { role: "admin" } });
      await insertAudit(trx, entry);
      return first;
    });
    await tamper(db, engine, "audit_log", () =>
      db.updateTable("audit_log").set({ actor_id: 2 }).where("n", "=", n).execute(),
    );
    expect((await verifyAll(db)).problems).toContain(`audit ${n}: was changed`);
    await db
      .deleteFrom("audit_log")
      .where("n", "=", n + 1)
      .execute();
    expect((await verifyAll(db)).problems).toContain(`audit ${n + 1}: is missing`);
    await db
      .deleteFrom("audit_log")
      .where("n", "=", n + 2)
      .execute();
    expect((await verifyAll(db)).problems).toContain(`audit: its last line should be ${n + 2}`);
  });
});
