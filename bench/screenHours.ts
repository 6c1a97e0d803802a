import { parseArgs } from "node:util";
import type { CDPSession, Page } from "playwright-core";
import { z } from "zod";
import type { Competition } from "#contract/competition/entity.ts";
import { createDemoClient, type DemoClient } from "#server/demo/live/client.ts";
import { startLiveDay } from "#server/demo/live/liveDay.ts";
import { freePort, PASSWORD, startApp } from "../e2e/support/app.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { EVENT_ID } from "../e2e/support/pages.ts";
import { startFaultProxy } from "./lib/faultProxy.ts";
import { lengthenDay } from "./lib/longDay.ts";

/**
 * The screens of the hall over a long day: while the tournament plays itself fast, the network and the server fail in
 * every way we know, and the screens must be right again by themselves and must not grow.
 * `node bench/screenHours.ts [--minutes 8] [--speed 60]`; ends with 1 where a screen stayed wrong or grew.
 */
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "8" }, speed: { type: "string", default: "60" } },
});
const SPEED = Number(values.speed);
const END_MS = performance.now() + Number(values.minutes) * 60_000;

/** How soon after the trouble is over a screen must show what the server knows. */
const HEAL_MS = 10_000;
const MOST_GROWTH = 0.1;
const PATIENCE_MS = 60_000;
/** Until then the heap grows by what the browser compiles: 0.45 MB between 45 and 150 s in its own snapshots, then none. */
const WARM_UP_MS = 120_000;
const OPENED_MS = 45_000;
const TROUBLE_MS = 20_000;
const CALM_MS = 25_000;
const EXTRA_CATEGORIES = 14;
const OFFICIALS = ["mat1", "mat2", "mat3", "mat4"];

/** An answer that is just being read is no growth: of a few looks the smallest counts, before and after alike. */
const LOOKS = 4;
const LOOK_AGAIN_MS = 700;

const heapSchema = z.object({ usedSize: z.number() });
const countersSchema = z.object({ nodes: z.number(), jsEventListeners: z.number() });

const READ_MATS = `JSON.stringify([...document.querySelectorAll("li[data-state]")].map((mat) => [
  mat.getAttribute("aria-label"),
  mat.dataset.state,
  ...(mat.dataset.state === "next" ? [] : [...mat.querySelectorAll("[data-side]")].map((corner) => corner.textContent)),
]))`;

const port = await freePort();
const proxyPort = await freePort();
const hall = `http://localhost:${proxyPort}`;
const [app, browser] = await Promise.all([
  startApp({ PORT: String(port), PUBLIC_URL: hall, RATE_LIMIT: "off", NODE_ENV: "test" }),
  launchWholeBrowser(),
]);
const proxy = await startFaultProxy(proxyPort, port);
const admin = createDemoClient({ origin: app.origin, identifier: "admin@kover.example", password: PASSWORD });
const { jwt } = await admin.api.auth.login({ identifier: "admin@kover.example", password: PASSWORD });
await admin.enter();
const opened = await admin.api.competitions.ofEvent(EVENT_ID);
const count = await lengthenDay(app.origin, admin, {
  token: jwt,
  competition: opened,
  categories: EXTRA_CATEGORIES,
});
console.log(`${count} bouts, ${SPEED} times as fast as a hall, ${values.minutes} min`);

/** Closed, no act of a table reaches the server: it waits in the table's outbox, and the day stands still. */
let gate = Promise.withResolvers<void>();
gate.resolve();
const traffic = { acts: 0, underWay: 0 };
const day = startLiveDay({
  origin: app.origin,
  password: PASSWORD,
  competitionUuid: opened.uuid,
  tables: opened.carpets.map(({ uuid }, index) => ({
    carpetUuid: uuid,
    identifier: OFFICIALS[index] ?? "chief",
  })),
  chief: "chief",
  speed: SPEED,
  onTrouble: () => {},
  watch: behindGate,
});

const wrong: string[] = [];
const screens = await openScreens();
try {
  await pause(WARM_UP_MS);
  const before = await measureAll(screens);
  sayMeasures(before);
  const troubles = [cut, offline, failing, slow, restart];
  for (let turn = 0; performance.now() < END_MS; turn += 1) {
    const trouble = troubles[turn % troubles.length] ?? cut;
    await trouble();
    await check(trouble.name);
    await pause(Math.min(CALM_MS, Math.max(0, END_MS - performance.now())));
    await check("calm");
    sayMeasures(await measureAll(screens));
  }
  const after = await measureAll(screens);
  const fresh = await openScreens();
  await pause(OPENED_MS);
  report(before, after, await measureAll(fresh));
} finally {
  await day.stop();
  await browser.close();
  proxy.close();
  await app.stop();
}

function behindGate(client: DemoClient): DemoClient {
  const { fightings } = client.api;
  const submitEvents: typeof fightings.submitEvents = async (uuid, body) => {
    await gate.promise;
    traffic.underWay += 1;
    try {
      const answer = await fightings.submitEvents(uuid, body);
      traffic.acts += answer.data.results.length;
      return answer;
    } finally {
      traffic.underWay -= 1;
    }
  };
  return { ...client, api: { ...client.api, fightings: { ...fightings, submitEvents } } };
}

type Screen = { readonly name: string; readonly page: Page; readonly session: CDPSession };

/** One that always shows the mats, and one that shows everything in turn; neither has an account. */
async function openScreens(): Promise<readonly Screen[]> {
  const [category] = opened.categories;
  const [carpet] = opened.carpets;
  const all = [
    "page=mats",
    `page=mat:${carpet?.uuid}`,
    `page=bracket:${category?.uuid}`,
    `page=leaders:${category?.uuid}`,
    `page=podium:${category?.uuid}`,
    "page=teams",
    "page=announcement:Перерыв",
    "page=commercials",
  ];
  const queries = { mats: "page=mats", rotation: `${all.join("&")}&seconds=3` };
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, locale: "ru-RU" });
  const result: Screen[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const { data } = await admin.api.displays.link(opened.uuid, { data: { name } });
    const page = await context.newPage();
    await page.goto(`${hall}/competition/${opened.uuid}/screen?display=${data.token}&${query}`, {
      waitUntil: "domcontentloaded",
      timeout: PATIENCE_MS,
    });
    page.on("framenavigated", () => wrong.push(`${name} loaded itself anew: its heap tells nothing`));
    result.push({ name, page, session: await context.newCDPSession(page) });
  }
  return result;
}

async function cut() {
  proxy.turn("cut");
  await pause(TROUBLE_MS);
  proxy.turn("fine");
}

async function offline() {
  await screens[0]?.page.context().setOffline(true);
  await pause(TROUBLE_MS);
  await screens[0]?.page.context().setOffline(false);
}

async function failing() {
  proxy.turn("failing");
  await pause(TROUBLE_MS);
  proxy.turn("fine");
}

async function slow() {
  proxy.turn("slow");
  await pause(TROUBLE_MS);
  proxy.turn("fine");
}

async function restart() {
  await app.kill();
  await pause(TROUBLE_MS / 4);
  await app.restart();
}

/** The day stands still for a moment: what the screen shows must become what the server says, soon. */
async function check(after: string): Promise<void> {
  gate = Promise.withResolvers<void>();
  while (traffic.underWay > 0) await pause(20);
  const truth = picturesOf(await readTruth());
  const healedMs = performance.now();
  const [mats] = screens;
  let shown = "";
  while (performance.now() - healedMs < HEAL_MS) {
    // Nothing is shown by a screen that just loads itself anew.
    shown = String(await mats?.page.evaluate(READ_MATS).catch(() => ""));
    if (shown === truth) break;
    await pause(100);
  }
  gate.resolve();
  const tookMs = Math.round(performance.now() - healedMs);
  console.log(
    `${after}: ${shown === truth ? "right" : "WRONG"} after ${tookMs} ms, ${traffic.acts} acts so far`,
  );
  if (shown === truth) return;
  wrong.push(after);
  console.log(`  shown: ${shown}\n  truth: ${truth}`);
}

/** A server that has just come back, on a machine that does much else, may take its time. */
async function readTruth(): Promise<Competition> {
  const askedMs = performance.now();
  for (;;) {
    try {
      return await admin.api.competitions.byUuid(opened.uuid);
    } catch (cause) {
      console.log(`the server did not answer for ${Math.round(performance.now() - askedMs)} ms`);
      if (performance.now() - askedMs > PATIENCE_MS) throw cause;
    }
  }
}

/** Mat, state, and for a bout that is on both names and scores. */
function picturesOf({ carpets, fightings, categories }: Competition): string {
  const byUuid = new Map(fightings.map((bout) => [bout.uuid, bout]));
  const names = new Map(
    categories.flatMap(({ fighters }) => fighters.map(({ uuid, lastName }) => [uuid, lastName] as const)),
  );
  const pictures = carpets.map((carpet) => {
    const bouts = carpet.fightings.flatMap(({ uuid }) => byUuid.get(uuid) ?? []);
    const on = bouts.find(({ state }) => state !== "waiting" && state !== "finished");
    if (on === undefined) return [carpet.name, "next"];
    const corners = on.slots.map(({ fighter }) => {
      const score = on.state === "called" ? "" : String(on.points[fighter ?? ""]?.scores ?? 0);
      return `${names.get(fighter ?? "")}${score}`;
    });
    return [carpet.name, on.state, ...corners];
  });
  return JSON.stringify(pictures);
}

type Measure = { readonly heap: number; readonly nodes: number; readonly listeners: number };

async function measureAll(shown: readonly Screen[]): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  for (const screen of shown) {
    const looks: Measure[] = [];
    for (let look = 0; look < LOOKS; look += 1) {
      looks.push(await measure(screen));
      await pause(LOOK_AGAIN_MS);
    }
    measures.push(looks.toSorted((a, b) => a.heap - b.heap)[0] ?? (await measure(screen)));
  }
  return measures;
}

/** Always on the page of the mats: the pages of a rotation are not equally large. */
async function measure({ page, session }: Screen): Promise<Measure> {
  await page.locator("li[data-state]").first().waitFor({ timeout: 60_000 });
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = heapSchema.parse(await session.send("Runtime.getHeapUsage"));
  const counters = countersSchema.parse(await session.send("Memory.getDOMCounters"));
  return { heap: usedSize, nodes: counters.nodes, listeners: counters.jsEventListeners };
}

/** The curve: whether it levels off is seen by who reads it. */
function sayMeasures(measures: readonly Measure[]): void {
  const heaps = measures.map(({ heap }, index) => `${screens[index]?.name} ${(heap / 1e6).toFixed(2)} MB`);
  console.log(`  ${heaps.join(", ")}`);
}

/** Beside the growth, what a screen weighs that was just opened: it has the same day, and has run little of its code. */
function report(before: readonly Measure[], after: readonly Measure[], fresh: readonly Measure[]): void {
  for (const [index, { name }] of screens.entries()) {
    const [first, last, now] = [before[index], after[index], fresh[index]];
    if (first === undefined || last === undefined || now === undefined) continue;
    const mb = (bytes: number) => (bytes / 1e6).toFixed(2);
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    const growth = last.heap / first.heap - 1;
    console.log(
      `${name}: heap ${mb(first.heap)} → ${mb(last.heap)} MB (${percent(growth)}), opened now ${mb(now.heap)} MB, ` +
        `nodes ${first.nodes} → ${last.nodes}, listeners ${first.listeners} → ${last.listeners}`,
    );
    if (growth > MOST_GROWTH) wrong.push(`${name} grew by ${percent(growth)}`);
    if (last.nodes > first.nodes * (1 + MOST_GROWTH)) wrong.push(`${name} has more nodes`);
    if (last.listeners > first.listeners * (1 + MOST_GROWTH)) wrong.push(`${name} has more listeners`);
  }
  for (const line of wrong) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
