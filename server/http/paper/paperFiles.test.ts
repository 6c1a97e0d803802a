import { afterAll, beforeAll, expect, test } from "vitest";
import { FORMATS_OF, PAPER_FORMATS, type PaperKind } from "#contract/paper/paper.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { createPaperEvent } from "../../testing/paperEvent.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestDatabase } from "../../testing/testDatabases.ts";

let app: TestApp;
let admin: Client;
let referee: Client;
let path: string;
let made: Awaited<ReturnType<typeof createPaperEvent>>;
beforeAll(async () => {
  const database = await createTestDatabase();
  made = await createPaperEvent(database);
  app = await createTestApp({ database, now: made.clock.now });
  admin = await signIn(app, "admin");
  referee = await signIn(app, "referee");
  path = `/api/competitions/uuid/${made.competition.uuid}/papers`;
}, 60_000);
afterAll(() => app.close());

const make = async (kind: PaperKind, by = admin) =>
  (await by.api.papers.make(made.competition.uuid, { data: { kind } })).data;
const file = (edition: string, format: string, { headers } = admin) =>
  app.http.inject({ method: "GET", url: `${path}/${edition}/file?format=${format}`, headers });

const FORMS = ["results", "bouts", "weighing", "start", "clubs", "judges", "report", "teams"] as const;

test("[PD27] every paper is had in the formats it is offered in, and in no other", async () => {
  for (const kind of FORMS) {
    const { id } = await make(kind);
    for (const format of PAPER_FORMATS) {
      const { statusCode, headers, rawPayload, json } = await file(id, format);
      if (!FORMATS_OF[kind].includes(format)) {
        expect([statusCode, json<{ error: { details: unknown } }>().error.details]).toEqual([
          409,
          { code: "format-not-offered" },
        ]);
        continue;
      }
      expect([kind, format, statusCode]).toEqual([kind, format, 200]);
      expect(headers["content-disposition"]).toMatch(
        new RegExp(
          `^attachment; filename="2026-11-14_kubok-volgi-po-grepplingu-2026_0\\d[ab]?-[a-z]+_all_r1\\.${format}"$`,
        ),
      );
      expect(rawPayload.subarray(0, 2).toString()).toBe(
        { pdf: "%P", html: "<!", docx: "PK", xlsx: "PK" }[format],
      );
    }
  }
}, 60_000);

test("[PD8] [PD7] nothing new is the edition made last; a change makes one that names it", async () => {
  const first = await make("judges");
  expect((await make("judges")).id).toBe(first.id);
  await app.db.updateTable("referee").set({ grade: null }).where("post", "=", "marshal").execute();
  const second = await make("judges");
  expect([second.edition, second.code === first.code]).toEqual([first.edition + 1, false]);
  const [page = ""] = await readPdfPages((await file(second.id, "pdf")).rawPayload);
  expect(page.replaceAll("\n", " ")).toContain(`Заменяет редакцию ${first.edition} от`);
  expect(page).toContain(second.code);
  expect((await file(first.id, "pdf")).statusCode).toBe(200);
});

test("[PD9] gaps are told in the list, and one that counts makes a draft", async () => {
  await app.db.updateTable("fighter").set({ region: null }).where("last_name", "=", "Ким6").execute();
  const { data } = await admin.api.papers.of(made.competition.uuid, {});
  expect(data.papers.find(({ kind }) => kind === "results")?.gaps).toContainEqual({
    code: "athlete-region",
    names: ["Ким6 Роман"],
    isGrave: true,
  });
  const draft = await make("results");
  expect(draft.isDraft).toBe(true);
  const html = (await file(draft.id, "html")).payload;
  expect(html).toContain('<p class="mark">ЧЕРНОВИК</p>');
});

test("[PD10] [PD23] a referee makes the start list and none with birth dates, and whoever makes one is in the audit", async () => {
  const { data } = await referee.api.papers.of(made.competition.uuid, {});
  expect(data.papers.map(({ kind }) => kind).filter((kind) => FORMS.some((one) => one === kind))).toEqual([
    "start",
  ]);
  const { id } = await make("start", referee);
  expect((await file(id, "pdf", referee)).statusCode).toBe(200);
  await expect(make("weighing", referee)).rejects.toThrow("Forbidden");
  const { id: secret } = await make("weighing");
  expect((await file(secret, "xlsx", referee)).statusCode).toBe(403);
  const audits = await findAllAudits(app.db, { afterN: 0, limit: 1000 });
  expect(audits.filter(({ action }) => action === "papers.make").length).toBeGreaterThan(FORMS.length);
});
