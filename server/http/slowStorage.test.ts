import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../persistence/database/database.ts";
import { createTeam } from "../testing/factories.ts";
import { call, createTestApp, signIn } from "../testing/testApp.ts";
import { createTestDatabase } from "../testing/testDatabases.ts";

test("[ST10] a statement that takes too long is 503 for reading and writing, and nothing is half-written", async () => {
  const storage = await createTestDatabase("postgres");
  const { settings } = storage;
  if (settings.kind !== "postgres") throw new Error("asked for above");
  const impatient = await openDatabase({ ...settings, statementTimeoutMs: 300 });
  const app = await createTestApp({ database: { ...storage, db: impatient.db } });
  const admin = await signIn(app, "admin");
  const team = await createTeam(storage.db, { name: "Барс" });
  const write = {
    method: "PUT",
    url: `/api/teams/${team.id}`,
    body: { data: { name: "Рысь" } },
    headers: admin.headers,
  } as const;
  const read = { url: "/api/teams?fields=name" };

  const holding = await storage.db.startTransaction().execute();
  onTestFinished(async () => {
    await app.close();
    await impatient.close();
    await storage.close();
  });
  await holding.updateTable("team").set({ city: "Казань" }).where("id", "=", team.id).execute();
  const refused = { status: 503, body: { data: null, error: { name: "ServiceUnavailableError" } } };
  expect(await call(app, write)).toMatchObject(refused);
  expect((await call(app, read)).text).toContain("Барс");
  await holding.schema.alterTable("team").addColumn("motto", "text").execute();
  const away = await call(app, read);
  expect(away).toMatchObject(refused);
  expect(away.headers["retry-after"]).toBe("1");
  await holding.rollback().execute();

  expect((await call(app, read)).text).toContain("Барс");
  expect(await call(app, write)).toMatchObject({ status: 200, body: { data: { name: "Рысь" } } });
});
