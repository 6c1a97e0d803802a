import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeJson } from "../../persistence/database/columns.ts";
import {
  createApplication,
  createCategory,
  createCategoryFighter,
  createEntrant,
  createEvent,
  createTeam,
} from "../../testing/factories.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("the figures of an event", (database) => {
  let opened: TestApp | undefined;
  let known: { readonly referee: Client; readonly admin: Client } | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = { referee: await signIn(opened, "referee"), admin: await signIn(opened, "admin") };
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const { admin, referee } = {
    admin: () => present(known).admin.api,
    referee: () => present(known).referee.api,
  };

  test("[SS1] [SS6] bouts, endings and entries are counted from what is stored", async () => {
    const event = await createEvent(app().db);
    const { bout } = await createTestCompetition(app().db, { competition: { event_id: event.id } });
    const record = (id: string, method: "submission" | "walkover" | "points") =>
      referee().acts.result(bout(id).uuid, {
        data: { id: randomUUID(), method, winner: "red", score: null, reason: "протокол" },
      });
    await record("SF1", "submission");
    await record("SF2", "walkover");
    await createApplication(app().db, { event_id: event.id });
    const { data } = await admin().events.stats(String(event.id));
    expect(data?.tiles).toMatchObject({
      fighters: 4,
      bouts: 3,
      done: 2,
      submissions: 1,
      notFought: 1,
      applications: 1,
    });
    expect(data?.finishes).toEqual([
      { method: "submission", bouts: 1 },
      { method: "walkover", bouts: 1 },
    ]);
    expect(data?.entriesByDay).toMatchObject([{ entries: 1, total: 1 }]);
    expect(data?.entriesByCode).toEqual([{ code: "", entries: 1 }]);
  });

  test("[SS7] of an event of two days each is told alone, by the calendar of the hall", async () => {
    const event = await createEvent(app().db);
    const { bout } = await createTestCompetition(app().db, { competition: { event_id: event.id } });
    const end = async (id: string, finishedAt: string) => {
      const data = {
        id: randomUUID(),
        method: "submission",
        winner: "red",
        score: null,
        reason: "протокол",
      } as const;
      await referee().acts.result(bout(id).uuid, { data });
      const ended = app().db.updateTable("fighting").set({ finished_at: finishedAt });
      await ended.where("id", "=", bout(id).id).execute();
    };
    // Half past midnight in Moscow, and still the evening before in Greenwich.
    await end("SF1", "2026-11-14T09:00:00.000Z");
    await end("SF2", "2026-11-14T21:30:00.000Z");
    const of = async (day?: string) => (await admin().events.stats(String(event.id), { day })).data;
    expect((await of())?.days).toEqual(["2026-11-14", "2026-11-15"]);
    expect((await of())?.tiles.done).toBe(2);
    expect(await of("2026-11-15")).toMatchObject({ tiles: { done: 1, fighters: 4 }, days: { length: 2 } });
    expect((await of("2026-12-01"))?.tiles.done).toBe(0);
    // A hall that runs on past midnight has one day.
    await end("F", "2026-11-14T20:10:00.000Z");
    expect(await of()).toMatchObject({ days: ["2026-11-14"], tiles: { done: 3 } });
    expect((await of("2026-11-14"))?.tiles.done).toBe(3);
    await expect(of("tomorrow")).rejects.toMatchObject({ error: { status: 400 } });
  });

  test("[SS5] [DY62] by rules with overtime a bout may take longer before the day is late", async () => {
    const lateBy = async (preset: string) => {
      const event = await createEvent(app().db);
      const { bout } = await createTestCompetition(app().db, {
        competition: { event_id: event.id, rules: writeJson({ preset }) },
      });
      const fight = async (id: string, started_at: string, finished_at: string) => {
        const result = { id: randomUUID(), method: "submission", winner: "red", score: null } as const;
        await referee().acts.result(bout(id).uuid, { data: { ...result, reason: "протокол" } });
        const ended = app().db.updateTable("fighting").set({ started_at, finished_at });
        await ended.where("id", "=", bout(id).id).execute();
      };
      await fight("SF1", "2026-11-14T09:00:00.000Z", "2026-11-14T09:05:00.000Z");
      await fight("SF2", "2026-11-14T09:36:30.000Z", "2026-11-14T09:40:00.000Z");
      return (await admin().events.stats(String(event.id))).data?.delays[1]?.delayMs;
    };
    expect([await lateBy("adcc"), await lateBy("ru_grappling")]).toEqual([30 * 60_000, 1_916_250]);
  });

  test("[RE9] [DY62] the hours ahead of a referee count the overtime of the rules", async () => {
    const aheadMs = async (preset: string) => {
      const rules = writeJson({ preset });
      const { competition, carpet } = await createTestCompetition(app().db, { competition: { rules } });
      const paper = { middleName: null, grade: null, region: null, city: null, club: null, account: null };
      const judge = { ...paper, lastName: "Судьин", firstName: null, post: null, carpets: [carpet.uuid] };
      const { data } = await admin().staff.add(competition.uuid, { data: [judge] });
      return data.referees[0]?.load.aheadMs;
    };
    // Three bouts of five minutes and the change of pairs after each.
    expect(await aheadMs("adcc")).toBe(3 * (300_000 * 1.05 + 75_000));
    expect(await aheadMs("ru_grappling")).toBe(3 * (300_000 * 0.6625 + 75_000));
  });

  test("[SS8] people are told by age, everybody once; entries by the day of the hall they came on", async () => {
    const { db } = app();
    const event = await createEvent(db);
    const { competition, fighters } = await createTestCompetition(db, {
      competition: { event_id: event.id },
    });
    const age = { competition_id: competition.id, age_min: 12, age_max: 13 };
    const [light, heavy] = [await createCategory(db, age), await createCategory(db, age)];
    const team = await createTeam(db, { city: "Пенза" });
    const both = await createEntrant(db, light.id, { team_id: team.id });
    for (const { id } of [both, present(fighters[0])]) await createCategoryFighter(db, heavy.id, id);
    // Half past midnight in Moscow, and still the evening before in Greenwich.
    await createApplication(db, { event_id: event.id, created_at: "2026-11-01T21:30:00.000Z" });
    const { data } = await admin().events.stats(String(event.id));
    expect(data?.fightersByAge).toEqual([
      { group: "", fighters: 4 },
      { group: "12–13", fighters: 2 },
    ]);
    expect(data?.tiles).toMatchObject({ fighters: 5, categories: 3, cities: 1 });
    expect(data?.entriesByDay).toEqual([{ day: "2026-11-02", entries: 1, total: 1 }]);
  });

  test("[API40] [EV5] [GN6] an event without a competition has no figures, and nobody but an admin asks", async () => {
    const event = await createEvent(app().db);
    expect((await admin().events.stats(String(event.id))).data).toBeNull();
    await expect(referee().events.stats(String(event.id))).rejects.toMatchObject({ error: { status: 403 } });
  });
});

function present<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === undefined || thing === null) throw new Error("it is not there");
  return thing;
}
