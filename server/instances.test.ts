import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { tokenKey } from "./auth/token.ts";
import { openDatabase } from "./persistence/database/database.ts";
import {
  call,
  createMember,
  createTestApp,
  listen,
  PASSWORD,
  signIn,
  type TestApp,
} from "./testing/testApp.ts";
import { createTestCompetition } from "./testing/testCompetition.ts";
import { createTestDatabase, type TestDatabase } from "./testing/testDatabases.ts";
import { connectSocket, disconnectSockets } from "./testing/testSocket.ts";

const WAIT = { timeout: 8000, interval: 50 };

describe("two instances on one database", () => {
  const opened: { database?: TestDatabase; apps: TestApp[] } = { apps: [] };
  beforeAll(async () => {
    const database = await createTestDatabase("postgres");
    opened.database = database;
    const env = { RATE_LIMIT: "on", KOVER_DEMO: "off" };
    const given = { database, env, tokenKey: tokenKey(randomBytes(32).toString("base64")) };
    for (const _ of ["A", "B"]) opened.apps.push(await createTestApp(given));
  });
  afterAll(async () => {
    disconnectSockets();
    for (const app of opened.apps) await app.close();
    await opened.database?.close();
  });
  const instances = (): [TestApp, TestApp] => {
    const [here, there] = opened.apps;
    if (here === undefined || there === undefined) throw new Error("both run while the tests do");
    return [here, there];
  };
  const login = (app: TestApp, identifier: string, password: string) =>
    call(app, { method: "POST", url: "/api/auth/local", body: { identifier, password } });

  test("[ST22] wrong passwords spread over both lock the account on both", async () => {
    const [here, there] = instances();
    const { username } = await createMember(here, "referee");
    const statuses: number[] = [];
    for (const app of [here, there, here, there, here])
      statuses.push((await login(app, username, "a wrong password")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    for (const app of [here, there]) {
      const refused = await login(app, username, PASSWORD);
      expect(refused).toMatchObject({ status: 429, body: { error: { name: "RateLimitError" } } });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(25);
    }
  });

  test("[ST22] letters to one mailbox are counted by both together", async () => {
    const [here, there] = instances();
    const forget = (app: TestApp) =>
      call(app, { method: "POST", url: "/api/auth/forgot-password", body: { email: "anna@example.org" } });
    const statuses: number[] = [];
    for (const app of [here, there, here, there]) statuses.push((await forget(app)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test("[ST28] the set-up code that one instance shows is good on the other, once", async () => {
    const [here, there] = instances();
    const [code, same] = [await here.offerSetup(), await there.offerSetup()];
    expect([code, same]).toEqual([expect.any(String), expect.any(String)]);
    const setUp = (app: TestApp, username: string) =>
      call(app, {
        method: "POST",
        url: "/api/auth/setup",
        body: { code, username, email: `${username}@mail.example`, password: "жёлтый-чайник-7" },
      });
    expect((await setUp(there, "first")).status).toBe(200);
    expect((await setUp(here, "second")).status).toBe(400);
  });

  test("[ST29] who signs out on one instance is off the sockets of the other", async () => {
    const [here, there] = instances();
    const { competition } = await createTestCompetition(here.db);
    const [leaving, staying] = [await signIn(here, "referee"), await signIn(here, "referee")];
    const address = await listen(there);
    const first = await connectSocket(address, { token: leaving.token });
    const second = await connectSocket(address, { token: staying.token });
    for (const socket of [first, second]) await socket.join(competition.uuid);
    await call(here, { method: "POST", url: "/api/auth/logout", headers: leaving.headers, body: {} });
    await vi.waitFor(() => expect(first.socket.connected).toBe(false), WAIT);
    expect(second.socket.connected).toBe(true);
    here.deps.tellOfficials(competition.uuid);
    await vi.waitFor(() => expect(second.syncs).not.toEqual([]), { ...WAIT, timeout: 3000 });
  });
});

test("[ST23] while what was spent cannot be read, what it guards stays shut", async () => {
  const storage = await createTestDatabase("postgres");
  if (storage.settings.kind !== "postgres") throw new Error("asked for above");
  const impatient = await openDatabase({ ...storage.settings, statementTimeoutMs: 300 });
  const app = await createTestApp({ database: { ...storage, db: impatient.db }, env: { RATE_LIMIT: "on" } });
  const { username: identifier } = await createMember(app, "referee");
  const holding = await storage.db.startTransaction().execute();
  onTestFinished(async () => {
    await app.close();
    await impatient.close();
    await storage.close();
  });
  await holding.schema.alterTable("allowance").addColumn("motto", "text").execute();
  const request = {
    method: "POST",
    url: "/api/auth/local",
    body: { identifier, password: PASSWORD },
  } as const;
  expect((await call(app, request)).status).toBe(503);
  await holding.rollback().execute();
  expect((await call(app, request)).status).toBe(200);
});
