import { afterAll, beforeAll, expect, test } from "vitest";
import { unzipSync, strFromU8 } from "fflate";
import { FORMATS_OF, type PaperKind } from "#contract/paper/paper.ts";
import { createReferee } from "../../testing/factories.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";

let app: TestApp;
let admin: Client;
let uuid: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, "admin");
  const made = await createTestCompetition(app.db, {
    format: "single_elimination_two_bronzes",
    entrants: 4,
  });
  uuid = made.competition.uuid;
  const { db } = app;
  await db.updateTable("event").set({ name: "Volga Cup", city: "Kazan", venue: null }).execute();
  await db.updateTable("competition").set({ title: "Volga Cup" }).execute();
  await db.updateTable("category").set({ title: "Мужчины, до 77 кг", sex: "m", weight_max: 77 }).execute();
  await db.updateTable("carpet").set({ name: "Ковёр A" }).execute();
  await db.updateTable("team").set({ name: "Lynx", city: "Kazan" }).execute();
  for (const [at, { uuid: fighter }] of made.fighters.entries())
    await db
      .updateTable("fighter")
      .set({ last_name: `Lynx${at}`, first_name: "Peter", middle_name: null, rank: "кмс", belt: "blue" })
      .where("uuid", "=", fighter)
      .execute();
  await createReferee(db, {
    competition_id: made.competition.id,
    last_name: "Bear",
    first_name: "Mark",
    post: "chief-referee",
    grade: "first",
    region: null,
    city: null,
    club: null,
  });
  await admin.api.acts.result(made.bout("SF1").uuid, {
    data: { id: crypto.randomUUID(), method: "points", winner: "red", score: null, reason: "from paper" },
  });
});
afterAll(() => app.close());

const make = async (kind: PaperKind, locale: "ru" | "en") =>
  (await admin.api.papers.make(uuid, { data: { kind, locale } })).data;

async function textOf(edition: string, format: string): Promise<string> {
  const url = `/api/competitions/uuid/${uuid}/papers/${edition}/file?format=${format}`;
  const { statusCode, rawPayload } = await app.http.inject({ url, headers: admin.headers });
  expect(statusCode).toBe(200);
  if (format === "pdf") return (await readPdfPages(rawPayload)).join("\n");
  if (format === "html") return rawPayload.toString("utf8");
  return Object.values(unzipSync(rawPayload))
    .map((bytes) => strFromU8(bytes))
    .join("\n");
}

test("[PD92] no Cyrillic letter is in an English paper of Latin data, of whatever kind and format", async () => {
  const { data } = await admin.api.papers.of(uuid, { locale: "en" });
  const kinds = data.papers.filter(({ isEmpty }) => !isEmpty).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining([
      "results",
      "bouts",
      "weighing",
      "start",
      "judges",
      "report",
      "brackets",
      "queues",
    ]),
  );
  for (const kind of kinds) {
    const { id } = await make(kind, "en");
    for (const format of FORMATS_OF[kind]) {
      const found = (await textOf(id, format)).match(/.{0,30}\p{Script=Cyrillic}.{0,30}/u)?.[0];
      expect([kind, format, found]).toEqual([kind, format, undefined]);
    }
  }
}, 60_000);

test("[PD92] an English protocol reads like one", async () => {
  const text = await textOf((await make("results", "en")).id, "pdf");
  for (const said of [
    "Final results sheet",
    "Men, up to 77 kg",
    "Chief referee",
    "CMS, blue",
    "Sheet 1 of 1",
    "DRAFT",
  ])
    expect(text).toContain(said);
  expect(await textOf((await make("bouts", "en")).id, "html")).toContain('<html lang="en">');
});

test("[PD93] each language has editions of its own, and a page lists those of its own", async () => {
  const [russian, english] = [await make("start", "ru"), await make("start", "en")];
  expect([russian.edition, english.edition]).toEqual([1, 1]);
  expect(english.id).not.toBe(russian.id);
  expect((await make("start", "en")).id).toBe(english.id);
  const listed = async (locale?: "en") =>
    (await admin.api.papers.of(uuid, locale === undefined ? {} : { locale })).data.papers
      .find(({ kind }) => kind === "start")
      ?.editions.map(({ id }) => id);
  expect([await listed(), await listed("en")]).toEqual([[russian.id], [english.id]]);
});
