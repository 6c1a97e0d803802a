import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { archivePreviewSchema, importedArchiveSchema } from "#contract/archive/archive.ts";
import { competitionSchema } from "#contract/competition/entity.ts";
import { feedSchema } from "#contract/archive/feed.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createArchiveDay, openPlace, type Place } from "../../testing/archiveDay.ts";
import { archiveOf, textsOf, type Bytes } from "../../testing/archives.ts";
import { createFighter, createTeam } from "../../testing/factories.ts";
import { call, createTestApp, PASSWORD, signIn, type Client, type TestApp } from "../../testing/testApp.ts";

let source: Place;
let made: Awaited<ReturnType<typeof createArchiveDay>>;
let bytes: Bytes;
/** The same installation the archive comes from, and another one. */
let app: TestApp;
let other: TestApp;
let admin: Client;
beforeAll(async () => {
  source = await openPlace();
  made = await createArchiveDay(source);
  await source.db.updateTable("event").set({ is_published: true, show_competition: true }).execute();
  bytes = await archiveOf(source, made.event.id);
  app = await createTestApp({ database: source.database });
  other = await createTestApp();
  admin = await signIn(app, "admin");
});
afterAll(async () => {
  await app.close();
  await other.close();
  await source.database.close();
});

const ask = (client: Client, path: string, to = app) =>
  to.http.inject({ method: "GET", url: `/api${path}`, headers: client.headers });
const send = (client: Client, path: string, payload: Bytes | string, to = other) =>
  to.http.inject({
    method: "POST",
    url: `/api${path}`,
    headers: { ...client.headers, "content-type": "application/zip" },
    payload: Buffer.from(payload),
  });
const stepUp = ({ headers }: Client, to: TestApp) =>
  call(to, { method: "POST", url: "/api/auth/step-up", headers, body: { password: PASSWORD } });
type Answered = Awaited<ReturnType<typeof ask>>;
const dataIn = (answer: Answered) => z.object({ data: z.unknown() }).parse(answer.json()).data;
const refusalIn = (answer: Answered) =>
  z.object({ error: z.object({ details: z.unknown() }) }).parse(answer.json()).error.details;
const actions = async ({ db }: TestApp) =>
  (await findAllAudits(db, { afterN: 0, limit: 1000 })).map(({ action, object }) => `${action} ${object}`);

test("[EX8] an archive and a table are for an admin who repeated the password; the audit tells of each", async () => {
  const referee = await signIn(app, "referee");
  const path = `/events/${made.event.id}`;
  expect((await ask(referee, `${path}/archive`)).statusCode).toBe(403);
  expect((await ask(referee, `${path}/tables/entries.csv`)).statusCode).toBe(403);
  const early = await ask(admin, `${path}/archive`);
  expect([early.statusCode, refusalIn(early)]).toEqual([403, { code: "step-up-required" }]);
  expect((await ask(admin, `${path}/tables/entries.csv`)).statusCode).toBe(403);
  await stepUp(admin, app);
  const archive = await ask(admin, `${path}/archive`);
  expect(archive.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
  });
  expect(archive.headers["content-disposition"]).toMatch(/filename=".*_?kubok_archive\.zip"/);
  expect(Object.keys(unzipSync(new Uint8Array(archive.rawPayload))).slice(0, 2)).toEqual([
    "data/event.json",
    "data/team.json",
  ]);
  const table = await ask(admin, `${path}/tables/entries.csv`);
  expect([table.statusCode, table.body.includes("Тихонравов Лев")]).toEqual([200, true]);
  const all = await ask(admin, `${path}/tables/all.xlsx`);
  expect(Object.keys(unzipSync(new Uint8Array(all.rawPayload)))).toContain("xl/worksheets/sheet5.xml");
  expect((await ask(admin, `${path}/tables/passwords.csv`)).statusCode).toBe(404);
  expect((await ask(admin, "/events/999999/archive")).statusCode).toBe(404);
  expect((await actions(app)).filter((line) => line.startsWith("event-exported"))).toEqual(
    Array.from({ length: 3 }, () => `event-exported event:${made.event.id}`),
  );
});

test("[LO17] the tables of an archive are English for an English page; its data stay as they are", async () => {
  await stepUp(admin, app);
  const archive = await ask(admin, `/events/${made.event.id}/archive?locale=en`);
  const english = textsOf(new Uint8Array(archive.rawPayload));
  expect(english["tables/bouts.csv"]).toContain("How it ended");
  expect(english["html/index.html"]).toContain('<html lang="en">');
  const table = await ask(admin, `/events/${made.event.id}/tables/bouts.csv?locale=en`);
  expect(table.body).toBe(english["tables/bouts.csv"]);
  const russian = textsOf(bytes);
  expect(russian["tables/bouts.csv"]).toContain("Как закончилась");
  const data = (files: Record<string, string>) =>
    Object.entries(files).filter(([path]) => path.startsWith("data/"));
  expect(data(english)).toEqual(data(russian));
});

test("[EX6] [EX7] [EX8] [EX17] a file is looked at first, comes in once, and the audit tells of it", async () => {
  const organiser = await signIn(other, "admin");
  const { weight, sex } = made.one ?? { weight: null, sex: null };
  const team = await createTeam(other.db, { name: "Тайга" });
  const person = { last_name: "Тихонравов", first_name: "Лев", birth_date: "2001-02-03", weight, sex };
  await createFighter(other.db, { ...person, team_id: team.id });
  const before = await other.db.selectFrom("event").selectAll().execute();
  const preview = await send(organiser, "/archives/preview", bytes);
  expect([preview.statusCode, archivePreviewSchema.parse(dataIn(preview))]).toMatchObject([
    200,
    { event: { name: "Кубок" }, people: { fresh: 3, joined: [{ name: "Тихонравов Лев" }] } },
  ]);
  expect(await other.db.selectFrom("event").selectAll().execute()).toEqual(before);
  const early = await send(organiser, "/archives", bytes);
  expect([early.statusCode, refusalIn(early)]).toEqual([403, { code: "step-up-required" }]);
  await stepUp(organiser, other);
  const taken = await send(organiser, "/archives?apart=all", bytes);
  const imported = importedArchiveSchema.parse(dataIn(taken));
  expect([taken.statusCode, imported]).toMatchObject([
    200,
    { event: { name: "Кубок" }, people: { fresh: 4, joined: 0 }, bouts: 3 },
  ]);
  const again = await send(organiser, "/archives", bytes);
  expect([again.statusCode, refusalIn(again)]).toEqual([
    409,
    { code: "event-exists", event: made.event.document_id, name: "Кубок" },
  ]);
  expect((await actions(other)).filter((line) => line.startsWith("event-imported"))).toEqual([
    `event-imported event:${imported.event.id}`,
  ]);
  const path = `/competitions/uuid/${made.day.competition.uuid}`;
  const [one, copy] = [await ask(admin, path), await ask(organiser, path, other)].map((answer) =>
    competitionSchema
      .pick({ fightings: true })
      .parse(answer.json())
      .fightings.map(({ uuid, points, winner }) => ({ uuid, points, winner })),
  );
  expect(copy).toEqual(one);
});

test("[EX5] what is no archive is refused over the wire as well, also from who may not send one", async () => {
  const organiser = await signIn(other, "admin");
  const wrong = await send(organiser, "/archives/preview", "PK not a zip");
  expect([wrong.statusCode, refusalIn(wrong)]).toEqual([400, { code: "not-an-archive" }]);
  expect((await send(await signIn(other, "referee"), "/archives", bytes)).statusCode).toBe(403);
});

test("[EX10] the feed holds what everybody sees, in its declared shape, and is not sent twice", async () => {
  const url = `/api/events/${made.event.document_id}/feed`;
  const first = await app.http.inject({ method: "GET", url });
  expect(first.statusCode).toBe(200);
  const feed = feedSchema.strict().parse(first.json());
  expect(feed).toMatchObject({ format: "kover-feed", version: 1, event: { name: "Кубок" } });
  expect(feed.bouts).toHaveLength(3);
  expect(feed.bouts.map(({ winner }) => winner).filter(Boolean)).toEqual([made.day.fighters[3]?.uuid]);
  expect(first.body).not.toMatch(/Скрытный|2001-02-03|\+7 900/);
  const headers = { "if-none-match": String(first.headers.etag) };
  expect((await app.http.inject({ method: "GET", url, headers })).statusCode).toBe(304);
  await made.day.table.write(made.day.bout("SF2").uuid, "go R+2");
  app.deps.wakeFeed(made.day.competition.uuid);
  const later = await app.http.inject({ method: "GET", url, headers });
  expect([later.statusCode, feedSchema.parse(later.json()).rev > feed.rev]).toEqual([200, true]);
});

test("[EX10] [BT62] the feed tells that somebody was disqualified, not for what", async () => {
  const url = `/api/events/${made.event.document_id}/feed`;
  const { uuid } = made.day.bout("SF2");
  await made.day.table.write(uuid, "stop B#dq_disciplinary");
  app.deps.wakeFeed(made.day.competition.uuid);
  const feed = feedSchema.parse((await app.http.inject({ method: "GET", url })).json());
  expect(feed.bouts.find((bout) => bout.uuid === uuid)?.method).toBe("dq_technical");
});

test("[EX10] nobody is told of an event that is not shown", async () => {
  const hidden = await openPlace();
  const { event } = await createArchiveDay(hidden);
  await hidden.db.updateTable("event").set({ is_published: false, show_competition: false }).execute();
  const closed = await createTestApp({ database: hidden.database });
  const answer = await closed.http.inject({ method: "GET", url: `/api/events/${event.id}/feed` });
  expect(answer.statusCode).toBe(404);
  await closed.close();
  await hidden.database.close();
});

test("[PD48] [EX2] [EX9] [EX10] tables, pages and the feed call red who wore red", async () => {
  const place = await openPlace();
  const { event, day } = await createArchiveDay(place);
  await place.db.updateTable("event").set({ is_published: true, show_competition: true }).execute();
  const open = await createTestApp({ database: place.database });
  const { uuid } = day.bout("SF2");
  await day.table.write(uuid, "go R+2 stop");
  const told = async () => {
    const feed = await open.http.inject({ method: "GET", url: `/api/events/${event.document_id}/feed` });
    const bout = feedSchema.parse(feed.json()).bouts.find((one) => one.uuid === uuid);
    const texts = textsOf(await archiveOf(place, event.id));
    const row = texts["tables/bouts.csv"]?.split("\r\n").find((line) => line.startsWith(`${bout?.number};`));
    const page = texts["html/category-001.html"]
      ?.split("\n")
      .find((line) => line.startsWith(`<tr><td>${bout?.number}</td>`) && line.includes(":"));
    const cells = [...(page ?? "").matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell]) => cell ?? "");
    return {
      feed: [bout?.red, bout?.redPoints, bout?.bluePoints, bout?.blue],
      table: row?.split(";").slice(4, 10),
      page: [cells[3], ...(cells[4] ?? "").split(":"), cells[5]],
    };
  };
  const drawn = await told();
  await day.table.write(uuid, "swap");
  open.deps.wakeFeed(day.competition.uuid);
  const swapped = await told();
  const [red, club, points, others, blue, otherClub] = drawn.table ?? [];
  expect([points, others, drawn.page.length]).toEqual(["2", "0", 4]);
  expect(swapped.feed).toEqual(drawn.feed.toReversed());
  expect(swapped.page).toEqual(drawn.page.toReversed());
  expect(swapped.table).toEqual([blue, otherClub, others, points, red, club]);
  await open.close();
  await place.database.close();
});
