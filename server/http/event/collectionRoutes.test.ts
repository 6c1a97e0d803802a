import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  createEvent,
  createFighter,
  createPage,
  createProfile,
  createTeam,
} from "../../testing/factories.ts";
import { entrySchema, oneSchema, useMembersApp } from "../../testing/membersApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

describe.each(["sqlite", "postgres"] as const)("collections over HTTP on %s", (engine) => {
  const { app, as, send, make, change } = useMembersApp(engine);

  test("[API10][API11] create is 201, update 200, delete 204 without a body", async () => {
    const made = await make("events", { name: "Кубок Казани", dateOfEvent: "2026-12-05", isPublished: true });
    expect(made).toMatchObject({ showCompetition: false, city: null, dateOfEvent: "2026-12-05" });
    expect(made.documentId).toMatch(/^[a-z][a-z0-9]{23}$/);
    const changed = await change(as("admin"), `events/${made.documentId}`, { city: "Казань" });
    expect(changed).toMatchObject({
      status: 200,
      body: { data: { city: "Казань", name: "Кубок Казани" }, meta: {} },
    });
    const byNumber = await send(undefined, { url: `/api/events/${made.id}` });
    expect(byNumber).toMatchObject({ status: 200, body: { data: { documentId: made.documentId } } });
    const gone = await send(as("admin"), { method: "DELETE", url: `/api/events/${made.documentId}` });
    expect(gone).toMatchObject({ status: 204, text: "" });
    expect(await send(undefined, { url: `/api/events/${made.documentId}` })).toMatchObject({
      status: 404,
      body: { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} } },
    });
    expect(await send(as("admin"), { method: "DELETE", url: `/api/events/${made.id}` })).toMatchObject({
      status: 404,
    });
    expect(await send(undefined, { url: "/api/events/99999999999999" })).toMatchObject({ status: 404 });
  });

  test("[API16] a JSON content type without a body reads and deletes", async () => {
    const team = await createTeam(app().db);
    const headers = { "content-type": "application/json" };
    expect(await send(undefined, { url: `/api/teams/${team.document_id}`, headers })).toMatchObject({
      status: 200,
    });
    const gone = await send(as("admin"), {
      method: "DELETE",
      url: `/api/teams/${team.document_id}`,
      headers,
    });
    expect(gone.status).toBe(204);
  });

  const bodies: readonly (readonly [string, unknown, unknown])[] = [
    ["no data", {}, { message: 'Missing "data" payload in the request body', details: {} }],
    ["a list as data", { data: [] }, { message: 'Missing "data" payload in the request body' }],
    [
      "an unknown key",
      { data: { name: "Имя", nope: 1 } },
      { message: "Invalid key nope", details: { key: "nope", path: null, source: "body" } },
    ],
    [
      "a time",
      { data: { name: "Имя", createdAt: "2020-01-01" } },
      { message: "Invalid key createdAt", details: { key: "createdAt", path: "createdAt", source: "body" } },
    ],
    [
      "an id",
      { data: { name: "Имя", id: 5 } },
      { message: "Invalid key id", details: { key: "id", source: "body" } },
    ],
    ["a documentId", { data: { documentId: "x" } }, { message: "Invalid key documentId" }],
    ["an owner", { data: { name: "Имя", owner: 1 } }, { message: "Invalid key owner" }],
    [
      "no name",
      { data: { city: "Уфа" } },
      {
        message: "name must be defined.",
        details: { errors: [{ path: ["name"], message: "name must be defined.", name: "ValidationError" }] },
      },
    ],
    [
      "an empty name",
      { data: { name: null } },
      { message: "name must be a `string` type, but the final value was: `null`." },
    ],
    ["blanks", { data: { name: "     " } }, { message: "name must be at least 3 characters" }],
    ["a long name", { data: { name: "я".repeat(201) } }, { message: "name must be at most 200 characters" }],
    [
      "a number",
      { data: { name: 5 } },
      { message: "name must be a `string` type, but the final value was: `number`." },
    ],
    [
      "a word",
      { data: { name: "Имя", status: "later" } },
      {
        message:
          "status must be one of the following values: draft, registration_open, registration_closed, in_progress, finished",
      },
    ],
    ["two", { data: { city: 1, showCompetition: "yes" } }, { message: "3 errors occurred" }],
    [
      "a date",
      { data: { name: "Имя", dateOfEvent: "soon" } },
      { message: "Invalid format, expected a timestamp or an ISO date" },
    ],
    [
      "a relation that is not there",
      { data: { name: "Имя", teams: [987654] } },
      { message: "1 relation(s) of type api::team.team associated with this entity do not exist" },
    ],
    [
      "a document that is not there",
      { data: { name: "Имя", teams: ["abc"] } },
      { message: 'Document with id "abc", locale "null" not found' },
    ],
    [
      "nonsense as a relation",
      { data: { name: "Имя", teams: { x: 1 } } },
      { message: "teams is not a valid relation" },
    ],
  ];
  for (const [what, body, error] of bodies)
    test(`[API15][API17][API18][SE3] ${what} is refused`, async () => {
      const answer = await send(as("admin"), { method: "POST", url: "/api/events", body });
      expect(answer).toMatchObject({ status: 400, body: { data: null, error: { name: "ValidationError" } } });
      expect(answer.body).toMatchObject({ error });
    });

  test("[API14] a refused value is not echoed", async () => {
    const answer = await send(as("admin"), {
      method: "POST",
      url: "/api/events",
      body: { data: { name: { secret: "canary-4711" }, city: 4712 } },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/4711|4712|"value"/);
  });

  test("[API36] an update refuses blanks too", async () => {
    const event = await createEvent(app().db);
    expect(await change(as("admin"), `events/${event.id}`, { name: "" })).toMatchObject({ status: 400 });
  });

  test("[SE1] [GN8] HTML is cleaned when it is written and when it is read", async () => {
    const page = await make("pages", {
      slug: "about",
      title: "О нас",
      content: "<p onclick=alert(1)>Мы<script>alert(1)</script></p><svg/>",
    });
    expect(page).toMatchObject({ content: "<p>Мы</p>" });
    const old = await createPage(app().db, { content: "<b>да</b><iframe src=x></iframe>" });
    expect(await send(undefined, { url: `/api/pages/${old.id}` })).toMatchObject({
      body: { data: { content: "<b>да</b>" } },
    });
  });

  test("a slug exists once", async () => {
    const page = await createPage(app().db);
    const answer = await send(as("admin"), {
      method: "POST",
      url: "/api/pages",
      body: { data: { slug: page.slug, title: "Ещё" } },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: { message: "This attribute must be unique", details: { errors: [{ path: ["slug"] }] } },
      },
    });
  });

  test("[API19] relations are written in every form, and lists keep their order", async () => {
    const { db } = app();
    const { category } = await createTestCompetition(db);
    const added = [await createFighter(db), await createFighter(db), await createFighter(db)];
    const [a, b, c] = added.map(({ id }) => id);
    const competition = category.competition_id;
    const made = await make("categories", { title: "−70 кг", competition, fighters: [c, a] });
    const order = async (fighters: unknown) => {
      const answer = await change(as("admin"), `categories/${made.id}?populate=fighters`, { fighters });
      const schema = z.object({ data: z.object({ fighters: z.array(entrySchema) }) });
      expect(answer).toMatchObject({ status: 200 });
      return schema.parse(answer.body).data.fighters.map(({ id }) => id);
    };
    expect(await order({ connect: [b] })).toEqual([c, a, b]);
    expect(await order({ connect: [{ id: b, position: { start: true } }] })).toEqual([b, c, a]);
    expect(await order({ connect: [{ id: b, position: { after: c } }] })).toEqual([c, b, a]);
    expect(await order({ connect: [{ id: a, position: { before: b } }] })).toEqual([c, a, b]);
    expect(await order({ disconnect: [{ id: a }] })).toEqual([c, b]);
    expect(await order({ set: [added[0]?.document_id, added[1]?.document_id] })).toEqual([a, b]);
    expect(await order([{ documentId: added[2]?.document_id }, b])).toEqual([c, b]);
    expect(await order(b)).toEqual([b]);
    expect(await order(null)).toEqual([]);
  });

  test("[API19] a fighter who has bouts in a category stays in it", async () => {
    const { category } = await createTestCompetition(app().db);
    expect(await change(as("admin"), `categories/${category.id}`, { fighters: [] })).toMatchObject({
      status: 400,
      body: { error: { details: { code: "fighter-not-in-category" } } },
    });
  });

  test("[SE2] [RL18] only an admin writes shared collections", async () => {
    const event = await createEvent(app().db);
    for (const who of [undefined, as("authenticated"), as("referee")]) {
      const body = { data: { name: "Чужое имя" } };
      expect(await send(who, { method: "POST", url: "/api/events", body })).toMatchObject({
        status: 403,
        body: { error: { name: "ForbiddenError", message: "Forbidden" } },
      });
      expect(await change(who, `events/${event.id}`, body.data)).toMatchObject({ status: 403 });
      expect(await send(who, { method: "DELETE", url: `/api/events/${event.id}` })).toMatchObject({
        status: 403,
      });
    }
  });

  test("[SE3] [RL19] a profile belongs to who made it, and is there for nobody else", async () => {
    const made = await make("profiles", { lastName: "Борцов", phone: "+7 900" }, as("authenticated"));
    expect(made).toMatchObject({ phone: "+7 900" });
    expect(made).not.toHaveProperty("owner");
    const url = `/api/profiles/${made.documentId}`;
    expect(await send(undefined, { url })).toMatchObject({ status: 403 });
    expect(await send(as("other"), { url })).toMatchObject({ status: 404 });
    expect(await change(as("other"), `profiles/${made.id}`, { firstName: "Иван" })).toMatchObject({
      status: 404,
    });
    expect(await send(as("other"), { method: "DELETE", url })).toMatchObject({ status: 404 });
    expect(await send(as("admin"), { url })).toMatchObject({ status: 200 });
    const stolen = { data: { lastName: "Борцов", owner: as("other").account.id } };
    expect(
      await send(as("authenticated"), { method: "POST", url: "/api/profiles", body: stolen }),
    ).toMatchObject({ status: 400, body: { error: { message: "Invalid key owner" } } });
  });

  test("[SE3] an application takes an own profile, and only an admin decides about it", async () => {
    const { db } = app();
    const event = await createEvent(db, { registration_open: true });
    const mine = await createProfile(db, { owner_id: as("authenticated").account.id });
    const foreign = await createProfile(db);
    const apply = (data: unknown) =>
      send(as("authenticated"), { method: "POST", url: "/api/applications", body: { data } });
    expect(await apply({ event: event.id, profile: foreign.id })).toMatchObject({ status: 400 });
    expect(await apply({ event: event.id, profile: mine.id, state: "accepted" })).toMatchObject({
      status: 400,
    });
    expect(await apply({ profile: mine.id })).toMatchObject({
      body: { error: { message: "event must be defined." } },
    });
    const made = oneSchema.parse((await apply({ event: event.document_id, profile: mine.id })).body).data;
    expect(made).toMatchObject({ state: "new" });
    const decided = await change(as("admin"), `applications/${made.id}`, { state: "accepted" });
    expect(decided).toMatchObject({ body: { data: { state: "accepted" } } });
    expect(await change(as("authenticated"), `applications/${made.id}`, { comment: "?" })).toMatchObject({
      status: 403,
    });
  });

  test("[SE10] keys of a prototype never reach an object", async () => {
    const text = '{"data":{"name":"Имя","__proto__":{"isAdmin":true}}}';
    const headers = { "content-type": "application/json" };
    expect(await send(as("admin"), { method: "POST", url: "/api/events", text, headers })).toMatchObject({
      status: 400,
    });
    const hidden = '{"data":{"name":"Имя","constructor":{"prototype":{"isAdmin":true}}}}';
    expect(
      await send(as("admin"), { method: "POST", url: "/api/events", text: hidden, headers }),
    ).toMatchObject({
      status: 400,
    });
    for (const key of ["toString", "hasOwnProperty", "valueOf"])
      for (const url of [
        `/api/events?filters[${key}]=1`,
        `/api/events?populate=${key}`,
        `/api/events?sort=${key}`,
      ])
        expect(await send(undefined, { url })).toMatchObject({ status: 400 });
    expect({}).not.toHaveProperty("isAdmin");
  });

  test("[API39] an address longer than 8 KB is refused", async () => {
    const long = "a".repeat(8200);
    for (const path of ["events?_q=", "time?x=", "competitions/uuid/x?", "upload/files?x=", "nowhere/"])
      expect(await send(undefined, { url: `/api/${path}${long}` })).toMatchObject({ status: 400 });
  });

  test("[API27] fields and populate hold for the answers of writes, and are checked before", async () => {
    const team = await make("teams?fields=name&populate=events", { name: "Барс" });
    expect(Object.keys(team).sort()).toEqual(["documentId", "events", "id", "name"]);
    const before = await send(undefined, { url: "/api/teams?pagination[pageSize]=1" });
    const body = { data: { name: "Лишняя" } };
    expect(await send(as("admin"), { method: "POST", url: "/api/teams?populate=nope", body })).toMatchObject({
      status: 400,
    });
    expect((await send(undefined, { url: "/api/teams?pagination[pageSize]=1" })).text).toBe(before.text);
  });
});
