import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { takeTable } from "./support/outage.ts";
import { readCompetition, runningBout, signIn, tablePath, visit } from "./support/pages.ts";

const SLEEP_MS = 8000;

test("[RT31] [TB6] a laptop that slept with the clock running asks which time is right, and the answer counts", async () => {
  const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  onTestFinished(async () => {
    await browser.close();
    await app.stop();
  });
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const page = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  await signIn(page, app, "admin");
  await visit(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
  const isRunning = await page.getByRole("button", { name: /^Стоп/ }).isVisible();
  if (!isRunning) await page.getByRole("button", { name: /^Старт/ }).click();
  await page.waitForTimeout(1500);
  const pages = await pagesOf(browser);
  const before = secondsOf(await page.getByRole("timer").innerText());
  await sleep(pages);

  const dialog = page.getByRole("dialog", { name: /^Устройство спало/ });
  await dialog.waitFor();
  const [counted = 0, stood = 0] = (await dialog.locator("button b").allInnerTexts()).map(secondsOf);
  expect(Math.abs(stood - before)).toBeLessThanOrEqual(1);
  expect(stood - counted).toBeGreaterThanOrEqual(SLEEP_MS / 1000 - 2);
  await padIsDeaf(page);
  await dialog.getByRole("button", { name: /Время стояло/ }).focus();
  await pressPad(page, START);
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Старт/ }).waitFor();
  expect(Math.abs(secondsOf(await page.getByRole("timer").innerText()) - stood)).toBeLessThanOrEqual(1);
});

const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) });

async function pagesOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = processesSchema.parse(await session.send("SystemInfo.getProcessInfo"));
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Every page of the browser stands still, as in a laptop whose lid is shut, and wakes up again. */
async function sleep(pages: readonly number[]): Promise<void> {
  for (const id of pages) process.kill(id, "SIGSTOP");
  await new Promise((resolve) => setTimeout(resolve, SLEEP_MS));
  for (const id of pages) process.kill(id, "SIGCONT");
}

function secondsOf(text: string): number {
  const [minutes = "0", seconds = "0"] = text.replace("≈", "").split(":");
  return Number(minutes) * 60 + Number(seconds);
}

/** Of the W3C standard mapping. */
const [A, DPAD_LEFT, START] = [0, 14, 9];

/** A press and its end, each for as long as the page needs to see it. */
const pressPad = (page: Page, button: number) =>
  page.evaluate(`(async () => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    Object.defineProperty(navigator, "getGamepads", { value: () => [{ index: 0, buttons }], configurable: true });
    dispatchEvent(new Event("gamepadconnected"));
    for (const pressed of [false, true, false]) {
      buttons[${button}].pressed = pressed;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  })()`);

/** [TB6] Behind the question the clock runs on, and nothing is scored. */
async function padIsDeaf(page: Page): Promise<void> {
  const log = page.getByRole("button", { name: /^Отменить/, includeHidden: true }).first();
  const before = await log.innerText();
  for (const button of [A, DPAD_LEFT]) await pressPad(page, button);
  expect(await log.innerText()).toBe(before);
  expect(await page.getByRole("button", { name: /^Стоп/, includeHidden: true }).count()).toBe(1);
}
