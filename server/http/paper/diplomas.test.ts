import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePaperSchema } from "#contract/paper/paper.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { readPdfPages } from "../../testing/readPdf.ts";

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, "admin");
});
afterAll(() => app.close());

const finished = async () => {
  const made = await createTestCompetition(app.db, { format: "single_elimination_two_bronzes", entrants: 4 });
  for (const id of ["SF1", "SF2", "F"])
    await admin.api.acts.result(made.bout(id).uuid, {
      data: {
        id: randomUUID(),
        method: "points",
        winner: "red",
        score: { red: 2, blue: 2 },
        reason: "протокол",
      },
    });
  return made;
};

async function upload(): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("files", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "фон.png");
  const request = new Request("http://kover/", { method: "POST", body });
  const { json } = await app.http.inject({
    method: "POST",
    url: "/api/upload",
    headers: { ...admin.headers, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const [{ url }] = json<[{ url: string }]>();
  return url;
}

test("[PD63] [PD64] a template is saved by itself, is tried before that, and the other settings leave it alone", async () => {
  const { competition } = await finished();
  const { data: before } = await admin.api.papers.diploma(competition.uuid);
  expect(before.diploma).toEqual(before.usual);
  const texts = { ...before.usual.texts, title: "ГРАМОТА" };
  const diploma = { ...before.usual, layout: "belt" as const, texts, background: await upload() };
  const tried = await app.http.inject({
    method: "POST",
    url: `/api/competitions/uuid/${competition.uuid}/papers/diploma/trial`,
    headers: admin.headers,
    payload: { data: diploma },
  });
  const [page = ""] = await readPdfPages(tried.rawPayload);
  expect(page).toContain("ГРАМОТА");
  expect(tried.rawPayload.toString("latin1")).toContain("/Image");
  expect((await admin.api.papers.diploma(competition.uuid)).data.diploma).toEqual(before.usual);
  await admin.api.papers.saveDiploma(competition.uuid, { data: diploma });
  await admin.api.papers.saveSettings(competition.uuid, {
    data: { head: { organisers: "Федерация грэпплинга" } },
  });
  const { data: after } = await admin.api.papers.diploma(competition.uuid);
  expect(after.diploma).toEqual(diploma);
  expect(after.sample["организатор"]).toBe("Федерация грэпплинга");
  await admin.api.papers.saveDiploma(competition.uuid, { data: null });
  expect((await admin.api.papers.diploma(competition.uuid)).data.diploma).toEqual(before.usual);
});

test("[PD94] an English editor starts from an English template with English words in braces, kept as any other", async () => {
  const { competition } = await finished();
  const { data } = await admin.api.papers.diploma(competition.uuid, { locale: "en" });
  expect(JSON.stringify([data.usual, Object.keys(data.sample)])).not.toMatch(/[а-яё]/i);
  expect(data.usual.texts).toMatchObject({ title: "DIPLOMA", name: "{Surname Name}", foot: "{city, date}" });
  const texts = { ...data.usual.texts, lead: "goes to", foot: "{city}, {date} {nothing}" };
  const diploma = { ...data.usual, texts };
  const tried = await app.http.inject({
    method: "POST",
    url: `/api/competitions/uuid/${competition.uuid}/papers/diploma/trial?locale=en`,
    headers: admin.headers,
    payload: { data: diploma },
  });
  const [page = ""] = await readPdfPages(tried.rawPayload);
  expect(page).toContain("1st degree");
  expect(page).toContain("{nothing}");
  expect(page).not.toContain("{Surname Name}");
  const saved = await admin.api.papers.saveDiploma(competition.uuid, { data: diploma }, { locale: "en" });
  expect(saved.data.diploma).toEqual(diploma);
  const { data: russian } = await admin.api.papers.diploma(competition.uuid);
  expect(russian.diploma.texts).toMatchObject({ lead: "goes to", foot: "{город}, {дата} {nothing}" });
  const { data: edition } = await admin.api.papers.make(competition.uuid, {
    data: makePaperSchema.parse({ kind: "diplomas" }),
  });
  const { rawPayload } = await app.http.inject({
    url: `/api/competitions/uuid/${competition.uuid}/papers/${edition.id}/file`,
    headers: admin.headers,
  });
  expect((await readPdfPages(rawPayload))[0]).toContain("goes to");
});

test("[PD62] [PD65] diplomas are for the podium, badges for everybody", async () => {
  const { competition, category } = await finished();
  const pagesOf = async (kind: "diplomas" | "badges", of: string | null = null) => {
    const wish = makePaperSchema.parse({ kind, category: of });
    const { data } = await admin.api.papers.make(competition.uuid, { data: wish });
    const { rawPayload } = await app.http.inject({
      url: `/api/competitions/uuid/${competition.uuid}/papers/${data.id}/file`,
      headers: admin.headers,
    });
    return await readPdfPages(rawPayload);
  };
  expect(await pagesOf("diplomas")).toHaveLength(4);
  expect(await pagesOf("diplomas", category.uuid)).toHaveLength(4);
  const [badges = ""] = await pagesOf("badges");
  expect(badges.match(/СПОРТСМЕН/g)).toHaveLength(4);
  expect(badges).toContain("жребий 1");
});
