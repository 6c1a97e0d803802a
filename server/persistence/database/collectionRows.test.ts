import { expect, test } from "vitest";
import {
  createApplication,
  createEvent,
  createPage,
  createProfile,
  createTeam,
} from "../../testing/factories.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { newDocumentId } from "./documentId.ts";
import { findEventByDocumentId, findEventById, insertEventTeam } from "../event/eventRows.ts";

test("a document id is a letter and 23 letters or digits, whatever chance brings", () => {
  for (const byte of [0, 25, 26, 251, 252, 255]) {
    let calls = 0;
    const bytes = (size: number) => new Uint8Array(size).fill(calls++ === 0 ? byte : 7);
    expect(newDocumentId(bytes)).toMatch(/^[a-z][a-z0-9]{23}$/);
  }
});

describeOnEachEngine("collections", (database) => {
  test("an event is found by its id and by its document id", async () => {
    const { db } = database();
    const event = await createEvent(db);
    expect(await findEventById(db, event.id)).toEqual(event);
    expect(await findEventByDocumentId(db, event.document_id)).toEqual(event);
    expect(await findEventById(db, 999_999)).toBeUndefined();
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

  test("a slug exists once, and a team is at an event once", async () => {
    const { db } = database();
    await createPage(db, { slug: "rules" });
    await expect(createPage(db, { slug: "rules" })).rejects.toThrow(/unique/i);
    const [event, team] = [await createEvent(db), await createTeam(db)];
    for (const _ of [1, 2]) await insertEventTeam(db, { event_id: event.id, team_id: team.id });
    expect(await db.selectFrom("event_team").selectAll().execute()).toEqual([
      { event_id: event.id, team_id: team.id },
    ]);
  });
});
