import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createCarpet,
  createCategory,
  createCategoryFighter,
  createCompetition,
  createEntrant,
  createEvent,
  createFighting,
  createTeam,
} from "../../testing/factories.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import { updateFighter } from "../../persistence/entry/people.ts";
import { anonymous, call, createTestApp, type TestApp } from "../../testing/testApp.ts";
import { createTestClock } from "../../testing/testDeps.ts";
import { ENGINES } from "../../testing/testDatabases.ts";

const NONE = { categories: [], athletes: [], teams: [], events: [] };

describe.each(ENGINES)("search on %s", (engine) => {
  let app: TestApp;
  const clock = createTestClock();
  beforeAll(async () => {
    app = await createTestApp({ engine, now: clock.now });
    const shown = await createEvent(app.db, { name: "Кубок Волги", city: "Казань" });
    const hidden = await createEvent(app.db, { name: "Закрытый сбор", show_competition: false });
    const team = await createTeam(app.db, { name: "Берёзовая роща", city: "Пермь" });
    await enter(shown.id, { last_name: "Лаптев", first_name: "Илья", team_id: team.id });
    await enter(hidden.id, { last_name: "Тайный", first_name: "Пётр" });
  });
  afterAll(() => app.close());

  const enter = async (eventId: number, person: Parameters<typeof createEntrant>[2]) => {
    const competition = await createCompetition(app.db, { event_id: eventId });
    const category = await createCategory(app.db, { competition_id: competition.id });
    return await createEntrant(app.db, category.id, person);
  };
  const find = async (typed: string) => {
    clock.pass(3000);
    const { data } = await anonymous(app).search({ q: typed });
    return {
      categories: data.categories.items.map(({ title }) => title),
      athletes: data.athletes.items.map(({ lastName }) => lastName),
      teams: data.teams.items.map(({ name }) => name),
      events: data.events.items.map(({ name }) => name),
    };
  };

  test("[SR1, SR2, SR3] athletes, clubs and events are found by a few letters, without ё and mistyped", async () => {
    expect(await find("лоптев иль")).toEqual({ ...NONE, athletes: ["Лаптев"] });
    expect(await find("БЕРЕЗОВ")).toEqual({ ...NONE, teams: ["Берёзовая роща"] });
    expect(await find("кубак казань")).toMatchObject({ events: ["Кубок Волги"] });
    expect(await find("лаптев роща")).toMatchObject({ athletes: ["Лаптев"] });
  });

  test("[SR9] [SR10] a name is found in Latin letters and on the wrong layout", async () => {
    for (const typed of ["laptev", "Laptev Ilya", "kfgntd", "KFGNTD BKMZ", "laptef"])
      expect(await find(typed)).toMatchObject({ athletes: ["Лаптев"] });
    expect(await find(",thtpjd")).toMatchObject({ teams: ["Берёзовая роща"] });
  });

  test("[SR11] a category is found by its weight, those of a competition that is not shown are not", async () => {
    const [shown, hidden] = [
      await createEvent(app.db),
      await createEvent(app.db, { show_competition: false }),
    ];
    for (const [event, titles] of [
      [shown, ["Мужчины, до 77 кг", "Мужчины, до 84 кг"]],
      [hidden, ["Тайные, до 77 кг"]],
    ] as const) {
      const competition = await createCompetition(app.db, { event_id: event.id });
      for (const title of titles) await createCategory(app.db, { competition_id: competition.id, title });
    }
    for (const typed of ["до 77", "77 кг", "77кг", "мужчины 77"])
      expect(await find(typed)).toMatchObject({ categories: ["Мужчины, до 77 кг"] });
  });

  test("[SR11] a name together with a weight finds whom of that name fights in it", async () => {
    const event = await createEvent(app.db);
    const competition = await createCompetition(app.db, { event_id: event.id });
    const enterIn = async (titles: readonly string[], first_name: string) => {
      const [first = "", ...others] = titles;
      const category = await createCategory(app.db, { competition_id: competition.id, title: first });
      const person = await createEntrant(app.db, category.id, { last_name: "Ермолин", first_name });
      for (const title of others) {
        const other = await createCategory(app.db, { competition_id: competition.id, title });
        await createCategoryFighter(app.db, other.id, person.id);
      }
    };
    await enterIn(["Мужчины, до 66 кг, опытные", "Мужчины, абсолютная, до 99 кг"], "Глеб");
    await enterIn(["Мужчины, до 71 кг, опытные"], "Иван");
    clock.pass(3000);
    const firstNames = async (q: string) =>
      (await anonymous(app).search({ q })).data.athletes.items.map(({ firstName }) => firstName);
    for (const q of ["Ермолин 66", "Ermolin 66", "ermolin up to 66 kg", "66 кг ермолин", "ермолин 99"])
      expect([q, ...(await firstNames(q))]).toEqual([q, "Глеб"]);
    expect(await firstNames("ермолин")).toHaveLength(2);
    // A weight alone is no name, and no more are the other words of a title.
    for (const q of ["66", "до 66 кг", "ермолин опыт", "ермолин 84"]) expect(await firstNames(q)).toEqual([]);
  });

  test("[SR9, SR10] one letter again and again is nothing, in whatever script and layout", async () => {
    const event = await createEvent(app.db);
    const competition = await createCompetition(app.db, { event_id: event.id });
    for (const title of ["Мужчины, до 66 кг, опытные", "Женщины, до 63 кг, продвинутые"])
      await createCategory(app.db, { competition_id: competition.id, title });
    for (const typed of ["qqqq", "qq", "йййй", "vvvv", "tttt"]) expect(await find(typed)).toEqual(NONE);
  });

  test("[SR14] a category is found by the words of its English title too", async () => {
    const event = await createEvent(app.db);
    const competition = await createCompetition(app.db, { event_id: event.id });
    for (const title of ["Женщины, до 63 кг, новички", "Женщины, свыше 76 кг, синий пояс", "Показательные"])
      await createCategory(app.db, { competition_id: competition.id, title });
    for (const typed of ["women up to 63 kg", "novice 63", "женщины novice"])
      expect(await find(typed)).toMatchObject({ categories: ["Женщины, до 63 кг, новички"] });
    expect(await find("blue belt")).toMatchObject({ categories: ["Женщины, свыше 76 кг, синий пояс"] });
  });

  test("[SR12] on the day an athlete is found with the mat of the next bout and its window, and before it with neither", async () => {
    const event = await createEvent(app.db);
    const competition = await createCompetition(app.db, { event_id: event.id, status: "in_progress" });
    const carpet = await createCarpet(app.db, { competition_id: competition.id, name: "Ковёр Б" });
    const category = await createCategory(app.db, { competition_id: competition.id });
    const [one, other, idle] = [
      await createEntrant(app.db, category.id, { last_name: "Ближайший" }),
      await createEntrant(app.db, category.id, { last_name: "Другой" }),
      await createEntrant(app.db, category.id, { last_name: "Свободный" }),
    ];
    await createFighting(app.db, {
      category_id: category.id,
      carpet_id: carpet.id,
      red_fighter_id: one.id,
      blue_fighter_id: other.id,
    });
    await createFighting(app.db, {
      category_id: category.id,
      red_fighter_id: idle.id,
      blue_fighter_id: one.id,
    });
    clock.pass(3000);
    const nextOf = async (q: string) => (await anonymous(app).search({ q })).data.athletes.items[0]?.next;
    expect(await nextOf("ближайший")).toMatchObject({ mat: "Ковёр Б", carpet: carpet.uuid, isOn: false });
    const next = await nextOf("ближайший");
    expect(Date.parse(next?.startsAt ?? "")).toBeGreaterThanOrEqual(clock.now());
    // Of the bout the mat begins with nothing is uncertain.
    expect(next?.window).toEqual({ from: next?.startsAt, to: next?.startsAt });
    expect(await nextOf("свободный")).toBeNull();
    expect(await nextOf("лаптев")).toBeNull();
  });

  test("[SR1, EV8] an event that is found tells its last day as well", async () => {
    const info = writeJson({ schedule: [{ day: "2026-12-06", time: "10:00", title: "Дети" }] });
    await createEvent(app.db, { name: "Двухдневка", date_of_event: "2026-12-05", info });
    clock.pass(3000);
    const { data } = await anonymous(app).search({ q: "двухдневка" });
    expect(data.events.items).toMatchObject([{ dateOfEvent: "2026-12-05", lastDay: "2026-12-06" }]);
  });

  test("[SR5] nobody is found in a competition that is not shown", async () => {
    expect(await find("тайный")).toMatchObject({ athletes: [] });
  });

  test("[SR5] a name without consent is not found, not even a moment after it was withdrawn", async () => {
    const event = await createEvent(app.db);
    const fighter = await enter(event.id, { last_name: "Скромников", first_name: "Олег" });
    expect(await find("скромников")).toMatchObject({ athletes: ["Скромников"] });
    const hidden = { last_name: `Участник №${fighter.id}`, first_name: null, real_last_name: "Скромников" };
    await updateFighter(app.db, fighter.id, hidden);
    const { data } = await anonymous(app).search({ q: "скромников" });
    expect(data.athletes.items).toEqual([]);
    expect(await find(`участник ${fighter.id}`)).toMatchObject({ athletes: [] });
  });

  test("[SR6] what is too short, too long or missing is refused", async () => {
    for (const q of ["", "?q=а", `?q=${"а".repeat(101)}`])
      expect(await call(app, { url: `/api/search${encodeURI(q)}` })).toMatchObject({ status: 400 });
  });
});

test("[SR6] a network searches at most so often", async () => {
  const app = await createTestApp({ env: { RATE_LIMIT: "on" } });
  const answers = await Promise.all(
    Array.from({ length: 620 }, () => call(app, { url: "/api/search?q=anna" })),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  await app.close();
});
