import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_SEASON_FORMULA } from "#domain/season/formula.ts";
import { hallToday } from "../../environment/hallDay.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { updateCompetition } from "../../persistence/event/competitionRows.ts";
import { createEvent, createTeam } from "../../testing/factories.ts";
import { createSeasonWorld, outcomeOf, type SeasonWorld } from "../../testing/seasonWorld.ts";
import { anonymous, type Client } from "../../testing/testApp.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("seasons", (database) => {
  let world: SeasonWorld;
  beforeAll(async () => {
    world = await createSeasonWorld(database());
  });
  afterAll(() => world.app.close());

  test("[RK1, RK2, RK3] groups are apart, coefficients count, and every line says how it was made", async () => {
    const { fought, season, ranking } = world;
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
    const { app, admin, fought, season, ranking } = world;
    const { event } = await fought("2026-04-07");
    const { id, documentId } = await season([event.id], { isPublished: false });
    const find = async (client: Client["api"]) => (await client.seasons.find()).data.map((one) => one.id);
    expect([await find(admin.api), await find(anonymous(app))].map((ids) => ids.includes(id))).toEqual([
      true,
      false,
    ]);
    expect(await outcomeOf(ranking(id))).not.toBe("done");
    expect((await admin.api.seasons.ranking(String(id), { page: 1 })).data.rows).toHaveLength(4);
    await admin.api.seasons.update(documentId, { isPublished: true });
    expect((await ranking(id)).rows).toHaveLength(4);
  });

  test("[RK9] by dates every shown event that is over counts, and neither drafts nor what goes on", async () => {
    const { app, fought, season, ranking } = world;
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
    const { app, admin, fought, season, ranking } = world;
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
    const { season, ranking } = world;
    const formula = { ...DEFAULT_SEASON_FORMULA, points: [-1] };
    await expect(season([], { formula })).rejects.toMatchObject({ error: { name: "ValidationError" } });
    await expect(season([], { startsOn: "весной" })).rejects.toMatchObject({
      error: { name: "ValidationError" },
    });
    expect(await outcomeOf(ranking(987_654))).not.toBe("done");
  });

  test("[CL1, CL2, CL3, CL4] a club tells its athletes once, medals, places by event, seasons and what comes", async () => {
    const { app, fought, called, season, linked } = world;
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

  test("[CL7] an event of several days is coming until its last day, one that is over is not", async () => {
    const { app } = world;
    const team = await createTeam(app.db);
    const today = hallToday(app.deps);
    const line = (day: string) => ({ day, time: "10:00", title: "Схватки" });
    const days = (last: string) => writeJson({ schedule: [line(last)] });
    const begun = { date_of_event: dayBefore(today), is_published: true };
    const underWay = await createEvent(app.db, { ...begun, info: days(today) });
    const over = await createEvent(app.db, { ...begun, info: days(dayBefore(today)) });
    const events = [underWay, over].map(({ id }) => ({ event_id: id, team_id: team.id }));
    await app.db.insertInto("event_team").values(events).execute();
    const { data: club } = await anonymous(app).seasons.club(team.uuid);
    expect(club.coming.map(({ id }) => id)).toEqual([underWay.id]);
  });

  test("[CL5] a club that competes in drafts alone is not there for strangers", async () => {
    const { app } = world;
    const team = await createTeam(app.db);
    const draft = await createEvent(app.db, { is_published: false, show_competition: false });
    await app.db.insertInto("event_team").values({ event_id: draft.id, team_id: team.id }).execute();
    expect(await outcomeOf(anonymous(app).seasons.club(team.uuid))).not.toBe("done");
    expect(await outcomeOf(anonymous(app).seasons.club("nobody"))).not.toBe("done");
  });
});

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
