import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { type RunningApp } from "./support/app.ts";
import { apiOf } from "./support/lateActs.ts";
import { takeTable } from "./support/outage.ts";
import {
  isHydrated,
  readCompetition,
  redScore,
  refereeOf,
  runningBout,
  signIn,
  tablePath,
  visit,
  watchForErrors,
} from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

const HALL = { viewport: { width: 1920, height: 1080 } };
const DARK_WITHIN_MS = 5000;

let app: RunningApp;
let browser: Browser;
let competition: Competition;
let bout: Fighting;

shareApp(async (started) => {
  ({ app, browser } = started);
  competition = await readCompetition(app);
  bout = runningBout(competition);
});

const redRow = (page: Page) => page.getByRole("region", { name: "Красный угол" });

test("[BD8] [SN13] the board in a second window follows the taps of its table while the network is off", async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const table = await context.newPage();
  await signIn(table, app, refereeOf(competition, bout));
  await visit(table, app.origin + tablePath(competition, bout));
  await takeTable(table);
  await table.getByText("На связи, всё отправлено").waitFor();
  const board = await context.newPage();
  const errors = watchForErrors(board);
  await visit(board, `${app.origin}${tablePath(competition, bout)}/board`);
  const before = redScore(bout);
  await redRow(board).getByText(String(before), { exact: true }).first().waitFor();

  await context.setOffline(true);
  await table
    .getByRole("region", { name: /^Красный/ })
    .getByRole("button", { name: "+2" })
    .first()
    .click();
  await redRow(board)
    .getByText(String(before + 2), { exact: true })
    .waitFor({ timeout: 3000 });
  expect(errors).toEqual([]);
  expect(await board.locator("button, a, input").count()).toBe(0);
  await context.close();
});

test("[DP1] [DP2] [DP4] a screen on another machine is claimed by its code, and dark after it is taken away", async () => {
  const hall = await (await browser.newContext(HALL)).newPage();
  await visit(hall, `${app.origin}/display`);
  const code = await hall.locator("output").first().innerText();
  expect(code).toMatch(/^\d{4}$/);

  const office = await (await browser.newContext(HALL)).newPage();
  await signIn(office, app, "admin");
  await visit(office, `${app.origin}/competition/${competition.uuid}`);
  // Nothing is connected yet, so the list is folded.
  await office.locator("summary", { hasText: "Экраны зала" }).click();
  await office.getByRole("button", { name: "Подключить экран" }).click();
  await office.getByLabel("Код с экрана").fill(code);
  await office.getByRole("button", { name: "Подключить", exact: true }).click();

  await hall.waitForURL(/\/screen\?display=dsp_/, { timeout: 15_000 });
  await hall.getByText(competition.title).first().waitFor();
  expect((await hall.context().cookies()).filter(({ name }) => name.includes("jwt"))).toEqual([]);

  const { opened, token } = await openByLink(office);
  // The key of a display opens the screen and nothing that merely ends like it.
  await hall.goto(`${app.origin}/competition/${competition.uuid}/refereeing/carpet/screen/?display=${token}`);
  expect(new URL(hall.url()).pathname).toBe("/auth");
  await hall.goBack();
  await isHydrated(hall);

  await office.keyboard.press("Escape");
  for (const screen of [hall, opened]) {
    await screen.getByText(competition.title).first().waitFor();
    await office.getByRole("button", { name: "Отключить" }).first().click();
    const started = performance.now();
    await office.getByRole("dialog").getByRole("button", { name: "Отключить" }).click();
    await screen.getByText("Экран отключён").waitFor({ timeout: DARK_WITHIN_MS });
    expect(performance.now() - started).toBeLessThan(DARK_WITHIN_MS);
    expect(await screen.getByText(competition.title).count()).toBe(0);
  }

  // From the camera's page too: a link made there stays to be read.
  await visit(office, `${app.origin}/display/claim?code=${code}`);
  await office.getByRole("button", { name: "Получить ссылку и QR-код" }).click();
  const link = office.getByLabel("Ссылка экрана", { exact: true });
  expect(await link.inputValue()).toContain("/screen?display=dsp_");
});

/** The second way to a screen: a link made in the office, opened where nobody is signed in. */
async function openByLink(office: Page): Promise<{ opened: Page; token: string }> {
  await office.getByRole("button", { name: "Подключить экран" }).click();
  await office.getByRole("button", { name: "Получить ссылку и QR-код" }).click();
  const link = await office.getByLabel("Ссылка экрана", { exact: true }).inputValue();
  const opened = await (await browser.newContext(HALL)).newPage();
  await visit(opened, link);
  return { opened, token: new URL(link).searchParams.get("display") ?? "" };
}

test("[DP14] a page chosen and not yet added is shown too, once it has what it lacks", async () => {
  const admin = await apiOf(app, "admin");
  await admin.displays.link(competition.uuid, { data: { name: "Вход" } });
  const office = await (await browser.newContext(HALL)).newPage();
  await signIn(office, app, "admin");
  await visit(office, `${app.origin}/competition/${competition.uuid}`);
  await office.getByRole("button", { name: "Что показывать" }).last().click();
  const editor = office.getByRole("dialog");
  await editor.getByLabel("Страница", { exact: true }).selectOption("announcement");
  const show = editor.getByRole("button", { name: "Показать", exact: true });
  await show.click();
  await editor.getByText("Напишите текст объявления").waitFor();
  await editor.getByLabel("Текст объявления").fill("Обед до 14:00");
  await show.click();
  await editor.waitFor({ state: "detached" });
  const { data } = await admin.displays.list(competition.uuid);
  expect(data.find(({ name }) => name === "Вход")?.show.pages).toEqual([
    { page: "mats" },
    { page: "announcement", text: "Обед до 14:00" },
  ]);
});

test("[DP9] without a link or a session the screen asks to sign in, and so does what only ends like it", async () => {
  const page = await (await browser.newContext(HALL)).newPage();
  for (const path of ["screen", "screen/", "refereeing/carpet/screen/"]) {
    await page.goto(`${app.origin}/competition/${competition.uuid}/${path}`);
    expect(new URL(page.url()).pathname).toBe("/auth");
  }
});

async function openWall(context: BrowserContext, query: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}/competition/${competition.uuid}/screen?${query}`);
  return page;
}

test("[DY7] [SN20] a wall turns its pages by itself and shows neither a pointer, a dialog nor anything private", async () => {
  const context = await browser.newContext(HALL);
  const page = await openWall(context, "page=announcement:Первая&page=announcement:Вторая&seconds=5");
  await page.getByText("Первая").waitFor();
  await page.getByText("Вторая").waitFor();
  await page.getByText("Первая").waitFor();
  const cursor = "getComputedStyle(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).cursor";
  expect(await page.evaluate(cursor)).toBe("none");
  expect(await page.locator("dialog, [role=dialog], main button, main a").count()).toBe(0);
  expect(await page.content()).not.toMatch(/birthDate|"phone"|realLastName/);
  await context.close();
});

test("[SN20] [SN21] a wall without a connection keeps its picture and says from when it is; with one it says nothing", async () => {
  const context = await browser.newContext(HALL);
  const page = await openWall(context, "page=mats");
  const people = competition.categories.flatMap(({ fighters }) => fighters);
  const athlete = people.find(({ uuid }) => uuid === bout.slots[0].fighter);
  const picture = page.getByText(athlete?.lastName ?? "").first();
  const note = page.getByText(/Нет связи\. Показываем данные на \d\d:\d\d/);
  await picture.waitFor();
  expect(await note.count()).toBe(0);
  await app.kill();
  await note.waitFor({ timeout: 60_000 });
  expect(await picture.isVisible()).toBe(true);
  await app.restart();
  await note.waitFor({ state: "detached", timeout: 60_000 });
  await context.close();
});
