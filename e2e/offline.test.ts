import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { kept, rehearseOutage, takeTable } from "./support/outage.ts";
import { readCompetition, runningBout, signIn, tablePath, visit } from "./support/pages.ts";

const DRAINED_MS = 5000;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("[LS3] [LS7] [LS19] an outage with 60 taps, 3 reloads, a killed browser and a next bout loses nothing", async () => {
  const profile = await mkdtemp(join(tmpdir(), "kover-profile-"));
  const told = await rehearseOutage(app, { profile, outageMs: 0 });
  expect(told.first.tapped + told.second.tapped).toBe(60);
  expect(told.first.recorded).toEqual(told.first.expected);
  expect(told.second.recorded).toEqual(told.second.expected);
  expect(told.drainedMs).toBeLessThan(DRAINED_MS);
  // The clock of a table goes on over a reload as if there had been none.
  expect(told.clockErrorMs).toBeLessThanOrEqual(300);
  await rm(profile, { recursive: true, force: true });
}, 240_000);

test("[LS20] of two tabs of one browser one writes, the other shows the same", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 } });
  const writer = await context.newPage();
  await signIn(writer, app, "admin");
  const address = app.origin + tablePath(competition, bout);
  await visit(writer, address);
  await takeTable(writer);
  await writer.getByText("На связи, всё отправлено").waitFor();
  const second = await context.newPage();
  await visit(second, address);
  await second.getByText("Эту схватку ведёт другая вкладка").waitFor();
  const red = (page: typeof writer) => page.getByRole("region", { name: /^Красный/ });
  await red(writer).getByRole("button", { name: "+4" }).first().click();
  const score = await red(writer).locator("output").first().innerText();
  await red(second).locator("output").first().getByText(score, { exact: true }).waitFor({ timeout: 1000 });
  expect(await red(second).getByRole("button", { name: "+4" }).first().isDisabled()).toBe(true);
  await writer.close();
  await second.getByText("На связи, всё отправлено").waitFor();
  expect(await red(second).getByRole("button", { name: "+4" }).first().isEnabled()).toBe(true);
});

test("[LS23] a page kept for one official is not shown after they have signed out", async () => {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const competition = await readCompetition(app);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, app, "mat1");
  const address = `${app.origin}/competition/${competition.uuid}/refereeing`;
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)");
  await page.reload({ waitUntil: "networkidle" });
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "Ковёр А" }).first().waitFor();
  await context.clearCookies();
  await page.reload().catch(() => {});
  await page.waitForTimeout(3000);
  expect(await page.content()).not.toContain("Ковёр А");
});
