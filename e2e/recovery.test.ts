import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import type { Api } from "#contract/api/client.ts";
import type { Carpet, Competition } from "#contract/competition/entity.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { launchBrowser } from "./support/browser.ts";
import { apiOf } from "./support/lateActs.ts";
import { takeTable } from "./support/outage.ts";
import {
  isHydrated,
  readCompetition,
  refereeOf,
  signIn,
  signInByForm,
  tablePath,
  visit,
  watchForErrors,
} from "./support/pages.ts";

const ROOT = join(import.meta.dirname, "..");
const BOUTS_OF_A_TABLE = 5;
const MOST_PRESSES = 10;

test("[LS30] [LS31] [ST16] [ST17] the disk of the server is lost: a backup and the journals of two tables bring every bout back in ten presses", async () => {
  const [app, browser, folder] = await Promise.all([
    startApp(),
    launchBrowser(),
    mkdtemp(join(tmpdir(), "kover-backups-")),
  ]);
  onTestFinished(async () => {
    await browser.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const competition = await readCompetition(app);
  const tables = await Promise.all(
    competition.carpets.slice(0, 2).map((carpet) => openTable(browser, app, competition, carpet)),
  );
  await runTool("backup", { KOVER_DATA: app.dataDir, KOVER_BACKUP_DIR: folder });
  const before = await everything(app);
  // By the keys of the table from the first bout to the last: nothing here is sent but by the page.
  await Promise.all(tables.map(playBouts));
  await sendOneTooLate(app, tables[1]);
  const played = await everything(app);
  expect(changedBouts(before, played)).toBeGreaterThanOrEqual(2 * BOUTS_OF_A_TABLE);
  expect(played.parked).toHaveLength(1);

  await app.kill();
  await rm(app.dataDir, { recursive: true });
  const [file = ""] = (await readdir(folder)).filter((name) => name.endsWith(".backup"));
  await runTool("restore", { KOVER_DATA: app.dataDir }, join(folder, file));
  await app.restart();
  expect(await everything(app)).toEqual(before);

  // The later table first: the order of the files must not matter.
  const journals: string[] = [];
  for (const table of tables.toReversed()) journals.push(await downloadJournal(table, folder));
  const head = await bringBack(browser, app, competition, journals);
  expect(await everything(app)).toEqual(played);
  expect(head.presses).toBeLessThanOrEqual(MOST_PRESSES);
  // What the server had refused is listed by bout, for a decision.
  await head.page.getByText("Ждут решения").waitFor();
  expect(await head.page.getByRole("heading", { level: 3, name: /^Схватка/ }).count()).toBe(1);
  for (const table of tables) await goOn(table, table === tables[1] ? isUndecided : isSent);
  const errors = [head.errors, ...tables.map((table) => table.errors)].flat();
  // While there is no server a socket cannot be opened.
  expect(errors.filter((one) => !one.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
}, 300_000);

type Table = {
  readonly app: RunningApp;
  readonly page: Page;
  readonly competition: Competition;
  readonly carpet: Carpet;
  readonly referee: string;
  readonly errors: string[];
};

/** Somebody with a laptop at the table of a mat, at the bout that is on it. */
async function openTable(
  browser: Browser,
  app: RunningApp,
  competition: Competition,
  carpet: Carpet,
): Promise<Table> {
  const bout = competition.fightings.find(
    (one) => one.carpet?.uuid === carpet.uuid && one.state === "running" && one.fighters.length === 2,
  );
  if (bout === undefined) throw new Error(`the demo has no bout on ${carpet.name}`);
  const page = await (await browser.newContext({ viewport: { width: 1180, height: 820 } })).newPage();
  const errors = watchForErrors(page);
  const referee = refereeOf(competition, bout);
  await signIn(page, app, referee);
  await visit(page, app.origin + tablePath(competition, bout));
  await takeTable(page);
  await isSent(page);
  return { app, page, competition, carpet, referee, errors };
}

const isSent = (page: Page) => page.getByText("На связи, всё отправлено").waitFor();
/** What came too late was read and waits for a decision; a restore does not change that (LS33). */
const isUndecided = (page: Page) => page.getByText("На связи, ждёт решения: 1").waitFor();

async function playBouts({ page }: Table): Promise<void> {
  for (let played = 1; played <= BOUTS_OF_A_TABLE; played += 1) {
    await playBout(page);
    // A bout more than those that are played: it is begun when the server is lost.
    await nextBout(page);
  }
  await page.keyboard.press("KeyQ");
  await isSent(page);
}

/** Points for both and a submission, by the keys of the table. */
async function playBout(page: Page): Promise<void> {
  for (const key of ["Space", "KeyQ", "KeyP", "KeyE", "Space", "KeyC"]) await page.keyboard.press(key);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Подтвердить победу/ })
    .press("Enter");
  await page.getByText("Следующая схватка").waitFor();
}

async function nextBout(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname !== pathname);
  await page.locator("button:enabled", { hasText: "Старт" }).waitFor();
}

/**
 * The referee takes the mat with a second device while the table has no network: its tap comes too late, and the table takes the
 * mat back.
 */
async function sendOneTooLate(app: RunningApp, table: Table | undefined): Promise<void> {
  if (table === undefined) throw new Error("two tables");
  const { page, carpet, referee } = table;
  const secondDevice = await apiOf(app, referee);
  await page.context().setOffline(true);
  await page.keyboard.press("KeyP");
  await page.getByText(/^Нет связи, ждёт/).waitFor();
  const scope = `carpet:${carpet.uuid}`;
  await secondDevice.leases.take({ data: { scope, device: randomUUID(), expectEpoch: 1, takeover: true } });
  await page.context().setOffline(false);
  // Signed in once: a sign-in at every question would be refused as too many.
  const admin = await apiOf(app, "admin");
  await expect.poll(async () => (await parkedActs(app, admin)).length).toBe(1);
  await takeTable(page);
  // Told until somebody has read it: until then not everything is sent.
  await page.getByRole("button", { name: "Не в протоколе: 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Понятно" }).click();
  await isUndecided(page);
}

async function downloadJournal({ app, page, competition, carpet }: Table, folder: string): Promise<string> {
  await visit(page, `${app.origin}/competition/${competition.uuid}/refereeing/check`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Скачать журнал" }).click(),
  ]);
  const file = join(folder, `${carpet.uuid}.ndjson`);
  await download.saveAs(file);
  return file;
}

/** The head table signs in, chooses the journals as one set and adds them; the sign-in is a press too. */
async function bringBack(
  browser: Browser,
  app: RunningApp,
  { uuid }: Competition,
  journals: readonly string[],
) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const errors = watchForErrors(page);
  let presses = 1;
  const press = (button: Locator) => {
    presses += 1;
    return button.click();
  };
  await signInByForm(page, app, "admin");
  await visit(page, `${app.origin}/competition/${uuid}/refereeing`);
  await press(page.getByRole("link", { name: "Решения и журналы" }).first());
  await page.waitForURL(/parked/);
  await isHydrated(page);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page.getByRole("button", { name: "Выбрать файлы" })),
  ]);
  await chooser.setFiles([...journals]);
  await page.getByText(/^В 2 журналах/).waitFor();
  await press(page.getByRole("button", { name: /^Добавить/ }));
  await page.getByText("Журналы приняты.").waitFor();
  return { page, errors, presses };
}

/** The table goes back to the bout it was at and ends it. */
async function goOn({ page }: Table, isReady: typeof isSent): Promise<void> {
  await page.goBack();
  await takeTable(page);
  await isReady(page);
  await playBout(page);
  await isReady(page);
}

/**
 * All that journals bring back: the bouts as everybody reads them, their logs, and what waits for a decision. When the server
 * wrote something down is not of it: what comes back is written down anew, by the admin.
 */
async function everything(app: RunningApp) {
  const admin = await apiOf(app, "admin");
  const { fightings } = await readCompetition(app);
  const logs = [];
  for (const { uuid } of fightings)
    logs.push((await admin.fightings.events(uuid)).data.map((act) => ({ ...act, atMs: 0 })));
  return {
    fightings: fightings.map(({ startedAt, finishedAt, clock, ...bout }) => ({
      ...bout,
      clock: { ...clock, anchor: 0 },
      isStarted: startedAt !== null,
      isFinished: finishedAt !== null,
    })),
    logs,
    parked: (await parkedActs(app, admin)).map(({ id, fighting, status, submitted }) => ({
      id,
      fighting,
      status,
      submitted,
    })),
  };
}

async function parkedActs(app: RunningApp, admin: Api) {
  const { uuid } = await readCompetition(app);
  return (await admin.parked.ofCompetition(uuid)).data;
}

type Everything = Awaited<ReturnType<typeof everything>>;

const changedBouts = (before: Everything, after: Everything): number =>
  after.fightings.filter(({ version }, index) => version !== before.fightings[index]?.version).length;

async function runTool(
  tool: "backup" | "restore",
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<void> {
  const child = spawn(process.execPath, [`server/${tool}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  expect(child.exitCode).toBe(0);
}
