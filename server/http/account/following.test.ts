import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Star } from "#domain/follow/follow.ts";
import {
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
  createProfile,
  createTeam,
} from "../../testing/factories.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { anonymous, createTestApp, signIn, type TestApp } from "../../testing/testApp.ts";
import { ENGINES } from "../../testing/testDatabases.ts";

const star = (ref: string, changedAtMs: number, isOn = true): Star => ({
  kind: "fighter",
  ref,
  isOn,
  changedAtMs,
});

describe.each(ENGINES)("following on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  test("[FO3] the stars of a phone and of a laptop meet in the account", async () => {
    const { api } = await signIn(app, "authenticated");
    await api.stars.sync({ data: { stars: [star("laptev", 1)] } });
    const { data } = await api.stars.sync({ data: { stars: [star("berg", 2)] } });
    expect(data.stars.map(({ ref }) => ref)).toEqual(["berg", "laptev"]);
    const after = await api.stars.sync({ data: { stars: [star("laptev", 3, false)] } });
    expect(after.data.stars).toEqual([star("berg", 2), star("laptev", 3, false)]);
    expect((await api.stars.sync({ data: { stars: [] } })).data).toEqual(after.data);
  });

  test("[FO3] a clock that is ahead does not win for ever", async () => {
    const { api } = await signIn(app, "authenticated");
    await api.stars.sync({ data: { stars: [star("laptev", Date.now() + 86_400_000)] } });
    const { data } = await api.stars.sync({ data: { stars: [star("laptev", Date.now() + 1, false)] } });
    expect(data.stars).toMatchObject([{ ref: "laptev", isOn: false }]);
  });

  test("[FO17] an account is told its own athletes of one event, and nobody else's", async () => {
    const { api, account } = await signIn(app, "authenticated");
    const [here, elsewhere] = [await createEvent(app.db), await createEvent(app.db)];
    const open = async (eventId: number) => {
      const competition = await createCompetition(app.db, { event_id: eventId });
      return (await createCategory(app.db, { competition_id: competition.id })).id;
    };
    const [today, later] = [await open(here.id), await open(elsewhere.id)];
    const enter = async (categoryId: number, owner: number) => {
      const profile = await createProfile(app.db, { owner_id: owner });
      return (await createEntrant(app.db, categoryId, { profile_id: profile.id })).uuid;
    };
    const other = await signIn(app, "authenticated");
    const own = await enter(today, account.id);
    await enter(today, other.account.id);
    await enter(later, account.id);
    expect((await api.stars.ownFighters(String(here.id))).data).toEqual([own]);
    await expect(api.stars.ownFighters("999999")).rejects.toMatchObject({ error: { status: 404 } });
  });

  test("[FO4] more stars than anybody looks after are refused", async () => {
    const { api } = await signIn(app, "authenticated");
    const many = Array.from({ length: 401 }, (_, index) => star(`f${index}`, index));
    await expect(api.stars.sync({ data: { stars: many } })).rejects.toMatchObject({ error: { status: 400 } });
  });

  test("[FO5, GN13] the name of what is followed is the one the public sees now", async () => {
    const shown = await createEvent(app.db);
    const hidden = await createEvent(app.db, { show_competition: false });
    const unpublished = await createEvent(app.db, { is_published: false });
    const team = await createTeam(app.db, { name: "Медведь", city: "Пермь" });
    const enter = async (eventId: number) => {
      const competition = await createCompetition(app.db, { event_id: eventId });
      const category = await createCategory(app.db, { competition_id: competition.id });
      const fighter = await createEntrant(app.db, category.id, { last_name: "Лаптев", team_id: team.id });
      return { category, fighter };
    };
    const seen = await enter(shown.id);
    const unseen = await enter(hidden.id);
    const { data } = await anonymous(app).stars.lookUp({
      data: {
        followed: [
          { kind: "fighter", ref: seen.fighter.uuid },
          { kind: "fighter", ref: unseen.fighter.uuid },
          { kind: "category", ref: seen.category.uuid },
          { kind: "category", ref: unseen.category.uuid },
          { kind: "team", ref: String(team.id) },
          { kind: "team", ref: "no number" },
          { kind: "event", ref: String(hidden.id) },
          { kind: "event", ref: String(unpublished.id) },
        ],
      },
    });
    expect(data.map(({ name, note, event }) => [name, note, event?.id, event?.hasCompetition])).toEqual([
      ["Иван Лаптев", "Медведь", shown.id, true],
      ["Медведь", "Пермь", shown.id, true],
      [seen.category.title, null, shown.id, true],
      [hidden.name, hidden.city, hidden.id, false],
    ]);
  });

  test("[FO9] of a team the competition that goes on is named, else the next one, else the last one", async () => {
    const team = await createTeam(app.db);
    const enter = async (date: string, status: "closed" | "draft" | "in_progress") => {
      const event = await createEvent(app.db, { date_of_event: date });
      const competition = await createCompetition(app.db, { event_id: event.id, status });
      const category = await createCategory(app.db, { competition_id: competition.id });
      await createEntrant(app.db, category.id, { team_id: team.id });
      return event.id;
    };
    const named = async () => {
      const { data } = await anonymous(app).stars.lookUp({
        data: { followed: [{ kind: "team", ref: String(team.id) }] },
      });
      return data[0]?.event?.id;
    };
    expect(await named()).toBeUndefined();
    await enter("2001-05-01", "closed");
    const last = await enter("2001-06-01", "closed");
    expect(await named()).toBe(last);
    await enter("2999-02-01", "draft");
    const next = await enter("2999-01-01", "draft");
    expect(await named()).toBe(next);
    const running = await enter("2001-01-01", "in_progress");
    expect(await named()).toBe(running);
  });

  test("[FO9, GN16] half an hour after the hall's midnight what was due yesterday is not the next one", async () => {
    const inHall = await createTestApp({
      database: app.database,
      env: { TIME_ZONE: "Asia/Vladivostok" },
      now: () => Date.parse("2026-12-04T14:30:00Z"),
    });
    const team = await createTeam(app.db);
    for (const date of ["2026-12-04", "2026-12-06"]) {
      const event = await createEvent(app.db, { date_of_event: date });
      const competition = await createCompetition(app.db, { event_id: event.id, status: "draft" });
      const category = await createCategory(app.db, { competition_id: competition.id });
      await createEntrant(app.db, category.id, { team_id: team.id });
    }
    const { data } = await anonymous(inHall).stars.lookUp({
      data: { followed: [{ kind: "team", ref: String(team.id) }] },
    });
    expect(data[0]?.event?.dateOfEvent).toBe("2026-12-06");
    await inHall.close();
  });

  test("[FO9, EV8] an event that is followed tells its last day as well", async () => {
    const info = writeJson({ schedule: [{ day: "2026-12-06", time: "10:00", title: "Дети" }] });
    const event = await createEvent(app.db, { date_of_event: "2026-12-05", info });
    const { data } = await anonymous(app).stars.lookUp({
      data: { followed: [{ kind: "event", ref: String(event.id) }] },
    });
    expect(data[0]?.event).toMatchObject({ dateOfEvent: "2026-12-05", lastDay: "2026-12-06" });
  });

  test("[FO5] what only reads like the number of a team is no team", async () => {
    const { id } = await createTeam(app.db);
    const refs = ["9999999999", `0x${id.toString(16)}`, `${id}e0`, ` ${id}`, `-${id}`, `${id}.0`];
    const { data } = await anonymous(app).stars.lookUp({
      data: { followed: refs.map((ref) => ({ kind: "team", ref })) },
    });
    expect(data).toEqual([]);
  });
});
