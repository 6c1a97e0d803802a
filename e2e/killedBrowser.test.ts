import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startApp } from "./support/app.ts";
import { killPersistent, launchPersistent } from "./support/browser.ts";
import { kept, takeTable } from "./support/outage.ts";
import { readCompetition, runningBout, signInByForm, tablePath, visit } from "./support/pages.ts";

const OPTIONS = { viewport: { width: 1180, height: 820 } };
const SAID_MS = 20_000;

test("[LS32] a browser killed seconds after its sign-in says why its table does not open without network, and goes on after the next", async () => {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const profile = await mkdtemp(join(tmpdir(), "kover-profile-"));
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));
  const competition = await readCompetition(app);
  const address = app.origin + tablePath(competition, runningBout(competition));
  const context = await launchPersistent(profile, OPTIONS);
  const page = await context.newPage();
  await signInByForm(page, app, "admin");
  await visit(page, address);
  await takeTable(page);
  const allSent = "На связи, всё отправлено";
  await page.getByText(allSent).waitFor();
  await kept(page);
  await page.waitForTimeout(2000);
  await app.kill();
  await page
    .getByRole("region", { name: /^Красный/ })
    .getByRole("button", { name: "+4" })
    .first()
    .click();
  await page.waitForTimeout(500);
  await killPersistent(profile, context);

  const again = await launchPersistent(profile, OPTIONS);
  onTestFinished(() => again.close());
  const opened = again.pages()[0] ?? (await again.newPage());
  await opened.goto(address);
  const forgotten = opened.getByText(/браузер забыл, что вы вошли/);
  // On a slow machine the browser may have found the time to write its cookies: then the table is there.
  const table = opened.getByRole("region", { name: /^Красный/ });
  await forgotten.or(table).first().waitFor({ timeout: SAID_MS });
  const isForgotten = await forgotten.isVisible();
  expect(await table.count()).toBe(isForgotten ? 0 : 1);

  await app.restart();
  if (isForgotten) await signInByForm(opened, app, "admin");
  await visit(opened, address);
  await opened.getByText(allSent).waitFor();
}, 120_000);
