import { randomUUID } from "node:crypto";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { RunningApp } from "./app.ts";
import { takeTable } from "./outage.ts";
import { readCompetition, refereeOf, signIn, tablePath, visit } from "./pages.ts";

/** What an earlier try left may still wait for the head referee. */
const SENT = /^На связи, (всё отправлено|ждёт решения)/;

type Table = {
  readonly app: RunningApp;
  readonly browser: Browser;
  readonly competition: Competition;
  readonly bout: Fighting;
};

/**
 * A table with one act that the server refused and nobody has read about: of a laptop whose journal was wiped, so that it
 * counts its acts from one again, and the server has seen those numbers.
 */
export async function openWithRefused(table: Table, options: BrowserContextOptions): Promise<Page> {
  const device = randomUUID();
  const before = await open(table, device, options);
  const countActs = async () => {
    const { fightings } = await readCompetition(table.app);
    return fightings.find(({ uuid }) => uuid === table.bout.uuid)?.version;
  };
  const count = await countActs();
  await score(before);
  await expect.poll(countActs).not.toBe(count);
  await before.context().close();
  const page = await open(table, device, options);
  await score(page);
  await page.getByText("На связи, не в протоколе: 1").waitFor();
  return page;
}

async function open(
  { app, browser, competition, bout }: Table,
  device: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript(`localStorage.setItem("kover-device", "${device}")`);
  await signIn(page, app, refereeOf(competition, bout));
  await visit(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await page.getByText(SENT).waitFor();
  return page;
}

const score = (page: Page) =>
  page
    .getByRole("region", { name: /^Красный/ })
    .getByRole("button", { name: /\+3/ })
    .click();
