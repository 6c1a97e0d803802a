import { expect, test } from "vitest";
import {
  createApplication,
  createEvent,
  createPage,
  createPartner,
  createProfile,
  createTeam,
} from "../testing/factories.ts";
import { describeOnEachEngine } from "../testing/testDatabases.ts";
import { newDocumentId } from "./documentId.ts";
import {
  countEvents,
  findAllEvents,
  findEventByDocumentId,
  findEventById,
  insertEventTeam,
} from "./eventRows.ts";
import { countPages, findAllPages, findPageBySlug } from "./pageRows.ts";
import { countPartners, findAllPartners } from "./partnerRows.ts";
import { countTeams, findAllTeams, findAllTeamsOfEvent, findTeamById } from "./teamRows.ts";

test("a document id is a letter and 23 letters or digits, whatever chance brings", () => {
  for (const byte of [0, 25, 26, 251, 252, 255]) {
    let calls = 0;
    const bytes = (size: number) => new Uint8Array(size).fill(calls++ === 0 ? byte : 7);
    expect(newDocumentId(bytes)).toMatch(/^[a-z][a-z0-9]{23}$/);
  }
});

describeOnEachEngine("collections", (database) => {
  test("events come the latest first, those without a date last, and in pages", async () => {
    const { db } = database();
    const dates = ["2026-10-17", null, "2026-12-19", "2026-12-05"];
    for (const date of dates) await createEvent(db, { date_of_event: date });
    const all = await findAllEvents(db, { limit: 10, offset: 0 });
    expect(all.map((event) => event.date_of_event)).toEqual(["2026-12-19", "2026-12-05", "2026-10-17", null]);
    const page = await findAllEvents(db, { limit: 2, offset: 1 });
    expect(page).toEqual(all.slice(1, 3));
    expect(await countEvents(db)).toBe(4);
  });

  test("an event is found by its id and by its document id", async () => {
    const { db } = database();
    const event = await createEvent(db);
    expect(await findEventById(db, event.id)).toEqual(event);
    expect(await findEventByDocumentId(db, event.document_id)).toEqual(event);
    expect(await findEventById(db, 999_999)).toBeUndefined();
  });

  test("teams come by name, and those of one event apart", async () => {
    const { db } = database();
    const [volga, bars] = [await createTeam(db, { name: "Волга" }), await createTeam(db, { name: "Барс" })];
    const event = await createEvent(db);
    for (const _ of [1, 2]) await insertEventTeam(db, { event_id: event.id, team_id: volga.id });
    expect(await findAllTeams(db, { limit: 10, offset: 0 })).toEqual([bars, volga]);
    expect(await countTeams(db)).toBe(2);
    expect(await findAllTeamsOfEvent(db, event.id)).toEqual([volga]);
    expect(await findTeamById(db, bars.id)).toEqual(bars);
  });

  test("an application keeps its weigh-in, and goes with its profile", async () => {
    const { db } = database();
    const profile = await createProfile(db, { birth_date: "2016-08-20", gender: "f" });
    const passed = { weigh_in_state: "passed", weigh_in_weight: 30.6 } as const;
    const made = await createApplication(db, { profile_id: profile.id, state: "accepted", ...passed });
    expect(made).toMatchObject({ state: "accepted", category_id: null, ...passed });
    await db.deleteFrom("profile").where("id", "=", profile.id).execute();
    expect(await db.selectFrom("application").selectAll().execute()).toEqual([]);
  });

  test("partners come in their places, pages by their slugs", async () => {
    const { db } = database();
    const second = await createPartner(db, { position: 2, level: "партнёр" });
    const first = await createPartner(db, { position: 1 });
    expect(await findAllPartners(db, { limit: 10, offset: 0 })).toEqual([first, second]);
    expect(await countPartners(db)).toBe(2);
    const rules = await createPage(db, { slug: "rules" });
    expect(await findPageBySlug(db, "rules")).toEqual(rules);
    expect(await findPageBySlug(db, "nowhere")).toBeUndefined();
    expect(await findAllPages(db, { limit: 10, offset: 0 })).toEqual([rules]);
    expect(await countPages(db)).toBe(1);
    await expect(createPage(db, { slug: "rules" })).rejects.toThrow(/unique/i);
  });
});
