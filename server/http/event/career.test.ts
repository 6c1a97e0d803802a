import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeJson } from "../../persistence/database/columns.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import { updateFighter } from "../../persistence/entry/people.ts";
import { createEvent, createProfile } from "../../testing/factories.ts";
import { anonymous, createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";

let app: TestApp;
let referee: Client;
beforeAll(async () => {
  app = await createTestApp();
  referee = await signIn(app, "referee");
});
afterAll(() => app.close());

/** Four athletes of new profiles; the first wins everything. */
async function fought(date: string, given: Parameters<typeof createEvent>[1] = {}) {
  const event = await createEvent(app.db, { date_of_event: date, ...given });
  const made = await createTestCompetition(app.db, {
    competition: { event_id: event.id, status: "in_progress" },
  });
  for (const id of ["SF1", "SF2", "F"]) {
    const events = acts("go R+2 R#sub:armbar");
    const data = { device: randomUUID(), proto: 1, events } as const;
    await referee.api.fightings.submitEvents(made.bout(id).uuid, { data });
  }
  return { ...made, event, uuids: made.fighters.map(({ uuid }) => uuid) };
}

/** As if the same people had been entered to both. */
async function samePeople(...fighters: readonly (FighterRow | undefined)[]) {
  const profile = await createProfile(app.db);
  for (const fighter of fighters) await updateFighter(app.db, fighter?.id ?? 0, { profile_id: profile.id });
}
const career = async (uuid = "", against?: string) => (await anonymous(app).career(uuid, { against })).data;

test("[AR1] a career tells every event with places, bouts and opponents, newest first", async () => {
  const [spring, autumn] = [await fought("2026-04-05"), await fought("2026-10-05")];
  await samePeople(spring.fighters[0], autumn.fighters[3]);
  const { competitions } = await career(spring.uuids[0]);
  expect(competitions.map(({ event, fighter }) => [event.name, fighter])).toEqual([
    [autumn.event.name, autumn.uuids[3]],
    [spring.event.name, spring.uuids[0]],
  ]);
  const [later, earlier] = competitions;
  expect(later?.categories).toMatchObject([{ uuid: autumn.category.uuid, place: 3, entrants: 4 }]);
  expect(earlier?.categories).toMatchObject([{ uuid: spring.category.uuid, place: 1 }]);
  expect(earlier?.bouts.map(({ uuid }) => uuid)).toEqual([spring.bout("SF1").uuid, spring.bout("F").uuid]);
  expect(earlier?.opponents.map(({ lastName }) => lastName)).toHaveLength(2);
});

test("[AR1, EV8] an event of several days is told with its last", async () => {
  const info = writeJson({ schedule: [{ day: "2026-05-03", time: "10:00", title: "Дети" }] });
  const { uuids } = await fought("2026-05-02", { info });
  const [{ event } = {}] = (await career(uuids[0])).competitions;
  expect(event).toMatchObject({ dateOfEvent: "2026-05-02", lastDay: "2026-05-03" });
});

test("[AR2] what an event does not show is not told, nor an event without a bout", async () => {
  const [shown, hidden] = [
    await fought("2026-04-06"),
    await fought("2026-10-06", { show_competition: false }),
  ];
  await samePeople(shown.fighters[1], hidden.fighters[1]);
  expect((await career(shown.uuids[1])).competitions.map(({ event }) => event.id)).toEqual([shown.event.id]);
  expect((await career(hidden.uuids[1])).competitions.map(({ event }) => event.id)).toEqual([shown.event.id]);
  const nobody = randomUUID();
  expect(await career(nobody)).toEqual({
    fighter: nobody,
    alsoAs: [],
    details: null,
    competitions: [],
    meetings: [],
  });
});

test("[AR3] whoever hides their name at one event is not found through another", async () => {
  const [named, nameless] = [await fought("2026-04-07"), await fought("2026-10-07")];
  await samePeople(named.fighters[0], nameless.fighters[0]);
  const hidden = { last_name: "Участник №7", real_last_name: "Борцов" };
  await updateFighter(app.db, nameless.fighters[0]?.id ?? 0, hidden);
  expect((await career(named.uuids[0])).competitions.map(({ event }) => event.id)).toEqual([named.event.id]);
  expect((await career(nameless.uuids[0])).competitions).toEqual([]);
});

test("[AR4] it counts the bouts two people have fought, whatever they were called there", async () => {
  const [first, second] = [await fought("2026-04-08"), await fought("2026-10-08")];
  await samePeople(first.fighters[0], second.fighters[0]);
  await samePeople(first.fighters[3], second.fighters[3]);
  const { meetings } = await career(second.uuids[0], second.uuids[3]);
  expect(meetings).toEqual([second.bout("SF1").uuid, first.bout("SF1").uuid]);
  expect((await career(second.uuids[0])).meetings).toEqual([]);
});
