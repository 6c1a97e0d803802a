import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Competition } from "#contract/competition/entity.ts";
import { overviewSchema } from "#contract/entry/profile.ts";
import { isGranted } from "#domain/access/eventRoles.ts";
import { findAccountByIdentifier } from "../persistence/account/accounts.ts";
import { findGrants } from "../persistence/account/eventRoles.ts";
import { findBoutEvents } from "../persistence/bout/boutLog.ts";
import { hallToday } from "../environment/hallDay.ts";
import { createHallZone } from "../environment/hallZone.ts";
import { readSecrets } from "../environment/secrets.ts";
import { anonymous, call, createTestApp, type TestApp } from "../testing/testApp.ts";
import { headAndFold } from "../testing/testScoring.ts";
import { readDemoData } from "./demoData.ts";
import { moveProgramme } from "./demoProgramme.ts";
import { seedDemo } from "./seedDemo.ts";

const DAY_MS = 86_400_000;

describe("the demo tournament", () => {
  const lines: string[] = [];
  let app: TestApp;
  let demo: Competition;
  beforeAll(async () => {
    app = await createTestApp();
    await seedDemo(app.deps, (line) => void lines.push(line));
    demo = await anonymous(app).competitions.byUuid(readDemoData(hallToday(app.deps)).competition.uuid);
  });
  afterAll(() => app.close());
  const inState = (isMeant: (state: string) => boolean) =>
    demo.fightings.filter(({ state }) => isMeant(state));

  test("[OP7] an empty database is filled, its main event is today and everybody may see it", async () => {
    expect(demo.event).toMatchObject({ dateOfEvent: hallToday(app.deps), showCompetition: true });
    expect(demo.status).toBe("in_progress");
  });

  test("[OP7] the programme begins when the bouts began, on the clock of the hall", async () => {
    const { data } = await anonymous(app).events.find({ pagination: { pageSize: 100 } });
    const event = data.find(({ dateOfEvent }) => dateOfEvent === demo.event?.dateOfEvent);
    const line = event?.info?.schedule?.find(({ title }) => title.startsWith("Начало схваток"));
    const aheadMs = createHallZone(app.deps.config.timeZone)(Date.now());
    const printedMs = Date.parse(`${line?.day}T${line?.time}:00Z`) - aheadMs;
    const firstMs = Math.min(
      ...demo.fightings.flatMap(({ startedAt }) => (startedAt === null ? [] : [Date.parse(startedAt)])),
    );
    // Late in the evening the programme ends with its day.
    const lastMs = Date.parse(`${event?.dateOfEvent}T23:55:00Z`) - aheadMs;
    expect(Math.abs(printedMs - Math.min(firstMs, lastMs))).toBeLessThanOrEqual(150_000);
  });

  test("[OP7] whenever it is started, its day ends before midnight", () => {
    const given = readDemoData("2026-11-14");
    const main = given.events.find(({ id }) => id === given.competition.event);
    const begunMs = Date.parse(`${main?.dateOfEvent}T21:30:00Z`);
    const moved = moveProgramme(given, begunMs, () => 0).events.find(({ id }) => id === main?.id);
    const lines = moved?.info.schedule?.filter(({ day }) => day >= (main?.dateOfEvent ?? "")) ?? [];
    expect(lines.length).toBeGreaterThan(2);
    expect(new Set(lines.map(({ day }) => day))).toEqual(new Set([main?.dateOfEvent]));
  });

  test("[OP7] the other events keep their distance to the main one", async () => {
    const { data } = await anonymous(app).events.find({ pagination: { pageSize: 100 } });
    const dates = data.map(({ dateOfEvent }) => dateOfEvent);
    const daysApart = (list: readonly (string | null)[]) => {
      const sorted = list.map((date) => Date.parse(date ?? "")).toSorted((a, b) => a - b);
      return sorted.map((ms) => (ms - (sorted[0] ?? 0)) / DAY_MS);
    };
    const given = readDemoData("2026-11-14").events.map(({ dateOfEvent }) => dateOfEvent);
    expect(daysApart(dates)).toEqual(daysApart(given));
  });

  test("four mats are fought on, one bout each", () => {
    expect(demo.carpets).toHaveLength(4);
    const live = inState((state) => state !== "waiting" && state !== "finished");
    const mats = live.map(({ carpet }) => carpet?.uuid);
    expect(mats).toHaveLength(4);
    expect(new Set(mats)).toEqual(new Set(demo.carpets.map(({ uuid }) => uuid)));
    for (const { clock } of live) {
      expect(clock.running).toBe(true);
      expect(clock.remaining).toBeGreaterThan(0);
    }
  });

  test("[OP7] it is the middle of the day: all is drawn, two fifths are fought, medals wait", () => {
    expect(demo.categories.filter(({ status }) => status === "draft")).toEqual([]);
    const fought = inState((state) => state === "finished").length / demo.fightings.length;
    expect(fought).toBeGreaterThan(0.35);
    expect(fought).toBeLessThan(0.45);
    expect(demo.categories.filter(({ status }) => status === "finished").length).toBeGreaterThan(1);
  });

  test("[OP7] the coach's people fight in several categories: some are done, some wait", async () => {
    const own = await app.db
      .selectFrom("fighter")
      .innerJoin("profile", "profile.id", "fighter.profile_id")
      .innerJoin("account", "account.id", "profile.owner_id")
      .where("account.username", "=", "coach")
      .select("fighter.uuid")
      .execute();
    const bouts = own.map(({ uuid }) =>
      demo.fightings.filter(({ slots }) => slots.some(({ fighter }) => fighter === uuid)),
    );
    const categories = new Set(bouts.flat().map(({ category }) => category.uuid));
    expect(own.length).toBeGreaterThan(5);
    expect(categories.size).toBeGreaterThan(3);
    const isOpen = (list: (typeof bouts)[number]) => list.some(({ state }) => state !== "finished");
    expect(bouts.filter((list) => list.some(({ state }) => state === "finished")).length).toBeGreaterThan(1);
    expect(bouts.filter(isOpen).length).toBeGreaterThan(2);
    const { entries } = await app.db
      .selectFrom("application")
      .innerJoin("account", "account.id", "application.owner_id")
      .where("account.username", "=", "coach")
      .where("application.state", "=", "accepted")
      .where("application.fighter_id", "is not", null)
      .select((select) => select.fn.countAll<number>().as("entries"))
      .executeTakeFirstOrThrow();
    expect(entries).toBe(own.length);
  });

  test("[OP7] the coach's area can be read", async () => {
    const { demoPassword: password = "" } = readSecrets(app.deps.config.dataDir);
    const { jwt } = await anonymous(app).auth.login({ identifier: "coach", password });
    const answer = await call(app, {
      method: "GET",
      url: "/api/personal/overview",
      headers: { authorization: `Bearer ${jwt}` },
    });
    const { profiles, applications } = overviewSchema.parse(JSON.parse(answer.text)).data;
    expect(profiles.length).toBe(applications.length);
    expect(profiles.length).toBeGreaterThan(5);
  });

  test("[OP7] the chief decides at the main event", async () => {
    const account = await findAccountByIdentifier(app.db, "chief");
    const { grants } = await findGrants(app.db, account?.id ?? 0);
    expect(isGranted({ grants }, "decide", demo.uuid)).toBe(true);
  });

  test("[OP7] a second, smaller event goes on today, with people of its own", async () => {
    const { second } = readDemoData(hallToday(app.deps));
    const other = await anonymous(app).competitions.byUuid(second.competition.uuid);
    expect(other.status).toBe("in_progress");
    expect(other.event?.dateOfEvent).toBe(demo.event?.dateOfEvent);
    expect(other.fightings.length).toBeLessThan(demo.fightings.length / 3);
    const states = new Set(other.fightings.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(["finished", "running", "waiting"]);
    const people = ({ categories }: Competition) =>
      categories.flatMap(({ fighters }) => fighters.map(({ uuid }) => uuid));
    expect(people(other).filter((uuid) => people(demo).includes(uuid))).toEqual([]);
  });

  test("[ST6] every bout that was written to is the fold of its log", async () => {
    const begun = inState((state) => state !== "waiting");
    expect(begun.length).toBeGreaterThan(20);
    for (const { uuid } of begun) {
      const { head, fold } = await headAndFold(app.db, uuid);
      expect(head).toEqual(fold);
    }
  });

  test("every act of the morning was allowed: none was refused", async () => {
    const { refused } = await app.db
      .selectFrom("fighting_event_parked")
      .select((select) => select.fn.countAll<number>().as("refused"))
      .executeTakeFirstOrThrow();
    expect(refused).toBe(0);
  });

  test("[BT21] a finished bout has two people, one of them its winner", () => {
    for (const { fighters, winner, startedAt, finishedAt } of inState((state) => state === "finished")) {
      const uuids = fighters.map(({ uuid }) => uuid);
      expect(uuids).toHaveLength(2);
      expect(uuids).toContain(winner?.uuid);
      expect(Date.parse(finishedAt ?? "")).toBeGreaterThan(Date.parse(startedAt ?? ""));
      expect(Date.parse(finishedAt ?? "")).toBeLessThanOrEqual(Date.now());
    }
  });

  test("a winner stands in the bout that follows, and a category knows how far it is", () => {
    const byBracket = new Map(
      demo.fightings.map((bout) => [`${bout.category.uuid}/${bout.bracketId}`, bout]),
    );
    for (const { category, slots } of demo.fightings) {
      for (const { fighter, source } of slots) {
        const from = z.object({ winnerOf: z.string() }).safeParse(source).data?.winnerOf;
        const before = from === undefined ? undefined : byBracket.get(`${category.uuid}/${from}`);
        if (before?.winner) expect(fighter).toBe(before.winner.uuid);
      }
    }
    for (const { uuid, status } of demo.categories) {
      const bouts = demo.fightings.filter(({ category }) => category.uuid === uuid);
      if (bouts.every(({ state }) => state === "waiting")) expect(status).toBe("drawn");
      else expect(["in_progress", "finished"]).toContain(status);
    }
  });

  test("[OP9] its accounts enter with the password that was printed once and is kept", async () => {
    const { demoPassword = "" } = readSecrets(app.deps.config.dataDir);
    expect(lines.filter((line) => line.includes(demoPassword))).toEqual([`Demo password: ${demoPassword}`]);
    for (const identifier of ["admin@kover.example", "chief@kover.example", "mat1@kover.example"]) {
      const body = { identifier, password: demoPassword };
      expect((await call(app, { method: "POST", url: "/api/auth/local", body })).status).toBe(200);
    }
    expect((await findAccountByIdentifier(app.db, "chief"))?.role).toBe("referee");
  });

  test("[RL31] every account of it can be given a role of an event", async () => {
    const accounts = await app.db.selectFrom("account").select("email_proved_ms").execute();
    expect(accounts.filter((account) => account.email_proved_ms === null)).toEqual([]);
  });

  test("[ST11] the log holds no names", async () => {
    const [finished] = inState((state) => state === "finished");
    const log = await findBoutEvents(app.db, finished?.uuid ?? "");
    const names = demo.categories.flatMap(({ fighters }) => fighters.map(({ lastName }) => lastName));
    const text = JSON.stringify(log);
    expect(log.length).toBeGreaterThan(2);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
  });

  test("[OP49] whoever fights was weighed", async () => {
    const { db } = app.deps;
    const members = await db.selectFrom("category_fighter").select(["category_id", "fighter_id"]).execute();
    const weighed = await db.selectFrom("weigh_in").selectAll().where("state", "=", "passed").execute();
    expect(members.length).toBeGreaterThan(100);
    expect(weighed.length).toBe(members.length);
  });

  test("[OP7] a database that holds anything is left alone", async () => {
    const again: string[] = [];
    await seedDemo(app.deps, (line) => void again.push(line));
    expect(again).toEqual([]);
    const later = await anonymous(app).competitions.byUuid(demo.uuid);
    expect({ ...later, serverTime: 0 }).toEqual({ ...demo, serverTime: 0 });
  });
});

test("[OP7] today is the day of the hall, wherever the server stands", async () => {
  const app = await createTestApp({
    env: { TIME_ZONE: "Pacific/Kiritimati" },
    now: () => Date.UTC(2026, 10, 14, 20, 0),
  });
  await seedDemo(app.deps, () => {});
  const { data } = await anonymous(app).events.find({ pagination: { pageSize: 100 } });
  expect(data.map(({ dateOfEvent }) => dateOfEvent)).toContain("2026-11-15");
  await app.close();
});
