import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ApiFailure } from "#contract/error.ts";
import type { SeasonDraft } from "#contract/season/season.ts";
import { DEFAULT_SEASON_FORMULA } from "#domain/season/formula.ts";
import type { FighterRow } from "../../persistence/database/competitionTables.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { updateFighter } from "../../persistence/entry/people.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createEvent, createProfile, createTeam } from "../../testing/factories.ts";
import {
  anonymous,
  createMember,
  createTestApp,
  signIn,
  signInMember,
  type Client,
  type TestApp,
} from "../../testing/testApp.ts";
import { acts, createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";
import { eraseAccount } from "../../usecases/account/eraseAccount.ts";

const codeSchema = z.object({ code: z.string() });
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (cause: unknown) =>
      cause instanceof ApiFailure ? codeSchema.safeParse(cause.error.details).data?.code : String(cause),
  );

describeOnEachEngine("seasons", (database) => {
  let app: TestApp;
  let admin: Client;
  let referee: Client;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    admin = await signIn(app, "admin");
    referee = await signIn(app, "referee");
  });
  afterAll(() => app.close());

  /** Four men meet in a finished category; the first wins all, the second the other half, two share the third place. */
  async function fought(date: string, given: Parameters<typeof createEvent>[1] = {}, sex: "m" | "f" = "m") {
    const event = await createEvent(app.db, {
      date_of_event: date,
      is_published: true,
      show_competition: true,
      ...given,
    });
    const made = await createTestCompetition(app.db, {
      competition: { event_id: event.id, status: "in_progress" },
    });
    for (const id of ["SF1", "SF2", "F"]) {
      const data = { device: randomUUID(), proto: 1, events: acts("go R+2 R#sub:armbar") } as const;
      await referee.api.fightings.submitEvents(made.bout(id).uuid, { data });
    }
    await updateCategory(app.db, made.category.id, { status: "finished", sex, age_min: 18, style: "gi" });
    await updateCompetition(app.db, made.competition.id, { status: "closed" });
    const [first, second] = [made.bout("SF1"), made.bout("SF2")].map((bout) =>
      made.fighters.find(({ id }) => id === bout.red_fighter_id),
    );
    if (first === undefined || second === undefined) throw new Error("nobody won");
    return { ...made, event, first, second };
  }
  const called = (fighter: FighterRow, last_name: string, rest: Partial<FighterRow> = {}) =>
    updateFighter(app.db, fighter.id, { last_name, ...rest });

  const season = async (events: readonly number[], given: Partial<SeasonDraft> = {}) => {
    const { data } = await admin.api.seasons.create({
      title: "Кубок города",
      startsOn: "2026-01-01",
      endsOn: "2026-12-31",
      choice: "list",
      events: events.map((event) => ({ event, coefficient: 1 })),
      formula: DEFAULT_SEASON_FORMULA,
      isPublished: true,
      ...given,
    });
    return data;
  };
  const ranking = async (id: number, query: Partial<{ group: string; q: string; page: number }> = {}) =>
    (await anonymous(app).seasons.ranking(String(id), { page: 1, ...query })).data;
  const linked = (one: FighterRow, other: FighterRow) =>
    admin.api.personLinks.link({ data: { pairs: [{ one: one.uuid, other: other.uuid }] } });

  test("[RK7, AR5, AR7] two spellings are two people until an organiser links them, and two again after the undo", async () => {
    const [spring, autumn] = [await fought("2026-04-01"), await fought("2026-09-01")];
    await called(spring.first, "Кравцова", { first_name: "Анна" });
    await called(autumn.first, "Кравцова-Ли", { first_name: "Анна" });
    const { id } = await season([spring.event.id, autumn.event.id]);
    const own = async () =>
      (await ranking(id, { q: "кравцова" })).rows.map(({ lastName, points, alsoAs }) => [
        lastName,
        points,
        alsoAs,
      ]);
    expect(await own()).toEqual([
      ["Кравцова-Ли", 9, []],
      ["Кравцова", 9, []],
    ]);
    await linked(spring.first, autumn.first);
    expect(await own()).toEqual([["Кравцова-Ли", 18, ["Кравцова Анна"]]]);
    const career = (await anonymous(app).career(spring.first.uuid, {})).data;
    expect(career.alsoAs).toEqual(["Кравцова-Ли Анна"]);
    expect(career.competitions.map(({ event }) => event.id)).toEqual([autumn.event.id, spring.event.id]);
    const { links } = (await admin.api.personLinks.find()).data;
    const link = links.find(({ one }) => one.uuid === spring.first.uuid);
    expect(link).toMatchObject({ other: { uuid: autumn.first.uuid, name: "Кравцова-Ли Анна" } });
    await admin.api.personLinks.undo(link?.id ?? "", { data: {} });
    expect(await own()).toHaveLength(2);
    expect(await codeOf(admin.api.personLinks.undo(link?.id ?? "", { data: {} }))).toBe("already-undone");
  });

  test("[AR3, RK7] a hidden name is in no ranking, is not linked, and nothing is tied through it", async () => {
    const [one, two, three] = [
      await fought("2026-04-02"),
      await fought("2026-05-02"),
      await fought("2026-06-02"),
    ];
    await called(one.first, "Тихая", { first_name: "Ника" });
    await called(two.first, "Тихая", { first_name: "Ника" });
    await called(three.first, "Тихая", { first_name: "Ника" });
    await linked(one.first, two.first);
    await linked(two.first, three.first);
    const { id } = await season([one, two, three].map(({ event }) => event.id));
    expect((await ranking(id, { q: "тихая" })).rows).toMatchObject([{ points: 27 }]);
    await called(two.first, "Участник №7", {
      first_name: null,
      real_last_name: "Тихая",
      real_first_name: "Ника",
    });
    expect((await ranking(id, { q: "тихая" })).rows.map(({ points }) => points)).toEqual([9, 9]);
    expect((await ranking(id, { q: "участник" })).rows).toEqual([]);
    const career = (await anonymous(app).career(one.first.uuid, {})).data;
    expect([career.competitions.length, career.alsoAs]).toEqual([1, []]);
    expect(await codeOf(linked(two.first, three.first))).toBe("hidden-name");
    const { proposals, links } = (await admin.api.personLinks.find()).data;
    const shown = JSON.stringify([proposals, links]);
    expect(shown).not.toContain(two.first.uuid);
  });

  test("[AR5] two records of one event are not linked, also not over a third; who is one already stays so", async () => {
    const [spring, autumn] = [await fought("2026-04-03"), await fought("2026-09-03")];
    expect(await codeOf(linked(spring.first, spring.second))).toBe("same-event");
    await linked(spring.first, autumn.first);
    expect((await linked(autumn.first, spring.first)).data.linked).toBe(0);
    expect(await codeOf(linked(autumn.first, spring.second))).toBe("same-event");
  });

  test("[AR6] likely people of different events are proposed once, the certain first, and not when told apart", async () => {
    const [spring, summer, autumn] = [
      await fought("2026-04-04"),
      await fought("2026-06-04"),
      await fought("2026-09-04"),
    ];
    const born = { first_name: "Семён", birth_date: "2001-02-03" };
    await called(spring.first, "Щёголев", born);
    await called(summer.first, "Щеголев", born);
    await called(autumn.first, "Shchegolev", { ...born, first_name: "Semen" });
    const proposed = async () =>
      (await admin.api.personLinks.find()).data.proposals.filter(({ one, other }) =>
        [one, other].some(({ birth }) => birth === "2001-02-03"),
      );
    expect((await proposed()).map(({ one, other, isCertain }) => [one.name, other.name, isCertain])).toEqual([
      ["Щёголев Семён", "Щеголев Семён", true],
      ["Щеголев Семён", "Shchegolev Semen", true],
    ]);
    await linked(spring.first, summer.first);
    const [left] = await proposed();
    await admin.api.personLinks.tellApart({
      data: { one: left?.one.uuid ?? "", other: left?.other.uuid ?? "" },
    });
    expect(await proposed()).toEqual([]);
  });

  test("[AR5] who is forgotten is tied to nobody", async () => {
    const [spring, autumn] = [await fought("2026-04-05"), await fought("2026-09-05")];
    const owner = await createMember(app, "authenticated");
    const profile = await createProfile(app.db, { owner_id: owner.id });
    await updateFighter(app.db, autumn.first.id, { profile_id: profile.id });
    await linked(spring.first, autumn.first);
    await signInMember(app, owner);
    const deps = { ...app.deps, closeSockets: () => {} };
    await eraseAccount(deps, { accountId: owner.id, sessionId: "s", address: "127.0.0.1" });
    const rows = await app.db
      .selectFrom("person_link")
      .select("id")
      .where("other_id", "=", autumn.first.id)
      .execute();
    expect(rows).toEqual([]);
    expect((await anonymous(app).career(spring.first.uuid, {})).data.competitions).toHaveLength(1);
  });

  test("[RK1, RK2, RK3] groups are apart, coefficients count, and every line says how it was made", async () => {
    const [men, women] = [await fought("2026-04-06"), await fought("2026-05-06", {}, "f")];
    const { id } = await season([], {
      events: [
        { event: men.event.id, coefficient: 1.5 },
        { event: women.event.id, coefficient: 1 },
      ],
      formula: { ...DEFAULT_SEASON_FORMULA, perWin: 1 },
    });
    const { groups, events, rows } = await ranking(id, { group: "m_18-_gi__" });
    expect(groups.map(({ key, athletes }) => [key, athletes])).toEqual([
      ["f_18-_gi__", 4],
      ["m_18-_gi__", 4],
    ]);
    expect(events.map(({ id: event, coefficient }) => [event, coefficient])).toEqual([
      [women.event.id, 1],
      [men.event.id, 1.5],
    ]);
    expect(rows.map(({ place, points }) => [place, points])).toEqual([
      [1, 16.5],
      [2, 6],
      [3, 1.5],
      [3, 1.5],
    ]);
    expect(rows[0]).toMatchObject({
      fighter: men.first.uuid,
      event: men.event.id,
      medals: [1, 0, 0],
      starts: [
        {
          event: men.event.id,
          isCounted: true,
          points: 16.5,
          results: [{ category: { uuid: men.category.uuid }, place: 1, entrants: 4, wins: 2, leftOut: null }],
        },
      ],
    });
  });

  test("[RK8] a season that is not published is the organisers' alone", async () => {
    const { event } = await fought("2026-04-07");
    const { id, documentId } = await season([event.id], { isPublished: false });
    const find = async (client: Client["api"]) => (await client.seasons.find()).data.map((one) => one.id);
    expect([await find(admin.api), await find(anonymous(app))].map((ids) => ids.includes(id))).toEqual([
      true,
      false,
    ]);
    expect(await codeOf(ranking(id))).not.toBe("done");
    expect((await admin.api.seasons.ranking(String(id), { page: 1 })).data.rows).toHaveLength(4);
    await admin.api.seasons.update(documentId, { isPublished: true });
    expect((await ranking(id)).rows).toHaveLength(4);
  });

  test("[RK9] by dates every shown event that is over counts, and neither drafts nor what goes on", async () => {
    const [over, hidden, outside] = [
      await fought("2025-03-01"),
      await fought("2025-03-02", { show_competition: false }),
      await fought("2025-08-02"),
    ];
    const [reopened, running] = [await fought("2025-03-03"), await fought("2025-03-04")];
    await updateCompetition(app.db, reopened.competition.id, { status: "in_progress" });
    await app.db
      .updateTable("event")
      .set({ date_of_event: "2999-03-04" })
      .where("id", "=", running.event.id)
      .execute();
    await updateCompetition(app.db, running.competition.id, { status: "in_progress" });
    const { id } = await season([], { choice: "dates", startsOn: "2025-03-01", endsOn: "2025-03-31" });
    const ids = (await ranking(id)).events.map(({ id: event }) => event);
    expect(ids).toEqual([reopened.event.id, over.event.id]);
    const { id: listed } = await season([hidden.event.id, running.event.id, outside.event.id]);
    expect((await ranking(listed)).events.map(({ id: event }) => event)).toEqual([outside.event.id]);
  });

  test("[RK10] a correction after the end changes the ranking by itself", async () => {
    const day = await fought("2026-04-08");
    const { id } = await season([day.event.id]);
    expect((await ranking(id)).rows[0]?.fighter).toBe(day.first.uuid);
    await updateCompetition(app.db, day.competition.id, { status: "in_progress" });
    const final = day.bout("F").uuid;
    const change = { kind: "result", method: "points", winner: "blue" } as const;
    const asked = { fighting: final, change, decisions: {} };
    const { data } = await admin.api.corrections.preview({ data: asked });
    await admin.api.corrections.apply({
      data: { ...asked, planHash: data.planHash, reason: "Перепутали углы в протоколе" },
    });
    expect((await ranking(id)).rows[0]?.fighter).toBe(day.second.uuid);
  });

  test("[RK11] a season with a formula that cannot be counted is refused by field", async () => {
    const formula = { ...DEFAULT_SEASON_FORMULA, points: [-1] };
    await expect(season([], { formula })).rejects.toMatchObject({ error: { name: "ValidationError" } });
    await expect(season([], { startsOn: "весной" })).rejects.toMatchObject({
      error: { name: "ValidationError" },
    });
    expect(await codeOf(ranking(987_654))).not.toBe("done");
  });

  test("[CL1, CL2, CL3, CL4] a club tells its athletes once, medals, places by event, seasons and what comes", async () => {
    const [spring, autumn] = [await fought("2026-04-09"), await fought("2026-09-09")];
    const team = await createTeam(app.db, { name: "Медведь" });
    await called(spring.first, "Лукин", { team_id: team.id });
    await called(spring.second, "Участник №8", {
      team_id: team.id,
      real_last_name: "Тайный",
      first_name: null,
    });
    await called(autumn.second, "Лукин-Ли", { team_id: team.id });
    await linked(spring.first, autumn.second);
    const coming = await createEvent(app.db, { date_of_event: "2999-01-01", is_published: true });
    const draft = await createEvent(app.db, { date_of_event: "2999-01-02", is_published: false });
    await app.db
      .insertInto("event_team")
      .values([coming, draft].map(({ id }) => ({ event_id: id, team_id: team.id })))
      .execute();
    const { id } = await season([spring.event.id, autumn.event.id]);
    const { data: club } = await anonymous(app).seasons.club(team.uuid);
    expect(club.athletes).toMatchObject([
      { lastName: "Лукин-Ли", starts: 2, medals: [1, 1, 0], event: autumn.event.id },
    ]);
    expect(
      club.events.map(({ id: event, athletes, medals, place, points }) => [
        event,
        athletes,
        medals,
        place,
        points,
      ]),
    ).toEqual([
      [autumn.event.id, 1, [0, 1, 0], 1, 3],
      [spring.event.id, 2, [1, 1, 0], 1, 12],
    ]);
    expect(club.coming.map(({ id: event }) => event)).toEqual([coming.id]);
    expect(club.seasons.find((one) => one.id === id)?.rows).toMatchObject([
      { lastName: "Лукин-Ли", place: 1, points: 12 },
    ]);
    expect(JSON.stringify(club)).not.toContain("Участник");
    expect((await anonymous(app).seasons.club(String(team.id))).data.uuid).toBe(team.uuid);
  });

  test("[CL5] a club that competes in drafts alone is not there for strangers", async () => {
    const team = await createTeam(app.db);
    const draft = await createEvent(app.db, { is_published: false, show_competition: false });
    await app.db.insertInto("event_team").values({ event_id: draft.id, team_id: team.id }).execute();
    expect(await codeOf(anonymous(app).seasons.club(team.uuid))).not.toBe("done");
    expect(await codeOf(anonymous(app).seasons.club("nobody"))).not.toBe("done");
  });
});
