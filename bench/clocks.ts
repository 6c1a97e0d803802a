import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { clockRemainingMs } from "#contract/bout/liveFighting.ts";
import { startApp, type RunningApp } from "../e2e/support/app.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import {
  EVENT_ID,
  categoryPath,
  readCompetition,
  runningBout,
  signIn,
  tablePath,
} from "../e2e/support/pages.ts";
import { formatClock } from "#web/i18n/times.ts";

/**
 * How far the clocks of one bout are apart on six kinds of pages: when does each of them turn to the same second?
 * `node bench/clocks.ts [seconds]`, sixty by default; ends with 1 above 100 ms.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const MOST_MS = 100;
const SETTLE_MS = 8_000;

const turnsSchema = z.array(z.tuple([z.string(), z.number()]));
type Turns = ReadonlyMap<string, number>;

const [app, browser] = await Promise.all([startApp({ KOVER_DEMO: "still" }), launchWholeBrowser()]);
try {
  const pages = await openPages(app, browser);
  await pause(SETTLE_MS);
  const { clock } = runningBout(await readCompetition(app));
  const shown = formatClock(clockRemainingMs(clock, Date.now()));
  for (const page of pages.values()) await page.evaluate(watchClock(shown));
  await pause(SECONDS * 1000);
  const turns = new Map<string, Turns>();
  for (const [name, page] of pages)
    turns.set(name, new Map(turnsSchema.parse(await page.evaluate("window.koverTurns"))));
  report(turns);
} finally {
  await browser.close();
  await app.stop();
}

async function openPages({ origin }: RunningApp, from: Browser): Promise<ReadonlyMap<string, Page>> {
  const competition = await readCompetition(app);
  const bout = runningBout(competition);
  const desk = await from.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });
  await signIn(await desk.newPage(), app, "admin@kover.example");
  const paths: Readonly<Record<string, string>> = {
    home: "/",
    mats: `/events/${EVENT_ID}/carpets`,
    bout: `/events/${EVENT_ID}/competition/bouts/${bout.uuid}`,
    category: categoryPath(bout),
    board: `${tablePath(competition, bout)}/board`,
    screen: `/competition/${competition.uuid}/screen`,
  };
  const pages = new Map<string, Page>();
  for (const [name, path] of Object.entries(paths)) {
    const isPublic = path === "/" || path.startsWith("/events");
    const context = isPublic ? await from.newContext({ locale: "ru-RU" }) : desk;
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: "networkidle" });
    pages.set(name, page);
  }
  return pages;
}

/** Runs in the page: notes when the clock that shows about this time turns to each second. */
function watchClock(shown: string): string {
  return `(() => {
  const secondsOf = (text) => {
    const found = /^≈?(\\d+):(\\d\\d)$/.exec(text.trim());
    return found === null ? undefined : Number(found[1]) * 60 + Number(found[2]);
  };
  const wanted = secondsOf(${JSON.stringify(shown)});
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const turns = (window.koverTurns = []);
  let box;
  for (let node = walker.nextNode(); node !== null && box === undefined; node = walker.nextNode()) {
    const seconds = secondsOf(node.nodeValue);
    if (seconds !== undefined && Math.abs(seconds - wanted) <= 2) box = node.parentElement;
  }
  if (box === undefined) return;
  new MutationObserver(() => {
    const text = box.textContent.replace("≈", "");
    if (turns.at(-1)?.[0] !== text) turns.push([text, performance.timeOrigin + performance.now()]);
  }).observe(box, { characterData: true, childList: true, subtree: true });
})()`;
}

function report(turns: ReadonlyMap<string, Turns>): void {
  for (const [name, own] of turns) console.log(`${name}: ${own.size} seconds seen`);
  const all = [...turns.values()];
  const common = [...(all[0]?.keys() ?? [])].filter((second) => all.every((own) => own.has(second)));
  const spreads = common
    .map((second) => all.map((own) => own.get(second) ?? 0))
    .map((moments) => Math.max(...moments) - Math.min(...moments))
    .toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(spreads[Math.floor((spreads.length - 1) * share)] ?? Number.NaN);
  console.log(
    `${turns.size} pages, ${spreads.length} seconds: apart by ${at(0.5)} ms (median), ${at(0.99)} ms (p99), ${at(1)} ms (most)`,
  );
  if (!(at(0.99) <= MOST_MS)) process.exitCode = 1;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}
