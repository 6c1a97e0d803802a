import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { z } from "zod";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { EVENT_ID } from "../e2e/support/pages.ts";

/**
 * What it costs a phone to take over a page that the server rendered, for one or more running servers:
 *
 *   node bench/hydration.ts http://localhost:4101 [http://localhost:4102 …]
 *
 * Bytes of the document after brotli, and the processor time of the page's thread times four, as Lighthouse slows it down:
 * all tasks after the first paint, and what each of them is over 50 ms. Processor time hardly depends on what else runs.
 */
const RUNS = 5;
const SLOWER = 4;
const LONG_MS = 50;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, locale: "ru-RU" };

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ name: z.unknown() }).partial().optional(),
});
type TraceEvent = z.infer<typeof eventSchema>;
type Cost = { readonly workMs: number; readonly blockedMs: number };

const browser = await launchWholeBrowser();
try {
  for (const origin of process.argv.slice(2)) {
    for (const [name, path] of Object.entries(await pagesOf(origin))) {
      const html = await (await fetch(origin + path)).text();
      const costs: Cost[] = [];
      for (let run = 0; run < RUNS; run += 1) costs.push(await costOf(browser, origin + path));
      const middle = (pick: (cost: Cost) => number) =>
        Math.round(costs.map(pick).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0);
      const kb = (brotliCompressSync(html).length / 1024).toFixed(1);
      console.log(
        `${origin} ${name}: document ${kb} KB, work ${middle(({ workMs }) => workMs)} ms, ` +
          `blocked ${middle(({ blockedMs }) => blockedMs)} ms`,
      );
    }
  }
} finally {
  await browser.close();
}

async function pagesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const competition = `/events/${EVENT_ID}/competition`;
  const category = await firstLink(origin + competition, /\/competition\/categories\/[0-9a-f-]{36}/);
  const fighter = await firstLink(origin + category, /\/competition\/fighters\/[0-9a-f-]{36}/);
  return { home: "/", event: `/events/${EVENT_ID}`, competition, category, fighter };
}

async function firstLink(url: string, link: RegExp): Promise<string> {
  const found = link.exec(await (await fetch(url)).text())?.[0];
  if (found === undefined) throw new Error(`${url} links to nothing like ${link.source}`);
  return `/events/${EVENT_ID}${found}`;
}

async function costOf(from: Browser, url: string): Promise<Cost> {
  const context = await from.newContext(PHONE);
  const page = await context.newPage();
  await from.startTracing(page, { categories: ["toplevel", "devtools.timeline", "loading"] });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(1000);
  const trace = z
    .object({ traceEvents: z.array(z.unknown()) })
    .parse(JSON.parse((await from.stopTracing()).toString()));
  await context.close();
  return readCost(trace.traceEvents.flatMap((event) => eventSchema.safeParse(event).data ?? []));
}

/** Of the thread that painted the page. */
function readCost(events: readonly TraceEvent[]): Cost {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("nothing was painted");
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === "X" &&
      name === "ThreadControllerImpl::RunTask" &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts > paint.ts,
  );
  const slowed = tasks.map(({ tdur, dur }) => ((tdur ?? dur ?? 0) / 1000) * SLOWER);
  return {
    workMs: slowed.reduce((sum, ms) => sum + ms, 0),
    blockedMs: slowed.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0),
  };
}
