import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, BrowserContext, CDPSession, Page, Response } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import {
  startTestPushService,
  type TestBrowser,
  type TestPushService,
} from "#server/testing/testPushService.ts";
import type { Fighter } from "#contract/competition/entity.ts";
import { startApp, type RunningApp } from "./support/app.ts";
import { axeProblems } from "./support/axe.ts";
import { closeWindows, launchWholeBrowser } from "./support/browser.ts";
import { EVENT_ID, readCompetition, reload, signInByForm, visit, watchForErrors } from "./support/pages.ts";
import { shareBetweenTests } from "./support/secondTry.ts";

let app: RunningApp;
let browser: Browser;
let service: TestPushService;
/** Somebody with a bout ahead and a surname long enough to be mistyped. */
let athlete: Fighter;

shareBetweenTests(async () => {
  // Messages to this very machine are refused in production.
  [app, browser, service] = await Promise.all([
    startApp({ KOVER_PUSH_LOCAL: "on", NODE_ENV: "test" }),
    launchWholeBrowser(),
    startTestPushService(),
  ]);
  const { categories, fightings } = await readCompetition(app);
  const ahead = new Set(
    fightings.flatMap(({ state, slots }) => (state === "waiting" ? slots : [])).map(({ fighter }) => fighter),
  );
  const found = categories
    .flatMap(({ fighters }) => fighters)
    .find(({ uuid, lastName }) => ahead.has(uuid) && lastName.length > 6);
  if (found === undefined) throw new Error("the demo has nobody with a bout ahead");
  athlete = found;
  return async () => {
    await browser.close();
    await app.stop();
    await service.close();
  };
});
afterEach(() => closeWindows(browser));

const device = () => browser.newContext({ locale: "ru-RU", viewport: { width: 1280, height: 900 } });
const open = (page: Page, path: string) => visit(page, app.origin + path);
const athletePath = () => `/events/${EVENT_ID}/competition/fighters/${athlete.uuid}`;
const nameOf = ({ firstName, lastName }: Fighter) => [firstName, lastName].filter(Boolean).join(" ");
const ownBout = (page: Page) =>
  page.getByRole("link", { name: new RegExp(`${athlete.lastName}.*(против|соперник)`, "s") });
const strip = (page: Page) => page.getByRole("region", { name: "Мои" }).first();

test("[SR3, SR7] a mistyped name, the arrows and Enter lead to the athlete", async () => {
  const page = await (await device()).newPage();
  const errors = watchForErrors(page);
  await open(page, "/");
  await page.keyboard.press("/");
  const mistyped = `${athlete.lastName.slice(0, 2)}${athlete.lastName.slice(3)}`;
  await page.keyboard.type(`${mistyped} ${athlete.firstName ?? ""}`);
  await page.getByRole("link", { name: athlete.lastName }).first().waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === athletePath());
  await open(page, `/search?q=${encodeURIComponent(athlete.lastName)}`);
  await page.getByRole("link", { name: athlete.lastName }).first().waitFor();
  expect(errors).toEqual([]);
});

test("[FO1, FO2, FO3, FO6, FO7, FO9] a star without an account is on the first page, and on the other device after signing in", async () => {
  const page = await (await device()).newPage();
  await open(page, athletePath());
  await page.getByRole("button", { name: "Следить", exact: true }).click();
  await open(page, "/");
  await strip(page).getByText(nameOf(athlete)).waitFor();
  expect(await movedOnLoad(page)).toBeLessThan(0.01);
  await signInByForm(page, app, "athlete");
  // A device tells its stars a moment after a page is there, and shows them before.
  const isTold = (answer: Response) => answer.url().endsWith("/stars/sync");
  await Promise.all([page.waitForResponse(isTold), open(page, "/")]);
  await strip(page).waitFor();

  const other = await (await device()).newPage();
  await signInByForm(other, app, "athlete");
  await open(other, "/following");
  await ownBout(other).waitFor();
  await other.getByRole("button", { name: "Учётная запись" }).click();
  await other.getByRole("button", { name: "Выйти" }).click();
  await open(other, "/following");
  await other.getByText("Вы пока ни за кем не следите").waitFor();
});

test("[PN7] messages are switched on, tried, and shown by the worker", async () => {
  const context = await device();
  await context.grantPermissions(["notifications"], { origin: app.origin });
  const endpoint = service.createBrowser();
  await standInForPushService(context, endpoint);
  const page = await context.newPage();
  await open(page, athletePath());
  await page.getByRole("button", { name: "Напомнить", exact: true }).click();
  await page.getByText(/в избранном\. Остался один шаг: включите уведомления/).waitFor();
  await page.getByRole("switch", { name: "Присылать уведомления" }).click();
  await page.getByRole("switch", { name: "Присылать уведомления", checked: true }).waitFor();
  await page.getByLabel("За пять схваток: пора готовиться").uncheck();
  await page.getByRole("button", { name: "Проверить" }).click();
  await page.getByText("Проверочное уведомление отправлено").waitFor();
  expect(endpoint.received).toMatchObject([{ title: "Уведомления работают", url: "/following" }]);

  await deliver(await context.newCDPSession(page), JSON.stringify(endpoint.received[0]));
  await expect.poll(() => shownNotices(page)).toEqual(["Уведомления работают"]);
});

test("[IN3, IN4, IN7, NS2, FO9, SC4] without network what was visited is read, and results stay hidden until they are asked for", async () => {
  const page = await (await device()).newPage();
  await open(page, athletePath());
  await page.getByRole("button", { name: "Следить", exact: true }).click();
  await open(page, "/following");
  await page.getByRole("switch", { name: "Скрывать счёт и результаты" }).click();
  await page.evaluate(FOLLOWED_FOR_YEARS);
  await open(page, `/events/${EVENT_ID}/teams`);
  await page.getByRole("table").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Показать", exact: true }).click();
  await page.getByRole("table").waitFor();

  await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
  // The worker keeps them behind the page's back.
  await page.goto(`${app.origin}/events/${EVENT_ID}/teams`, { waitUntil: "networkidle" });
  await page.evaluate(`localStorage.setItem("scoreboard-competition", "of the table")`);
  await page.goto(`${app.origin}/following`, { waitUntil: "networkidle" });
  const { uuid } = await readCompetition(app);
  const kept = ["old-3", "old-4", "old-5", "old-6", "old-7", "old-8", "old-9", uuid];
  await expect.poll(() => page.evaluate(KEPT), { timeout: 20_000 }).toEqual(kept);
  expect(await page.evaluate(`localStorage.getItem("scoreboard-competition")`)).toBe("of the table");
  await app.kill();
  await page.getByText("Показано, как было в ").waitFor();
  await page.goto(`${app.origin}/following`);
  await page.getByText("Показано, как было в ").waitFor();
  await ownBout(page).waitFor();
  await page.goto(`${app.origin}/events/${EVENT_ID}/teams`);
  await page.getByText("Нет связи с сервером.").waitFor();
  await page.goto(`${app.origin}/events/${EVENT_ID}/carpets`);
  await page.getByRole("heading", { name: "Нет связи с сервером" }).waitFor();
  await page.locator(`a[href="/events/${EVENT_ID}/teams"]`).click();
  await page.getByText("Нет связи с сервером.").waitFor();
  await app.restart();
  await page.getByText("Нет связи с сервером.").waitFor({ state: "hidden" });
});

test("[FO11, FO12, FO13, NS5] who comes back reads what happened since, from any hour, and hidden results only when tapped", async () => {
  const { categories, fightings } = await readCompetition(app);
  const over = fightings.find(({ finishedAt, winner }) => finishedAt !== null && winner !== null);
  const winner = categories
    .flatMap(({ fighters }) => fighters)
    .find(({ uuid }) => uuid === over?.winner?.uuid);
  if (!over?.finishedAt || !winner) throw new Error("the demo has no bout that was won");
  const page = await (await device()).newPage();
  const errors = watchForErrors(page);
  await open(page, `/events/${EVENT_ID}/competition/fighters/${winner.uuid}`);
  await page.getByRole("button", { name: "Следить", exact: true }).click();
  await open(page, `/events/${EVENT_ID}`);
  const line = page.locator("summary").filter({ hasText: "Что было с" });
  await line.filter({ hasText: "ничего нового" }).waitFor();
  const before = Date.parse(over.finishedAt) - 60_000;
  const looks = { [EVENT_ID]: { sinceMs: before, seenMs: before } };
  await page.evaluate(`localStorage.setItem("kover-looks", '${JSON.stringify(looks)}')`);

  await reload(page);
  await line.click();
  const result = page.getByRole("link", { name: new RegExp(`${winner.lastName}.*Победа.*против`, "s") });
  await result.first().waitFor();
  await open(page, "/following");
  await page.getByRole("switch", { name: "Скрывать счёт и результаты" }).click();
  await line.click();
  await page.getByLabel("С какого времени").selectOption({ index: 1 });
  expect(await result.count()).toBe(0);
  await page.getByRole("button", { name: "Показать", exact: true }).click();
  await result.first().waitFor();
  expect([errors, await axeProblems(page)]).toEqual([[], []]);
});

test("[FO8] the way of who is followed is lit in the bracket until another one is chosen", async () => {
  const { categories } = await readCompetition(app);
  const drawn = categories.find(
    ({ format, fighters }) => format === "single_elimination_two_bronzes" && fighters.length === 8,
  );
  const [followed, other] = drawn?.fighters ?? [];
  const page = await (await device()).newPage();
  const star = { kind: "fighter", ref: followed?.uuid, name: followed?.lastName, eventId: Number(EVENT_ID) };
  const stars = JSON.stringify([{ ...star, isOn: true, changedAtMs: 1, isOwn: true }]);
  await page.addInitScript(`localStorage.setItem("kover-follows", ${JSON.stringify(stars)})`);
  const path = `/events/${EVENT_ID}/competition/categories/${drawn?.uuid}`;
  const shown = async () => (await page.locator("main [data-lit]").allInnerTexts()).join(" ");
  await open(page, path);
  await expect.poll(shown).toContain(followed?.lastName);
  await open(page, `${path}?fighter=${other?.uuid}`);
  await expect.poll(shown).toContain(other?.lastName);
  expect(await shown()).not.toContain(followed?.lastName);
});

test("[ER4] [ER13] [ER21] a fault of the server is said in Russian without its details, and the page comes with another try", async () => {
  const page = await (await device()).newPage();
  const database = new DatabaseSync(join(app.dataDir, "kover.db"));
  database.exec("pragma busy_timeout = 5000; alter table event rename to event_lost");
  const answer = await visit(page, app.origin);
  expect(answer?.status()).toBe(500);
  expect(await answer?.text()).not.toMatch(/no such table|event_lost|\.ts\b|sqlite/i);
  await page.getByRole("heading", { name: "Внутренняя ошибка" }).waitFor();
  database.exec("alter table event_lost rename to event");
  database.close();
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await page.getByRole("heading", { name: "Внутренняя ошибка" }).waitFor({ state: "hidden" });
  expect(await page.title()).not.toContain("ошибка");
});

/** Puts nine competitions beside the one that is followed, as soon as the page has made the database. */
const FOLLOWED_FOR_YEARS = `new Promise((resolve) => {
  const put = async () => {
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === "kover-journal")) return setTimeout(put, 50);
    const opening = indexedDB.open("kover-journal");
    opening.onsuccess = () => {
      const writing = opening.result.transaction("competitions", "readwrite");
      for (let year = 1; year <= 9; year += 1) {
        const uuid = "old-" + year;
        writing.objectStore("competitions").put({ uuid, competition: { uuid }, savedAt: year });
      }
      writing.oncomplete = () => resolve(opening.result.close());
    };
  };
  put();
})`;

/** The competitions this device has for the time without network, the one it saw last at the end. */
const KEPT = `new Promise((resolve) => {
  const opening = indexedDB.open("kover-journal");
  opening.onsuccess = () => {
    const reading = opening.result.transaction("competitions").objectStore("competitions").getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.toSorted((a, b) => a.savedAt - b.savedAt).map(({ uuid }) => uuid));
    };
  };
})`;

/** How far the page moved by itself while it was loaded anew. */
async function movedOnLoad(page: Page): Promise<number> {
  await reload(page);
  await strip(page).getByText(nameOf(athlete)).waitFor();
  return Number(await page.evaluate(MOVED));
}

const MOVED = `new Promise((resolve) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(moved), 300);
})`;

/** A browser under test reaches no push service; in its place answers one of this machine. */
async function standInForPushService(
  context: BrowserContext,
  { endpoint, keys }: TestBrowser,
): Promise<void> {
  const given = JSON.stringify({ endpoint, keys });
  await context.addInitScript(`{
    const given = ${given};
    let isOn = false;
    const subscription = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => true,
    };
    PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
    PushManager.prototype.subscribe = async () => {
      isOn = true;
      return subscription;
    };
  }`);
}

async function deliver(browserSession: CDPSession, data: string): Promise<void> {
  const known = new Promise<string>((resolve) => {
    browserSession.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browserSession.send("ServiceWorker.enable");
  const registrationId = await known;
  await browserSession.send("ServiceWorker.deliverPushMessage", { origin: app.origin, registrationId, data });
}

const shownNotices = (page: Page) =>
  page.evaluate(
    "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => all.map((one) => one.title))",
  );
