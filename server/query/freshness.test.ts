import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { COLLECTIONS } from "../collections/registry.ts";
import { openDatabase } from "../persistence/database/database.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { createPartner } from "../testing/factories.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { parseQuery } from "./parseQuery.ts";
import { planEntries, readPage, type ListPlan } from "./readEntries.ts";

describeOnEachEngine("how fresh a list is", (database) => {
  const readText = async (db: Kysely<Tables>, plan: ListPlan) => (await readPage(db, plan)).data.toString();
  const planNames = () =>
    planEntries(database().db, COLLECTIONS.partners, { role: "public" }, parseQuery("fields=name&sort=id"));

  test("[API42] what another process has written is in the next answer, though the query is known", async () => {
    const { db } = database();
    const partner = await createPartner(db, { name: "Барс" });
    const plan = planNames();
    expect(await readText(db, plan)).toContain('"name":"Барс"');
    const other = await openDatabase(database().settings);
    await sql`update partner set name = 'Рысь' where id = ${partner.id}`.execute(other.db);
    await other.close();
    expect(await readText(db, plan)).toContain('"name":"Рысь"');
  });

  test("[API42] what is not committed is not shown, and nobody waits for it", async () => {
    const { db } = database();
    const plan = planNames();
    const before = await readText(db, plan);
    const trx = await db.startTransaction().execute();
    await createPartner(trx, { name: "Ещё не решено" });
    expect(await readText(db, plan)).toBe(before);
    expect(await readText(trx, plan)).toContain("Ещё не решено");
    await trx.rollback().execute();
    expect(await readText(db, plan)).toBe(before);
  });
});
