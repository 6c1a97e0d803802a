import { createHash } from "node:crypto";
import { strFromU8, strToU8 } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MANIFEST, manifestSchema } from "#contract/archive/archive.ts";
import { seedDemo } from "../../demo/seedDemo.ts";
import { prepareDataDir } from "../../environment/secrets.ts";
import { archiveOf, changed, letIn, textsOf, type Bytes } from "../../testing/archives.ts";
import { createTestDatabase, ENGINES, type Engine, type TestDatabase } from "../../testing/testDatabases.ts";
import { createTestDeps } from "../../testing/testDeps.ts";
import { verifyAll } from "../bout/verifyAll.ts";

const NOW_MS = Date.parse("2026-12-05T10:00:00Z");
const now = () => NOW_MS;

const opened: TestDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
});
async function emptyPlace(engine: Engine = "sqlite") {
  const database = await createTestDatabase(engine);
  opened.push(database);
  const deps = createTestDeps(database, { now });
  prepareDataDir(deps.config.dataDir);
  return deps;
}

/** Events of the demo that have a competition: one is over, one is in full swing. */
async function demoEvents(deps: Awaited<ReturnType<typeof emptyPlace>>): Promise<number[]> {
  const rows = await deps.db
    .selectFrom("competition")
    .select("event_id")
    .where("event_id", "is not", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ event_id }) => event_id ?? []);
}

describe.each(ENGINES)("an archive made on %s", (engine) => {
  let source: Awaited<ReturnType<typeof emptyPlace>>;
  let archives: Bytes[];
  beforeAll(async () => {
    source = await emptyPlace(engine);
    await seedDemo(source, () => {});
    archives = [];
    for (const id of await demoEvents(source)) archives.push(await archiveOf(source, id));
  }, 60_000);

  test.each(ENGINES)("[EX1] [EX3] [EX6] comes in on %s and gives the same archive again", async (on) => {
    const place = await emptyPlace(on);
    for (const bytes of archives) expect(await letIn(place, bytes)).toMatchObject({ ok: true });
    const ids = await demoEvents(place);
    expect(ids).toHaveLength(archives.length);
    for (const [index, id] of ids.entries())
      expect(textsOf(await archiveOf(place, id))).toEqual(textsOf(archives[index] ?? new Uint8Array()));
    const { bouts, problems } = await verifyAll(place.db);
    expect([bouts > 20, problems]).toEqual([true, []]);
  }, 60_000);

  test("[EX3] the same state gives the same bytes", async () => {
    const [id] = await demoEvents(source);
    expect(Buffer.compare(await archiveOf(source, id ?? 0), archives[0] ?? new Uint8Array())).toBe(0);
  });
});
