import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import type { ListRequest } from "#contract/entry/list.ts";
import type { WeighAct } from "#contract/entry/roll.ts";
import { createApplication, createFighter } from "../../testing/factories.ts";
import { listLine, listOf } from "../../testing/lists.ts";
import { createTestApp, signIn, type TestApp } from "../../testing/testApp.ts";
import { weighAlong } from "../../usecases/entry/weighAlong.ts";

const SHARED = { boutSeconds: 300, sex: "m", level: "all", style: "nogi" } as const;
const MEN = { ...SHARED, ageMin: 18, ageMax: null } as const;
const BOYS = { ...SHARED, ageMin: 10, ageMax: 11 } as const;

let app: TestApp;
let admin: Api;
let uuid: string;
let eventId: number;
let categories: Map<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signIn(app, "admin")).api;
});
afterAll(() => app.close());

beforeEach(async () => {
  const { data: event } = await admin.organiser.createEvent({
    name: "Кубок клуба",
    dateOfEvent: "2026-12-12",
    city: null,
    venue: null,
    address: null,
    description: null,
    registrationUntil: null,
    internalNote: null,
    info: {},
    isPublished: true,
    registrationOpen: false,
    showCompetition: true,
  });
  const { data } = await admin.organiser.createCompetition({
    title: "Кубок клуба",
    rules: { preset: "ru_grappling" },
    scoreboardType: null,
    event: event.documentId,
  });
  uuid = data.uuid;
  eventId = event.id;
  const competition = (await admin.organiser.event(event.documentId)).data.competition?.documentId ?? "";
  const made = [
    { title: "до 71", ...MEN, weightMin: null, weightMax: 71 },
    { title: "до 77", ...MEN, weightMin: 71, weightMax: 77 },
    { title: "до 76, чёрный пояс", ...MEN, level: "black", weightMin: 71, weightMax: 76 },
    { title: "до 32", ...BOYS, weightMin: null, weightMax: 32 },
    { title: "до 36", ...BOYS, weightMin: 32, weightMax: 36 },
  ];
  for (const category of made) await admin.organiser.createCategory({ ...category, competition });
  const found = await admin.organiser.categories(uuid);
  categories = new Map(found.map((category) => [category.title, category.uuid]));
});

const idOf = (title: string) => categories.get(title) ?? "";
type Line = ListRequest["lines"][number];
const athlete = (lastName: string, title: string, rest: Partial<Line["person"]> = {}): Line =>
  listLine(
    { uuid: idOf(title) },
    { lastName, firstName: "Пётр", birthDate: "2000-05-05", sex: "m", ...rest },
  );
const add = async (...lines: readonly Line[]) => {
  await admin.lists.write(uuid, { data: listOf(lines) });
};
const roll = async () => (await admin.roll.find(uuid)).data.entries;
const titleOf = (category: string) => [...categories].find(([, id]) => id === category)?.[0];
const stands = async () =>
  (await roll()).map(({ lastName, category, state, weight }) => [lastName, titleOf(category), state, weight]);
const fighterOf = async (lastName: string) =>
  (await roll()).find((entry) => entry.lastName === lastName)?.fighter ?? "";
const draw = async (title: string) => {
  const lots = { mayBeUnweighed: false, seeded: [], without: [] };
  const { basis, format, seed } = (
    await admin.draws.preview(idOf(title), { data: { ...lots, format: null, seed: null } })
  ).data;
  await admin.draws.draw(idOf(title), { data: { ...lots, id: randomUUID(), basis, format, seed } });
};
const code = (wanted: string) => ({ error: { details: { code: wanted } } });

test("[CT15] [CT17] [CT55] [EN11] the limit counts, a second attempt may pass, a slip is taken back, what is tolerated passes", async () => {
  await add(athlete("Волков", "до 71"));
  const who = { category: idOf("до 71"), fighter: await fighterOf("Волков") };
  const { data: heavy } = await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 71.4 } });
  expect(heavy).toEqual({ state: "overweight", overKg: 0.4, next: idOf("до 77"), consequence: "offer" });
  expect((await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 71 } })).data.state).toBe(
    "passed",
  );
  expect((await roll())[0]).toMatchObject({ state: "passed", weight: 71, attempts: 2, hasPapers: false });
  await expect(
    admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 70.9 } }),
  ).rejects.toMatchObject(code("already-passed"));
  await admin.roll.weigh(uuid, { data: { act: "papers", ...who, hasPapers: true } });
  await admin.roll.weigh(uuid, { data: { act: "undo", ...who } });
  expect((await roll())[0]).toMatchObject({
    state: "not_weighed",
    weight: null,
    attempts: 1,
    hasPapers: true,
  });
  const { documentId, title } = await admin.competitions.byUuid(uuid);
  const rules = { preset: "ru_grappling", weightToleranceKg: 0.5 };
  await admin.organiser.updateCompetition(documentId, { title, scoreboardType: null, rules });
  const { data: more } = await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 71.4 } });
  expect(more.state).toBe("passed");
});

test("[EN11] [LB5] only a weight that passed becomes the athlete's, and a slip gives back what they had", async () => {
  await add(athlete("Волков", "до 71", { weight: 70.2 }));
  const who = { category: idOf("до 71"), fighter: await fighterOf("Волков") };
  const known = async () => (await admin.draws.of(idOf("до 71"))).data.athletes[0]?.weight;
  await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 170.8 } });
  expect(await known()).toBe(70.2);
  await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 70.8 } });
  await admin.roll.weigh(uuid, { data: { act: "papers", ...who, hasPapers: true } });
  expect(await known()).toBe(70.8);
  await admin.roll.weigh(uuid, { data: { act: "undo", ...who } });
  expect(await known()).toBe(70.2);
  await admin.roll.weigh(uuid, { data: { act: "no-show", ...who } });
  await admin.roll.weigh(uuid, { data: { act: "undo", ...who } });
  expect((await roll())[0]).toMatchObject({ state: "not_weighed", attempts: 1 });
});

const enterAlso = async (name: string, title: string) => {
  const [known] = (await admin.roll.known(uuid, { data: { name } })).data;
  const other = (await admin.organiser.categories(uuid)).find((category) => category.title === title);
  await admin.organiser.enterFighter(known?.documentId ?? "", other?.id ?? 0);
};

test("[CT36] whoever is entered into a second class after the scale is weighed there by its own limit, also from a list", async () => {
  await add(athlete("Волков", "до 77", { weight: 75 }), athlete("Рысев", "до 77"));
  const who = { category: idOf("до 77"), fighter: await fighterOf("Волков") };
  await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 70.6 } });
  await enterAlso("Волков", "до 71");
  await admin.roll.weigh(uuid, {
    data: { act: "weigh", category: idOf("до 77"), fighter: await fighterOf("Рысев"), weightKg: 76.2 },
  });
  await enterAlso("Рысев", "до 71");
  expect(await stands()).toEqual([
    ["Волков", "до 71", "passed", 70.6],
    ["Рысев", "до 71", "overweight", 76.2],
    ["Волков", "до 77", "passed", 70.6],
    ["Рысев", "до 77", "passed", 76.2],
  ]);
  expect((await admin.draws.of(idOf("до 71"))).data.athletes.map(({ problems }) => problems)).toEqual([
    [],
    ["overweight"],
  ]);
  await admin.roll.weigh(uuid, { data: { act: "undo", ...who } });
  expect((await stands()).filter(([name]) => name === "Волков").map(([, , state]) => state)).toEqual([
    "not_weighed",
    "not_weighed",
  ]);
  expect((await roll()).find(({ fighter }) => fighter === who.fighter)?.declared).toBe(75);
});

test("[CT36] a later write weighs nobody in a drawn class or a closed competition", async () => {
  await add(athlete("Волков", "до 77"));
  await admin.roll.weigh(uuid, {
    data: { act: "weigh", category: idOf("до 77"), fighter: await fighterOf("Волков"), weightKg: 70.6 },
  });
  await enterAlso("Волков", "до 71");
  const drawn = (await admin.organiser.categories(uuid)).find(({ title }) => title === "до 71")?.id ?? 0;
  const forget = () => app.db.deleteFrom("weigh_in").where("category_id", "=", drawn).execute();
  const setCategory = (status: "drawn" | "draft") =>
    app.db.updateTable("category").set({ status }).where("id", "=", drawn).execute();
  const setCompetition = (status: "closed" | "draft") =>
    app.db.updateTable("competition").set({ status }).where("uuid", "=", uuid).execute();
  const carried = async () => {
    await app.db.transaction().execute((trx) => weighAlong(trx, { categoryId: drawn }));
    return (await stands()).find(([, title]) => title === "до 71")?.[2];
  };
  await forget();
  await setCategory("drawn");
  expect(await carried()).toBe("not_weighed");
  await setCategory("draft");
  await setCompetition("closed");
  expect(await carried()).toBe("not_weighed");
  await setCompetition("draft");
  expect(await carried()).toBe("passed");
});

test("[PS23] a referee finds people of the competition, an administrator those of others too", async () => {
  await add(athlete("Громадин", "до 71", { firstName: "Артём" }), athlete("Рысев", "до 71"));
  const referee = (await signIn(app, "referee")).api;
  const elsewhere = await createFighter(app.db, { last_name: "Громадин", first_name: "Артем" });
  const find = async (api: Api, name: string, birthDate: string | null = null) =>
    (await api.roll.known(uuid, { data: { name, birthDate } })).data.map((one) => one.uuid);
  const own = await fighterOf("Громадин");
  for (const name of ["громад", "Артем Громадин", "Gromadin Artyom", "Громодин Артём"]) {
    expect([name, await find(referee, name)]).toEqual([name, [own]]);
    expect([name, (await find(admin, name)).slice(0, 2)]).toEqual([name, [own, elsewhere.uuid]]);
  }
  expect(await find(referee, "Громадин Артём", "1987-01-01")).toEqual([]);
});

test("[CT22] whoever is in two classes stands on the scale once, and a slip is taken back from both", async () => {
  await add(athlete("Волков", "до 71"));
  const fighter = await fighterOf("Волков");
  await enterAlso("Волков", "до 77");
  const who = { category: idOf("до 71"), fighter };
  await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 72.4 } });
  expect((await stands()).map(([, , state]) => state)).toEqual(["overweight", "passed"]);
  await admin.roll.weigh(uuid, { data: { act: "undo", ...who } });
  expect((await stands()).map(([, , state]) => state)).toEqual(["not_weighed", "not_weighed"]);
});

test("[CT23] [EN11] after the draw the scale gives another try until the first bout, and no more", async () => {
  await add(athlete("Волков", "до 71"), athlete("Рысев", "до 71"), athlete("Орлов", "до 71"));
  const who = { category: idOf("до 71"), fighter: await fighterOf("Волков") };
  await draw("до 71");
  const weigh = async (weightKg: number) =>
    (await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg } })).data;
  expect(await weigh(71.5)).toMatchObject({ state: "overweight", overKg: 0.5, consequence: "out" });
  expect((await weigh(71)).state).toBe("passed");
  const { fightings } = await admin.competitions.byUuid(uuid);
  const own = fightings.find((bout) => bout.fighters.some((one) => one.uuid === who.fighter))?.uuid ?? "";
  await admin.acts.call(own, { data: { id: randomUUID() } });
  await expect(admin.roll.weigh(uuid, { data: { act: "undo", ...who } })).rejects.toMatchObject(
    code("has-begun"),
  );
});

test("[CT11] [EN11] where the places are known the scale is closed", async () => {
  await add(athlete("Волков", "до 71"), athlete("Рысев", "до 71"));
  const who = { category: idOf("до 71"), fighter: await fighterOf("Волков") };
  const acts: WeighAct[] = [
    { act: "weigh", ...who, weightKg: 70 },
    { act: "no-show", ...who },
    { act: "papers", ...who, hasPapers: true },
    { act: "undo", ...who },
  ];
  await draw("до 71");
  await app.db.updateTable("category").set({ status: "finished" }).where("uuid", "=", who.category).execute();
  for (const act of acts)
    await expect(admin.roll.weigh(uuid, { data: act })).rejects.toMatchObject(code("category-drawn"));
  expect((await stands())[0]).toEqual(["Волков", "до 71", "not_weighed", null]);
});

test("[CT8] [CT16] [EN12] who is too heavy goes to the next class of their kind with their weight, and to no other by the scale", async () => {
  await add(athlete("Волков", "до 71"), athlete("Зайцев", "до 32", { birthDate: "2016-01-01" }));
  const [man, boy] = [await fighterOf("Волков"), await fighterOf("Зайцев")];
  const child = { category: idOf("до 32"), fighter: boy };
  const { data } = await admin.roll.weigh(uuid, { data: { act: "weigh", ...child, weightKg: 33.1 } });
  expect(data.consequence).toBe("move");
  const toMen = { fighter: boy, from: idOf("до 32"), to: idOf("до 77"), isByWeight: true };
  await expect(admin.roll.move(uuid, { data: toMen })).rejects.toMatchObject(code("other-kind"));
  await admin.roll.move(uuid, { data: { ...toMen, to: idOf("до 36") } });
  await admin.roll.move(uuid, {
    data: { fighter: man, from: idOf("до 71"), to: idOf("до 77"), isByWeight: false },
  });
  expect(await stands()).toEqual([
    ["Волков", "до 77", "not_weighed", null],
    ["Зайцев", "до 36", "passed", 33.1],
  ]);
});

test("[EN11] [DR29] put in by hand: who did not come is not drawn, whose papers were seen is until others are weighed", async () => {
  await add(athlete("Волков", "до 71"), athlete("Рысев", "до 71"));
  const who = { category: idOf("до 71"), fighter: await fighterOf("Рысев") };
  await admin.roll.weigh(uuid, { data: { act: "no-show", ...who } });
  const seen = { category: idOf("до 71"), fighter: await fighterOf("Волков"), hasPapers: true };
  await admin.roll.weigh(uuid, { data: { act: "papers", ...seen } });
  const problems = async () =>
    (await admin.draws.of(idOf("до 71"))).data.athletes.map((one) => [one.lastName, ...one.problems]);
  expect(await problems()).toEqual([["Волков"], ["Рысев", "no-show"]]);
  await admin.roll.weigh(uuid, { data: { act: "weigh", ...who, weightKg: 70.2 } });
  expect(await problems()).toEqual([["Волков", "not-weighed"], ["Рысев"]]);
});

test("[EN12] [PE5] who has entered the other category themselves is not moved there", async () => {
  await add(athlete("Волков", "до 71"));
  const { categories: rows, entries } = (await admin.roll.find(uuid)).data;
  const idIn = (title: string) => rows.find((row) => row.title === title)?.id ?? 0;
  const fighter = { fighter_id: entries[0]?.fighterId ?? 0, event_id: eventId };
  const entry = { ...fighter, category_id: idIn("до 71"), state: "accepted" } as const;
  const { owner_id, profile_id } = await createApplication(app.db, entry);
  const other = { owner_id, profile_id, event_id: eventId, category_id: idIn("до 77") };
  await createApplication(app.db, { ...other, state: "new" });
  const move = { fighter: await fighterOf("Волков"), from: idOf("до 71"), to: idOf("до 77") };
  await expect(admin.roll.move(uuid, { data: { ...move, isByWeight: false } })).rejects.toMatchObject(
    code("already-entered"),
  );
  expect(await stands()).toEqual([["Волков", "до 71", "not_weighed", null]]);
});

test("[EN11] [FT3] a referee at the scale sees the year of birth, an administrator the date", async () => {
  await add(athlete("Волков", "до 71"));
  const referee = (await signIn(app, "referee")).api;
  expect((await referee.roll.find(uuid)).data.entries[0]).toMatchObject({ birthYear: 2000, birthDate: null });
  expect((await roll())[0]).toMatchObject({ birthYear: 2000, birthDate: "2000-05-05" });
});
