import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { z } from "zod";
import { openDatabase, type Database, type DatabaseSettings } from "../persistence/database/database.ts";
import type { DatabaseTimes } from "../metrics/metrics.ts";
import { migrateToLatest } from "../persistence/migrations/migrate.ts";

export const ENGINES = ["sqlite", "postgres"] as const;
export type Engine = (typeof ENGINES)[number];

/** A place for a database: nothing is in it yet. */
export type TestStorage = { readonly settings: DatabaseSettings; remove(): Promise<void> };
export type TestDatabase = Database & { readonly settings: DatabaseSettings };

/** One suite, registered for each engine: what holds on one holds on the other. The suite asks for its database in its tests. */
export function describeOnEachEngine(
  name: string,
  suite: (database: () => TestDatabase, engine: Engine) => void,
): void {
  describe.each(ENGINES)(`${name} on %s`, (engine) => {
    let opened: TestDatabase | undefined;
    beforeAll(async () => {
      opened = await createTestDatabase(engine);
    });
    afterAll(() => opened?.close());
    suite(() => {
      if (!opened) throw new Error("the database is open only while the tests of the suite run");
      return opened;
    }, engine);
  });
}

/** A migrated database of its own; closing it removes it. */
export async function createTestDatabase(
  engine: Engine = "sqlite",
  times?: DatabaseTimes,
): Promise<TestDatabase> {
  const storage = await copyMigrated[engine]();
  const database = await openDatabase(storage.settings, times);
  return {
    ...database,
    settings: storage.settings,
    close: async () => {
      await database.close();
      await storage.remove();
    },
  };
}

export function createTestStorage(engine: Engine): Promise<TestStorage> {
  return engine === "sqlite" ? createSqliteStorage() : createPostgresStorage();
}

/** Migrated once for all files of a worker: doing it for each suite takes longer than most suites. */
const copyMigrated: Readonly<Record<Engine, () => Promise<TestStorage>>> = {
  sqlite: async () => {
    const storage = await createSqliteStorage();
    await writeFile(storage.settings.file, await migratedFile());
    return storage;
  },
  postgres: async () => await createPostgresStorage(await migratedName()),
};

const migratedFile = once(async () => {
  const { settings, remove } = await createSqliteStorage();
  await migrate(settings);
  const content = await readFile(settings.file);
  await remove();
  return content;
});

/** It stays until the server of this run is gone. */
const migratedName = once(async () => {
  const { settings, name } = await createPostgresStorage();
  await migrate(settings);
  return name;
});

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

async function migrate(settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings);
  await migrateToLatest(database);
  await database.close();
}

async function createSqliteStorage() {
  const directory = await mkdtemp(join(tmpdir(), "kover-test-"));
  return {
    settings: { kind: "sqlite", file: join(directory, "kover.sqlite") },
    remove: () => rm(directory, { recursive: true, force: true }),
  } as const;
}

/** Generous, because the machine of a test run may be busy with something else. */
const STATEMENT_TIMEOUT_MS = 15_000;

async function createPostgresStorage(template = "template1") {
  const serverUrl = await askForPostgres();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    name,
    settings: { kind: "postgres", url: url.href, statementTimeoutMs: STATEMENT_TIMEOUT_MS },
    remove: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  } as const;
}

const answerSchema = z.union([z.object({ url: z.string() }), z.object({ error: z.string() })]);

async function askForPostgres(): Promise<string> {
  const answer = answerSchema.parse(JSON.parse(await text(connect(inject("postgresDoor"), "127.0.0.1"))));
  if ("error" in answer) throw new Error(answer.error);
  return answer.url;
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
