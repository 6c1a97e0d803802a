import { afterAll, beforeAll, expect, test } from "vitest";
import { insertEventTeam } from "../../persistence/event/eventRows.ts";
import { createEvent, createPage, createPartner, createTeam } from "../../testing/factories.ts";
import { anonymous, call, createTestApp, type TestApp } from "../../testing/testApp.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("[API9] [RL14] a list comes with its pages, one entry without", async () => {
  const { id, document_id, name } = await createEvent(app.db);
  await createEvent(app.db);
  const list = await anonymous(app).events.find({ pagination: { page: 1, pageSize: 1 } });
  expect(list.meta.pagination).toEqual({ page: 1, pageSize: 1, pageCount: 2, total: 2 });
  expect(list.data).toHaveLength(1);
  const { body } = await call(app, { url: `/api/events/${document_id}` });
  expect(body).toMatchObject({
    data: { id, documentId: document_id, name, registrationOpen: false },
    meta: {},
  });
});

test("[API20] pages hold 25, at most 100, and a page that is no number is 400", async () => {
  const pageSizeOf = async (query: string) => {
    const { status, body } = await call(app, { url: `/api/events${query}` });
    return [status, body];
  };
  expect(await pageSizeOf("")).toMatchObject([200, { meta: { pagination: { pageSize: 25 } } }]);
  expect(await pageSizeOf("?pagination[pageSize]=1000")).toMatchObject([
    200,
    { meta: { pagination: { pageSize: 100 } } },
  ]);
  expect(await pageSizeOf("?pagination[page]=0")).toMatchObject([200, { meta: { pagination: { page: 1 } } }]);
  expect(await pageSizeOf("?pagination[page]=abc")).toMatchObject([
    400,
    { error: { name: "ValidationError" } },
  ]);
});

test("[API26] a filter on what is not there is 400, never every row", async () => {
  for (const key of ["filters[secret][$eq]", "filters%5Bsecret%5D%5B%24eq%5D"]) {
    const { body } = await call(app, { url: `/api/events?${key}=1` });
    expect(body).toMatchObject({
      error: { status: 400, name: "ValidationError", message: "Invalid key secret" },
    });
  }
});

test("[TM6] a page is found by its slug, in both dialects of a query; its HTML is sanitised again", async () => {
  const content = '<p onclick="x()">Да</p><script>alert(1)</script><img src="https://evil.example/x.png">';
  const { slug } = await createPage(app.db, { content });
  const found = await anonymous(app).pages.bySlug(slug);
  expect(found.data).toMatchObject([{ slug, content: "<p>Да</p>" }]);
  const { body } = await call(app, { url: `/api/pages?filters%5Bslug%5D%5B%24eq%5D=${slug}` });
  expect(body).toMatchObject({ data: [{ slug }] });
  expect((await anonymous(app).pages.bySlug("nothing")).data).toEqual([]);
});

test("[TM2] [TM7] partners come in their order", async () => {
  for (const position of [2, 1]) await createPartner(app.db, { name: `Партнёр ${position}`, position });
  const { data } = await anonymous(app).partners.find();
  expect(data.map(({ name }) => name)).toEqual(["Партнёр 1", "Партнёр 2"]);
});

test("[TM1] an event's teams are its own", async () => {
  const [event, other] = [await createEvent(app.db), await createEvent(app.db)];
  const team = await createTeam(app.db);
  await insertEventTeam(app.db, { event_id: event.id, team_id: team.id });
  const { data } = await anonymous(app).events.teams(String(event.id));
  expect(data).toMatchObject([{ id: team.id, name: team.name, city: "Казань" }]);
  expect((await anonymous(app).events.teams(other.document_id)).data).toEqual([]);
});
