import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { findMatQueue } from "../../persistence/day/matQueues.ts";
import {
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createMatOfficial,
} from "../../testing/factories.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

const SATURDAY = "2026-12-05";
const SUNDAY = "2026-12-06";
/** Noon in Moscow. */
const NOON = Date.UTC(2026, 11, 5, 9);

const dayOf = (date: string) => ({ date, start: "10:00", sessions: [], breaks: [], weighIns: [] });

describeOnEachEngine("the closing of a day", (database) => {
  let opened: TestApp | undefined;
  let signed: { readonly admin: Client; readonly referee: Client } | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database(), now: createTestClock(NOON).now });
    signed = { admin: await signIn(opened, "admin"), referee: await signIn(opened, "referee") };
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const admin = () => present(signed).admin.api;
  const referee = () => present(signed).referee;

  /** A mat, and a category of four for each day. */
  async function arrange() {
    const { db } = app();
    const competition = await createCompetition(db, { status: "in_progress" });
    const carpet = await createCarpet(db, { competition_id: competition.id, position: 0 });
    const category = async (position: number) => {
      const row = await createCategory(db, { competition_id: competition.id, weight_max: 77, position });
      for (let one = 0; one < 4; one += 1) await createEntrant(db, row.id);
      return row.uuid;
    };
    const { uuid } = competition;
    const draw = () => admin().draws.all(uuid, { data: { id: randomUUID(), mayBeUnweighed: true } });
    return { competition, uuid, carpet, kids: await category(0), men: await category(1), draw };
  }

  test("[DY70] a day is closed by who runs it: nobody is called any more, a saved programme leaves it closed, and it is opened again", async () => {
    const { uuid, competition, carpet, kids, men, draw } = await arrange();
    const { api } = referee();
    const written = {
      days: [dayOf(SATURDAY), dayOf(SUNDAY)],
      placements: [
        { category: kids, day: SATURDAY },
        { category: men, day: SUNDAY },
      ],
    };
    await admin().programme.save(uuid, { data: written });
    await draw();
    const [bout] = await findMatQueue(app().db, carpet.uuid);
    const call = () => api.acts.call(bout?.uuid ?? "", { data: { id: randomUUID() } });
    const close = (date: string | null, client = api) => client.programme.closeDay(uuid, { data: { date } });
    await call();
    expect(await refusalOf(close(SATURDAY))).toEqual([409, "bouts-on-mats"]);
    await api.acts.returnToQueue(bout?.uuid ?? "", { data: { id: randomUUID() } });
    expect(await refusalOf(close(SUNDAY))).toEqual([409, "day-not-begun"]);
    const own = await signIn(app(), "referee");
    await createMatOfficial(app().db, carpet, own.account.id);
    expect((await refusalOf(close(SATURDAY, own.api)))[0]).toBe(403);
    const closed = await close(SATURDAY);
    expect(closed.data.days.map(({ closedAtMs }) => closedAtMs)).toEqual([NOON, undefined]);
    expect(await refusalOf(close(SATURDAY))).toEqual([409, "day-closed"]);
    expect(await refusalOf(call())).toEqual([409, "day-closed"]);
    expect(
      (await admin().programme.save(uuid, { data: written }, closed.meta.rev)).data.days[0]?.closedAtMs,
    ).toBe(NOON);
    const onlySunday = { days: [dayOf(SUNDAY)], placements: [] };
    expect(await refusalOf(admin().programme.save(uuid, { data: onlySunday }))).toEqual([409, "day-closed"]);
    const opened = await api.programme.reopenDay(uuid, { data: { date: SATURDAY } });
    expect(opened.data.days[0]).not.toHaveProperty("closedAtMs");
    await call();
    const acts = (await findAllAudits(app().db, { afterN: 0, limit: 1000 })).filter(
      ({ action, object }) => action.startsWith("day.") && object === `competition:${competition.id}`,
    );
    expect(acts).toMatchObject([
      { action: "day.close", actor_id: referee().account.id, at_ms: NOON, after: { changed: [SATURDAY] } },
      { action: "day.reopen", actor_id: referee().account.id },
    ]);
  });

  test("[DY70] a competition without a programme has a day that can be closed", async () => {
    const { uuid } = await arrange();
    const closed = await referee().api.programme.closeDay(uuid, { data: { date: null } });
    expect(closed.data.days).toMatchObject([{ date: SATURDAY, closedAtMs: NOON }]);
    expect(closed.data.days[0]).not.toHaveProperty("start");
  });
});
