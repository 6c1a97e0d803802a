import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { useMembersApp, type TestEntry } from "../../testing/membersApp.ts";
import { ENGINES } from "../../testing/testDatabases.ts";
import { call } from "../../testing/testApp.ts";

const BORN = "2016-03-03";
const uuidOf = (entry: TestEntry) => z.string().parse(entry["uuid"]);
const isStated = (after: unknown) => z.object({ hasConsent: z.literal(true) }).safeParse(after).success;

describe.each(ENGINES)("athletes put in by hand on %s", (engine) => {
  const { app, as, make, change } = useMembersApp(engine);
  let uuid: string;
  let boys: TestEntry;
  let men: TestEntry;
  beforeAll(async () => {
    const event = await make("events", { name: "Кубок", showCompetition: true });
    const competition = await make("competitions", { title: "Кубок", event: event.id });
    uuid = uuidOf(competition);
    boys = await make("categories", { competition: competition.id, title: "до 32 кг", ageMax: 11 });
    men = await make("categories", { competition: competition.id, title: "до 71 кг", ageMin: 18 });
  });

  const add = (lastName: string, more: object = {}) =>
    make("fighters", { lastName, firstName: "Пётр", birthDate: BORN, categories: [boys.id], ...more });
  const update = ({ id }: TestEntry, data: object) => change(as("admin"), `fighters/${id}`, data);
  const seen = async () => (await call(app(), { url: `/api/competitions/uuid/${uuid}` })).text;

  test("[EN15] a minor is a number to the public, with a birth date or by the category; officials read the name", async () => {
    await add("Зайцев");
    await add("Бельчонков", { birthDate: null });
    await add("Ежов", { hasConsent: true });
    await add("Взрослов", { birthDate: "2000-05-05", categories: [men.id] });
    expect(await seen()).toMatch(/Участник №\d+/);
    expect(await seen()).not.toMatch(/Зайцев|Бельчонков/);
    expect(await seen()).toMatch(/Ежов/);
    expect(await seen()).toMatch(/Взрослов/);
    const { entries } = (await as("admin").api.roll.find(uuid)).data;
    expect(entries.map(({ lastName }) => lastName)).toEqual(expect.arrayContaining(["Зайцев", "Бельчонков"]));
  });

  test("[EN15] no later write gets past it, until a consent is stated, which is in the audit", async () => {
    const hidden = await add("Барсуков");
    await update(hidden, { lastName: "Барсуковский" });
    const late = await add("Мышкин", { birthDate: null, categories: [men.id] });
    await update(late, { birthDate: BORN });
    const moved = await add("Хомяков", { birthDate: null, categories: [men.id] });
    const { api } = as("admin");
    const roll = (await api.roll.find(uuid)).data.entries;
    const fighter = roll.find(({ fighterId }) => fighterId === moved.id)?.fighter ?? "";
    await api.roll.move(uuid, { data: { fighter, from: uuidOf(men), to: uuidOf(boys), isByWeight: false } });
    expect(await seen()).not.toMatch(/Барсуков|Мышкин|Хомяков/);
    await update(hidden, { hasConsent: true });
    expect(await seen()).toMatch(/"lastName":"Барсуковский","firstName":"Пётр"/);
    const audits = await findAllAudits(app().db, { afterN: 0, limit: 1000 });
    const stated = audits.filter(({ after }) => isStated(after));
    expect(stated.at(-1)).toMatchObject({ action: "fighters.update", object: `fighter:${hidden.id}` });
  });
});
