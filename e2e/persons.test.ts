import type { Browser } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import { EVENT_ID, readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;
// Each try has a program of its own: it would find what the one before has left.
beforeEach(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterEach(async () => {
  await browser.close();
  await app.stop();
});

const ENTRIES = `/organiser/events/${EVENT_ID}/entries`;

/** Somebody of a drawn category once more, put into another one by hand under swapped names. */
async function enterTwice() {
  const admin = await apiOf(app, "admin");
  const { uuid } = await readCompetition(app);
  const { data: event } = await admin.organiser.event(EVENT_ID);
  const { data: roll } = await admin.roll.find(uuid);
  const known = roll.entries.find(({ birthDate, firstName }) => birthDate !== null && firstName !== null);
  if (!known?.firstName || !event.competition) throw new Error("somebody with a birth date");
  const open = { boutSeconds: 300, sex: null, ageMin: null, ageMax: null, weightMin: null, weightMax: null };
  const { data: category } = await admin.organiser.createCategory({
    ...open,
    title: "Абсолют",
    level: "all",
    style: "nogi",
    competition: event.competition.documentId,
  });
  const { data: copy } = await admin.organiser.createFighter({
    lastName: known.firstName,
    firstName: known.lastName,
    birthDate: known.birthDate,
    sex: known.sex,
    weight: null,
    team: null,
    categories: [category.id],
  });
  return { known, copy };
}

test("[PS11] [PS10] [PS12] [PS13] two cards of one person are joined, their address leads on, and they are parted again", async () => {
  const { known, copy } = await enterTwice();
  const page = await (
    await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } })
  ).newPage();
  const errors = watchForErrors(page);
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}${ENTRIES}?view=alike`);
  await page.getByRole("heading", { name: "Один человек или двое?" }).waitFor();
  await page.getByRole("link", { name: /^Похожие 1$/ }).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await page.getByRole("button", { name: "Соединить" }).press("Enter");
  await page.getByRole("heading", { name: "Похожих нет" }).waitFor();
  await page.getByRole("link", { name: /^Похожие 0$/ }).waitFor();

  await visit(page, `${app.origin}/events/${EVENT_ID}/competition/fighters/${copy.uuid}`);
  expect(new URL(page.url()).pathname).toContain(known.fighter);

  await visit(page, `${app.origin}${ENTRIES}?person=${known.fighter}`);
  expect(await axeProblemsInBothModes(page)).toEqual([]);
  await page.getByRole("button", { name: "Изменить" }).click();
  await page.getByLabel("Тренер").fill("Дёмин С.");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByText("Тренер: «Дёмин С.»").waitFor();

  await page.getByRole("button", { name: "Разъединить" }).click();
  await page.getByRole("link", { name: /^Похожие 1$/ }).waitFor();
  await page.getByRole("button", { name: "Разные люди" }).click();
  await page.getByRole("heading", { name: "Похожих нет" }).waitFor();
  expect(errors).toEqual([]);
});
