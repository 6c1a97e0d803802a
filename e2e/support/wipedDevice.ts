import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import type { RunningApp } from "./app.ts";
import { takeTable } from "./outage.ts";
import { refereeOf, signIn, tablePath, visit } from "./pages.ts";

/** A laptop whose journal was wiped: it counts its acts from one again, and the server has seen those numbers. */
const SAME_DEVICE = `localStorage.setItem("kover-device", "0192f1f0-7a10-4a10-8a10-0192f1f07a10")`;

type Table = {
  readonly app: RunningApp;
  readonly browser: Browser;
  readonly competition: Competition;
  readonly bout: Fighting;
};

/** A table with one act that the server refused and nobody has read about. */
export async function openWithRefused(table: Table, options: BrowserContextOptions): Promise<Page> {
  const before = await open(table, options);
  await score(before);
  await before.getByText("На связи, всё отправлено").waitFor();
  await before.context().close();
  const page = await open(table, options);
  await score(page);
  await page.getByText("На связи, не в протоколе: 1").waitFor();
  return page;
}

async function open(
  { app, browser, competition, bout }: Table,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript(SAME_DEVICE);
  await signIn(page, app, refereeOf(competition, bout));
  await visit(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
  return page;
}

const score = (page: Page) =>
  page
    .getByRole("region", { name: /^Красный/ })
    .getByRole("button", { name: /\+3/ })
    .click();
