import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setImmediate } from "node:timers/promises";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig, type Config } from "../environment/config.ts";
import { prepareDataDir, readSecrets } from "../environment/secrets.ts";
import { rememberErased } from "../files/erasureList.ts";
import { findDumpedTables } from "../persistence/backup/dump.ts";
import { openDatabase, type Database } from "../persistence/database/database.ts";
import { newEntry } from "../persistence/database/entries.ts";
import { insertUpload, insertUploadFile } from "../persistence/event/uploads.ts";
import { findBoutEvents } from "../persistence/bout/boutLog.ts";
import { createAccount, createProfile } from "../testing/factories.ts";
import { acts, createTestCompetition } from "../testing/testCompetition.ts";
import {
  createTestDatabase,
  createTestStorage,
  ENGINES,
  type Engine,
  type TestDatabase,
  type TestStorage,
} from "../testing/testDatabases.ts";
import { createTestDeps } from "../testing/testDeps.ts";
import { createScorer } from "../testing/testScoring.ts";
import { verifyAll } from "../usecases/bout/verifyAll.ts";
import { writeBackupFile } from "./backupFile.ts";
import { makeBackup, findBackups, rotateBackups } from "./makeBackup.ts";
import { planRestore, restoreBackup } from "./restoreBackup.ts";

const NOW_MS = Date.parse("2026-12-05T10:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "kover-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let directories = 0;
const newFolder = () => join(folder, String((directories += 1)));

/** An installation whose database is at this place, with a data directory of its own. */
function configFor(settings: TestStorage["settings"], backups = newFolder()): Config {
  const dataDir = settings.kind === "sqlite" ? dirname(settings.file) : newFolder();
  const env = { KOVER_DATA: dataDir, KOVER_BACKUP_DIR: backups };
  return { ...readConfig(env), database: settings };
}

/** Everything in a database, in an order of its own. */
async function dumpOf(db: Database["db"]) {
  const tables: Record<string, unknown> = {};
  for (const { table, columns, last } of await findDumpedTables(db))
    tables[table] = { columns: columns.toSorted(), last, rows: await sortedRows(db, table) };
  return tables;
}

async function sortedRows(db: Database["db"], table: string) {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
  return rows.map((row) => JSON.stringify(withText(row), sortKeys)).toSorted();
}

const withText = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    ]),
  );

/** The engines keep the keys of JSON in different orders. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A hall in the middle of its day: a bout with acts, one parked, a picture, somebody who left. */
async function fill(database: TestDatabase) {
  const deps = createTestDeps(database);
  const made = await createTestCompetition(deps.db);
  const table = await createScorer(deps);
  await table.write(made.bout("SF1").uuid, "go R+2 B+3 stop R#sub");
  await table.submit(made.bout("SF2").uuid, acts("R+2", { lease: { scope: "carpet:x", epoch: 3 } }));
  const bytes = randomBytes(3_000);
  const upload = await insertUpload(deps.db, {
    ...newEntry(NOW_MS, randomBytes),
    name: "Лого\u2028.png",
    file: `${"a".repeat(32)}.png`,
    mime: "image/png",
    width: 9,
    height: 9,
    bytes: bytes.length,
    formats: "{}",
    owner_id: null,
  });
  await insertUploadFile(deps.db, { name: upload.file, upload_id: upload.id, bytes });
  const { id } = await createAccount(deps.db);
  await deps.db.deleteFrom("account").where("id", "=", id).execute();
  return { deps, made, table, left: id };
}

async function* valuesOf(lines: readonly string[]): AsyncGenerator {
  for (const line of lines) yield JSON.parse(line);
}

describe.each(ENGINES)("a backup on %s", (engine) => {
  let source: TestDatabase;
  let config: Config;
  let storages: TestStorage[];
  beforeEach(async () => {
    storages = [];
    source = await createTestDatabase(engine);
    config = configFor(source.settings);
    prepareDataDir(config.dataDir);
    readSecrets(config.dataDir);
  });
  afterEach(async () => {
    await source.close();
    for (const storage of storages) await storage.remove();
  });

  const emptyPlace = async (on: Engine = engine) => {
    const storage = await createTestStorage(on);
    storages.push(storage);
    return configFor(storage.settings);
  };
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (cause: unknown) => (cause instanceof Error ? cause.message : ""),
    );

  test.each(ENGINES)(
    "[ST16] [ST17] [ST4] [RT42] comes back on %s: every row, file, number and key",
    async (on) => {
      const { left } = await fill(source);
      const { file } = await makeBackup(config, { nowMs: NOW_MS });
      expect(file).toBe(join(config.backup.dir, "kover-2026-12-05T10-00-00Z.backup"));
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const place = await emptyPlace(on);
      await restoreBackup(place, file, NOW_MS);
      expect(readSecrets(place.dataDir)).toEqual(readSecrets(config.dataDir));
      const restored = await openDatabase(place.database);
      const [{ competition_feed: feeds, ...rows }, { competition_feed: _before, ...kept }] =
        await Promise.all([dumpOf(restored.db), dumpOf(source.db)]);
      expect(rows).toEqual(kept);
      // [RT42] Revs go on where nobody has been.
      expect(feeds).toMatchObject({
        rows: [expect.stringContaining(`"rev":${NOW_MS},"structure_rev":${NOW_MS}`)],
      });
      expect((await verifyAll(restored.db)).problems).toEqual([]);
      expect((await createAccount(restored.db)).id).toBe(left + 1);
      await restored.close();
    },
  );

  test("[ST16] made while a table acts it has everything acknowledged before, and is whole", async () => {
    const { deps, made, table } = await fill(source);
    const { uuid } = made.bout("SF2");
    const acknowledged: string[] = [];
    const stop = new AbortController();
    const acting = (async () => {
      while (!stop.signal.aborted) {
        await setImmediate();
        const answer = await table.write(uuid, "R+2");
        acknowledged.push(...answer.results.filter(({ status }) => status === "applied").map(({ id }) => id));
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
    const before = [...acknowledged];
    const { file } = await makeBackup(config, { nowMs: NOW_MS });
    stop.abort();
    await acting;
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const place = await emptyPlace();
    await restoreBackup(place, file, NOW_MS);
    const restored = await openDatabase(place.database);
    const kept = (await findBoutEvents(restored.db, uuid)).map(({ id }) => id);
    expect(kept.slice(0, before.length)).toEqual(before);
    const log = (await findBoutEvents(deps.db, uuid)).map(({ id }) => id);
    expect(kept).toEqual(log.slice(0, kept.length));
    expect((await verifyAll(restored.db)).problems).toEqual([]);
    await restored.close();
  });

  test("[ST17] a damaged, cut, foreign or newer file is refused in a sentence, and nothing is written", async () => {
    await fill(source);
    const { file } = await makeBackup(config, { nowMs: NOW_MS });
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString();
    const flipped = Buffer.from(whole);
    flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 16;
    const wrong: Record<string, Buffer> = {
      flipped,
      cut: whole.subarray(0, whole.length - 400),
      "packed anew without its last row": gzipSync(text.split("\n").toSpliced(-3, 1).join("\n")),
      "packed anew with another point": gzipSync(text.replace('"points":3', '"points":4')),
      foreign: Buffer.from("not a backup at all"),
      empty: Buffer.alloc(0),
    };
    const place = await emptyPlace();
    const bad = join(newFolder() + ".backup");
    for (const [what, bytes] of Object.entries(wrong)) {
      writeFileSync(bad, bytes);
      const sentence = await refusalOf(restoreBackup(place, bad, NOW_MS));
      expect([what, sentence]).toEqual([
        what,
        `The backup ${bad} is damaged or no backup: nothing was changed.`,
      ]);
    }
    writeFileSync(bad, gzipSync(text.replace('"version":1', '"version":2')));
    expect(await refusalOf(restoreBackup(place, bad, NOW_MS))).toMatch(
      /has the format 2, and this program reads 1/,
    );
    expect(await refusalOf(restoreBackup(place, `${bad}.gone`, NOW_MS))).toMatch(
      /cannot be read: nothing was changed/,
    );
    expect(existsSync(join(place.dataDir, "secrets.json"))).toBe(false);
    if (place.database.kind === "sqlite") expect(existsSync(place.database.file)).toBe(false);
  });

  test("[ST14] [ST17] a backup of a newer version is refused, and so is one of a newer database", async () => {
    const { file } = await makeBackup(config, { nowMs: NOW_MS });
    const lines = gunzipSync(readFileSync(file)).toString().split("\n").slice(0, -2);
    const newer = lines.map((line) => line.replace('"migrations":[', '"migrations":["9999-future",'));
    await writeBackupFile(file, valuesOf(newer));
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01')`.execute(
      source.db,
    );
    expect(await refusalOf(makeBackup(config, { nowMs: NOW_MS }))).toMatch(
      /^The database was written by a newer/,
    );
    const place = await emptyPlace();
    expect(await refusalOf(restoreBackup(place, file, NOW_MS))).toBe(
      "The backup was made by another version of this program: restore it with that version.",
    );
  });

  test("[ST17] nothing is overwritten: neither a database with rows nor other keys", async () => {
    await fill(source);
    const { file } = await makeBackup(config, { nowMs: NOW_MS });
    const before = await dumpOf(source.db);
    expect(await refusalOf(restoreBackup(config, file, NOW_MS))).toMatch(
      /is not empty, and a restore overwrites nothing: give it an empty one\.$/,
    );
    expect(await dumpOf(source.db)).toEqual(before);
    const place = await emptyPlace();
    prepareDataDir(place.dataDir);
    readSecrets(place.dataDir);
    expect(await refusalOf(planRestore(place, file))).toMatch(/^The directory of the keys, .* is not empty/);
  });

  test("[ST17] asked first, it tells what it would do and writes nothing", async () => {
    await fill(source);
    const { file } = await makeBackup(config, { nowMs: NOW_MS });
    const place = await emptyPlace();
    const { rows, madeAt } = await planRestore(place, file);
    expect([madeAt, rows.get("upload_file"), rows.get("fighting_event")]).toEqual([
      "2026-12-05T10:00:00.000Z",
      1,
      5,
    ]);
    expect(existsSync(join(place.dataDir, "secrets.json"))).toBe(false);
  });

  test("[ST19] who was erased after the backup stays erased after a restore, and their people too", async () => {
    const { deps } = await fill(source);
    const person = await createAccount(deps.db, { email: "lev@kover.example" });
    await createProfile(deps.db, { owner_id: person.id, last_name: "Тихонравов" });
    const { file } = await makeBackup(config, { nowMs: NOW_MS });
    await rememberErased(config.backup.dir, [person.document_id, randomUUID()]);
    const place = await emptyPlace();
    expect((await restoreBackup(place, file, NOW_MS)).erasedAgain).toBe(1);
    const restored = await openDatabase(place.database);
    const text = JSON.stringify(await dumpOf(restored.db));
    expect(text).not.toMatch(/Тихонравов|lev@kover/);
    expect((await verifyAll(restored.db)).problems).toEqual([]);
    await restored.close();
  });

  test("[ST18] the newest are kept, whatever else is in the folder", async () => {
    const own = join(config.backup.dir, "mine.backup");
    for (const minute of [1, 2, 3, 4]) await makeBackup(config, { nowMs: NOW_MS + minute * 60_000 });
    writeFileSync(own, "");
    await rotateBackups({ ...config.backup, keep: 2 });
    expect(await findBackups(config.backup.dir)).toEqual([
      "kover-2026-12-05T10-03-00Z.backup",
      "kover-2026-12-05T10-04-00Z.backup",
    ]);
    expect(await readdir(config.backup.dir)).toContain("mine.backup");
  });
});
