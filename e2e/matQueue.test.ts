import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblemsInBothModes } from "./support/axe.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { readCompetition, reload, signIn, visit, watchForErrors } from "./support/pages.ts";

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

/** The page of the first mat, as an official who runs it sees it. */
async function openMat(width = 1440): Promise<Page> {
  const { uuid, carpets } = await readCompetition(app);
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}/competition/${uuid}/refereeing/carpet/${carpets[0]?.uuid}`);
  return page;
}

/** Of the bout after the one that gets ready: those whose pair is known stand in the list. */
const row = (page: Page) => page.locator("[data-sort-item]").nth(1);

test("[DK12] who has come is marked in the queue, stands after a reload, and another official sees it at once", async () => {
  const [page, other] = [await openMat(), await openMat()];
  const errors = watchForErrors(page);
  const boxes = row(page).getByRole("button", { name: /^На месте/ });
  const label = await boxes.first().getAttribute("aria-label");
  const name = label?.replace(/^.*: /, "") ?? "";
  const mark = (shown: Page, what: string, isPressed: boolean) =>
    row(shown).getByRole("button", { name: `${what}: ${name}`, pressed: isPressed });
  await mark(page, "На месте", false).click();
  await mark(page, "На месте", true).waitFor();
  await mark(other, "На месте", true).waitFor();
  await reload(page);
  await mark(page, "На месте", true).waitFor();
  expect(await axeProblemsInBothModes(page)).toEqual([]);

  // That somebody has not come is said in the menu; the box takes it back.
  await row(page)
    .getByRole("button", { name: /^Действия/ })
    .click();
  await page.getByRole("menuitem", { name: `Нет на месте: ${name}` }).click();
  await mark(page, "Нет на месте", true).waitFor();
  await mark(other, "Нет на месте", true).click();
  await mark(other, "На месте", false).waitFor();
  await mark(page, "На месте", false).waitFor();
  expect(errors).toEqual([]);
});

test.each([
  [1440, true],
  [1366, true],
  [1280, true],
  [390, false],
] as const)("[SN40] at %i px a bout of a queue is one line: %s", async (width, isOneLine) => {
  const page = await openMat(width);
  const corners = row(page).locator("[data-corner]");
  const [red, blue] = [await corners.nth(0).boundingBox(), await corners.nth(1).boundingBox()];
  expect(Math.abs((red?.y ?? 0) - (blue?.y ?? 99)) < 2).toBe(isOneLine);
  if (isOneLine) expect((await row(page).boundingBox())?.height).toBeLessThan(56);
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBe(0);
});
