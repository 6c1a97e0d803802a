import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { namesWinners } from "#web/sport/facts/followsFromResult.ts";
import { type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { apiOf } from "./support/lateActs.ts";
import {
  EVENT_ID,
  makeAccount,
  readCompetition,
  signIn,
  signInByForm,
  visit,
  visitWithFonts,
  watchForErrors,
} from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

const DAY = `/events/${EVENT_ID}/mine`;

async function newPage(width: number): Promise<Page> {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width, height: 844 } });
  return context.newPage();
}
const open = (page: Page, path: string) => visit(page, app.origin + path);
const cards = (page: Page) => page.getByRole("region", { name: "Сейчас и дальше" }).getByRole("listitem");

test("[FO16] [FO17] [NS2] [PE22] a coach sees the day of all their people, is told of clashes, and hides results", async () => {
  const own = await (await apiOf(app, "coach")).stars.ownFighters(EVENT_ID);
  const { fightings } = await readCompetition(app);
  const isOwn = (uuid: string | null) => uuid !== null && own.data.includes(uuid);
  const ahead = new Set(
    fightings
      .filter(({ state }) => state !== "finished")
      .flatMap(({ slots }) => slots.map(({ fighter }) => fighter).filter(isOwn)),
  );
  const page = await newPage(390);
  const errors = watchForErrors(page);
  await signIn(page, app, "coach");
  await open(page, "/personal");
  // A whole club, and still a page of a few screens that knows of clashes.
  await page.getByText(/Накладок впереди: \d/).waitFor();
  await expect.poll(() => page.evaluate("document.documentElement.scrollHeight")).toBeLessThan(5000);
  await page.getByRole("link", { name: "Мои спортсмены" }).first().click();
  await page.waitForURL(app.origin + DAY);
  await expect.poll(() => cards(page).count()).toBe(ahead.size);
  await page
    .getByText(/Накладка: ковры [А-Г](, [А-Г])* и [А-Г] около \d\d:\d\d/)
    .first()
    .waitFor();
  const results = page.getByRole("region", { name: "Результаты" });
  await results
    .getByText(/победы \d+, поражения \d+/)
    .first()
    .waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  await page.evaluate("localStorage.setItem('kover-spoilers', 'hidden')");
  await open(page, DAY);
  await results.getByText("Показать").waitFor();
  expect(
    await results
      .getByText(/победы \d/)
      .first()
      .isVisible(),
  ).toBe(false);
  await results.getByText("Показать").click();
  await results
    .getByText(/победы \d/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});

/** Words for who comes there, in place of who it is. */
const COVERED = /Победитель схватки|-е место/u;

test("[NS2] the page of a bout does not say who won the ones before", async () => {
  const { fightings } = await readCompetition(app);
  const later = fightings.find(
    (bout) => namesWinners(bout) && bout.slots.every(({ fighter }) => fighter !== null),
  );
  const page = await newPage(390);
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, `/events/${EVENT_ID}/competition/bouts/${later?.uuid ?? ""}`);
  expect(await heading.innerText()).not.toMatch(COVERED);
  await page.evaluate("localStorage.setItem('kover-spoilers', 'hidden')");
  await open(page, `/events/${EVENT_ID}/competition/bouts/${later?.uuid ?? ""}`);
  await expect.poll(() => heading.innerText()).toMatch(COVERED);
});

test("[FO17] without an account the followed are there, signing in leads back, and who has nobody is told what to do", async () => {
  const { categories } = await readCompetition(app);
  const athlete = categories.flatMap(({ fighters }) => fighters)[0];
  const page = await newPage(1440);
  const errors = watchForErrors(page);
  await open(page, `/events/${EVENT_ID}`);
  await page.getByRole("link", { name: "Мои спортсмены" }).click();
  await page.waitForURL(app.origin + DAY);
  await page.getByText("Здесь появятся ваши спортсмены").waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  await open(page, `/events/${EVENT_ID}/competition/fighters/${athlete?.uuid ?? ""}`);
  await page.getByRole("button", { name: "Следить", exact: true }).click();
  await open(page, DAY);
  await page
    .getByRole("link", { name: new RegExp(athlete?.lastName ?? "nobody") })
    .first()
    .waitFor();

  await makeAccount(app, "helper");
  await page.getByRole("main").getByRole("link", { name: "Войти", exact: true }).click();
  await page.waitForURL(/\/auth/);
  await page.getByLabel("Почта или логин").fill("helper");
  await page.getByLabel("Пароль", { exact: true }).fill("a password for journeys");
  await page.getByRole("button", { name: "Войти" }).click();
  await page.waitForURL(app.origin + DAY);
  await page
    .getByRole("link", { name: new RegExp(athlete?.lastName ?? "nobody") })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});

test("[NS4] «Только мои» knows the athletes of the account, and its words stand on one line", async () => {
  const page = await newPage(390);
  await signInByForm(page, app, "coach");
  await visitWithFonts(page, `${app.origin}/events/${EVENT_ID}/competition?mode=fighters`);
  await page.getByLabel("Фильтр").click();
  await page.getByLabel("Только мои").check();
  const lines = await page
    .getByText("Только мои", { exact: true })
    .evaluate((label) => label.getClientRects().length);
  expect(lines).toBe(1);
  await page.getByRole("button", { name: "Отобрать" }).click();
  await page.waitForURL(/mine=1/);
  await page.getByText("Гард").first().waitFor();
  const { data } = await (await apiOf(app, "coach")).stars.ownFighters(EVENT_ID);
  const rows = page.locator("main a[href*='/competition/fighters/']");
  await expect
    .poll(
      async () => new Set(await rows.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).size,
    )
    .toBe(data.length);
});
