import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { createCompetition } from "../../testing/factories.ts";
import { call, createTestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { createTestDatabase } from "../../testing/testDatabases.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { createScorer } from "../../testing/testScoring.ts";
import { listenForChanges } from "./changeSignal.ts";
import { bumpRev } from "./feed.ts";

const WAIT = { timeout: 10_000 };

test("[RT28] what is committed is heard, what is rolled back is not, and a cut line is mended", async () => {
  const database = await createTestDatabase("postgres");
  onTestFinished(() => database.close());
  const { db } = database;
  const heard: string[] = [];
  const failures: unknown[] = [];
  const gaps: string[] = [];
  const signal = await listenForChanges(database.settings, {
    hear: { changed: (uuid) => void heard.push(uuid), ended: () => {}, told: () => {} },
    onGap: () => void gaps.push("gap"),
    onError: (cause) => void failures.push(cause),
  });
  onTestFinished(() => signal.close());
  const { uuid: kept } = await createCompetition(db);
  const { uuid: undone } = await createCompetition(db);
  const { uuid: later } = await createCompetition(db);
  await expect(
    db.transaction().execute(async (trx) => {
      await bumpRev(trx, undone);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await db.transaction().execute((trx) => bumpRev(trx, kept));
  await vi.waitFor(() => expect(heard).toEqual([kept]), WAIT);

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kover-changes' and datname = current_database()`.execute(db);
  await vi.waitFor(() => expect(failures).not.toEqual([]), WAIT);
  await vi.waitFor(async () => {
    await db.transaction().execute((trx) => bumpRev(trx, later));
    expect(heard).toContain(later);
  }, WAIT);
  expect(gaps).toEqual(["gap"]);
});

test("[RT28] [LD8] an instance does not go on showing what another one has changed", async () => {
  // With a clock that stands still nothing grows old: only the signal can tell.
  const { now } = createTestClock();
  const writing = await createTestApp({ engine: "postgres", now });
  const showing = await createTestApp({ database: writing.database, now });
  onTestFinished(async () => {
    await showing.close();
    await writing.close();
  });
  const { competition, bout } = await createTestCompetition(writing.db);
  const url = `/api/competitions/uuid/${competition.uuid}`;
  const tag = async () => (await call(showing, { url })).headers["etag"];
  const before = await tag();
  expect(await tag()).toBe(before);
  const table = await createScorer(writing.deps);
  await table.write(bout("SF1").uuid, 'note"раз"');
  await vi.waitFor(async () => expect(await tag()).not.toBe(before), WAIT);
});
