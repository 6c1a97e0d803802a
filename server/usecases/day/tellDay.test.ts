import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccountDeps } from "../../auth/accountDeps.ts";
import { composeMail } from "../../mail/composeMail.ts";
import type { Mail } from "../../mail/mail.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { joinCategory } from "../../persistence/entry/people.ts";
import { updateAccount } from "../../persistence/account/accounts.ts";
import {
  createAccount,
  createApplication,
  createCarpet,
  createCategory,
  createCompetition,
  createEvent,
  createFighter,
  createProfile,
} from "../../testing/factories.ts";
import { readMails } from "../../testing/mailbox.ts";
import { createTestApp, signIn } from "../../testing/testApp.ts";
import { describeOnEachEngine, type TestDatabase } from "../../testing/testDatabases.ts";
import { createTestClock, createTestDeps } from "../../testing/testDeps.ts";
import { createOfficial } from "../../testing/testScoring.ts";
import { changeDraw } from "../draw/changeDraw.ts";
import { drawCategory } from "../draw/drawCategory.ts";
import { readDraw } from "../draw/readDraw.ts";
import { loadDay } from "./athleteDay.ts";
import { countNews, tellDraws, tellSchedule } from "./tellDay.ts";

type Db = TestDatabase["db"];

const schedule = [
  { day: "2026-12-05", time: "08:00", title: "Взвешивание, до 9:00" },
  { day: "2026-12-05", time: "10:00", title: "Начало схваток" },
];

/** A day with one mat and one category; entered by accounts of their own. */
async function arrange(db: Db, isShown = true) {
  const event = await createEvent(db, {
    name: "Кубок Волги",
    show_competition: isShown,
    info: writeJson({ schedule }),
  });
  const competition = await createCompetition(db, { event_id: event.id, status: "draft" });
  const carpet = await createCarpet(db, { competition_id: competition.id, name: "Ковёр А" });
  const category = await createCategory(db, { competition_id: competition.id, title: "до 77 кг" });
  const enter = async (lastName: string, ownerId?: number) => {
    const owner = ownerId ?? (await createAccount(db)).id;
    const profile = await createProfile(db, { owner_id: owner, last_name: lastName });
    const fighter = await createFighter(db, {
      profile_id: profile.id,
      last_name: lastName,
      first_name: null,
    });
    await joinCategory(db, { category_id: category.id, fighter_id: fighter.id });
    await createApplication(db, {
      event_id: event.id,
      owner_id: owner,
      profile_id: profile.id,
      category_id: category.id,
      fighter_id: fighter.id,
      state: "accepted",
      weigh_in_state: "passed",
    });
    return { owner, fighter };
  };
  return { event, competition, carpet, category, enter };
}

describeOnEachEngine("mails about the day", (database) => {
  const open = async () => {
    const clock = createTestClock();
    const { db } = database();
    const sent: Mail[] = [];
    const deps = {
      ...createAccountDeps(createTestDeps(database(), { now: clock.now })),
      sendMail: (mail: Mail) => void sent.push(mail),
    };
    const viewer = await createOfficial(db, "admin");
    const taken = () => sent.splice(0).map(composeMail);
    const draw = async (categoryUuid: string, seed: string) => {
      const state = await readDraw(deps, viewer, categoryUuid);
      if (!state.ok) throw new Error(state.problem.code);
      const { basis } = state.value;
      const choice = { mayBeUnweighed: true, seeded: [], without: [] };
      const drawn = await drawCategory(deps, viewer, categoryUuid, {
        ...choice,
        id: randomUUID(),
        basis,
        seed,
        format: "single_elimination_two_bronzes",
        isApart: false,
      });
      if (!drawn.ok) throw new Error(drawn.problem.code);
    };
    return { clock, db, deps, viewer, taken, draw };
  };

  test("[DY62] [DY67] the time in a mail follows from the age of the category", async () => {
    const { db, deps, draw } = await open();
    const day = await arrange(db);
    for (const name of ["Волков", "Рысев", "Барсов", "Медведев"]) await day.enter(name);
    await draw(day.category.uuid, "1");
    const lastMinute = async (ageMax: number | null) => {
      await db.updateTable("category").set({ age_max: ageMax }).where("id", "=", day.category.id).execute();
      const { athletes } = await loadDay(db, day.competition, deps);
      return Math.max(...athletes.map(({ window }) => window?.toMinute ?? 0));
    };
    const [men, boys] = [await lastMinute(null), await lastMinute(12)];
    expect(boys).toBeGreaterThan(10 * 60);
    expect(men).toBeGreaterThan(boys);
  });

  test("[NT1] [NT8] every account hears once of its draw: category, opponent, mat and time; a coach of all athletes in one mail", async () => {
    const { db, deps, taken, draw } = await open();
    const day = await arrange(db);
    const coach = await createAccount(db, { display_name: "Тренер" });
    await day.enter("Волков");
    await day.enter("Рысев", coach.id);
    await day.enter("Барсов", coach.id);
    await day.enter("Медведев");
    await draw(day.category.uuid, "1");
    expect(await countNews(deps, day.competition)).toEqual({ draws: 3, schedules: 3 });
    expect(taken()).toEqual([]);
    await tellDraws(deps, day.competition);
    const mails = taken();
    expect(mails).toHaveLength(3);
    const ofCoach = mails.find(({ to }) => to === coach.email);
    expect(ofCoach?.subject).toBe("Жеребьёвка: Кубок Волги");
    expect(ofCoach?.text).toMatch(/Рысев, «до 77 кг»: 4\sучастника\./);
    expect(ofCoach?.text).toContain("Барсов");
    expect(ofCoach?.text).toMatch(
      /соперник \S+\. Ковёр А, схватка №\s\d, примерно (?:в 10:\d\d|10:\d\d–10:\d\d)\./,
    );
    expect(ofCoach?.text).toContain(`/events/${day.event.id}/competition/categories/${day.category.uuid}`);
    await tellDraws(deps, day.competition);
    expect(taken()).toEqual([]);
    expect(await countNews(deps, day.competition)).toEqual({ draws: 0, schedules: 3 });
  });

  test("[DY57] a mail names the day of a category the programme gives another one, and its windows of the scale", async () => {
    const { db, deps, taken, draw } = await open();
    const day = await arrange(db);
    for (const name of ["Волков", "Рысев"]) await day.enter(name);
    const scale = { id: randomUUID(), title: "взрослые", from: "18:00", to: "19:00", date: "2026-12-05" };
    const dayOf = (date: string, start: string) => ({
      date,
      start,
      sessions: [],
      breaks: [],
      weighIns: date === "2026-12-06" ? [scale] : [],
      midnightMs: Date.parse(`${date}T00:00:00+03:00`),
    });
    const programme = {
      days: [dayOf("2026-12-05", "10:00"), dayOf("2026-12-06", "11:30")],
      placements: [{ category: day.category.uuid, day: "2026-12-06" }],
    };
    await updateCompetition(db, day.competition.id, { programme: writeJson(programme) });
    await draw(day.category.uuid, "1");
    await tellDraws(deps, day.competition);
    const [mail] = taken();
    expect(mail?.text).toMatch(
      /6 декабря, Ковёр А, схватка №\s1, примерно (?:в 11:\d\d|11:\d\d–1[12]:\d\d)\./,
    );
    await tellSchedule(deps, day.competition);
    const [timetable] = taken();
    expect(timetable?.text).toContain("5 декабря, 18:00: взвешивание: взрослые, до 19:00.");
    expect(timetable?.text).toContain("6 декабря, Ковёр А");
  });

  test("[NT2] two who tell at once tell everybody once", async () => {
    const { db, deps, taken, draw } = await open();
    const day = await arrange(db);
    await day.enter("Волков");
    await day.enter("Рысев");
    await draw(day.category.uuid, "1");
    await Promise.all([tellDraws(deps, day.competition), tellDraws(deps, day.competition)]);
    expect(taken()).toHaveLength(2);
  });

  test("[NT2] after a change only those hear of it whose first opponent is another", async () => {
    const { db, deps, viewer, taken, draw } = await open();
    const day = await arrange(db);
    for (const name of ["Один", "Два", "Три", "Четыре"]) await day.enter(name);
    await draw(day.category.uuid, "1");
    await tellDraws(deps, day.competition);
    taken();
    const state = await readDraw(deps, viewer, day.category.uuid);
    const { basis = "", record } = state.ok ? state.value : {};
    const [one = "", , , four = ""] = (record?.numbers ?? []).map((id) => id ?? "");
    const change = { type: "swapped", one, other: four } as const;
    await changeDraw(deps, viewer, day.category.uuid, { id: randomUUID(), basis, change, reason: "просьба" });
    await tellDraws(deps, day.competition);
    expect(taken()).toHaveLength(0);
    const again = await readDraw(deps, viewer, day.category.uuid);
    const other = again.ok ? (again.value.record?.numbers[1] ?? "") : "";
    await changeDraw(deps, viewer, day.category.uuid, {
      id: randomUUID(),
      basis: again.ok ? again.value.basis : "",
      change: { type: "swapped", one, other },
      reason: "просьба",
    });
    await tellDraws(deps, day.competition);
    expect(taken()).toHaveLength(4);
  });

  test("[NT3] who wants no mail, and an event that does not show its competition, are left alone", async () => {
    const { db, deps, taken, draw } = await open();
    const day = await arrange(db);
    const quiet = await day.enter("Тихий");
    await day.enter("Громкий");
    await updateAccount(db, quiet.owner, { wants_notices: false });
    await draw(day.category.uuid, "1");
    await tellDraws(deps, day.competition);
    expect(taken()).toHaveLength(1);
    const hidden = await arrange(db, false);
    await hidden.enter("Один");
    await hidden.enter("Два");
    await draw(hidden.category.uuid, "1");
    expect(await tellDraws(deps, hidden.competition)).toBe(0);
  });

  test("[NT4] [NT5] the schedule tells day, scale, mat and time, and again only when something moved materially", async () => {
    const { clock, db, deps, taken, draw } = await open();
    const day = await arrange(db);
    await day.enter("Волков");
    await day.enter("Рысев");
    await draw(day.category.uuid, "1");
    await tellSchedule(deps, day.competition);
    const [mail] = taken();
    expect(mail?.subject).toBe("Расписание: Кубок Волги");
    expect(mail?.text).toContain("5 декабря, 08:00: Взвешивание, до 9:00.");
    expect(mail?.text).toMatch(/Ковёр А, схватка №\s1, примерно в 10:00\./);
    await tellSchedule(deps, day.competition);
    expect(taken()).toEqual([]);
    // The day has begun: from now on its own clock counts, and it is late.
    await updateCompetition(db, day.competition.id, { status: "in_progress" });
    await tellSchedule(deps, { ...day.competition, status: "in_progress" });
    // The clock of the tests stands at nine in London, so at twelve in the hall.
    expect(taken()[0]?.text).toContain("примерно в 12:00");
    clock.pass(3_600_000);
    await tellSchedule(deps, { ...day.competition, status: "in_progress" });
    expect(taken()).toHaveLength(2);
    clock.pass(5 * 60_000);
    await tellSchedule(deps, { ...day.competition, status: "in_progress" });
    expect(taken()).toEqual([]);
  });

  test("[NT7] [LO15] an account that reads English is told in English, and told the same only once", async () => {
    const { db, deps, taken, draw } = await open();
    const day = await arrange(db);
    const coach = await createAccount(db, { display_name: "Coach", locale: "en" });
    await db.updateTable("event").set({ name: "Volga Cup" }).where("id", "=", day.event.id).execute();
    await db
      .updateTable("category")
      .set({ title: "Мужчины, до 77 кг" })
      .where("id", "=", day.category.id)
      .execute();
    await day.enter("Lynx", coach.id);
    await day.enter("Bear", coach.id);
    await draw(day.category.uuid, "1");
    await tellDraws(deps, day.competition);
    await tellSchedule(deps, day.competition);
    const [drawn, planned] = taken();
    expect([drawn?.subject, planned?.subject]).toEqual(["Draw: Volga Cup", "Schedule: Volga Cup"]);
    expect(drawn?.text).toMatch(/Lynx, “Men, up to 77 kg”: 2\sathletes\./);
    expect(drawn?.text).toMatch(/First bout: against \S+\. Mat А, bout No\.\s1, about 10:00\./);
    expect(drawn?.text).toContain(`/en/events/${day.event.id}/competition/categories/${day.category.uuid}`);
    expect(planned?.text).toContain("5 December, 08:00:");
    await db.updateTable("account").set({ locale: "ru" }).where("id", "=", coach.id).execute();
    await tellSchedule(deps, day.competition);
    expect(taken()).toEqual([]);
  });
});

test("[NT1] drawing a category sends the mails by itself, and the schedule is sent when it is published", async () => {
  const app = await createTestApp();
  try {
    const day = await arrange(app.db);
    await day.enter("Волков");
    await day.enter("Рысев");
    const { api } = await signIn(app, "admin");
    const choice = { mayBeUnweighed: true, seeded: [], without: [] };
    const { data } = await api.draws.preview(day.category.uuid, {
      data: { ...choice, format: null, seed: null },
    });
    const { basis, format, seed } = data;
    await api.draws.draw(day.category.uuid, { data: { ...choice, id: randomUUID(), basis, format, seed } });
    expect(await readMails(app)).toHaveLength(2);
    expect((await api.notices.publish(day.competition.uuid)).data).toEqual({ draws: 0, schedules: 2 });
    expect((await api.notices.publish(day.competition.uuid)).data).toEqual({ draws: 0, schedules: 0 });
    expect(await readMails(app)).toHaveLength(4);
    expect((await api.notices.wish({ data: { mail: false } })).data).toEqual({ mail: false, locale: "ru" });
  } finally {
    await app.close();
  }
});
