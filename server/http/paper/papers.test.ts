import { afterAll, beforeAll, expect, test } from "vitest";
import { isRefusedWith } from "#contract/api/refusal.ts";
import { sheetCode } from "#domain/bout/sheetCode.ts";
import { findAllAudits } from "../../persistence/database/audit.ts";
import { forgetOnPapers } from "../../persistence/paper/paperRows.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import {
  createCategory,
  createCategoryFighter,
  createCompetition,
  createEvent,
  createFighter,
  createNamedReferee,
} from "../../testing/factories.ts";
import { readPdfPages } from "../../testing/readPdf.ts";
import { createTestApp, signIn, type Client, type TestApp } from "../../testing/testApp.ts";
import { createTestCompetition } from "../../testing/testCompetition.ts";
import { describeOnEachEngine } from "../../testing/testDatabases.ts";

describeOnEachEngine("papers", (database) => {
  let opened: TestApp | undefined;
  let known: { readonly admin: Client; readonly referee: Client } | undefined;
  beforeAll(async () => {
    opened = await createTestApp({ database: database() });
    known = { admin: await signIn(opened, "admin"), referee: await signIn(opened, "referee") };
  });
  afterAll(() => opened?.close());
  const app = () => present(opened);
  const admin = () => present(known).admin.api.papers;
  const referee = () => present(known).referee.api.papers;

  const made = async () => {
    const { competition, category, fighters } = await createTestCompetition(app().db, {
      format: "single_elimination_two_bronzes",
      entrants: 4,
    });
    return { id: competition.id, uuid: competition.uuid, category, fighters };
  };
  const results = (uuid: string) => admin().make(uuid, { data: { kind: "results" } });
  const sheets = async (uuid: string, edition: string) => {
    const answer = await app().http.inject({
      url: `/api/competitions/uuid/${uuid}/papers/${edition}/file`,
      headers: present(known).admin.headers,
    });
    expect(answer.statusCode).toBe(200);
    return (await readPdfPages(answer.rawPayload)).join("\n");
  };

  test("[PD7] nothing has changed: the same edition and the same code", async () => {
    const { uuid } = await made();
    const { data: first } = await results(uuid);
    const { data: second } = await results(uuid);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ edition: 1, isKept: true });
  });

  test("[PD8] a change makes an edition that names the one it replaces; the old one is kept", async () => {
    const { uuid, fighters } = await made();
    const { data: first } = await results(uuid);
    await app()
      .db.updateTable("fighter")
      .set({ region: "Республика Татарстан" })
      .where("uuid", "=", present(fighters[0]).uuid)
      .execute();
    const { data: second } = await results(uuid);
    expect(second.edition).toBe(2);
    expect(second.code).not.toBe(first.code);
    const text = await sheets(uuid, second.id);
    expect(text).toContain("Заменяет редакцию 1");
    expect(text).toContain("Изменено: 1 строка");
    expect(await sheets(uuid, first.id)).toContain("редакция 1");
  });

  test("[PD80] sheet and category make another line of editions only where they make another paper", async () => {
    const { uuid, category } = await made();
    const make = async (data: Parameters<ReturnType<typeof admin>["make"]>[1]["data"]) =>
      (await admin().make(uuid, { data })).data;
    const whole = await make({ kind: "results" });
    expect(await make({ kind: "results", size: "A3" })).toEqual(whole);
    const clubs = await make({ kind: "clubs" });
    expect(await make({ kind: "clubs", category: category.uuid, size: "A3" })).toEqual(clubs);
    const one = await make({ kind: "brackets", category: category.uuid, size: "A3" });
    expect(one).toMatchObject({
      edition: 1,
      category: category.uuid,
      categoryTitle: category.title,
      size: "A3",
    });
    expect(await sheets(uuid, one.id)).toContain(`Сетки · ${category.title} · A3 · редакция 1`);
    expect((await make({ kind: "brackets" })).id).not.toBe(one.id);
    expect(await sheets(uuid, whole.id)).toContain("Итоговый протокол · редакция 1");
  });

  test("[PD9] what is missing is told before, says so on the paper, and makes it a draft", async () => {
    const { uuid } = await made();
    const { data } = await admin().of(uuid, {});
    const paper = present(data.papers.find(({ kind }) => kind === "results"));
    expect(paper.gaps.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["birth-date", "athlete-region", "chief-referee", "open-category"]),
    );
    const { data: edition } = await results(uuid);
    expect(edition.isDraft).toBe(true);
    expect(await sheets(uuid, edition.id)).toContain("не указан");
  });

  test("[PD84] with one category chosen only what that category lacks is told", async () => {
    const { uuid, id, category } = await made();
    const other = await createCategory(app().db, { competition_id: id, title: "Женщины, до 58 кг" });
    for (const lastName of ["Ветрова", "Зимина"])
      await createCategoryFighter(
        app().db,
        other.id,
        (await createFighter(app().db, { last_name: lastName })).id,
      );
    const namesOf = async (query: { category?: string }) =>
      (await admin().of(uuid, query)).data.papers.flatMap(({ kind, gaps }) =>
        ["results", "brackets", "diplomas", "start"].includes(kind) ? gaps.flatMap(({ names }) => names) : [],
      );
    expect(await namesOf({})).toContain("Женщины, до 58 кг");
    const told = await namesOf({ category: category.uuid });
    expect(told).toContain(category.title);
    expect(told.join()).not.toMatch(/Женщины|Ветрова/);
    expect(await namesOf({ category: "gone" })).toEqual(await namesOf({}));
  });

  test("[PD83] who holds the event stands on its papers until somebody writes otherwise", async () => {
    const { uuid, id } = await made();
    const event = await createEvent(app().db, { info: writeJson({ organiser: { name: "Клуб «Барс»" } }) });
    await app().db.updateTable("competition").set({ event_id: event.id }).where("id", "=", id).execute();
    const gapsOf = async () => (await admin().of(uuid, {})).data.papers.flatMap(({ gaps }) => gaps);
    expect((await gapsOf()).map(({ code }) => code)).not.toContain("organisers");
    expect(await sheets(uuid, (await results(uuid)).data.id)).toContain("Клуб «Барс»");
    const { settings } = (await admin().of(uuid, {})).data;
    const { report: _, diploma: __, ...head } = settings;
    const saved = await admin().saveSettings(uuid, { data: { head: { ...head, sport: "грэпплинг" } } });
    expect(saved.data.organisers).toBe("Клуб «Барс»");
    await app()
      .db.updateTable("event")
      .set({ info: writeJson({ organiser: { name: "Федерация" } }) })
      .where("id", "=", event.id)
      .execute();
    expect((await admin().of(uuid, {})).data.settings.organisers).toBe("Федерация");
    await admin().saveSettings(uuid, { data: { head: { organisers: "Министерство" } } });
    expect((await admin().of(uuid, {})).data.settings.organisers).toBe("Министерство");
  });

  test("[PD88] a code of a sport that is none is refused, and an old one loses nothing", async () => {
    const { uuid, id } = await made();
    const save = (sportCode: string) => admin().saveSettings(uuid, { data: { head: { sportCode } } });
    await expect(save("абв")).rejects.toMatchObject({ error: { status: 400 } });
    for (const code of ["0260001611Я", "026 000 1 6 1 1 Я", ""]) await save(code);
    const papers = writeJson({ sport: "грэпплинг", sportCode: "абв" });
    await app().db.updateTable("competition").set({ papers }).where("id", "=", id).execute();
    expect((await admin().of(uuid, {})).data.settings).toMatchObject({
      sport: "грэпплинг",
      sportCode: "абв",
    });
  });

  test("[PD10] a referee makes no paper with birth dates and reads none; whoever makes one is in the audit", async () => {
    const { uuid, id } = await made();
    await createNamedReferee(app().db, id, present(known).referee.account.id);
    await expect(referee().make(uuid, { data: { kind: "results" } })).rejects.toMatchObject({
      error: { status: 403 },
    });
    const { data: edition } = await results(uuid);
    const told = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    expect(told.filter(({ action }) => action === "papers.make").at(-1)).toMatchObject({
      object: `competition:${uuid}`,
    });
    await expect(referee().file(uuid, edition.id, {})).rejects.toMatchObject({ error: { status: 403 } });
    expect((await referee().of(uuid, {})).data.papers.map(({ kind }) => kind)).not.toContain("results");
  });

  test("[PD40] [PD44] [PD45] a referee prints brackets, queues and score sheets with numbers and times of the hall", async () => {
    const { competition, bout } = await createTestCompetition(app().db, {
      format: "single_elimination_bronze_bout",
      entrants: 4,
      competition: { status: "in_progress" },
    });
    await createNamedReferee(app().db, competition.id, present(known).referee.account.id);
    const printed = async (kind: "brackets" | "queues" | "sheets") => {
      const { data } = await referee().make(competition.uuid, { data: { kind } });
      return await sheets(competition.uuid, data.id);
    };
    const [brackets, queues, slips] = [
      await printed("brackets"),
      await printed("queues"),
      await printed("sheets"),
    ];
    expect(brackets).toMatch(/ковёр .+, ~\d\d:\d\d/);
    expect(brackets).toContain("Проигравший в схватке");
    expect(queues).toMatch(/Печать \d\d:\d\d, редакция 1\. Прежний лист выбросить\./);
    expect(queues).toMatch(/~\d\d:\d\d/);
    expect(slips).toContain(`· ${sheetCode(bout("SF1").uuid)}`);
  });

  test("[PD9] a competition without athletes has nothing to print", async () => {
    const competition = await createCompetition(app().db);
    const refused = await results(competition.uuid).catch((cause: unknown) => cause);
    expect(isRefusedWith(refused, "nothing-to-print")).toBe(true);
  });

  test("[PD10] [PD25] each form saves its own part; what is written of injuries is for administrators, and in no audit", async () => {
    const { uuid, id } = await made();
    await createNamedReferee(app().db, id, present(known).referee.account.id);
    await admin().saveSettings(uuid, { data: { report: { injuries: "Вывих плеча" } } });
    await admin().saveSettings(uuid, { data: { head: { organisers: "Федерация" } } });
    const { settings } = (await admin().of(uuid, {})).data;
    expect([settings.organisers, settings.report.injuries]).toEqual(["Федерация", "Вывих плеча"]);
    expect(JSON.stringify((await referee().of(uuid, {})).data)).not.toContain("Вывих");
    const audits = await findAllAudits(app().db, { afterN: 0, limit: 10_000 });
    expect(JSON.stringify(audits)).not.toContain("Вывих");
  });

  test("[PD7] sheets of another size are editions of their own", async () => {
    const { uuid } = await made();
    const make = async (size: "A4" | "A3") =>
      (await admin().make(uuid, { data: { kind: "brackets", size } })).data;
    const first = await make("A4");
    expect((await make("A3")).edition).toBe(1);
    expect(await make("A4")).toEqual(first);
  });

  test("[PD8] whoever is forgotten is on no kept paper, though they left the category before", async () => {
    const { uuid, category, fighters } = await made();
    const fighter = present(fighters[0]);
    await app()
      .db.updateTable("fighter")
      .set({ last_name: "Несравненный" })
      .where("uuid", "=", fighter.uuid)
      .execute();
    const { data: edition } = await results(uuid);
    expect(await sheets(uuid, edition.id)).toContain("Несравненный");
    await app()
      .db.deleteFrom("category_fighter")
      .where("category_id", "=", category.id)
      .where("fighter_id", "=", fighter.id)
      .execute();
    await forgetOnPapers(app().db, { id: fighter.id, lastName: "Несравненный" });
    const refused = await admin()
      .file(uuid, edition.id, {})
      .catch((cause: unknown) => cause);
    expect(isRefusedWith(refused, "not-kept")).toBe(true);
  });

  test("[PD7] the inventory lists what was made with the codes of the papers", async () => {
    const { uuid } = await made();
    const { data: edition } = await results(uuid);
    const { data: inventory } = await admin().make(uuid, { data: { kind: "inventory" } });
    expect(await sheets(uuid, inventory.id)).toContain(edition.code);
  });
});

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("nothing is there");
  return value;
}
