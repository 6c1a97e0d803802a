import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { Browser, BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { competitionSchema, type Competition, type Fighting } from "#contract/competition/entity.ts";
import { changeBetween } from "#contract/realtime/merge.ts";
import { closeWindows, launchBrowser } from "./support/browser.ts";
import { signInByForm, watchForErrors } from "./support/pages.ts";
import { countRenders, forgetRenders, readRenderedKeys, readRenders } from "./support/renderCount.ts";

/** One tap may render so many components, on a page with 300 bouts. */
const MOST = 10;
const SETTLED_MS = 400;

const startedSchema = z.object({
  address: z.url(),
  uuid: z.string(),
  eventId: z.number(),
  password: z.string(),
});

let server: ChildProcess;
let browser: Browser;
let started: z.infer<typeof startedSchema>;
let competition: Competition;

beforeAll(async () => {
  server = spawn(process.execPath, ["bench/http/competitionServer.ts", "pages"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (server.stdout === null) throw new Error("the server says nothing");
  for await (const line of createInterface(server.stdout)) {
    started = startedSchema.parse(JSON.parse(line));
    break;
  }
  const answer = await fetch(`${started.address}/api/competitions/uuid/${started.uuid}`);
  // The time travels in a header.
  competition = z
    .preprocess((body) => Object.assign({ serverTime: Date.now() }, body), competitionSchema)
    .parse(await answer.json());
  browser = await launchBrowser();
});
afterEach(() => closeWindows(browser));
afterAll(async () => {
  server.kill();
  await browser.close();
});

/** Nothing has been rendered for a while, and the page has nothing left to do. */
const SETTLED = `(async () => {
  for (let count; count !== window.rendered.length;) {
    count = window.rendered.length;
    await new Promise((resolve) => setTimeout(resolve, ${SETTLED_MS}));
    await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1000 }));
  }
})()`;

/** The page with its line in our hands: what the server would push is pushed from here. */
async function openFollowed(path: string, context?: BrowserContext) {
  const own = context ?? (await browser.newContext({ viewport: { width: 1280, height: 900 } }));
  const page = await own.newPage();
  const errors = watchForErrors(page);
  await countRenders(page);
  const joined = Promise.withResolvers<WebSocketRoute>();
  await page.routeWebSocket(/socket\.io/, (line) => {
    const behind = line.connectToServer();
    line.onMessage((message) => {
      behind.send(message);
      if (String(message).includes("join-room")) joined.resolve(line);
    });
  });
  await page.goto(started.address + path, { waitUntil: "load" });
  const line = await joined.promise;
  await page.waitForTimeout(1000);
  await page.evaluate(SETTLED);
  let shown = competition;
  const show = async (next: Competition) => {
    await forgetRenders(page);
    const after = { ...next, rev: shown.rev + 1 };
    line.send(`42${JSON.stringify(["push-change", changeBetween(shown, after, Date.now())])}`);
    shown = after;
    await page.evaluate(SETTLED);
  };
  const push = async (bout: Fighting) => {
    const fightings = shown.fightings.map((one) => (one.uuid === bout.uuid ? bout : one));
    await show({ ...shown, fightings });
    return readRenders(page);
  };
  const pushChanged = async (changed: Partial<Competition>) => {
    await show({ ...shown, ...changed });
    return readRenderedKeys(page);
  };
  return { page, errors, push, pushChanged };
}

/** A bout of the category that stands first on its mat, as it goes on. */
function bouts() {
  const [carpet] = competition.carpets;
  const waiting = competition.fightings.find(({ uuid }) => uuid === carpet?.fightings[0]?.uuid);
  const red = waiting?.slots[0].fighter;
  if (waiting === undefined || !red) throw new Error("nobody fights");
  const clock = { running: true, remaining: 300_000, anchor: Date.now(), period: 0, duration: 300_000 };
  const line = { scores: 0, advantages: 0, penalties: 0, warnings: 0 };
  const others = { [waiting.slots[1].fighter ?? ""]: line };
  const running: Fighting = {
    ...waiting,
    version: waiting.version + 1,
    state: "running",
    clock,
    points: { ...others, [red]: line },
  };
  const tapped: Fighting = {
    ...running,
    version: waiting.version + 2,
    points: { ...others, [red]: { ...line, scores: 57 } },
  };
  const over: Fighting = {
    ...tapped,
    version: waiting.version + 3,
    state: "finished",
    winner: { uuid: red },
    clock: { ...clock, running: false },
  };
  return { running, tapped, over };
}

const base = () => `/events/${started.eventId}`;
const shown = (page: Page) => page.getByText("57", { exact: true });

test.each(["grid", "list", "brackets", "fighters"])(
  "[RT15] a tap renders at most ten components of 300 bouts in the mode %s",
  async (mode) => {
    const { errors, push } = await openFollowed(`${base()}/competition?mode=${mode}`);
    const { running, tapped, over } = bouts();
    await push(running);
    const rendered = await push(tapped);
    expect(rendered.length, rendered.join(" ")).toBeLessThanOrEqual(MOST);
    // The page was listening: what it shows, it paints.
    expect((await push(over)).length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  },
);

test("[RT15] a tap renders at most ten components of the mats", async () => {
  const { page, errors, push } = await openFollowed(`${base()}/carpets`);
  const { running, tapped } = bouts();
  await push(running);
  const rendered = await push(tapped);
  await shown(page).first().waitFor();
  expect(rendered.length, rendered.join(" ")).toBeLessThanOrEqual(MOST);
  expect(errors).toEqual([]);
});

test.each(["bracket", "bouts"])(
  "[RT15] a tap renders at most ten components of a category's %s",
  async (tab) => {
    const { running, tapped } = bouts();
    const path = `${base()}/competition/categories/${running.category.uuid}?tab=${tab}`;
    const { page, errors, push } = await openFollowed(path);
    await push(running);
    const rendered = await push(tapped);
    await shown(page).first().waitFor();
    expect(rendered.length, rendered.join(" ")).toBeLessThanOrEqual(MOST);
    expect(errors).toEqual([]);
  },
);

test("[DK6] when somebody else changes one mat, the dashboard renders that column and no other", async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await signInByForm(desk, { origin: started.address }, "admin", started.password);
  await desk.close();
  const { page, errors, pushChanged } = await openFollowed(`/competition/${started.uuid}`, context);
  const columns = () =>
    page.evaluate<Record<string, string>>(
      `Object.fromEntries([...document.querySelectorAll("[data-sort-list]")].map((list) => [list.dataset.sortList, list.parentElement.innerText]))`,
    );
  const [mat, ...others] = competition.carpets;
  if (mat === undefined) throw new Error("nobody fights");
  const [one, two, ...rest] = mat.fightings;
  if (one === undefined || two === undefined) throw new Error("nothing to change places");
  const before = await columns();
  const rendered = await pushChanged({ carpets: [{ ...mat, fightings: [two, one, ...rest] }, ...others] });
  const after = await columns();
  // A rest that grows shorter is told on the mat it is missing on, and only there.
  const changed = Object.keys(after).filter((uuid) => after[uuid] !== before[uuid]);
  expect(changed).toContain(mat.uuid);
  expect(competition.carpets.map(({ uuid }) => uuid).filter((uuid) => rendered.includes(uuid))).toEqual(
    changed,
  );
  expect(errors).toEqual([]);
});

test("[DY73] a break that begins is told by the page of its mat also while results come in", async () => {
  const [mat] = competition.carpets;
  if (mat === undefined) throw new Error("nobody fights");
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  // What is looked at twice a minute is looked at every three seconds: nobody waits for it here.
  await context.addInitScript(`{
    const every = window.setInterval.bind(window);
    window.setInterval = (work, ms) => every(work, ms === 30_000 ? 3000 : ms);
  }`);
  const { page, errors, push, pushChanged } = await openFollowed(`${base()}/carpets/${mat.uuid}`, context);
  const told = page.getByText("Пауза до 00:30");
  const beginMs = Date.now() + 6000;
  const breaks = [{ id: crypto.randomUUID(), title: "Пауза", from: "00:10", to: "00:30" }];
  const day = { date: "2026-12-05", midnightMs: beginMs - 10 * 60_000, sessions: [], breaks, weighIns: [] };
  await pushChanged({ programme: { days: [day], placements: [] } });
  expect(await told.count()).toBe(0);
  const { running } = bouts();
  for (let version = running.version; Date.now() < beginMs + 6000; version += 1)
    await push({ ...running, version });
  expect(await told.count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
