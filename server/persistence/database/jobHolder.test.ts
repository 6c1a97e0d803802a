import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/testDatabases.ts";
import { holdJobs } from "./jobHolder.ts";

const WAIT = { timeout: 8000, interval: 50 };

/** An instance that only writes down when its jobs begin and end. */
function startInstance(name: string, { settings }: TestDatabase, seen: string[]) {
  const start = () => {
    seen.push(`${name} begins`);
    return [{ stop: async () => void seen.push(`${name} ends`) }];
  };
  const instance = holdJobs(settings, { jobs: "usual", start, onError: () => {} });
  onTestFinished(instance.stop);
  return instance;
}

async function openDatabase(engine: "sqlite" | "postgres") {
  const database = await createTestDatabase(engine);
  onTestFinished(() => database.close());
  return database;
}

test("[ST24] of two instances one does the timed jobs, and the other when the first is stopped", async () => {
  const database = await openDatabase("postgres");
  const seen: string[] = [];
  const first = startInstance("A", database, seen);
  await vi.waitFor(() => expect(seen).toEqual(["A begins"]), WAIT);
  startInstance("B", database, seen);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(seen).toEqual(["A begins"]);
  await first.stop();
  await vi.waitFor(() => expect(seen).toEqual(["A begins", "A ends", "B begins"]), WAIT);
});

test("[ST24] one whose connection breaks ends its jobs, and one of the two goes on with them", async () => {
  const database = await openDatabase("postgres");
  const seen: string[] = [];
  startInstance("A", database, seen);
  await vi.waitFor(() => expect(seen).toEqual(["A begins"]), WAIT);
  startInstance("B", database, seen);
  const { rows } = await sql`select pg_terminate_backend(pid) as ended from pg_locks
    where locktype = 'advisory' and objid = 7204025
    and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  expect(rows).toEqual([{ ended: true }]);
  await vi.waitFor(() => expect(seen).toHaveLength(3), WAIT);
  expect(seen.slice(0, 2).toSorted()).toEqual(["A begins", "A ends"]);
  expect(seen[2]).toMatch(/^[AB] begins$/);
});

test("[ST24] on SQLite the one process does them", async () => {
  const seen: string[] = [];
  const instance = startInstance("A", await openDatabase("sqlite"), seen);
  expect(seen).toEqual(["A begins"]);
  await instance.stop();
  expect(seen).toEqual(["A begins", "A ends"]);
});
