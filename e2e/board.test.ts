import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Competition } from "#contract/entity.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { readCompetition, signIn } from "./support/pages.ts";

const HALL = { viewport: { width: 1920, height: 1080 } };
const DARK_WITHIN_MS = 5000;

let app: RunningApp;
let browser: Browser;
let competition: Competition;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  competition = await readCompetition(app);
});
afterAll(async () => {
  await browser.close();
  await app.stop();
});

test("[DP1] [DP2] [DP4] a screen on another machine is claimed by its code, and dark after it is taken away", async () => {
  const hall = await (await browser.newContext(HALL)).newPage();
  await hall.goto(`${app.origin}/display`, { waitUntil: "networkidle" });
  const code = await hall.locator("output").first().innerText();
  expect(code).toMatch(/^\d{4}$/);

  const office = await (await browser.newContext(HALL)).newPage();
  await signIn(office, app, "admin");
  await office.goto(`${app.origin}/competition/${competition.uuid}`, { waitUntil: "networkidle" });
  await office.getByRole("button", { name: "Подключить экран" }).click();
  await office.getByLabel("Код с экрана").fill(code);
  await office.getByRole("button", { name: "Подключить", exact: true }).click();

  await hall.waitForURL(/\/screen\?display=dsp_/, { timeout: 15_000 });
  await hall.getByText(competition.title).first().waitFor();
  expect((await hall.context().cookies()).filter(({ name }) => name.includes("jwt"))).toEqual([]);

  await office.keyboard.press("Escape");
  await office.getByRole("button", { name: "Отключить" }).first().click();
  const started = performance.now();
  await office.getByRole("dialog").getByRole("button", { name: "Отключить" }).click();
  await hall.getByText("Экран отключён").waitFor({ timeout: DARK_WITHIN_MS });
  expect(performance.now() - started).toBeLessThan(DARK_WITHIN_MS);
  expect(await hall.getByText(competition.title).count()).toBe(0);
});

test("[DP9] without a link or a session the screen asks to sign in, and so does what only ends like it", async () => {
  const page = await (await browser.newContext(HALL)).newPage();
  for (const path of ["screen", "screen/", "refereeing/carpet/screen/"]) {
    await page.goto(`${app.origin}/competition/${competition.uuid}/${path}`);
    expect(new URL(page.url()).pathname).toBe("/auth");
  }
});
