import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { API } from "#contract/api/api.ts";
import type { Endpoint } from "#contract/api/endpoint.ts";
import { tokenKey } from "./auth/token.ts";
import { openDatabase, type Database } from "./persistence/database/database.ts";
import { awaitLatest, migrateToLatest } from "./persistence/migrations/migrate.ts";
import { call, createTestApp, listen, signIn, type TestApp } from "./testing/testApp.ts";
import { createTestCompetition } from "./testing/testCompetition.ts";
import { createTestDatabase, createTestStorage } from "./testing/testDatabases.ts";
import { createTestClock } from "./testing/testDeps.ts";
import { createScorer } from "./testing/testScoring.ts";
import { connectSocket, disconnectSockets } from "./testing/testSocket.ts";

const REFUSED = {
  status: 503,
  body: { error: { name: "ServiceUnavailableError", details: { code: "spectators-only" } } },
};

const GROUPS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = API;
const CHANGES = Object.entries(GROUPS)
  .flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, ...endpoint })),
  )
  .filter(({ method, name }) => method !== "GET" && name !== "stars.lookUp");

describe("an instance for spectators beside another one", () => {
  const clock = createTestClock();
  const opened: { main?: TestApp; reader?: TestApp; readOnly?: Database } = {};
  const apps = (): { readonly main: TestApp; readonly reader: TestApp } => {
    const { main, reader } = opened;
    if (main === undefined || reader === undefined) throw new Error("both run while the tests do");
    return { main, reader };
  };
  beforeAll(async () => {
    const given = { tokenKey: tokenKey(randomBytes(32).toString("base64")), now: clock.now };
    const main = await createTestApp({ engine: "postgres", ...given });
    const { settings } = main.database;
    if (settings.kind !== "postgres") throw new Error("asked for above");
    const readOnly = await openDatabase({ ...settings, isReadOnly: true });
    const env = { KOVER_ROLE: "spectators", RATE_LIMIT: "on", DATABASE_URL: settings.url };
    const reader = await createTestApp({ database: { ...main.database, db: readOnly.db }, env, ...given });
    Object.assign(opened, { main, reader, readOnly });
  });
  afterAll(async () => {
    disconnectSockets();
    await opened.reader?.close();
    await opened.readOnly?.close();
    await opened.main?.close();
  });

  test("[ST25] every change is refused with one code, whoever asks", async () => {
    const { main, reader } = apps();
    const { headers } = await signIn(main, "admin");
    for (const { name, method, path } of CHANGES) {
      const answer = await call(reader, { method, url: `/api${path}`, headers, body: {} });
      expect({ name, ...answer }).toMatchObject(REFUSED);
    }
    const login = { identifier: "anna", password: "a password" };
    const signingIn = { method: "POST", url: "/api/auth/local", body: login } as const;
    expect(await call(reader, signingIn)).toMatchObject(REFUSED);
    const write = {
      method: "PUT",
      url: "/api/events/1",
      headers,
      body: { data: { name: "Другое" } },
    } as const;
    expect(await call(reader, write)).toMatchObject(REFUSED);
  });

  test("[ST25] a read that leaves a trace is refused by the database itself", async () => {
    const { main, reader } = apps();
    await expect(reader.db.deleteFrom("session").execute()).rejects.toMatchObject({ code: "25006" });
    const { headers } = await signIn(main, "authenticated");
    expect(await call(reader, { url: "/api/auth/export", headers })).toMatchObject(REFUSED);
  });

  test("[ST25] pages and sockets are served, also to who is signed in, and nothing is written about them", async () => {
    const { main, reader } = apps();
    const { competition, bout } = await createTestCompetition(main.db);
    const { headers, token } = await signIn(main, "referee");
    clock.pass(600_000);
    expect((await call(reader, { url: "/api/users/me", headers })).status).toBe(200);
    const seen = await main.db.selectFrom("session").select("seen_ms").execute();
    expect(seen.every(({ seen_ms }) => seen_ms < clock.now())).toBe(true);
    expect((await call(reader, { url: "/api/health" })).body).toMatchObject({
      status: "ok",
      role: "spectators",
    });
    const followed = { method: "POST", url: "/api/stars/look-up", body: { data: { followed: [] } } } as const;
    expect((await call(reader, followed)).status).toBe(200);

    const address = await listen(reader);
    const viewers = [await connectSocket(address), await connectSocket(address, { token })];
    for (const viewer of viewers) expect(await viewer.join(competition.uuid)).toEqual({ ok: true });
    const table = await createScorer(main.deps);
    await table.write(bout("SF1").uuid, 'note"раз"');
    for (const viewer of viewers)
      await vi.waitFor(
        () => expect(viewer.fightings.length + viewer.competitions.length).toBeGreaterThan(0),
        { timeout: 5000 },
      );
  });
});

test("[ST26] an instance for spectators waits for a database of its version, and refuses another", async () => {
  const storage = await createTestStorage("postgres");
  const database = await openDatabase(storage.settings);
  onTestFinished(async () => {
    await database.close();
    await storage.remove();
  });
  await expect(awaitLatest(database, 0)).rejects.toThrow("start an instance without it first");
  const waiting = awaitLatest(database, 30_000);
  await migrateToLatest(database);
  await waiting;
  const newer = await createTestDatabase("postgres");
  onTestFinished(() => newer.close());
  const row = { name: "9999-later", timestamp: "" };
  const tables = newer.db.withTables<{ kysely_migration: typeof row }>();
  await tables.insertInto("kysely_migration").values(row).execute();
  await expect(awaitLatest(newer, 30_000)).rejects.toThrow("newer version");
});
