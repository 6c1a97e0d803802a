import type { Browser, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { readCompetition, signIn, visitWithFonts } from "./support/pages.ts";
import { shareApp } from "./support/shareApp.ts";

let app: RunningApp;
let browser: Browser;
shareApp((started) => ({ app, browser } = started));

const HEAD_TABLE = [
  [1440, 900, 1360],
  [1366, 768, 1480],
  [390, 844, 2660],
] as const;

/** The page of the head table, with what it tells without a press. */
async function openHeadTable(hall: RunningApp, width: number, height: number): Promise<Page> {
  const { uuid } = await readCompetition(hall);
  const page = await (await browser.newContext({ viewport: { width, height } })).newPage();
  await signIn(page, hall, "chief");
  await visitWithFonts(page, `${hall.origin}/competition/${uuid}`);
  for (const text of ["Требует внимания", "Ждут награждения", "Выровнять ковры", "Перерыв"])
    await page.getByText(text, { exact: true }).first().waitFor();
  expect(await page.getByRole("searchbox", { name: "Найти: фамилия или клуб" }).isVisible()).toBe(true);
  return page;
}

const endOf = (page: Page) => page.evaluate("document.documentElement.scrollHeight");

// First of all: the longer the day of the demo goes on, the more its head table has to tell.
test.each(HEAD_TABLE)(
  "[DK18] the head table's page at %i × %i px ends within %i px, and tells the day without a press",
  async (width, height, most) => {
    const page = await openHeadTable(app, width, height);
    expect(await endOf(page)).toBeLessThanOrEqual(most);
  },
);

test("[DK18] [DK14] [DK8] it ends there with every clock at zero and every mat late too, each mat a line that leads to it", async () => {
  const before = await startApp();
  await before.kill();
  // The same hall a quarter of an hour later.
  const nowMs = Date.now();
  const later = await startApp({
    KOVER_DATA: before.dataDir,
    NODE_OPTIONS: "--import ./bench/day/hallClock.ts",
    KOVER_HALL_CLOCK: `${nowMs} ${nowMs + 15 * 60_000} 1`,
  });
  try {
    for (const [width, height, most] of HEAD_TABLE) {
      const page = await openHeadTable(later, width, height);
      const attention = page.locator("#attention");
      for (const title of ["Время вышло, результата нет", "Ковры отстают"]) {
        const lines = attention.getByRole("listitem").filter({ hasText: title }).getByRole("link");
        const mats = (await lines.allInnerTexts()).map((line) => /^Ковёр\s(\S)/.exec(line)?.[1]);
        expect(new Set(mats)).toEqual(new Set(["А", "Б", "В", "Г"]));
      }
      expect(await attention.getByRole("button").count()).toBe(0);
      expect(await endOf(page)).toBeLessThanOrEqual(most);
      await attention.getByRole("link", { name: /^Ковёр\sВ больше/ }).click();
      await page.waitForURL(/\/refereeing\/carpet\//);
      await page.context().close();
    }
  } finally {
    await later.stop();
    await before.stop();
  }
});
