import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import type { ListRequest } from "#contract/entry/list.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { lockFeed } from "../../persistence/database/feed.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import { createCategory, createTeam } from "../../testing/factories.ts";
import { listLine, listOf } from "../../testing/lists.ts";
import { call, createTestApp, signIn, type TestApp } from "../../testing/testApp.ts";

type Line = ListRequest["lines"][number];

let app: TestApp;
let admin: Api;
let uuid: string;
let men: { readonly id: number; readonly uuid: string };
let boys: { readonly id: number; readonly uuid: string };

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signIn(app, "admin")).api;
});
afterAll(() => app.close());

beforeEach(async () => {
  const row = await createCategory(app.db, { title: "до 71", sex: "m", age_min: 18, weight_max: 71 });
  men = row;
  boys = await createCategory(app.db, { competition_id: row.competition_id, age_max: 11 });
  uuid = (await findCompetitionById(app.db, row.competition_id))?.uuid ?? "";
});

const man = (lastName: string, rest: Partial<Line> = {}, person: Partial<Line["person"]> = {}): Line =>
  listLine({ uuid: men.uuid }, { lastName, firstName: "Пётр", birthDate: "2000-05-05", ...person }, rest);
const boy = (lastName: string, rest: Partial<Line> = {}, person: Partial<Line["person"]> = {}): Line =>
  listLine({ uuid: boys.uuid }, { lastName, birthDate: "2016-03-03", ...person }, rest);
const write = async (lines: readonly Line[], rest: Partial<ListRequest> = {}) =>
  (await admin.lists.write(uuid, { data: listOf(lines, rest) })).data;
const roll = async () => (await admin.roll.find(uuid)).data.entries;
const names = async () => (await roll()).map(({ lastName }) => lastName);
const basis = async () => (await admin.lists.basis(uuid)).data;
const code = (wanted: string, row?: number) => ({
  error: { details: { code: wanted, ...(row !== undefined && { row }) } },
});

test("[SE25] no name of a list holds line ends or marks of direction, and nothing of such a list is written", async () => {
  const fresh = { name: "Медведь\u202e", city: null };
  const lists = [
    listOf([man("Гро\u202eмов")]),
    listOf([man("Громов\nПётр")]),
    listOf([man("Громов", {}, { city: "Казань\u2066" })]),
    listOf([man("Громов", { club: { fresh: 0 } })], { clubs: [fresh] }),
  ];
  for (const data of lists)
    await expect(admin.lists.write(uuid, { data })).rejects.toMatchObject({ error: { status: 400 } });
  expect(await names()).toEqual([]);
});

test("[EN22] a list makes people, clubs and categories; who stands in two lines is one person", async () => {
  const team = await createTeam(app.db, { name: "Медведь" });
  const { made } = await write(
    [
      man("Волков", { club: { team: team.id } }, { middleName: "Ильич", coach: "Сурков А." }),
      man(
        "Волков",
        { is: { line: 0 }, category: { fresh: 0 } },
        { birthDate: null, region: "Пермский край" },
      ),
      man("Рысев", { club: { fresh: 0 } }, { birthDate: null, birthYear: 1999 }),
    ],
    {
      clubs: [{ name: "Тайга", city: "Томск" }],
      categories: [
        {
          title: "Абсолют",
          sex: "m",
          ageMin: 18,
          ageMax: null,
          level: "all",
          style: "nogi",
          weightMin: null,
          weightMax: null,
        },
      ],
    },
  );
  expect(made).toEqual({ people: 2, known: 0, entries: 3, clubs: 1, categories: 1 });
  expect((await roll()).map(({ lastName, birthYear, team: of }) => [lastName, birthYear, of?.name])).toEqual([
    ["Волков", 2000, "Медведь"],
    ["Рысев", 1999, "Тайга"],
    ["Волков", 2000, "Медведь"],
  ]);
  const { people } = await basis();
  expect(people).toHaveLength(2);
  expect(people[0]).toMatchObject({ lastName: "Волков", middleName: "Ильич", birthDate: "2000-05-05" });
  expect(people[0]?.categories).toHaveLength(2);
});

test("[EN22] who is known is filled where nothing was known, never overwritten, and stands in a category once", async () => {
  await write([man("Волков", {}, { city: "Томск" })]);
  const [fighter = ""] = (await basis()).people.map((one) => one.fighter);
  const { made } = await write([
    man("Волкoв", { is: { fighter } }, { city: "Пермь", coach: "Сурков А.", birthDate: "1999-01-01" }),
    boy("Волков", { is: { fighter } }),
  ]);
  expect(made).toEqual({ people: 0, known: 1, entries: 1, clubs: 0, categories: 0 });
  const { people } = await basis();
  expect(people).toMatchObject([{ lastName: "Волков", city: "Томск", birthDate: "2000-05-05" }]);
  expect(people[0]?.categories).toEqual([men.uuid, boys.uuid]);
});

test("[EN22] sent again under the same id it is written once", async () => {
  const list = listOf([man("Волков")]);
  const [first, second] = [
    await admin.lists.write(uuid, { data: list }),
    await admin.lists.write(uuid, { data: list }),
  ];
  expect(second).toEqual(first);
  expect(await names()).toEqual(["Волков"]);
});

test("[EN10] [EN22] [PE12] a line that cannot be written is named, and nobody is", async () => {
  const nobody = randomUUID();
  const wrong: [Line, string][] = [
    [man("Лишний", { category: { uuid: nobody } }), "unknown-category"],
    [man("Лишний", { category: { fresh: 0 } }), "unknown-category"],
    [man("Лишний", { is: { fighter: nobody } }), "unknown-person"],
    [man("Лишний", { is: { line: 7 } }), "unknown-person"],
    [man("Лишний", { club: { team: 987_654_321 } }), "unknown-club"],
    [man("Лишний", { club: { fresh: 0 } }), "unknown-club"],
    [man("Лишний2"), "name-signs"],
  ];
  for (const [line, why] of wrong)
    await expect(write([man("Барсов"), line])).rejects.toMatchObject(code(why, 2));
  await updateCategory(app.db, boys.id, { status: "drawn", draw: "{}" });
  await expect(write([man("Барсов"), boy("Лишний")])).rejects.toMatchObject(code("category-drawn", 2));
  expect(await names()).toEqual([]);
});

test("[EN14] a minor of a list is a number to the public until a signed consent is at hand", async () => {
  await write([
    man("Взрослов"),
    boy("Зайцев"),
    boy("Бельчонков", {}, { birthDate: null }),
    boy("Лисёнков", { category: { uuid: men.uuid } }, { birthDate: null, birthYear: 2016 }),
    boy("Ежов", { hasConsent: true }),
  ]);
  const seen = async () => (await call(app, { url: `/api/competitions/uuid/${uuid}` })).text;
  expect(await seen()).toMatch(/Участник №\d+/);
  expect(await seen()).not.toMatch(/Зайцев|Бельчонков|Лисёнков/);
  expect(await seen()).toMatch(/Взрослов/);
  expect(await seen()).toMatch(/Ежов/);
  expect((await names()).toSorted()).toEqual(
    ["Бельчонков", "Взрослов", "Ежов", "Зайцев", "Лисёнков"].toSorted(),
  );
  await write([boy("Лосев")], { haveAllConsents: true });
  expect(await seen()).toMatch(/Лосев/);
  const audits = await findAllAudits(app.db, { afterN: 0, limit: 1000 });
  expect(audits.filter(({ action }) => action === "consents.stated").map(({ after }) => after)).toEqual([
    { athletes: 1, ofList: 5, haveAllConsents: false },
    { athletes: 1, ofList: 1, haveAllConsents: true },
  ]);
});

test("[EN23] one undo takes back exactly what a list made", async () => {
  await write([man("Прежний")]);
  const before = await basis();
  const fighter = before.people[0]?.fighter ?? "";
  const fresh = {
    sex: null,
    ageMin: null,
    ageMax: null,
    level: null,
    style: null,
    weightMin: null,
    weightMax: null,
  };
  const { id } = await write(
    [
      man("Прежний", { is: { fighter }, category: { fresh: 0 } }, { city: "Пермь" }),
      man("Волков", { club: { fresh: 0 } }),
    ],
    { clubs: [{ name: "Тайга", city: null }], categories: [{ title: "Новая", ...fresh }] },
  );
  expect((await basis()).last).toMatchObject({ id, made: { people: 1, known: 1, entries: 2 } });
  await admin.lists.undo(uuid, id);
  const { last, ...after } = await basis();
  expect(after).toEqual({ categories: before.categories, people: before.people, teams: before.teams });
  expect(last?.id).toBe(before.last?.id);
  await expect(admin.lists.undo(uuid, id)).rejects.toMatchObject(code("already-undone"));
});

test("[EN23] what others use by now stays", async () => {
  const { id } = await write([man("Волков", { club: { fresh: 0 } })], {
    clubs: [{ name: "Енисей", city: null }],
  });
  const team = (await basis()).teams.find(({ name }) => name === "Енисей")?.id ?? 0;
  await write([man("Рысев", { club: { team } })]);
  await admin.lists.undo(uuid, id);
  expect(await names()).toEqual(["Рысев"]);
  expect((await basis()).teams.some((one) => one.id === team)).toBe(true);
});

test("[EN23] what was weighed or drawn since is not taken back", async () => {
  const { id } = await write([man("Волков")]);
  const who = { category: men.uuid, fighter: (await roll())[0]?.fighter ?? "" };
  await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 70 } });
  await expect(admin.lists.undo(uuid, id)).rejects.toMatchObject(code("weighed-since"));
  await admin.roll.weigh(uuid, { data: { act: "undo", ...who } });
  await updateCategory(app.db, men.id, { status: "drawn", draw: "{}" });
  await expect(admin.lists.undo(uuid, id)).rejects.toMatchObject(code("category-drawn"));
  expect(await names()).toEqual(["Волков"]);
});

test("[EN10] [DR29] a list that comes while the lots are drawn is refused", async () => {
  const shared = await createTestApp({ engine: "postgres" });
  const { api } = await signIn(shared, "admin");
  const category = await createCategory(shared.db);
  const competition = await findCompetitionById(shared.db, category.competition_id);
  const list = listOf([man("Волков", { category: { uuid: category.uuid } })]);
  const drawing = await shared.db.startTransaction().execute();
  await lockFeed(drawing, competition?.uuid ?? "");
  const added = api.lists.write(competition?.uuid ?? "", { data: list }).catch((cause: unknown) => cause);
  // Long enough for the list to come as far as the lock.
  await setTimeout(300);
  await updateCategory(drawing, category.id, { status: "drawn", draw: "{}" });
  await drawing.commit().execute();
  expect(await added).toMatchObject({ error: { details: { code: "category-drawn", row: 1 } } });
  await updateCategory(shared.db, category.id, { status: "draft", draw: null });
  const again = { ...list, id: randomUUID() };
  const { data } = await api.lists.write(competition?.uuid ?? "", { data: again });
  expect(data.made).toMatchObject({ people: 1, entries: 1 });
  await api.lists.undo(competition?.uuid ?? "", data.id);
  expect((await api.lists.basis(competition?.uuid ?? "")).data.people).toEqual([]);
  await shared.close();
});
