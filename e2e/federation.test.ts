import { createHash, randomUUID } from "node:crypto";
import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import type { PaperKind } from "#contract/paper/paper.ts";
import { writeXlsx } from "#contract/files/tableFiles.ts";
import { readPdfPages } from "#server/testing/readPdf.ts";
import { PASSWORD, startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { becomeAdmin, visit, watchForErrors } from "./support/pages.ts";
import {
  COLUMNS,
  fightDay,
  makeTwoDays,
  organiserOf,
  people,
  planDays,
  weighAll,
} from "./support/twoDays.ts";

/**
 * Both installations say the same address, as one that moved to another machine does. Without limits of calls, which
 * production always has: one organiser types here what ten tables do.
 */
const EMPTY = {
  KOVER_DEMO: "off",
  PUBLIC_URL: "https://kover.example",
  NODE_ENV: "test",
  RATE_LIMIT: "off",
};

// Each try has installations of its own: in the ones before there is an admin already.
let app: RunningApp;
let other: RunningApp;
let browser: Browser;
beforeEach(async () => {
  [app, other, browser] = await Promise.all([startApp(EMPTY), startApp(EMPTY), launchBrowser()]);
});
afterEach(async () => {
  await browser.close();
  await Promise.all([app.stop(), other.stop()]);
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

async function takeList(page: Page, path: string): Promise<void> {
  await visit(page, `${app.origin}${path}/entries/list`);
  const book = writeXlsx({ title: "Участники", columns: COLUMNS, rows: people() });
  const file = { name: "заявка.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(book) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await press(page, "Записать 64");
  await page
    .getByText(/^Записано мест в категориях: 64/)
    .first()
    .waitFor();
}

/** Two choices at once, from a gap into its field, and away from the page with something typed. */
async function lookForGaps(page: Page): Promise<void> {
  await page.getByLabel("Категория", { exact: true }).selectOption({ index: 1 });
  await press(page, "A3");
  await page.waitForURL(/category=[^&]+&size=A3/);
  await press(page, "Итоговый протокол: PDF");
  await page.getByRole("link", { name: "К шапке документов" }).first().click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "organisers");
  await page.getByLabel("Травмы и оказанная помощь").fill("Травм не было");
  await press(page, "Ещё");
  await page.getByRole("menuitem", { name: "Архив" }).click();
  await press(page, "Уйти без сохранения");
  await page.getByRole("link", { name: "Документы", exact: true }).click();
  await press(page, "Сохранить отчёт");
  await page.getByText("Отчёт сохранён").waitFor();
  expect(await page.getByLabel("Травмы и оказанная помощь").inputValue()).toBe("Травм не было");
}

async function writeHead(page: Page, path: string): Promise<void> {
  await visit(page, `${app.origin}${path}/papers`);
  await lookForGaps(page);
  await page.getByLabel("Кто проводит").fill("Региональная федерация грэпплинга");
  await page.getByLabel("Вид спорта").fill("спортивная борьба");
  await page.getByLabel("Код ВРВС").fill("0260001611Я");
  await page.getByLabel("Номер в календарном плане").fill("1234");
  await page.getByLabel("Регион проведения").fill("Республика Татарстан");
  await press(page, "Сохранить шапку");
  await page.getByText("Шапка документов сохранена").waitFor();
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), act()]);
  return await readFile(await file.path());
}

const OFFICIAL = ["results", "bouts", "weighing", "judges", "report", "teams"] as const satisfies PaperKind[];

/** Official papers to the last byte: an archive brings the editions along, with the moments they were made. */
async function papersOf(api: Api, origin: string, uuid: string, token: string) {
  const made: Record<string, unknown> = {};
  for (const kind of OFFICIAL) {
    const { data } = await api.papers.make(uuid, { data: { kind } });
    const file = await fetch(`${origin}/api/competitions/uuid/${uuid}/papers/${data.id}/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = createHash("sha256")
      .update(Buffer.from(await file.arrayBuffer()))
      .digest("hex");
    made[kind] = { code: data.code, edition: data.edition, made: data.made, isDraft: data.isDraft, bytes };
  }
  return made;
}

const tokenOf = async ({ api }: RunningApp) =>
  (await api.auth.login({ identifier: "organiser", password: PASSWORD })).jwt;

test("[PD7] [PD9] [PD68] [PD69] [PD72] [EV12] [EV16] [EX5] two days of 64 people from an empty installation to signed protocols, and from its archive to the same papers in another", async () => {
  const page = await openPage();
  const errors = watchForErrors(page);
  await becomeAdmin(page, app);
  const api = await organiserOf(app);
  const { uuid, competition, path } = await makeTwoDays(api);
  await takeList(page, path);
  await planDays(api, uuid);
  await writeHead(page, path);
  await weighAll(api, uuid);
  await api.draws.all(uuid, { data: { id: randomUUID(), mayBeUnweighed: false } });
  await api.competitions.move(competition, { status: "in_progress" });

  await visit(page, `${app.origin}/competition/${uuid}/papers`);
  const parachute = unzipSync(await downloaded(page, () => press(page, "Собрать: Бумажный парашют")));
  expect(Object.keys(parachute).map((name) => name.split("_")[2])).toEqual([
    "04a-startovyj",
    "08-setki",
    "09-ocheredi",
    "10-blanki",
  ]);

  expect(await fightDay(api, uuid, 0)).toBeGreaterThan(30);
  await api.programme.closeDay(uuid, { data: { date: null } });
  expect(await fightDay(api, uuid, 1)).toBeGreaterThan(20);

  await visit(page, app.origin + path);
  await press(page, "Завершить событие");
  await press(page, /^Завершить всё равно$/);
  await page.getByText("Событие завершено").first().waitFor();
  await expect(
    api.roll.weigh(uuid, { data: { act: "no-show", category: uuid, fighter: uuid } }),
  ).rejects.toMatchObject({
    error: { details: { code: "competition-closed" } },
  });

  await visit(page, `${app.origin}/competition/${uuid}/sheets`);
  await page.getByText("Результаты больше не записываются.").waitFor();
  await visit(page, `${app.origin}${path}/entries`);
  await page.getByLabel("Категория", { exact: true }).selectOption({ index: 1 });

  await visit(page, `${app.origin}${path}/papers`);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  const pack = unzipSync(await downloaded(page, () => press(page, "Собрать: Для федерации")));
  const nameOf = (part: string) => Object.keys(pack).find((name) => name.includes(part)) ?? "";
  const results = await readPdfPages(Buffer.from(pack[nameOf("01-itogovyj_all_r1.pdf")] ?? []));
  expect(results.join("\n")).toContain("Мамлеев-Заречный");
  expect(results.join("\n")).toContain("Нұрсұлтан");
  expect(results.join("\n")).not.toContain("ЧЕРНОВИК");
  expect(nameOf("06-otchet").length).toBeGreaterThan(0);

  await visit(page, `${app.origin}${path}/archive`);
  await press(page, "Скачать архив");
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[type="password"]').fill(PASSWORD);
  const archive = await downloaded(page, () =>
    dialog.getByRole("button", { name: "Скачать", exact: true }).click(),
  );
  const page2 = await openPage();
  const errors2 = watchForErrors(page2);
  await becomeAdmin(page2, other);
  await visit(page2, `${other.origin}/organiser`);
  const file = { name: "kubok.zip", mimeType: "application/zip", buffer: archive };
  await page2.locator('input[type="file"]').setInputFiles(file);
  await page2.getByRole("dialog").locator('input[type="password"]').fill(PASSWORD);
  await press(page2, "Загрузить турнир");
  await page2.getByText(/^Турнир загружен/).waitFor();

  const api2 = await organiserOf(other);
  const [there, here] = [await api2.competitions.byUuid(uuid), await api.competitions.byUuid(uuid)];
  const facts = ({ fightings, categories }: typeof here) => ({
    bouts: fightings.map((one) => [one.uuid, one.points, one.winner, one.result]),
    people: categories.map((one) => [
      one.title,
      one.fighters.map(({ uuid: id, lastName }) => [id, lastName]),
    ]),
  });
  expect(facts(there)).toEqual(facts(here));
  expect(await papersOf(api2, other.origin, uuid, await tokenOf(other))).toEqual(
    await papersOf(api, app.origin, uuid, await tokenOf(app)),
  );
  expect([...errors, ...errors2]).toEqual([]);
});
