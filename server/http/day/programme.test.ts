import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Programme } from "#domain/schedule/programme/programme.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { findMatQueue } from "../../persistence/day/matQueues.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import {
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createMatOfficial,
} from "../../testing/factories.ts";
import { present, refusalOf } from "../../testing/refusals.ts";
import { saveProgramme } from "../../usecases/draw/saveProgramme.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

const SATURDAY = "2026-12-05";
const SUNDAY = "2026-12-06";
/** Noon in Moscow. */
const NOON = Date.UTC(2026, 11, 5, 9);

const six = (category: string) => Array.from({ length: 6 }, () => category);

describeOnEachEngine("the programme of a competition", (database) => {
  let opened: TestApp | undefined;
  let signed: { readonly admin: Client; readonly referee: Client } | undefined;
  const clock = createTestClock(NOON);
  beforeAll(async () => {
    opened = await createTestApp({ database: database(), now: clock.now });
    signed = { admin: await signIn(opened, "admin"), referee: await signIn(opened, "referee") };
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const admin = () => present(signed).admin.api;
  const referee = () => present(signed).referee;

  /** Two mats and two categories of four, none of them drawn. */
  async function arrange() {
    const { db } = app();
    const competition = await createCompetition(db, { status: "in_progress" });
    const rows = [];
    for (const position of [0, 1])
      rows.push(await createCarpet(db, { competition_id: competition.id, position }));
    const carpets = rows.map(({ uuid: carpet }) => carpet);
    const category = async (position: number) => {
      const row = await createCategory(db, { competition_id: competition.id, weight_max: 77, position });
      for (let one = 0; one < 4; one += 1) await createEntrant(db, row.id);
      return row.uuid;
    };
    const { uuid } = competition;
    const queues = async () => {
      const { fightings } = await admin().competitions.byUuid(uuid);
      const categoryOf = new Map(fightings.map((bout) => [bout.uuid, bout.category.uuid]));
      const lists = [];
      for (const carpet of carpets)
        lists.push((await findMatQueue(db, carpet)).map((row) => categoryOf.get(row.uuid)));
      return lists;
    };
    const draw = () => admin().draws.all(uuid, { data: { id: randomUUID(), mayBeUnweighed: true } });
    return {
      competition,
      uuid,
      rows,
      carpets,
      kids: await category(0),
      men: await category(1),
      queues,
      draw,
    };
  }

  const dayOf = (date: string, start = "10:00") => ({ date, start, sessions: [], breaks: [], weighIns: [] });
  const save = (uuid: string, data: Programme, rev?: number) => admin().programme.save(uuid, { data }, rev);

  const audited = async (competitionId: number) =>
    (await findAllAudits(app().db, { afterN: 0, limit: 1000 })).filter(
      ({ action, object }) => action === "programme.save" && object === `competition:${competitionId}`,
    );

  test("[DY49] [DY54] a programme is kept, shown to everybody, and written over only by who has seen it", async () => {
    const { uuid, kids, competition } = await arrange();
    const before = await admin().programme.find(uuid);
    expect(before.data).toEqual({ days: [], placements: [] });
    const session = { id: randomUUID(), title: "Дети", start: "10:30" };
    const written: Programme = {
      days: [dayOf(SUNDAY), { ...dayOf(SATURDAY), close: "20:00", sessions: [session] }],
      placements: [{ category: kids, day: SATURDAY, session: session.id, notBefore: "11:00" }],
    };
    const { data, meta } = await save(uuid, written, before.meta.rev);
    expect(data.days.map(({ date }) => date)).toEqual([SATURDAY, SUNDAY]);
    expect(data.days[0]?.midnightMs).toBe(Date.parse("2026-12-05T00:00:00+03:00"));
    expect((await admin().competitions.byUuid(uuid)).programme).toEqual(data);
    expect(await refusalOf(save(uuid, written, before.meta.rev))).toEqual([409, "stale-programme"]);
    expect((await save(uuid, written, meta.rev)).meta.rev).toBe(meta.rev);
    expect(await audited(competition.id)).toHaveLength(2);
  });

  test("[DY54] the log of a saved programme names what changed by ids, without titles", async () => {
    const { uuid, competition, kids, men } = await arrange();
    const session = { id: randomUUID(), title: "Дети", start: "10:30" };
    const day = { ...dayOf(SATURDAY), sessions: [session] };
    const place = { category: kids, day: SATURDAY };
    const first = await save(uuid, { days: [day], placements: [place] });
    const later = { ...day, sessions: [{ ...session, start: "11:00" }] };
    const second = await save(uuid, {
      days: [later, dayOf(SUNDAY)],
      placements: [place, { category: men, day: SUNDAY }],
    });
    const [, { before, after } = {}] = await audited(competition.id);
    expect(before).toEqual({ rev: first.meta.rev });
    expect(after).toEqual({ rev: second.meta.rev, changed: [session.id, SUNDAY, men] });
  });

  test("[DY54] what was saved while a save waited for the lock makes it stale at once", async () => {
    const { uuid, competition } = await arrange();
    const { meta } = await save(uuid, { days: [dayOf(SATURDAY)], placements: [] });
    const { db, deps } = app();
    let plans = 0;
    const plan: typeof deps.plan = (input) => {
      plans += 1;
      return deps.plan(input);
    };
    const wish = { uuid, programme: { days: [], placements: [] }, expected: meta.rev };
    const late = await db.transaction().execute(async (trx) => {
      await lockFeed(trx, uuid);
      const saved = saveProgramme({ ...deps, plan }, { role: "admin" }, wish);
      await setTimeout(500);
      const other = { days: [{ ...dayOf(SUNDAY), midnightMs: 0 }], placements: [] };
      await updateCompetition(trx, competition.id, { programme: writeJson(other) });
      return { saved };
    });
    expect(await late.saved).toMatchObject({ ok: false, problem: { code: "stale-programme" } });
    expect(plans).toBe(1);
  });

  test("[DY49] what cannot be kept is refused with nothing written", async () => {
    const { uuid, kids } = await arrange();
    const day = dayOf(SATURDAY);
    const refused = async (data: Programme) => (await refusalOf(save(uuid, data)))[1];
    expect(await refused({ days: [day, day], placements: [] })).toBe("day-twice");
    expect(await refused({ days: [{ ...day, close: "09:00" }], placements: [] })).toBe("times-reversed");
    expect(await refused({ days: [day], placements: [{ category: randomUUID(), day: SATURDAY }] })).toBe(
      "unknown-category",
    );
    const elsewhere = { category: kids, day: SATURDAY, carpet: randomUUID() };
    expect(await refused({ days: [day], placements: [elsewhere] })).toBe("unknown-carpet");
    expect((await admin().programme.find(uuid)).data.days).toEqual([]);
  });

  test("[DY50] [DY51] what is drawn goes to its mat, and the second day stands behind the first", async () => {
    const { uuid, kids, men, carpets, queues, draw } = await arrange();
    const days = [dayOf(SATURDAY), dayOf(SUNDAY)];
    const [first = "", second = ""] = carpets;
    await save(uuid, {
      days,
      placements: [
        { category: men, day: SATURDAY, carpet: second },
        { category: kids, day: SUNDAY, carpet: second },
      ],
    });
    await draw();
    expect(await queues()).toEqual([[], [...six(men), ...six(kids)]]);
    await save(uuid, {
      days,
      placements: [
        { category: kids, day: SATURDAY, carpet: first },
        { category: men, day: SUNDAY, carpet: first },
      ],
    });
    expect(await queues()).toEqual([[...six(kids), ...six(men)], []]);
  });

  test("[DY54] a called bout stays where its athletes were called to", async () => {
    const { uuid, kids, carpets, queues, draw } = await arrange();
    const [first = "", second = ""] = carpets;
    const place = (carpet: string) => ({
      days: [dayOf(SATURDAY)],
      placements: [{ category: kids, day: SATURDAY, carpet }],
    });
    await save(uuid, place(first));
    await draw();
    const [bout] = await findMatQueue(app().db, first);
    await referee().api.acts.call(bout?.uuid ?? "", { data: { id: randomUUID() } });
    await save(uuid, place(second));
    const [left = [], right = []] = await queues();
    expect([left.filter((one) => one === kids).length, right.filter((one) => one === kids).length]).toEqual([
      1, 5,
    ]);
  });

  test("[DY53] the head table puts a break in and ends it; who is meant for one mat does not", async () => {
    const { uuid, competition, rows } = await arrange();
    const lunch = { id: randomUUID(), title: "Обед", from: "12:00", to: "12:40" };
    const { api } = referee();
    const put = await api.programme.putBreak(uuid, { data: lunch });
    expect(put.data.days).toMatchObject([{ date: SATURDAY, breaks: [lunch] }]);
    expect(await api.programme.putBreak(uuid, { data: lunch })).toEqual(put);
    expect((await admin().competitions.byUuid(uuid)).programme).toEqual(put.data);
    clock.pass(5 * 60_000);
    const ended = await api.programme.endBreak(uuid, lunch.id);
    clock.pass(-5 * 60_000);
    expect(ended.data.days[0]?.breaks).toEqual([{ ...lunch, to: "12:05" }]);
    expect(await refusalOf(api.programme.endBreak(uuid, randomUUID()))).toEqual([409, "unknown-break"]);
    const other = { ...lunch, id: randomUUID(), carpet: randomUUID() };
    expect(await refusalOf(api.programme.putBreak(uuid, { data: other }))).toEqual([409, "unknown-carpet"]);
    const own = await signIn(app(), "referee");
    await createMatOfficial(app().db, present(rows[0]), own.account.id);
    expect(
      (await refusalOf(own.api.programme.putBreak(uuid, { data: { ...lunch, id: randomUUID() } })))[0],
    ).toBe(403);
    await updateCompetition(app().db, competition.id, { status: "closed" });
    expect(await refusalOf(api.programme.putBreak(uuid, { data: { ...lunch, id: randomUUID() } }))).toEqual([
      409,
      "competition-closed",
    ]);
  });

  test("[DY53] a break over midnight is kept, told by the clock on the wall, and saved again with its programme", async () => {
    const { uuid } = await arrange();
    clock.pass(11.75 * 3_600_000);
    const [{ api }, chief] = [await signIn(app(), "referee"), await signIn(app(), "admin")];
    const late = { id: randomUUID(), title: "Пауза", from: "23:50", to: "00:10" };
    const put = await api.programme.putBreak(uuid, { data: late });
    expect(put.data.days).toMatchObject([{ date: SATURDAY, breaks: [{ ...late, to: "24:10" }] }]);
    const days = put.data.days.map(({ midnightMs: _midnight, ...day }) => day);
    expect(
      (await chief.api.programme.save(uuid, { data: { days, placements: [] } })).data.days[0]?.breaks,
    ).toEqual([{ ...late, to: "24:10" }]);
    clock.pass(20 * 60_000);
    const inNight = await signIn(app(), "referee");
    const ended = await inNight.api.programme.endBreak(uuid, late.id);
    expect(ended.data.days).toMatchObject([{ date: SATURDAY, breaks: [{ ...late, to: "24:05" }] }]);
    const day = { ...late, id: randomUUID(), from: "13:00", to: "12:40" };
    const refused = await refusalOf(inNight.api.programme.putBreak(uuid, { data: day }));
    clock.pass(-11.75 * 3_600_000 - 20 * 60_000);
    expect(refused).toEqual([409, "times-reversed"]);
  });

  test("[DY53] [DY54] after a mat is deleted the rev of a put break is the one a save may name", async () => {
    const { uuid, rows, carpets, kids } = await arrange();
    const [, carpet = ""] = carpets;
    await save(uuid, {
      days: [dayOf(SATURDAY)],
      placements: [{ category: kids, day: SATURDAY, carpet, notBefore: "11:00" }],
    });
    await app().db.deleteFrom("carpet").where("id", "=", present(rows[1]).id).execute();
    const lunch = { id: randomUUID(), title: "Обед", from: "12:00", to: "12:40" };
    const put = await referee().api.programme.putBreak(uuid, { data: lunch });
    expect(put).toEqual(await admin().programme.find(uuid));
    expect(put.data.placements).toEqual([{ category: kids, day: SATURDAY, notBefore: "11:00" }]);
  });

  test("[DY53] the 61st break of a day is refused, and a programme that has more is still read", async () => {
    const { uuid } = await arrange();
    const { api } = referee();
    const breakOf = () => ({ id: randomUUID(), title: "Перерыв", from: "12:00", to: "12:10" });
    const full = (length: number) => ({ ...dayOf(SATURDAY), breaks: Array.from({ length }, breakOf) });
    await save(uuid, { days: [full(60)], placements: [] });
    expect(await refusalOf(api.programme.putBreak(uuid, { data: breakOf() }))).toEqual([
      409,
      "too-many-breaks",
    ]);
    const shown = async (programme: unknown) => {
      const other = await arrange();
      await updateCompetition(app().db, other.competition.id, { programme: writeJson(programme) });
      return (await admin().competitions.byUuid(other.uuid)).programme;
    };
    const read = await shown({ days: [{ ...full(61), midnightMs: 0 }], placements: [] });
    expect(read?.days[0]?.breaks).toHaveLength(61);
    expect(await shown({ days: "unreadable" })).toBeNull();
  });
});
