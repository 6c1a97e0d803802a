import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { DatabaseSync } from "node:sqlite";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { Carpet, Competition, Fighting } from "#contract/competition/entity.ts";
import routeConfig from "#web/routes.ts";
import { type RunningApp } from "./support/app.ts";
import { isHydrated, readCompetition, signIn, visit, watchForErrors } from "./support/pages.ts";
import { boxOf } from "./support/places.ts";
import { shareApp } from "./support/shareApp.ts";

const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const routes = await Promise.resolve(routeConfig);

let app: RunningApp;
let browser: Browser;
let admin: Page;
let errors: string[];

shareApp((started) => ({ app, browser } = started));
beforeEach(async () => {
  admin = await openPage("admin");
  errors = watchForErrors(admin);
});

test("[DY19] [CP5] [CP13] a queue is reordered by mouse and by keys; a page that missed it is refused and shows the new order", async () => {
  const { competition, carpet } = await matWithQueue(5);
  const [first, second, third] = openBouts(competition, carpet);
  const stale = await openPage("admin");
  // Without its socket the second page does not hear of what the first one does.
  await stale.route("**/socket.io/**", (route) => route.abort());
  await stale.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await stale.goto(app.origin + matPath(competition, carpet), { waitUntil: "domcontentloaded" });
  await stale.locator(handle(third)).waitFor();
  await isHydrated(stale);

  await visit(admin, app.origin + matPath(competition, carpet));
  const from = await boxOf(admin.locator(handle(third)));
  const to = await boxOf(admin.locator(`[data-sort-item="${first}"]`));
  await admin.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await admin.mouse.down();
  await admin.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
  await admin.mouse.move(to.x + 40, to.y + 8, { steps: 6 });
  await admin.mouse.up();
  await expectOrder(carpet, [third, first, second]);

  // By keys: take it, two down, put it down.
  await admin.locator(handle(third)).focus();
  await admin.keyboard.press("Space");
  await admin.getByText(/^Взята: схватка/).waitFor({ state: "attached" });
  await admin.keyboard.press("ArrowDown");
  await admin.keyboard.press("ArrowDown");
  await admin.keyboard.press("Escape");
  await admin.getByText(/на прежнем месте/).waitFor({ state: "attached" });
  await admin.keyboard.press("Space");
  await admin.keyboard.press("ArrowDown");
  await admin.keyboard.press("Space");
  await expectOrder(carpet, [first, third, second]);

  await stale.locator(handle(second)).focus();
  await stale.keyboard.press("Space");
  await stale.keyboard.press("ArrowUp");
  await stale.keyboard.press("Space");
  await stale.getByText(/Очередь уже изменил другой судья/).waitFor();
  await expectOrder(carpet, [first, third, second]);
  const shown = () =>
    stale.evaluate(
      "[...document.querySelectorAll('[data-sort-item]')].slice(0, 3).map((item) => item.dataset.sortItem)",
    );
  await expect.poll(shown).toEqual([first, third, second]);
  await stale.context().close();

  await admin.getByRole("button", { name: "Вернуть порядок" }).click();
  await expectOrder(carpet, [third, first, second]);
  expect(errors).toEqual([]);
});

test("[DY3] [DY22] [DR12] three calls, a no-show, and the opponent stands in the next bout", async () => {
  const { competition, carpet } = await matWithQueue(3);
  const next = nextBout(competition, carpet);
  shortenCalls(competition);
  await visit(admin, app.origin + matPath(competition, carpet));
  const noShow = admin.getByRole("button", { name: "Неявка" });
  for (const call of ["Вызвать", "Вызвать 2-й раз", "Вызвать 3-й раз"]) {
    expect(await noShow.isDisabled()).toBe(true);
    const button = admin.getByRole("button", { name: call, exact: true });
    await button.click();
  }
  await admin.getByText("Все три вызова прошли").waitFor();
  expect((await boutNow(next.uuid)).calls).toHaveLength(3);
  await noShow.click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("radio").first().check();
  await dialog.getByText("проходит дальше без борьбы").waitFor();
  await dialog.getByRole("button", { name: "Записать неявку" }).click();
  await dialog.waitFor({ state: "detached" });
  const after = await boutNow(next.uuid);
  const winner = next.slots[1].fighter;
  expect(after).toMatchObject({ state: "finished", winner: { uuid: winner }, result: { method: "no_show" } });
  const fed = await readCompetition(app);
  const follows = fed.fightings.filter(
    ({ slots, uuid }) => uuid !== next.uuid && slots.some(({ fighter }) => fighter === winner),
  );
  if (next.stage === "main") expect(follows.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("[DY5] [DY19] a bout is postponed, and another goes to the neighbouring mat", async () => {
  const { competition, carpet } = await matWithQueue(5);
  const [first = "", second = ""] = openBouts(competition, carpet);
  await visit(admin, app.origin + matPath(competition, carpet));
  await openMenu(first);
  await admin.getByRole("menuitem", { name: /^Отложить/ }).click();
  await expect.poll(async () => openBouts(await readCompetition(app), carpet).indexOf(first)).toBe(3);

  await openMenu(second);
  await admin.getByRole("menuitem", { name: "Передать на ковёр" }).click();
  const target = competition.carpets.find(({ uuid }) => uuid !== carpet.uuid);
  const dialog = admin.getByRole("dialog");
  await dialog.getByRole("radio", { name: target?.name ?? "" }).check();
  await dialog
    .getByText(/закончит/)
    .first()
    .waitFor();
  await dialog.getByRole("button", { name: /^Передать/ }).click();
  await dialog.waitFor({ state: "detached" });
  const moved = await boutNow(second);
  expect(moved.carpet?.uuid).toBe(target?.uuid);
  expect(moved.number).toBe(competition.fightings.find(({ uuid }) => uuid === second)?.number);
  expect(errors).toEqual([]);
});

test("[SN11] [RL21] whoever is meant for one mat is led there, and another mat refuses them in words", async () => {
  const competition = await readCompetition(app);
  const [own, other] = competition.carpets;
  const page = await openPage("mat1");
  await visit(page, `${app.origin}/competition/${competition.uuid}/refereeing`);
  expect(page.url()).toContain(`/refereeing/carpet/${own?.uuid}`);
  await visit(page, app.origin + matPath(competition, other));
  await page.getByRole("button", { name: "Вызвать", exact: true }).click();
  await page.getByText("Эту схватку ведут другие судьи").waitFor();
  await page.context().close();
});

test("[RL11] [NV11] a referee who is not on the list is led to no page of the competition, and gets 403 on each", async () => {
  const competition = await readCompetition(app);
  const page = await openPage("mat2");
  keepFor(competition, "admin");
  const statuses = new Map<string, number>();
  for (const path of operationPaths(competition))
    statuses.set(path, (await page.request.get(app.origin + path)).status());
  expect(statuses.size).toBeGreaterThan(14);
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([]);
  const home = await (await page.request.get(`${app.origin}/personal`)).text();
  expect(home).toContain("competitions");
  expect(home).not.toContain(`/competition/${competition.uuid}`);
});

/** As the program itself lists them: a page that is added is asked for here too. The screen is for everybody signed in. */
function operationPaths({ uuid, carpets, categories, fightings }: Competition): string[] {
  const named: Readonly<Record<string, string | undefined>> = {
    ":uuid": uuid,
    ":carpetUuid": carpets[1]?.uuid,
    ":categoryUuid": categories[0]?.uuid,
    ":fightingUuid": fightings[0]?.uuid,
  };
  return urlsOf(routes)
    .filter((url) => url.startsWith("/competition/:uuid") && !url.endsWith("/screen"))
    .map((url) => url.replaceAll(/:\w+/g, (name) => named[name] ?? name));
}

function urlsOf(entries: readonly RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const url = path === undefined ? base : `${base}/${path}`;
    return children === undefined ? [url] : urlsOf(children, url);
  });
}

async function openPage(user: string): Promise<Page> {
  const page = await (await browser.newContext(DESKTOP)).newPage();
  await signIn(page, app, user);
  return page;
}

const matPath = (competition: Competition, carpet: Carpet | undefined) =>
  `/competition/${competition.uuid}/refereeing/carpet/${carpet?.uuid}`;
const handle = (bout: string | undefined) => `[data-sort-list] [data-sort-handle="${bout}"]`;

/** What is still to be fought on a mat and can be moved, in its order. */
function openBouts({ carpets, fightings }: Competition, { uuid }: Carpet): string[] {
  const states = new Map(fightings.map((bout) => [bout.uuid, bout.state]));
  const carpet = carpets.find((one) => one.uuid === uuid);
  return (carpet?.fightings ?? [])
    .map((bout) => bout.uuid)
    .filter((bout) => states.get(bout) === "waiting" || states.get(bout) === "called");
}

/** The fullest mat, so that every test finds something to move. */
async function matWithQueue(least: number): Promise<{ competition: Competition; carpet: Carpet }> {
  const competition = await readCompetition(app);
  const carpet = competition.carpets.find((one) => openBouts(competition, one).length >= least);
  if (carpet === undefined) throw new Error("no mat of the demo has so many bouts left");
  return { competition, carpet };
}

function nextBout(competition: Competition, carpet: Carpet): Fighting {
  const next = openBouts(competition, carpet)
    .flatMap((uuid) => competition.fightings.find((bout) => bout.uuid === uuid) ?? [])
    .find(({ fighters }) => fighters.length === 2);
  if (next === undefined) throw new Error("nobody gets ready on this mat");
  return next;
}

async function boutNow(uuid: string | undefined): Promise<Fighting> {
  const found = (await readCompetition(app)).fightings.find((bout) => bout.uuid === uuid);
  if (found === undefined) throw new Error("there is no such bout");
  return found;
}

async function expectOrder(carpet: Carpet, order: readonly (string | undefined)[]): Promise<void> {
  const first = async () => openBouts(await readCompetition(app), carpet).slice(0, order.length);
  await expect.poll(first).toEqual(order);
}

async function openMenu(bout: string): Promise<void> {
  await admin
    .locator(`[data-sort-item="${bout}"]`)
    .getByRole("button", { name: /^Действия/ })
    .click();
}

/** Half a minute between calls is right for a hall and long for a test. */
function shortenCalls({ uuid }: Competition): void {
  withDatabase((database) => {
    database
      .prepare(
        "update competition set rules = json_set(coalesce(rules, '{}'), '$.callSeconds', 1) where uuid = ?",
      )
      .run(uuid);
    database
      .prepare(
        "update competition_feed set rev = rev + 1, structure_rev = rev + 1 where competition_uuid = ?",
      )
      .run(uuid);
  });
}

/** From now on only this account operates the competition. */
function keepFor({ uuid }: Competition, username: string): void {
  withDatabase((database) => {
    database
      .prepare(
        "insert into referee (uuid, last_name, is_named, competition_id, account_id) select lower(hex(randomblob(16))), username, 1, competition.id, account.id from competition, account where competition.uuid = ? and account.username = ? on conflict (competition_id, account_id) do update set is_named = 1",
      )
      .run(uuid, username);
  });
}

function withDatabase(work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(app.dataDir, "kover.db"));
  try {
    // The server may be writing.
    database.exec("pragma busy_timeout = 5000");
    work(database);
  } finally {
    database.close();
  }
}
