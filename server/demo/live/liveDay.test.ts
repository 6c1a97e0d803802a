import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashUngated } from "../../auth/password.ts";
import { hallDay } from "../../environment/hallDay.ts";
import { createTestApp, listen, PASSWORD, type TestApp } from "../../testing/testApp.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabases.ts";
import { headAndFold } from "../../testing/testScoring.ts";
import { readDemoData } from "../demoData.ts";
import { insertDemo } from "../insertDemo.ts";
import { createDemoClient } from "./client.ts";
import { startLiveDay } from "./liveDay.ts";

const data = readDemoData(hallDay({ timeZone: "Europe/Moscow" }, Date.now()));
const { competition, users } = data;
const [first, second] = users.flatMap(({ email, mat }) =>
  mat === undefined ? [] : [{ identifier: email, carpetUuid: mat }],
);
if (first === undefined || second === undefined) throw new Error("the demo has too few mats");

/** A bout of five minutes in a tenth of a second, and what the network and the disk take. */
const SPEED = 3000;
/** Every act is flushed to the disk, which on a busy machine may take its time. */
const PATIENCE = { timeout: 80_000, interval: 100 };

describe("the demo plays itself", { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let app: TestApp;
  let origin: string;
  let admin: ReturnType<typeof createDemoClient>;
  let day: ReturnType<typeof startLiveDay>;
  const person = randomUUID();
  let held: readonly number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await createTestApp({ database });
    const passwordHash = await hashUngated(PASSWORD);
    await app.db.transaction().execute((trx) => insertDemo({ trx, data, nowMs: Date.now() }, passwordHash));
    origin = await listen(app);
    const password = PASSWORD;
    admin = createDemoClient({ origin, password, identifier: "admin@kover.example" });
    await admin.enter();
    const scope = `carpet:${second.carpetUuid}`;
    await admin.api.leases.take({ data: { scope, device: person, expectEpoch: 0, takeover: false } });
    held = await versionsOn(second.carpetUuid);
    const common = { origin, password, competitionUuid: competition.uuid, onTrouble: () => {}, speed: SPEED };
    day = startLiveDay({ ...common, tables: [first, second], chief: "chief@kover.example" });
  });
  afterAll(async () => {
    await day.stop();
    await app.close();
    await database.close();
  });

  const boutsOn = async (mat: string) => {
    const { fightings } = await admin.api.competitions.byUuid(competition.uuid);
    return fightings.filter(({ carpet }) => carpet?.uuid === mat);
  };
  const countFinished = async (mat: string) =>
    (await boutsOn(mat)).filter(({ state }) => state === "finished").length;
  const versionsOn = async (mat: string) => (await boutsOn(mat)).map(({ version }) => version);

  test("[OP16] a table signs in, takes its mat and fights bout after bout; nothing it did was refused", async () => {
    const before = await countFinished(first.carpetUuid);
    await expect.poll(() => countFinished(first.carpetUuid), PATIENCE).toBeGreaterThan(before);
    const lease = await app.db
      .selectFrom("lease")
      .selectAll()
      .where("scope", "=", `carpet:${first.carpetUuid}`)
      .executeTakeFirst();
    expect(lease).toMatchObject({ epoch: 1 });
    expect(await app.db.selectFrom("fighting_event_parked").selectAll().execute()).toEqual([]);
    for (const { uuid } of (await boutsOn(first.carpetUuid)).filter(({ version }) => version > 0)) {
      const { head, fold } = await headAndFold(app.db, uuid);
      expect(head).toEqual(fold);
    }
  });

  test("[OP16] the tables come back when the server does, and what they did meanwhile arrives once", async () => {
    const before = await countFinished(first.carpetUuid);
    await app.close();
    app = await createTestApp({ database });
    await app.http.listen({ port: Number(new URL(origin).port), host: "127.0.0.1" });
    await expect.poll(() => countFinished(first.carpetUuid), PATIENCE).toBeGreaterThan(before);
    expect(await app.db.selectFrom("fighting_event_parked").selectAll().execute()).toEqual([]);
  });

  test("[OP17] a mat somebody holds is left to them, and taken up again when they have gone", async () => {
    expect(await versionsOn(second.carpetUuid)).toEqual(held);
    const before = await countFinished(second.carpetUuid);
    const isLeft = { seen_ms: Date.now() - 200_000 };
    await app.db.updateTable("lease").set(isLeft).where("device_id", "=", person).execute();
    await expect.poll(() => countFinished(second.carpetUuid), PATIENCE).toBeGreaterThan(before);
  });

  test("[OP18] a table whose competition is gone stops, and says so once", async () => {
    const troubles: string[] = [];
    const onTrouble = (cause: unknown) => void troubles.push(String(cause));
    const gone = { origin, password: PASSWORD, competitionUuid: randomUUID(), onTrouble, speed: SPEED };
    const other = startLiveDay({ ...gone, tables: [first] });
    await expect.poll(() => troubles, PATIENCE).toEqual(["GivenUp: its competition is gone"]);
    await other.stop();
  });
});
