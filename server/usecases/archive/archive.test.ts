import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { seedDemo } from "../../demo/seedDemo.ts";
import { ARCHIVED, LEFT_BEHIND } from "../../persistence/archive/archiveTables.ts";
import { findDumpedTables } from "../../persistence/backup/dump.ts";
import { findAllAdjustments } from "../../persistence/awarding/teamAdjustments.ts";
import { findAllCorrections } from "../../persistence/correction/corrections.ts";
import { createArchiveDay, eventIds, openPlace, type Place } from "../../testing/archiveDay.ts";
import { archiveOf, countRows, letIn, textsOf } from "../../testing/archives.ts";
import { ENGINES, type Engine } from "../../testing/testDatabases.ts";
import { verifyAll } from "../bout/verifyAll.ts";

const opened: Place[] = [];
afterAll(async () => {
  for (const { database } of opened) await database.close();
});
async function newPlace(engine?: Engine): Promise<Place> {
  const place = await openPlace(engine);
  opened.push(place);
  return place;
}

test("[EX1] [EX3] [EX6] a whole day comes in on another engine and gives the same archive again", async () => {
  const source = await newPlace();
  await seedDemo(source, () => {});
  const place = await newPlace("postgres");
  for (const id of await eventIds(source)) {
    const bytes = await archiveOf(source, id);
    expect(await letIn(place, bytes)).toMatchObject({ ok: true });
    const last = (await eventIds(place)).at(-1) ?? 0;
    expect(textsOf(await archiveOf(place, last))).toEqual(textsOf(bytes));
  }
  const { bouts, problems } = await verifyAll(place.db);
  expect([bouts > 20, problems]).toEqual([true, []]);
}, 120_000);

test.each(ENGINES)(
  "[EX1] [EX2] [EX8] [LK13] holds every row on %s, and nothing of accounts",
  async (engine) => {
    const source = await newPlace(engine);
    const { event, day } = await createArchiveDay(source);
    const bytes = await archiveOf(source, event.id);
    const texts = textsOf(bytes);
    const place = await newPlace(engine);
    expect(await letIn(place, bytes)).toMatchObject({ ok: true, value: { people: { fresh: 4, joined: 0 } } });
    expect(textsOf(await archiveOf(place, (await eventIds(place))[0] ?? 0))).toEqual(texts);
    expect((await verifyAll(place.db)).problems).toEqual([]);
    // Who did it is told, though they have no account here.
    const authors = async ({ db }: Place) =>
      (await findAllCorrections(db, day.competition.uuid)).map(({ author }) => author);
    expect(await authors(place)).toEqual(await authors(source));
    const { id } = await place.db.selectFrom("competition").select("id").executeTakeFirstOrThrow();
    expect((await findAllAdjustments(place.db, id)).map(({ author }) => author)).toEqual(["Главный судья"]);
    expect(await countRows(place)).toMatchObject({
      account: 0,
      profile: 0,
      session: 0,
      upload: 2,
      referee: 1,
    });
    expect(Object.values(texts).join("\n")).not.toMatch(/argon2|password|token_hash|@kover|chief/);
    expect(texts["tables/entries.csv"]).toMatch(/Тихонравов Лев;03\.02\.2001.*\+7 900/);
    expect(texts["tables/bouts.csv"]).toContain("Скрытный Ян");
    expect(texts["html/category-001.html"]).not.toContain("Скрытный");
  },
);

test("[EX3] the same state gives the same bytes", async () => {
  const source = await newPlace();
  const { event } = await createArchiveDay(source);
  const [one, other] = [await archiveOf(source, event.id), await archiveOf(source, event.id)];
  expect(Buffer.compare(one, other)).toBe(0);
});

test("[EX9] times in the tables are those of the hall", async () => {
  const source = await newPlace();
  const { event } = await createArchiveDay(source);
  const { started_at: at } = await source.db
    .selectFrom("fighting")
    .select("started_at")
    .where("started_at", "is not", null)
    .executeTakeFirstOrThrow();
  const [day = "", time] = new Date(Date.parse(at ?? "") + 3 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .split("T");
  const hall = `${day.split("-").toReversed().join(".")} ${time}`;
  expect(textsOf(await archiveOf(source, event.id))["tables/bouts.csv"]).toContain(hall);
});

test("[EX4] a table goes on acting meanwhile, and the archive is of one moment", async () => {
  const source = await newPlace();
  const { event, day } = await createArchiveDay(source);
  const { uuid } = day.bout("SF2");
  let acknowledged = 0;
  const stop = new AbortController();
  const acting = (async () => {
    while (!stop.signal.aborted) {
      await setImmediate();
      await day.table.write(uuid, "R+2");
      acknowledged += 1;
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(1);
  const before = acknowledged;
  const bytes = await archiveOf(source, event.id);
  expect(acknowledged).toBeGreaterThan(before);
  stop.abort();
  await acting;
  // What was read in two moments would not verify.
  expect(await letIn(await newPlace(), bytes)).toMatchObject({ ok: true });
});

test("[EX1] every table is in it, or is named with the reason why not", async () => {
  const { db } = await newPlace();
  const named = [...ARCHIVED.map(({ table }) => table), ...Object.keys(LEFT_BEHIND)];
  expect(named.toSorted()).toEqual((await findDumpedTables(db)).map(({ table }) => table).toSorted());
});
