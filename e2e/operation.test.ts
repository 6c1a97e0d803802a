import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { readCompetition, runningBout, signIn, tablePath, watchForErrors } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;
let admin: Page;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  admin = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(admin, app, "admin");
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test("[GN15] axe finds nothing on the table, the board, the screen, the dashboard, the mat and the open menu of a bout", async () => {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const base = `/competition/${competition.uuid}`;
  const mat = `${base}/refereeing/carpet/${bout.carpet?.uuid}`;
  const found: string[] = [];
  const table = tablePath(competition, bout);
  for (const path of [table, `${table}/board`, `${base}/screen`, base, `${base}/parked`, mat]) {
    await admin.goto(app.origin + path, { waitUntil: "networkidle" });
    found.push(...(await axeProblems(admin)).map((problem) => `${path}: ${problem}`));
  }
  await admin
    .getByRole("button", { name: /^Действия/ })
    .first()
    .click();
  await admin.getByRole("menu").waitFor();
  await admin.waitForTimeout(200);
  found.push(...(await axeProblems(admin)).map((problem) => `menu: ${problem}`));
  expect(found).toEqual([]);
});

test("[DY19] a bout is dropped from one mat on another on the dashboard, and stands there", async () => {
  const competition = await readCompetition(app);
  const errors = watchForErrors(admin);
  await admin.goto(`${app.origin}/competition/${competition.uuid}`, { waitUntil: "networkidle" });
  const [, target] = competition.carpets;
  const mats = admin.locator("[data-sort-list]");
  const item = mats.nth(0).locator("[data-sort-item]").nth(2);
  const uuid = (await item.getAttribute("data-sort-item")) ?? "";
  const start = await item.locator("[data-sort-handle]").boundingBox();
  const end = await mats.nth(1).locator("[data-sort-item]").nth(3).boundingBox();
  if (start === null || end === null) throw new Error("nothing to take hold of");
  await admin.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await admin.mouse.down();
  await admin.mouse.move(start.x + 40, start.y + 10, { steps: 3 });
  await admin.mouse.move(end.x + 60, end.y + 6, { steps: 8 });
  await admin.mouse.up();
  const matOf = async () =>
    (await readCompetition(app)).fightings.find((bout) => bout.uuid === uuid)?.carpet?.uuid;
  await expect.poll(matOf, { timeout: 10_000 }).toBe(target?.uuid);
  expect(errors).toEqual([]);
});

test("[DY17] a category goes to another mat with one press, and the day ends earlier for it", async () => {
  const competition = await readCompetition(app);
  await admin.goto(`${app.origin}/competition/${competition.uuid}`, { waitUntil: "networkidle" });
  await admin.getByRole("button", { name: "Подобрать перенос" }).click();
  await admin.getByRole("button", { name: "Перенести" }).click();
  await admin.getByText("Категория перенесена").waitFor();
  const matOf = ({ carpets }: typeof competition, bout: string) =>
    carpets.find(({ fightings }) => fightings.some(({ uuid }) => uuid === bout))?.uuid;
  const after = await readCompetition(app);
  const moved = after.fightings.filter(({ uuid }) => matOf(after, uuid) !== matOf(competition, uuid));
  expect(moved.length).toBeGreaterThan(1);
  expect(new Set(moved.map(({ category }) => category.uuid)).size).toBe(1);
});

test("an athlete is found by a part of the name, and his next bout can be acted on", async () => {
  const competition = await readCompetition(app);
  const waiting = competition.fightings.find(
    ({ state, fighters }) => state === "waiting" && fighters.length === 2,
  );
  const uuid = waiting?.fighters[0]?.uuid;
  const fighter = competition.categories.flatMap(({ fighters }) => fighters).find((one) => one.uuid === uuid);
  if (fighter === undefined) throw new Error("the demo has no bout to come");
  await admin.getByLabel("Фамилия или клуб").fill(fighter.lastName.toLowerCase());
  await admin
    .getByRole("button", { name: new RegExp(`^Действия.*${fighter.lastName}`) })
    .last()
    .click();
  await admin.getByRole("menuitem", { name: /Снять/ }).waitFor();
  await admin.keyboard.press("Escape");
});

test("[CP19] [CP8] the start is taken back with a reason only, and given again", async () => {
  const statusNow = async () => (await readCompetition(app)).status;
  await admin.getByRole("button", { name: "Вернуть в подготовку" }).click();
  const dialog = admin.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Вернуть в подготовку" });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel("Причина").fill("Начали по ошибке");
  await confirm.click();
  await admin.getByRole("button", { name: "Начать соревнование" }).click();
  expect(await statusNow()).toBe("draft");
  await dialog.getByRole("button", { name: "Начать соревнование" }).click();
  await admin.getByText("Столы ведут схватки, зрители видят счёт и время.").waitFor();
  expect(await statusNow()).toBe("in_progress");
});
