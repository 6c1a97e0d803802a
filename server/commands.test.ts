import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareDataDir, readSecrets } from "./environment/secrets.ts";
import { findMigrations } from "./persistence/backup/dump.ts";
import { openDatabase, type Database } from "./persistence/database/database.ts";
import { acquireProcessLock } from "./persistence/database/processLock.ts";
import { openFilledDatabase } from "./persistence/migrations/filledDatabase.ts";
import { createArchiveDay, openPlace } from "./testing/archiveDay.ts";
import { countRows } from "./testing/archives.ts";
import { createTestStorage, ENGINES } from "./testing/testDatabases.ts";
import { readArchive } from "./usecases/archive/readArchive.ts";
import { verifyAll } from "./usecases/bout/verifyAll.ts";

const root = mkdtempSync(join(tmpdir(), "kover-commands-"));
const dataDir = join(root, "data");
const archive = join(root, "event.zip");
const kept = join(root, "kept.zip");
let eventId = 0;
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  prepareDataDir(dataDir);
  readSecrets(dataDir);
  const place = await openPlace();
  eventId = (await createArchiveDay(place)).event.id;
  await sql`vacuum into ${join(dataDir, "kover.db")}`.execute(place.db);
  await place.database.close();
});

type Command = "verify" | "export" | "import" | "admin" | "backup";

function start(command: Command, args: readonly string[], place = dataDir) {
  const path = join(import.meta.dirname, `${command}.ts`);
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", path, ...args], {
    env: { PATH: process.env["PATH"] ?? "", KOVER_DATA: place, NODE_COMPILE_CACHE: join(root, "compiled") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, ended: once(child, "close"), said: text(child.stdout), refused: text(child.stderr) };
}

async function run(command: Command, args: readonly string[], place = dataDir) {
  const { child, ended, said, refused } = start(command, args, place);
  await ended;
  return { code: child.exitCode, said: await said, refused: await refused };
}

async function inDatabase<T>(place: string, look: (db: Database["db"]) => Promise<T>): Promise<T> {
  const database = await openDatabase({ kind: "sqlite", file: join(place, "kover.db") });
  const seen = await look(database.db);
  await database.close();
  return seen;
}

const KILLS = 2;

/** Runs a command to its end, which tells how long it takes, then kills it at moments of that time; `check` looks after each. */
async function killSometimes(begin: () => ReturnType<typeof start>, check: () => Promise<void>) {
  const beganMs = performance.now();
  const whole = begin();
  await whole.ended;
  const tookMs = performance.now() - beganMs;
  expect([whole.child.exitCode, await whole.refused]).toEqual([0, ""]);
  await check();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, ended } = begin();
    await sleep(randomInt(Math.ceil(tookMs * 0.3), Math.ceil(tookMs)));
    child.kill("SIGKILL");
    await ended;
    await check();
  }
}

test("[OP27] an export that is killed leaves a whole archive or none, and runs again", async () => {
  const check = async () => {
    if (!existsSync(archive)) return;
    expect(await readArchive(new Uint8Array(readFileSync(archive)))).toMatchObject({ ok: true });
    renameSync(archive, kept);
  };
  await killSometimes(() => start("export", [String(eventId), archive]), check);
  expect(await run("export", [String(eventId), archive])).toMatchObject({ code: 0, refused: "" });
  await check();
  await inDatabase(dataDir, async (db) => expect((await verifyAll(db)).problems).toEqual([]));
  expect(readdirSync(root).toSorted()).toEqual(["compiled", "data", "kept.zip"]);
}, 60_000);

test("[OP27] an import that is killed leaves the event or nothing of it, and runs again", async () => {
  let places = 0;
  const place = () => join(root, "places", String(places));
  const check = () =>
    inDatabase(place(), async (db) => {
      if ((await findMigrations(db)).length === 0) return;
      const { event, fighter, upload } = await countRows({ db });
      expect([
        [0, 0, 0],
        [1, 4, 2],
      ]).toContainEqual([event, fighter, upload]);
      expect((await verifyAll(db)).problems).toEqual([]);
    });
  const begin = () => {
    places += 1;
    prepareDataDir(place());
    return start("import", [kept], place());
  };
  await killSometimes(begin, check);
  const again = await run("import", [kept], place());
  expect(again.refused === "" || again.refused.includes("is here already")).toBe(true);
  await check();
}, 60_000);

test("[OP25] [OP27] an admin is made or not at all, whenever the command is killed", async () => {
  const names: string[] = [];
  const begin = () => {
    names.push(`admin${names.length}@kover.example`);
    return start("admin", names.slice(-1));
  };
  const check = () =>
    inDatabase(dataDir, async (db) => {
      const made = await db
        .selectFrom("account")
        .select(["id", "role"])
        .where("email", "in", names)
        .execute();
      const codes = await db.selectFrom("account_code").select("account_id").execute();
      const audit = db.selectFrom("audit_log").select("object").where("action", "=", "admin-made");
      expect(made.map(({ role }) => role)).toEqual(made.map(() => "admin"));
      expect(codes.map((code) => code.account_id)).toEqual(made.map(({ id }) => id));
      expect((await audit.execute()).map(({ object }) => object)).toEqual(
        made.map(({ id }) => `account:${id}`),
      );
      expect((await verifyAll(db)).problems).toEqual([]);
    });
  await killSometimes(begin, check);
}, 60_000);

test("[OP27] verify changes nothing, killed or not", async () => {
  const before = await inDatabase(dataDir, (db) => countRows({ db }));
  const check = async () => expect(await inDatabase(dataDir, (db) => countRows({ db }))).toEqual(before);
  await killSometimes(() => start("verify", []), check);
}, 60_000);

test("[OP25] beside a server that runs an admin is made, and an import says that it must be stopped", async () => {
  const lock = acquireProcessLock(dataDir);
  const made = await run("admin", ["Vtoroy@kover.example", "--unlock"]);
  expect([made.code, made.refused]).toEqual([0, ""]);
  expect(made.said).toContain("vtoroy@kover.example (vtoroy) is a new account and an admin.");
  expect(made.said).toMatch(/http:\/\/localhost:3000\/auth\/reset\?code=[0-9a-f]{128}\n$/);
  const imported = await run("import", [kept]);
  expect(imported.code).toBe(1);
  expect(imported.refused).toContain("Another process already uses the data directory");
  lock.release();
}, 30_000);

test("[OP28] a place without a database is refused in one sentence, and nothing is made there", async () => {
  const nowhere = join(root, "nowhere");
  const refused = `The data directory ${nowhere} holds nothing: name the one the server uses, with KOVER_DATA or DATABASE_URL.\n`;
  const tried = await Promise.all([run("verify", [], nowhere), run("backup", [], nowhere)]);
  expect(tried.map((one) => [one.code, one.refused])).toEqual([
    [2, refused],
    [1, refused],
  ]);
  expect(existsSync(nowhere)).toBe(false);
}, 30_000);

test.each(ENGINES)("[OP28] an empty database on %s is refused", async (engine) => {
  const storage = await createTestStorage(engine);
  const opening = openFilledDatabase({ database: storage.settings, dataDir: root });
  await expect(opening).rejects.toThrow("holds nothing");
  await storage.remove();
});

test("[OP25] what is no address, and an option that does not exist, are told", async () => {
  const [word, option] = await Promise.all([run("admin", ["glavny"]), run("admin", ["a@b.ru", "--force"])]);
  expect([word.code, word.refused, option.code, option.refused]).toEqual([
    1,
    '"glavny" is no e-mail address: npm run admin -- <email> [--unlock].\n',
    1,
    "Name one address: npm run admin -- <email> [--unlock].\n",
  ]);
}, 30_000);
