import type { BrowserContext, Page } from "playwright-core";
import { z } from "zod";
import type { Competition, Fighting } from "#contract/competition/entity.ts";
import { createApi } from "#contract/api/client.ts";
import { PASSWORD, sendByFetch, type RunningApp } from "./app.ts";
import { launchPersistent } from "./browser.ts";
import { readCompetition, signIn, tablePath, visit } from "./pages.ts";

export type Outage = {
  readonly first: BoutOutcome;
  readonly second: BoutOutcome;
  /** From the network's return until the table said that everything was sent. */
  readonly drainedMs: number;
  /** How far the table's clock was off after a reload without network. */
  readonly clockErrorMs: number;
};

type BoutOutcome = {
  readonly tapped: number;
  /** Points in the order of the taps, as the table showed them and as the server recorded them. */
  readonly expected: readonly number[];
  readonly recorded: readonly number[];
};

const TAPS = 60;
const POINTS = [2, 3, 4] as const;
const OPTIONS = { viewport: { width: 1180, height: 820 } };

/**
 * The worst hour of a table in one go: the network away, three reloads, the browser killed, one bout finished and the
 * next begun, sixty taps in all; then the network comes back.
 */
export async function rehearseOutage(
  app: RunningApp,
  { profile, outageMs }: { profile: string; outageMs: number },
): Promise<Outage> {
  const competition = await readCompetition(app);
  const [first, second] = boutsOfOneMat(competition);
  const before = [await pointsOf(app, first), await pointsOf(app, second)] as const;

  await signInBefore(app, profile);
  let context = await launchPersistent(profile, OPTIONS);
  let page = await context.newPage();
  await visit(page, app.origin + tablePath(competition, first));
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
  await kept(page);

  await context.setOffline(true);
  const pause = outageMs / TAPS;
  const tapped: [number[], number[]] = [[], []];
  const tap = async (bout: 0 | 1, count: number) => {
    for (let n = 0; n < count; n += 1) tapped[bout].push(await tapOnce(page, tapped[bout].length, pause));
  };
  await tap(0, 10);
  await page.reload();
  await tap(0, 10);
  const clockErrorMs = await reloadWithClock(page);
  await tap(0, 10);
  context = await killAndReopen(context, page, profile);
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto(app.origin + tablePath(competition, first));
  await tap(0, 10);
  await finish(page);

  await forgetRoutes(page);
  await page.goto(app.origin + tablePath(competition, second));
  await tap(1, 10);
  await page.reload();
  await tap(1, 10);

  const started = performance.now();
  await context.setOffline(false);
  await page.getByText("На связи, всё отправлено").waitFor({ timeout: 30_000 });
  const drainedMs = performance.now() - started;
  const after = [await pointsOf(app, first), await pointsOf(app, second)] as const;
  await context.close();
  const outcome = (bout: 0 | 1): BoutOutcome => ({
    tapped: tapped[bout].length,
    expected: tapped[bout],
    recorded: after[bout].slice(before[bout].length),
  });
  return { first: outcome(0), second: outcome(1), drainedMs, clockErrorMs };
}

/** Two bouts that can be fought now, on one mat: the table may run its whole queue without network. */
function boutsOfOneMat({ fightings }: Competition): readonly [Fighting, Fighting] {
  const ready = fightings.filter(({ state, fighters }) => state !== "finished" && fighters.length === 2);
  for (const bout of ready.filter(({ state }) => state === "running")) {
    const next = ready.find(({ uuid, carpet }) => uuid !== bout.uuid && carpet?.uuid === bout.carpet?.uuid);
    if (next !== undefined && bout.carpet !== null) return [bout, next];
  }
  throw new Error("the demo has no mat with two bouts to fight");
}

/** In the morning: a browser writes its cookies to the disk after a while, and this is about what happens much later. */
async function signInBefore(app: RunningApp, profile: string): Promise<void> {
  const context = await launchPersistent(profile, OPTIONS);
  await signIn(await context.newPage(), app, "admin");
  await context.close();
}

/** Takes the table, from whoever holds it. */
export async function takeTable(page: Page): Promise<void> {
  const takeOver = page.getByRole("button", { name: "Забрать стол" });
  await page
    .getByText(/^На связи, (всё отправлено|ждёт решения)/)
    .or(takeOver)
    .first()
    .waitFor();
  if (!(await takeOver.isVisible())) return;
  await takeOver.click();
  await page.getByRole("dialog").getByRole("button", { name: "Забрать стол" }).click();
}

/** Waits until the worker has everything the table needs. */
export async function kept(page: Page): Promise<void> {
  const path = JSON.stringify(new URL(page.url()).pathname);
  await page.waitForFunction(`(async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("kover-pages-") && (await (await caches.open(name)).match(${path}))) return true;
    }
    return false;
  })()`);
}

/** A table that has lost the list of its routes cannot move inside the application; its bouts open all the same. */
async function forgetRoutes(page: Page): Promise<void> {
  const forgotten: unknown = await page.evaluate(`(async () => {
    const files = await caches.open("kover-files");
    const routes = (await files.keys()).filter(({ url }) => url.includes("/assets/manifest-"));
    await Promise.all(routes.map((request) => files.delete(request)));
    return routes.length;
  })()`);
  if (forgotten !== 1) throw new Error(`the table kept ${String(forgotten)} lists of routes`);
}

async function tapOnce(page: Page, index: number, pauseMs: number): Promise<number> {
  const points = POINTS[index % POINTS.length] ?? 2;
  const corner = index % 2 === 0 ? /^Красный/ : /^Синий/;
  const button = page
    .getByRole("region", { name: corner })
    .getByRole("button", { name: `+${points}` })
    .first();
  await button.click();
  if (pauseMs > 0) await page.waitForTimeout(pauseMs);
  return points;
}

/** The clock is started, the page reloaded; what it shows then is compared with the time that really passed. */
async function reloadWithClock(page: Page): Promise<number> {
  const isRunning = await page.getByRole("button", { name: /^Стоп/ }).isVisible();
  if (!isRunning) await page.getByRole("button", { name: /^Старт/ }).click();
  const before = await punctualTick(page);
  await page.reload();
  await page.getByText(/^Нет связи, ждёт/).waitFor();
  const after = await punctualTick(page);
  await page.getByRole("button", { name: /^Стоп/ }).click();
  return Math.abs(after.at - before.at - (before.left - after.left) * 1000);
}

type Tick = { readonly left: number; readonly at: number };

/** The least late of three: a page that is busy at that moment changes its clock after it. */
async function punctualTick(page: Page): Promise<Tick> {
  const ticks = [await nextTick(page), await nextTick(page), await nextTick(page)] as const;
  const runsOutAt = ({ left, at }: Tick) => at + left * 1000;
  return ticks.reduce((best, tick) => (runsOutAt(tick) < runsOutAt(best) ? tick : best));
}

const tickSchema = z.object({ text: z.string(), at: z.number() });

/** When the clock next changes, seen from inside the page: a call from outside takes its own time. */
async function nextTick(page: Page): Promise<Tick> {
  const seen: unknown = await page.evaluate(`new Promise((resolve) => {
    const timer = document.querySelector("[role=timer]");
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve({ text: timer.textContent, at: Date.now() });
    });
    watch.observe(timer, { subtree: true, childList: true, characterData: true });
  })`);
  const { text, at } = tickSchema.parse(seen);
  return { left: secondsOf(text), at };
}

function secondsOf(text: string): number {
  const [minutes = "0", seconds = "0"] = text.replace("≈", "").split(":");
  return Number(minutes) * 60 + Number(seconds);
}

/** Ends the browser the way a power cut does, and opens it again without network. */
async function killAndReopen(context: BrowserContext, page: Page, profile: string): Promise<BrowserContext> {
  const session = await context.newCDPSession(page);
  // The crash takes the answer with it.
  await Promise.race([
    session.send("Browser.crash").catch(() => {}),
    page.waitForTimeout(1000).catch(() => {}),
  ]);
  await context.close().catch(() => {});
  const again = await launchPersistent(profile, OPTIONS);
  await again.setOffline(true);
  return again;
}

async function finish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Завершить схватку" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Подтвердить/ })
    .click();
  await page.getByRole("button", { name: "Вернуть схватку" }).waitFor();
}

/** The points in a bout's log, in its order; read as an official. */
async function pointsOf(app: RunningApp, { uuid }: Fighting): Promise<readonly number[]> {
  const { jwt } = await app.api.auth.login({ identifier: "admin", password: PASSWORD });
  const api = createApi({ base: `${app.origin}/api`, send: sendByFetch, token: () => jwt });
  const { data } = await api.fightings.events(uuid);
  return data.flatMap(({ event }) => (event.type === "points-scored" ? [event.points] : []));
}
