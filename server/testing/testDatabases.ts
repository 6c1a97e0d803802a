import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { z } from "zod";
import { openDatabase, type Database, type DatabaseSettings } from "../persistence/database.ts";
import { migrateToLatest } from "../persistence/migrate.ts";

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
export async function createTestDatabase(engine: Engine = "sqlite"): Promise<TestDatabase> {
  const storage = await createTestStorage(engine);
  const database = await openDatabase(storage.settings);
  await migrateToLatest(database);
  return {
    ...database,
    settings: storage.settings,
    close: async () => {
      await database.close();
      await storage.remove();
    },
  };
}

export async function createTestStorage(engine: Engine): Promise<TestStorage> {
  return engine === "sqlite" ? await createSqliteStorage() : await createPostgresStorage();
}

async function createSqliteStorage(): Promise<TestStorage> {
  const directory = await mkdtemp(join(tmpdir(), "kover-test-"));
  return {
    settings: { kind: "sqlite", file: join(directory, "kover.sqlite") },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Generous, because the machine of a test run may be busy with something else. */
const STATEMENT_TIMEOUT_MS = 15_000;

async function createPostgresStorage(): Promise<TestStorage> {
  const serverUrl = await askForPostgres();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return {
    settings: { kind: "postgres", url: url.href, statementTimeoutMs: STATEMENT_TIMEOUT_MS },
    remove: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
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
