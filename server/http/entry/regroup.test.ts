import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import {
  createApplication,
  createCategory,
  createCompetition,
  createEntrant,
  createEvent,
} from "../../testing/factories.ts";
import { listLine, listOf } from "../../testing/lists.ts";
import { call, createTestApp, signIn, type TestApp } from "../../testing/testApp.ts";

let app: TestApp;
let admin: Api;
let event: Awaited<ReturnType<typeof createEvent>>;
let uuid: string;
let light: Awaited<ReturnType<typeof createCategory>>;
let heavy: Awaited<ReturnType<typeof createCategory>>;
let alone: Awaited<ReturnType<typeof createEntrant>>;

beforeAll(async () => {
  app = await createTestApp();
  admin = (await signIn(app, "admin")).api;
});
afterAll(() => app.close());

beforeEach(async () => {
  event = await createEvent(app.db, { is_published: true, show_competition: true, registration_open: true });
  const competition = await createCompetition(app.db, { event_id: event.id });
  uuid = competition.uuid;
  const kind = { competition_id: competition.id, sex: "m", age_min: 18 } as const;
  light = await createCategory(app.db, { ...kind, title: "до 71 кг", weight_min: 66, weight_max: 71 });
  heavy = await createCategory(app.db, { ...kind, title: "до 77 кг", weight_min: 71, weight_max: 77 });
  alone = await createEntrant(app.db, light.id, { weight: 70 });
  for (const weight of [72, 74, 76]) await createEntrant(app.db, heavy.id, { weight });
});

async function merge() {
  const wish = { act: "merge" as const, from: [light.uuid], into: heavy.uuid };
  const { basis } = (await admin.regrouping.preview(uuid, { data: { wish } })).data;
  const data = { id: randomUUID(), wish, basis, titles: ["до 71 и до 77 кг (объединены)"] };
  return (await admin.regrouping.apply(uuid, { data })).data;
}

const refusal = (code: string) => ({ error: { details: { code } } });

test("[CT27] a merged category is in no list, count, offer or draw, and leads to the other", async () => {
  await merge();
  const document = await admin.competitions.observe(uuid);
  expect(document.categories.map((category) => [category.uuid, category.fighters.length])).toEqual([
    [heavy.uuid, 4],
  ]);
  expect(document.merged).toEqual([{ uuid: light.uuid, title: "до 71 кг", into: heavy.uuid }]);
  const roll = (await admin.roll.find(uuid)).data;
  expect(roll.categories.map((category) => category.uuid)).toEqual([heavy.uuid]);
  expect((await admin.lists.basis(uuid)).data.categories).toHaveLength(1);
  expect((await admin.events.entry(event.id)).data.map((category) => category.uuid)).toEqual([heavy.uuid]);
  const drawn = (await admin.draws.all(uuid, { data: { id: randomUUID(), mayBeUnweighed: true } })).data;
  expect(drawn.categories).toMatchObject([{ category: heavy.uuid, outcome: "drawn", athletes: 4 }]);
  const lots = { id: randomUUID(), basis: "any", format: "round_robin", seed: "any" } as const;
  await expect(
    admin.draws.draw(light.uuid, { data: { ...lots, mayBeUnweighed: true, seeded: [], without: [] } }),
  ).rejects.toMatchObject(refusal("merged"));
});

test("[CT27] a category merged twice leads to where its people are", async () => {
  const third = await createCategory(app.db, {
    competition_id: heavy.competition_id,
    sex: "m",
    age_min: 18,
    weight_min: 77,
    weight_max: 84,
  });
  await createEntrant(app.db, third.id, { weight: 80 });
  await merge();
  const wish = { act: "merge" as const, from: [heavy.uuid], into: third.uuid };
  const { basis } = (await admin.regrouping.preview(uuid, { data: { wish } })).data;
  await admin.regrouping.apply(uuid, { data: { id: randomUUID(), wish, basis, titles: ["Все"] } });
  const { merged } = await admin.competitions.observe(uuid);
  expect(merged).toMatchObject([
    { uuid: light.uuid, into: third.uuid },
    { uuid: heavy.uuid, into: third.uuid },
  ]);
});

test("[CT27] nobody enters a merged category, and its status is not written by hand", async () => {
  await merge();
  const line = listLine({ uuid: light.uuid }, { lastName: "Новиков" });
  await expect(admin.lists.write(uuid, { data: listOf([line]) })).rejects.toMatchObject(
    refusal("unknown-category"),
  );
  const { headers } = await signIn(app, "admin");
  const put = (url: string, data: unknown) => call(app, { method: "PUT", url, headers, body: { data } });
  expect(
    await put(`/api/fighters/${alone.document_id}`, { categories: { connect: [light.id] } }),
  ).toMatchObject({
    status: 400,
    body: refusal("category-merged"),
  });
  expect(await put(`/api/categories/${light.document_id}`, { status: "draft" })).toMatchObject({
    status: 400,
    body: refusal("category-merged"),
  });
  const entry = await createApplication(app.db, { event_id: event.id, category_id: heavy.id });
  expect(await put(`/api/applications/${entry.document_id}`, { category: light.id })).toMatchObject({
    status: 400,
    body: refusal("category-merged"),
  });
});

test("[EN23] a list is not taken back past a regrouping", async () => {
  const line = listLine({ uuid: light.uuid }, { lastName: "Новиков", weight: 69 });
  const { id: list } = (await admin.lists.write(uuid, { data: listOf([line]) })).data;
  const { id } = await merge();
  await expect(admin.lists.undo(uuid, list)).rejects.toMatchObject(refusal("regrouped-since"));
  await admin.regrouping.undo(uuid, id);
  expect((await admin.lists.undo(uuid, list)).data.made.entries).toBe(1);
});

test("[CT29] undone, the categories are in the document as before", async () => {
  const before = await admin.competitions.observe(uuid);
  const { id, rev } = await merge();
  const undone = (await admin.regrouping.undo(uuid, id)).data;
  expect(undone.rev).toBeGreaterThan(rev);
  const after = await admin.competitions.observe(uuid);
  expect(after.categories).toEqual(before.categories);
  expect(after.merged).toEqual([]);
  await expect(admin.regrouping.undo(uuid, id)).rejects.toMatchObject(refusal("already-undone"));
});
