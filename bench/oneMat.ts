import { spawn } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { z } from "zod";
import { createDemoClient } from "#server/demo/live/client.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { lengthenDay } from "./lib/longDay.ts";

/**
 * The head table and the mat page of a day with 640 bouts on one mat, in a real server and a real Chromium:
 * `node bench/oneMat.ts [loads]`, seven by default. From the start of a navigation, by its address and by a link, to the
 * frame that shows the last row; then «Выровнять ковры» with the longest task of the page and the longest wait of the server.
 * Ends with 1 above the limits.
 */
const LOADS = Number(process.argv[2] ?? 7);
/** Of sixteen athletes each. */
const CATEGORIES = 43;
const MOST_PAGE_MS = 1000;
const MOST_TASK_MS = 50;
const POLL_MS = 20;
const BALANCE_MS = 12_000;

/** Run in the page: the mats with the times of their ends; every row of the queue there is, with its time. */
const MATS_SHOWN = `/до ~\\d/.test(document.querySelector("section [data-sort-list]")?.closest("section")?.textContent ?? "")`;
const ROWS_SHOWN = (rows: string, least: number) =>
  `((rows) => rows.length >= ${least} && /\\d\\d:\\d\\d/.test(rows.at(-1)?.textContent ?? ""))([...document.querySelectorAll("${rows}")])`;
const QUEUE_SHOWN = ROWS_SHOWN("[data-sort-item]", 60);
const PUBLIC_SHOWN = ROWS_SHOWN("tbody tr", 60);

const startedSchema = z.object({
  address: z.url(),
  uuid: z.string(),
  eventId: z.number(),
  password: z.string(),
});
const said = (ms: number): string => `${ms.toFixed(0)} ms`;
const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(" ");

const server = spawn(process.execPath, ["bench/http/competitionServer.ts", "pages", "empty"], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, NODE_ENV: "production" },
});
const browser = await launchWholeBrowser();
try {
  const [line] = z.tuple([z.string()]).parse(await once(createInterface(server.stdout), "line"));
  const { address, uuid, eventId, password } = startedSchema.parse(JSON.parse(line));
  const { carpet, bouts } = await fillMat(address, uuid, password);
  console.log(`${bouts} bouts on one mat, load ${load()}`);
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, address, password);
  const head = `${address}/competition/${uuid}`;
  const mat = `${head}/refereeing/carpet/${carpet}`;
  report("the head table, by its address", await byAddress(page, head, MATS_SHOWN));
  report("the mat page, by its address", await byAddress(page, mat, QUEUE_SHOWN));
  report(
    "the mat page for everybody",
    await byAddress(page, `${address}/events/${eventId}/carpets/${carpet}`, PUBLIC_SHOWN),
  );
  report("the mat page, by a link", await byLink(page, head, `/refereeing/carpet/${carpet}`, QUEUE_SHOWN));
  report("the head table, by a link", await byLink(page, mat, `/competition/${uuid}`, MATS_SHOWN));
  await balance(page, head, address);
  console.log(`load ${load()}`);
} finally {
  await browser.close();
  server.kill();
}

/** All bouts are drawn on the only mat; another one is put up afterwards, so that there is something to even out. */
async function fillMat(origin: string, uuid: string, password: string) {
  const client = createDemoClient({ origin, identifier: "admin", password });
  const { jwt: token } = await client.api.auth.login({ identifier: "admin", password });
  await client.enter();
  const competition = await client.api.competitions.byUuid(uuid);
  const bouts = await lengthenDay(origin, client, { token, competition, categories: CATEGORIES });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ data: { name: "Ковёр Б", competition: competition.id } });
  const made = await fetch(`${origin}/api/carpets`, { method: "POST", headers, body });
  if (!made.ok) throw new Error(await made.text());
  return { carpet: competition.carpets[0]?.uuid ?? "", bouts };
}

async function enter(page: Page, address: string, password: string): Promise<void> {
  await page.goto(`${address}/auth`, { waitUntil: "networkidle" });
  await page.getByLabel("Почта или логин").fill("admin");
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Войти" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await page.waitForLoadState("networkidle");
}

/** Resolves with the time of the first frame after the page shows it all. */
function shown(condition: string, fromMs: string): string {
  return `new Promise((resolve) => {
  const look = () => {
    if (!(${condition})) return setTimeout(look, 5);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - ${fromMs}), 0));
  };
  look();
})`;
}

async function byAddress(page: Page, path: string, condition: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    await page.goto(path, { waitUntil: "commit" });
    found.push(z.number().parse(await page.evaluate(shown(condition, "0"))));
    await page.waitForLoadState("networkidle");
  }
  return found;
}

/** A link to a page already looked at once, as officials go to and fro. */
async function byLink(page: Page, from: string, to: string, condition: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    await page.goto(from, { waitUntil: "networkidle" });
    const link = page.locator(`a[href$="${to}"]`).first();
    await link.waitFor();
    const isThere = `location.pathname.endsWith(${JSON.stringify(to)}) && (${condition})`;
    await page.evaluate(`window.koverShown = new Promise((resolve) => {
      addEventListener("click", ({ timeStamp }) => resolve(${shown(isThere, "timeStamp")}), { once: true, capture: true });
    }); undefined`);
    await link.click();
    found.push(z.number().parse(await page.evaluate("window.koverShown")));
  }
  return found;
}

/** Presses «Выровнять ковры»; meanwhile the page counts its long tasks, and a small call tells how long the server lets wait. */
async function balance(page: Page, head: string, address: string): Promise<void> {
  await page.goto(head, { waitUntil: "networkidle" });
  await page.waitForTimeout(2000);
  await page.evaluate(`(() => {
    window.koverTasks = [];
    new PerformanceObserver((list) => window.koverTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
  })()`);
  const button = page.getByRole("button", { name: "Выровнять ковры" });
  const untilMs = performance.now() + BALANCE_MS;
  const waits: number[] = [];
  const asking = (async () => {
    while (performance.now() < untilMs) {
      const askedMs = performance.now();
      await (await fetch(`${address}/api/health`)).text();
      waits.push(performance.now() - askedMs);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  })();
  await button.click();
  await asking;
  const tasks = z.array(z.number()).parse(await page.evaluate("window.koverTasks"));
  const longest = Math.max(0, ...tasks);
  console.log(
    `evening out: longest task of the page ${longest === 0 ? "below 50 ms" : said(longest)} (${tasks.length} above), longest answer of the server ${said(Math.max(...waits))} of ${waits.length}`,
  );
  if (longest > MOST_TASK_MS) process.exitCode = 1;
}

function report(name: string, found: readonly number[]): void {
  const sorted = found.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  console.log(
    `${name}: median ${said(median)}, worst ${said(sorted.at(-1) ?? Number.NaN)} (${found.map((ms) => ms.toFixed(0)).join(", ")})`,
  );
  if (median > MOST_PAGE_MS) process.exitCode = 1;
}
