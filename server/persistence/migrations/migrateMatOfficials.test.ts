import { sql } from "kysely";
import { expect, test } from "vitest";
import { createAccount, createCarpet } from "../../testing/factories.ts";
import { migrateTo } from "../../testing/migrateTo.ts";
import { createTestStorage, describeOnEachEngine } from "../../testing/testDatabases.ts";
import { openDatabase } from "../database/database.ts";
import { migrateToLatest } from "./migrate.ts";
import { findOwnCarpetUuid } from "../day/matQueues.ts";

describeOnEachEngine("the day a referee can have a mat in each competition", (_, engine) => {
  test("[ST12] whoever had a mat keeps it, and loses it with the mat", async () => {
    const storage = await createTestStorage(engine);
    const database = await openDatabase(storage.settings);
    const { db } = database;
    await migrateTo(database, "0047-event-stars");
    const [bound, free, carpet] = [await createAccount(db), await createAccount(db), await createCarpet(db)];
    await sql`update account set carpet_id = ${carpet.id} where id = ${bound.id}`.execute(db);

    await migrateToLatest(database);

    const own = ({ id }: { readonly id: number }) => findOwnCarpetUuid(db, id, carpet.competition_id);
    expect([await own(bound), await own(free)]).toEqual([carpet.uuid, undefined]);
    await db.deleteFrom("carpet").where("id", "=", carpet.id).execute();
    expect(await own(bound)).toBeUndefined();
    expect(await db.selectFrom("mat_official").selectAll().execute()).toEqual([]);
    await database.close();
    await storage.remove();
  });
});
