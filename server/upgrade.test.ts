import { existsSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makeBackup } from "./backup/makeBackup.ts";
import { prepareDataDir, readSecrets } from "./environment/secrets.ts";
import { openDatabase } from "./persistence/database/database.ts";
import { migrateToLatest } from "./persistence/migrations/migrate.ts";
import { call, createTestApp, type TestApp } from "./testing/testApp.ts";
import { createTestStorage, type TestStorage } from "./testing/testDatabases.ts";
import { createTestDeps } from "./testing/testDeps.ts";
import { verifyAll } from "./usecases/bout/verifyAll.ts";
import { adoptUploads } from "./usecases/event/adoptUploads.ts";

/** The demo as version 0.1.0 left it on the disk: scored over its API, with a picture, an account more and a parked act. */
const FROZEN = join(import.meta.dirname, "testing", "frozen", "0.1.0");
const PASSWORD = "demo-of-0.1.0";
const SCORED = "b27e384a-dae2-574a-a765-d8945482f9c7";
const COMPETITION = "9dfa13cb-bd4e-5bfb-9b32-26fd8b61cb5b";

/** What it wrote; tables that were empty are not here. */
const ROWS = {
  account: 9,
  account_code: 1,
  application: 1,
  application_change: 2,
  application_message: 1,
  audit_chain: 1,
  audit_log: 7,
  carpet: 6,
  category: 30,
  category_fighter: 163,
  competition: 3,
  competition_feed: 2,
  consent: 3,
  event: 3,
  event_team: 14,
  fighter: 120,
  fighting: 225,
  fighting_event: 690,
  fighting_event_parked: 1,
  fighting_head: 123,
  lease: 1,
  lease_history: 2,
  page: 4,
  partner: 6,
  profile: 2,
  referee: 4,
  referee_mat: 4,
  session: 4,
  team: 14,
  upload: 1,
};

let storage: TestStorage;
let app: TestApp;
beforeAll(async () => {
  storage = await createTestStorage("sqlite");
  const { settings } = storage;
  if (settings.kind !== "sqlite") throw new Error("the frozen directory is of the embedded database");
  const dataDir = dirname(settings.file);
  prepareDataDir(dataDir);
  await writeFile(settings.file, gunzipSync(await readFile(join(FROZEN, "kover.db.gz"))));
  await cp(join(FROZEN, "uploads"), join(dataDir, "uploads"), { recursive: true });
});
afterAll(async () => {
  await app.close();
  await storage.remove();
});

test("[OP22] before its first start a directory of an older version is not backed up: its pictures would be missing", async () => {
  const { settings } = storage;
  const opened = await openDatabase(settings);
  const { config } = createTestDeps({ ...opened, settings });
  await opened.close();
  readSecrets(config.dataDir);
  await expect(makeBackup(config, { nowMs: 0 })).rejects.toThrow(
    "The database is of an older version of this program: start the server once, then try again.",
  );
  expect(existsSync(config.backup.dir)).toBe(false);
});

test("[ST12] [OP22] a data directory of version 0.1.0 starts with every row, log, picture and password it had", async () => {
  const { settings } = storage;
  const database = { ...(await openDatabase(settings)), settings };
  await migrateToLatest(database);
  expect(await adoptUploads(createTestDeps(database))).toBe(1);
  for (const [table, count] of Object.entries(ROWS)) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      database.db,
    );
    expect([table, rows[0]?.n]).toEqual([table, count]);
  }
  expect(await verifyAll(database.db)).toMatchObject({ bouts: 123, problems: [] });

  app = await createTestApp({ database });
  const login = await call(app, {
    method: "POST",
    url: "/api/auth/local",
    body: { identifier: "admin@kover.example", password: PASSWORD },
  });
  expect(login).toMatchObject({ status: 200, body: { user: { email: "admin@kover.example" } } });
  const headers = { authorization: `Bearer ${tokenSchema.parse(login.body).jwt}` };
  const read = async (url: string) => (await call(app, { url, headers })).body;
  expect(await read(`/api/fightings?filters[uuid][$eq]=${SCORED}`)).toMatchObject({
    data: [{ version: 6, state: "running" }],
  });
  expect(await read(`/api/competitions/uuid/${COMPETITION}/parked`)).toMatchObject({
    data: [{ status: "parked", reason: "superseded", author: "Секретарь ковра А" }],
    meta: { open: 1 },
  });
  const [name = ""] = await readdir(join(FROZEN, "uploads"));
  const picture = await app.http.inject({ url: `/uploads/${name}` });
  expect(picture.rawPayload).toEqual(await readFile(join(FROZEN, "uploads", name)));
});

const tokenSchema = z.object({ jwt: z.string() });
