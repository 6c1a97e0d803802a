import type { Browser } from "playwright-core";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startApp, type RunningApp } from "./support/app.ts";
import { launchBrowser, launchPersistent } from "./support/browser.ts";
import { takeTable } from "./support/outage.ts";
import {
  readCompetition,
  redScore,
  refereeOf,
  runningBout,
  signIn,
  tablePath,
  visit,
} from "./support/pages.ts";
import { shareBetweenTests } from "./support/secondTry.ts";

let app: RunningApp;
let browser: Browser;

shareBetweenTests(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  return async () => {
    await browser.close();
    await app.stop();
  };
});

test("[ST2] a press survives kill -9 of the server right after its acknowledgement", async () => {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const referee = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  await signIn(referee, app, refereeOf(competition, bout));
  await visit(referee, app.origin + tablePath(competition, bout));
  await takeTable(referee);
  await referee.getByText("На связи, всё отправлено").waitFor();

  const acknowledged = referee.waitForResponse((response) =>
    response.url().endsWith(`/fightings/${bout.uuid}/events`),
  );
  await referee
    .getByRole("region", { name: /^Красный/ })
    .getByRole("button", { name: "+2" })
    .first()
    .click();
  expect((await acknowledged).status()).toBe(200);
  await app.kill();

  await app.restart();
  const after = (await readCompetition(app)).fightings.find(({ uuid }) => uuid === bout.uuid);
  expect(after && redScore(after)).toBe(redScore(bout) + 2);
  expect(after?.version).toBe(bout.version + 1);
});

test("[LS3] [LS7] a press made while the server is away outlives the browser and arrives once", async () => {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const profile = await mkdtemp(join(tmpdir(), "kover-profile-"));
  const viewport = { viewport: { width: 1180, height: 820 } };
  const first = await launchPersistent(profile, viewport);
  const referee = await first.newPage();
  await signIn(referee, app, "admin");
  await visit(referee, app.origin + tablePath(competition, bout));
  await takeTable(referee);
  await referee.getByText("На связи, всё отправлено").waitFor();

  await app.kill();
  const red = referee.getByRole("region", { name: /^Красный/ });
  await red.getByRole("button", { name: "+3" }).first().click();
  await referee.getByText("Нет связи, ждёт: 1").waitFor();
  expect(await red.locator("output").first().innerText()).toBe(String(redScore(bout) + 3));
  await first.close();

  await app.restart();
  const second = await launchPersistent(profile, viewport);
  const again = await second.newPage();
  await visit(again, app.origin + tablePath(competition, bout));
  await again.getByText("На связи, всё отправлено").waitFor();
  const after = (await readCompetition(app)).fightings.find(({ uuid }) => uuid === bout.uuid);
  expect(after && redScore(after)).toBe(redScore(bout) + 3);
  expect(after?.version).toBe(bout.version + 1);
  await second.close();
  await rm(profile, { recursive: true, force: true });
});
