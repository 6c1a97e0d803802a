import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startApp, type RunningApp } from "./support/app.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { EVENT_ID, readCompetition, visit } from "./support/pages.ts";

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterEach(() => closeWindows(browser));
afterAll(async () => {
  await browser.close();
  await app.stop();
});

async function newPage(width: number): Promise<Page> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  return (await browser.newContext({ viewport, locale: "ru-RU" })).newPage();
}

test("[SN35] [SN36] a phone shows the bouts of a category and of a mat without scrolling, a laptop a round of eight", async () => {
  const competition = await readCompetition(app);
  const category = competition.categories.find(
    ({ format, fighters }) => format === "repechage_from_semifinalists" && fighters.length === 16,
  );
  const rect = (selector: string, index: number) =>
    `document.querySelectorAll(${JSON.stringify(selector)})[${index}].getBoundingClientRect()`;
  const phone = await newPage(390);
  const path = `/events/${EVENT_ID}/competition/categories/${category?.uuid}`;
  await visit(phone, app.origin + path);
  const shown = "section[aria-label] ol > li article, section[aria-label] ol > li";
  const tops = z
    .number()
    .array()
    .parse(
      await phone.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(shown)})].map((one) => one.getBoundingClientRect().top).filter((top) => top > 0)`,
      ),
    );
  expect(Math.min(...tops)).toBeLessThan(420);
  const mat = competition.carpets.toSorted((a, b) => b.fightings.length - a.fightings.length)[0];
  await visit(phone, `${app.origin}/events/${EVENT_ID}/carpets/${mat?.uuid}`);
  expect(await phone.evaluate(`${rect("tbody tr", 5)}.bottom <= 844`)).toBe(true);
  await phone.context().close();
  const laptop = await newPage(1440);
  await visit(laptop, app.origin + path);
  expect(await laptop.evaluate(`${rect("section[aria-label] ol > li", 7)}.bottom <= 900`)).toBe(true);
  await laptop.context().close();
});
