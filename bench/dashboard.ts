import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { z } from "zod";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { countRenders, forgetRenders, readRenders } from "../e2e/support/renderCount.ts";
import { coreMsOf } from "./lib/processFigures.ts";

/**
 * The dashboard of a large championship, 12 mats and 1,600 bouts, in a real server and a real Chromium:
 * `node bench/dashboard.ts [drags]`, thirty by default. From the release of a bout to the frame that shows its new place,
 * how long the server took to write it, when the page itself is here to its last byte, and what is painted again when
 * somebody else moves a bout. Ends with 1 above the limits.
 */
const DRAGS = Number(process.argv[2] ?? 30);
const MOST_DRAG_MS = 100;
const MOST_PAGE_MS = 1000;
const LOADS = 10;
const PAUSE_MS = 1500;

const startedSchema = z.object({ address: z.url(), uuid: z.string(), password: z.string() });

const server = spawn(process.execPath, ["bench/http/competitionServer.ts", "pages", "large"], {
  stdio: ["ignore", "pipe", "inherit"],
  // As a real start has it: React takes its slow, checking build otherwise.
  env: { ...process.env, NODE_ENV: "production" },
});
const browser = await launchWholeBrowser();
try {
  const [line] = z.tuple([z.string()]).parse(await once(createInterface(server.stdout), "line"));
  const { address, uuid, password } = startedSchema.parse(JSON.parse(line));
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await countRenders(page);
  await enter(page, address, password);

  const path = `${address}/competition/${uuid}`;
  const busyMs = coreMsOf(server.pid);
  const pages = await loads(page, path);
  report("the page, to its last byte", pages, MOST_PAGE_MS);
  console.log(`  one after another: ${pages.map((ms) => ms.toFixed(0)).join(", ")} ms`);
  console.log(
    `the server's core was busy for ${((coreMsOf(server.pid) - busyMs) / LOADS).toFixed(0)} ms a page`,
  );
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByText(/^до ~/).first().waitFor();
  const { painted, answered, rendered } = await drags(page);
  report("a drag, to its new place", painted, MOST_DRAG_MS);
  report("a drag, the server's answer", answered, MOST_DRAG_MS);
  console.log(
    `components rendered from the release on, the document loaded again: median ${median(rendered)}`,
  );
} finally {
  await browser.close();
  server.kill();
}

async function enter(page: Page, address: string, password: string): Promise<void> {
  await page.goto(`${address}/auth`, { waitUntil: "networkidle" });
  await page.getByLabel("Почта или логин").fill("admin");
  await page.getByLabel("Пароль", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Войти" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await page.waitForLoadState("networkidle");
}

/** The time from the request to the last byte, as the browser counts it. */
async function loads(page: Page, path: string): Promise<readonly number[]> {
  const found: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto(path, { waitUntil: "load" });
    const took =
      "(({ responseEnd, requestStart }) => responseEnd - requestStart)(performance.getEntriesByType('navigation')[0])";
    found.push(z.number().parse(await page.evaluate(took)));
  }
  return found;
}

/** A bout goes from its place to the one behind the next, mat by mat. */
async function drags(page: Page) {
  const painted: number[] = [];
  const answered: number[] = [];
  const rendered: number[] = [];
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const items = page
      .locator("[data-sort-list]")
      .nth(drag % 12)
      .locator("[data-sort-item]");
    await items.nth(1).scrollIntoViewIfNeeded();
    const from = await items.nth(1).locator("[data-sort-handle]").boundingBox();
    const to = await items.nth(3).boundingBox();
    if (from === null || to === null) throw new Error("nothing to take hold of");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 24, from.y + 30, { steps: 2 });
    await page.mouse.move(to.x + 60, to.y + to.height / 2 + 12, { steps: 4 });
    await page.waitForTimeout(300);
    await page.evaluate(watchRelease());
    await forgetRenders(page);
    const answer = page.waitForResponse((response) => response.url().endsWith("/place"));
    await page.mouse.up();
    painted.push(z.number().parse(await page.evaluate("window.koverPainted")));
    const { responseEnd, requestStart } = (await answer).request().timing();
    await (await answer).finished();
    answered.push(
      (responseEnd > 0 ? responseEnd : (await answer).request().timing().responseEnd) - requestStart,
    );
    await page.waitForTimeout(PAUSE_MS);
    rendered.push((await readRenders(page)).length);
  }
  return { painted, answered, rendered };
}

/** Runs in the page: the task after the first frame after the held bout has been let go comes once it is painted. */
function watchRelease(): string {
  return `(() => {
    let releasedAt;
    addEventListener("pointerup", ({ timeStamp }) => { releasedAt = timeStamp; }, { once: true, capture: true });
    window.koverPainted = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (releasedAt === undefined || document.querySelector("[data-held]") !== null) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - releasedAt);
          port2.postMessage(undefined);
        });
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  })()`;
}

function median(found: readonly number[]): number | undefined {
  return found.toSorted((a, b) => a - b)[Math.floor(found.length / 2)];
}

function report(name: string, found: readonly number[], mostMs: number): void {
  const sorted = found.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  console.log(
    `${name}: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, worst ${at(1).toFixed(0)} ms (${found.length})`,
  );
  if (at(0.95) > mostMs) process.exitCode = 1;
}
