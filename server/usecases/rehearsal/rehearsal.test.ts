import { afterAll, expect, test } from "vitest";
import { isRehearsalUuid } from "#domain/rehearsal/mark.ts";
import { REHEARSAL_DAYS } from "#contract/rehearsal/rehearsal.ts";
import { seedDemo } from "../../demo/seedDemo.ts";
import { findRehearsalOf } from "../../persistence/rehearsal/rehearsalRows.ts";
import { createArchiveDay, eventIds, openPlace, type Place } from "../../testing/archiveDay.ts";
import { archiveOf, countRows } from "../../testing/archives.ts";
import { dumpOf, lostRows } from "../../testing/dumps.ts";
import {
  createAccount,
  createFighter,
  createCategory,
  createEvent,
  createCompetition,
  createCarpet,
  CREATED_MS,
} from "../../testing/factories.ts";
import { insertCategoryFighter } from "../../persistence/draw/entrantRows.ts";
import { ENGINES, type Engine } from "../../testing/testDatabases.ts";
import { readCompetition } from "../event/readCompetition.ts";
import { endForgottenRehearsals, endRehearsal } from "./endRehearsal.ts";
import { makeRehearsal } from "./makeRehearsal.ts";

const opened: Place[] = [];
afterAll(async () => {
  for (const { database } of opened) await database.close();
});
async function newPlace(engine?: Engine): Promise<Place> {
  const place = await openPlace(engine);
  opened.push(place);
  return place;
}

const ADMIN = { role: "admin", accountId: 1, sessionId: "s" } as const;

const real = (id: number) => ({ id, rehearsal_of: null });

async function make(place: Place, eventId: number) {
  expect(await makeRehearsal(place, ADMIN, real(eventId))).toEqual({ ok: true, value: undefined });
  const made = await findRehearsalOf(place.db, eventId);
  if (made === undefined) throw new Error("no rehearsal was made");
  return made;
}

test.each(ENGINES)(
  "[RH1] [RH12] a copy of a day changes no row of it, and leaves none on %s",
  async (engine) => {
    const place = await newPlace(engine);
    const { event } = await createArchiveDay(place);
    await createAccount(place.db);
    const [before, counted] = [await dumpOf(place), await countRows(place)];
    const bytes = await archiveOf(place, event.id);
    const { event_id: copyId } = await make(place, event.id);
    expect(lostRows(before, await dumpOf(place))).toEqual([]);
    expect(Buffer.compare(bytes, await archiveOf(place, event.id))).toBe(0);
    expect(await makeRehearsal(place, ADMIN, event)).toMatchObject({
      problem: { code: "rehearsal-exists" },
    });
    expect(await makeRehearsal(place, ADMIN, { id: copyId, rehearsal_of: event.id })).toMatchObject({
      problem: { code: "in-rehearsal" },
    });
    expect(await endRehearsal(place, ADMIN, event.id)).toMatchObject({ ok: true });
    expect(await endRehearsal(place, ADMIN, event.id)).toMatchObject({ problem: { code: "not-found" } });
    const after = await dumpOf(place);
    expect([lostRows(before, after), lostRows(after, before)]).toEqual([[], []]);
    const { audit_log: _log, ...others } = counted;
    expect(await countRows(place)).toMatchObject(others);
    expect(Buffer.compare(bytes, await archiveOf(place, event.id))).toBe(0);
  },
);

test.each(ENGINES)(
  "[RH16] of two who make it at once one is told that it is there, on %s",
  async (engine) => {
    const place = await newPlace(engine);
    const { event } = await createArchiveDay(place);
    await createAccount(place.db);
    const both = await Promise.all([1, 2].map(() => makeRehearsal(place, ADMIN, real(event.id))));
    expect(both.map((made) => (made.ok ? "made" : made.problem.code)).toSorted()).toEqual([
      "made",
      "rehearsal-exists",
    ]);
  },
);

test("[RH1] [RH3] [RH4] the copy of a day that was fought has everybody and is unfought", async () => {
  const place = await newPlace();
  const { event, day } = await createArchiveDay(place);
  const copy = await make(place, event.id);
  const fought = await readCompetition(place, day.competition.id);
  const rehearsed = await readCompetition(place, copy.competition_id);
  if (fought === undefined || rehearsed === undefined) throw new Error("not both are there");
  expect(rehearsed.title).toBe(`РЕПЕТИЦИЯ · ${fought.title}`);
  expect(rehearsed.event?.name).toBe("РЕПЕТИЦИЯ · Кубок");
  const names = ({ categories }: typeof fought) =>
    categories.map(({ title, fighters }) => [title, fighters.map(({ lastName }) => lastName)]);
  expect(names(rehearsed)).toEqual(names(fought));
  expect(rehearsed.fightings).toHaveLength(fought.fightings.length);
  expect(new Set(rehearsed.fightings.map(({ state }) => state))).toEqual(new Set(["waiting"]));
  // Those of the first round stand where they were drawn; who meets in the final nobody knows yet.
  const known = ({ fightings }: typeof fought, stage: string) =>
    fightings.filter((bout) => bout.bracketId === stage).map(({ fighters }) => fighters.length);
  expect([known(rehearsed, "SF1"), known(rehearsed, "F")]).toEqual([[2], [0]]);
  const uuids = JSON.stringify(rehearsed).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  expect(uuids.filter((uuid) => !isRehearsalUuid(uuid))).toEqual([]);
  const people = await place.db
    .selectFrom("fighter")
    .select(["profile_id", "phone"])
    .where("rehearsal_id", "=", copy.event_id)
    .execute();
  expect(people).toEqual(day.fighters.map(() => ({ profile_id: null, phone: null })));
});

test("[RH5] [RH9] categories that are not drawn yet are drawn in the copy, on a programme of today", async () => {
  const place = await newPlace();
  const event = await createEvent(place.db, { date_of_event: "2027-02-01" });
  const competition = await createCompetition(place.db, { event_id: event.id, status: "draft" });
  await createCarpet(place.db, { competition_id: competition.id });
  const category = await createCategory(place.db, { competition_id: competition.id });
  for (let position = 0; position < 5; position += 1) {
    const { id } = await createFighter(place.db);
    await insertCategoryFighter(place.db, { category_id: category.id, fighter_id: id, position });
  }
  const copy = await make(place, event.id);
  const rehearsed = await readCompetition(place, copy.competition_id);
  expect(rehearsed?.status).toBe("in_progress");
  expect(rehearsed?.fightings.length).toBeGreaterThan(3);
  expect(rehearsed?.fightings.every(({ uuid, carpet }) => carpet !== null && isRehearsalUuid(uuid))).toBe(
    true,
  );
  expect(rehearsed?.event?.dateOfEvent).toBe(new Date(CREATED_MS).toISOString().slice(0, 10));
  expect(await readCompetition(place, competition.id)).toMatchObject({ fightings: [], status: "draft" });
});

test("[RH1] an event without people, mats or a competition has nothing to practise", async () => {
  const place = await newPlace();
  const event = await createEvent(place.db);
  await createCompetition(place.db, { event_id: event.id });
  expect(await makeRehearsal(place, ADMIN, event)).toMatchObject({
    problem: { code: "rehearsal-empty" },
  });
  expect(await findRehearsalOf(place.db, event.id)).toBeUndefined();
});

test("[RH14] a rehearsal nobody ended is deleted after its days", async () => {
  const place = await newPlace();
  const { event } = await createArchiveDay(place);
  await make(place, event.id);
  const after = (days: number) => ({ ...place, now: () => CREATED_MS + days * 86_400_000 + 1 });
  await endForgottenRehearsals(after(REHEARSAL_DAYS - 1));
  expect(await findRehearsalOf(place.db, event.id)).toBeDefined();
  await endForgottenRehearsals(after(REHEARSAL_DAYS));
  expect(await findRehearsalOf(place.db, event.id)).toBeUndefined();
});

test("[RH1] [RH12] the events of the demo, with everything a day has, come and go without a trace", async () => {
  const place = await newPlace();
  await seedDemo(place, () => {});
  const before = await dumpOf(place);
  let copied = 0;
  for (const id of await eventIds(place)) {
    const made = await makeRehearsal(place, ADMIN, real(id));
    if (!made.ok) continue;
    copied += 1;
    expect(lostRows(before, await dumpOf(place))).toEqual([]);
    expect(await endRehearsal(place, ADMIN, id)).toMatchObject({ ok: true });
    expect(lostRows(await dumpOf(place), before)).toEqual([]);
  }
  expect(copied).toBeGreaterThan(0);
}, 60_000);
