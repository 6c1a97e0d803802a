import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, createTestStorage } from "../../testing/testDatabases.ts";
import { openDatabase } from "./database.ts";
import { acquireProcessLock } from "./processLock.ts";
import { storageFaultOf } from "./storageFault.ts";

const HOLDER = fileURLToPath(new URL("../../testing/holdProcessLock.ts", import.meta.url));
let directory = "";

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "kover-test-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

test("[ST3] SQLite is opened with a write-ahead log, full flushes and foreign keys", async () => {
  const database = await openDatabase({ kind: "sqlite", file: join(directory, "deep", "kover.sqlite") });
  const read = async (pragma: string) =>
    Object.values(
      (await sql<Record<string, unknown>>`${sql.raw(`pragma ${pragma}`)}`.execute(database.db)).rows[0] ?? {},
    );
  expect(await read("journal_mode")).toEqual(["wal"]);
  expect(await read("synchronous")).toEqual([2]);
  expect(await read("foreign_keys")).toEqual([1]);
  await database.close();
});

test("[ST3] a SQLite database that cannot have a write-ahead log is refused in one sentence", async () => {
  const refused = openDatabase({ kind: "sqlite", file: ":memory:" });
  await expect(refused).rejects.toMatchObject({
    name: "StorageRefusal",
    code: "not-durable",
    message: "The database file :memory: cannot keep results safe: its journal_mode is memory.",
  });
});

test("a file that cannot be opened, or is no database, is refused", async () => {
  await expect(openDatabase({ kind: "sqlite", file: directory })).rejects.toMatchObject({
    code: "unreachable",
  });
  const file = join(directory, "letter.txt");
  await writeFile(file, "Уважаемый судья! ".repeat(100));
  await expect(openDatabase({ kind: "sqlite", file })).rejects.toMatchObject({ code: "unreachable" });
});

test("[ST1] a PostgreSQL that answers before it has flushed is refused in one sentence", async () => {
  const storage = await createTestStorage("postgres");
  const database = await openDatabase(storage.settings);
  await sql`do $$ begin
    execute format('alter database %I set synchronous_commit = off', current_database());
  end $$`.execute(database.db);
  await database.close();
  await expect(openDatabase(storage.settings)).rejects.toMatchObject({
    code: "not-durable",
    message: "The PostgreSQL server of DATABASE_URL cannot keep results safe: its synchronous_commit is off.",
  });
  await storage.remove();
});

test("a PostgreSQL that is not there is refused in one sentence", async () => {
  await expect(
    openDatabase({ kind: "postgres", url: "postgres://127.0.0.1:5799/none" }),
  ).rejects.toMatchObject({
    code: "unreachable",
    message: "The PostgreSQL server of DATABASE_URL cannot be reached.",
  });
});

test("a PostgreSQL statement that takes too long is the storage's fault, and ends", async () => {
  const storage = await createTestStorage("postgres");
  const { settings } = storage;
  if (settings.kind !== "postgres") throw new Error("not PostgreSQL");
  const database = await openDatabase({ ...settings, statementTimeoutMs: 200 });
  const fault = await sql`select pg_sleep(30)`.execute(database.db).catch(storageFaultOf);
  expect(fault).toBe("storage-unavailable");
  await database.close();
  await storage.remove();
});

test("a full disk is told apart from a database that is away", async () => {
  const database = await createTestDatabase("sqlite");
  await sql`pragma max_page_count = 1`.execute(database.db);
  const big = "x".repeat(5_000_000);
  const entry = { document_id: "a".repeat(24), created_at: "", updated_at: "" };
  const fault = await database.db
    .insertInto("page")
    .values({ ...entry, slug: "big", title: "", content: big })
    .execute()
    .catch(storageFaultOf);
  expect(fault).toBe("storage-full");
  expect(await database.db.selectFrom("page").selectAll().execute()).toEqual([]);
  await database.close();
  expect(storageFaultOf(Object.assign(new Error("no"), { code: "ECONNREFUSED" }))).toBe(
    "storage-unavailable",
  );
  expect(storageFaultOf(Object.assign(new Error("no"), { code: "53100" }))).toBe("storage-full");
  expect(storageFaultOf(new TypeError("a bug"))).toBeUndefined();
});

test("a transaction of another connection is waited for, not run over", async () => {
  const file = join(directory, "kover.sqlite");
  const database = await openDatabase({ kind: "sqlite", file });
  await sql`create table t (n integer)`.execute(database.db);
  const other = new DatabaseSync(file);
  other.exec("pragma busy_timeout = 0");
  await database.db.transaction().execute(async (trx) => {
    await sql`select * from t`.execute(trx);
    expect(() => other.exec("insert into t values (1)")).toThrow(/locked/);
  });
  other.exec("insert into t values (1)");
  other.close();
  await database.close();
});

test("[ST9] a second server on the same directory is refused at once, a kill frees it", async () => {
  const holder = spawn(process.execPath, ["--expose-gc", HOLDER, directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void holder.kill("SIGKILL"));
  await once(holder.stdout, "data");
  expect(() => acquireProcessLock(directory)).toThrow(
    expect.objectContaining({ name: "StorageRefusal", code: "already-in-use" }),
  );
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const lock = acquireProcessLock(directory);
  expect(() => acquireProcessLock(directory)).toThrow(/Another process already uses the data directory/);
  lock.release();
  acquireProcessLock(directory).release();
});
