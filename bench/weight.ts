import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { startApp, type RunningApp } from "../e2e/support/app.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { signIn } from "../e2e/support/pages.ts";
import { BUDGETS } from "./lib/budgets.ts";
import { hallPages, otherPublicPages, publicPages } from "./lib/publicPages.ts";

/**
 * What a first view weighs, measured in a browser with an empty cache: every script and style it loads by itself, lazy
 * ones too, until it is quiet. `node bench/weight.ts`; ends with 1 when a page is over its budget.
 */
const QUIET_MS = 3000;

type Weight = { readonly js: number; readonly css: number; readonly files: number };

const [app, browser] = await Promise.all([startApp({ KOVER_DEMO: "live" }), launchWholeBrowser()]);
try {
  const over = [
    ...(await report("public", await publicPages(app), async () => newPage(browser))),
    ...(await report("public", await otherPublicPages(app), async () => newPage(browser))),
    ...(await report("hall", await hallPages(app), () => officialPage(browser, app))),
  ];
  if (over.length > 0) console.log(`over the budget: ${over.join(", ")}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await app.stop();
}

/** Names of the pages over their budget. */
async function report(
  kind: keyof typeof BUDGETS,
  pages: Readonly<Record<string, string>>,
  open: () => Promise<Page>,
): Promise<string[]> {
  const budget = BUDGETS[kind];
  const over: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { js, css, files } = await weigh(await open(), app.origin + path);
    console.log(
      `${name}: js ${kb(js)} of ${budget.js} KB, css ${kb(css)} of ${budget.css} KB, ${files} files`,
    );
    if (js > budget.js * 1024 || css > budget.css * 1024) over.push(name);
  }
  return over;
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const bodies: Promise<Omit<Weight, "files">>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (kind !== "script" && kind !== "stylesheet") return;
    bodies.push(
      response.body().then((body) => {
        const bytes = gzipSync(body, { level: 9 }).length;
        return kind === "script" ? { js: bytes, css: 0 } : { js: 0, css: bytes };
      }),
    );
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET_MS);
  const loaded = await Promise.all(bodies);
  await page.context().close();
  return {
    js: loaded.reduce((sum, { js }) => sum + js, 0),
    css: loaded.reduce((sum, { css }) => sum + css, 0),
    files: loaded.length,
  };
}

async function newPage(from: Browser): Promise<Page> {
  return (await from.newContext({ viewport: { width: 390, height: 844 }, locale: "ru-RU" })).newPage();
}

/** Signed in in another tab whose cache the measured one does not share. */
async function officialPage(from: Browser, running: RunningApp): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1920, height: 1080 }, locale: "ru-RU" });
  const first = await context.newPage();
  await signIn(first, running, "admin");
  const state = await context.storageState();
  await context.close();
  return (await from.newContext({ storageState: state, viewport: { width: 1920, height: 1080 } })).newPage();
}

function kb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
