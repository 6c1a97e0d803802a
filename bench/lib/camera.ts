import type { Browser, Page } from "playwright-core";
import { createApi, type Api } from "#contract/api/client.ts";
import { PASSWORD, sendByFetch } from "../../e2e/support/app.ts";
import { signIn, visit } from "../../e2e/support/pages.ts";
import type { Look, Screen } from "./screenList.ts";

/** Takes pictures of one server. */
export type Camera = {
  readonly api: Api;
  readonly take: (screen: Screen, look: Look) => Promise<Buffer>;
};

const WAIT_MS = 30_000;
const HEIGHTS = { 1440: 900, 390: 844 } as const;
const DEMO_PASSWORD = process.env["KOVER_DEMO_PASSWORD"] ?? PASSWORD;

/**
 * There is one window per person and look: files are fetched once, nobody sees the memory of another, and opening a window
 * costs more than a page.
 */
export function createCamera(browser: Browser, url: string): Camera {
  const { origin } = new URL(url);
  const api = createApi({ base: `${origin}/api`, send: sendByFetch, token: () => undefined });
  const pages = new Map<string, Promise<Page>>();
  const pageOf = (who: string | undefined, look: Look) => {
    const key = `${who} ${look.width} ${look.mode}`;
    const known = pages.get(key) ?? openPage(browser, { origin, api }, who, look);
    pages.set(key, known);
    // A window that could not be opened is opened again by the next picture.
    known.catch(() => pages.delete(key));
    return known;
  };
  return {
    api,
    take: async (screen, look) => {
      const page = await pageOf(screen.who, look);
      try {
        return await takePicture(page, origin, screen);
      } finally {
        await page.goto("about:blank");
      }
    },
  };
}

async function openPage(
  browser: Browser,
  app: { readonly origin: string; readonly api: Api },
  who: string | undefined,
  { width, mode }: Look,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: mode,
    reducedMotion: "reduce",
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    // A page out of its store would be a page of before.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(WAIT_MS);
  const { serverTime } = await app.api.time();
  await context.addInitScript(clockStandsAt(serverTime));
  await context.addInitScript(checkedAt(serverTime));
  const page = await context.newPage();
  // A form that asks before it is left.
  page.on("dialog", (dialog) => void dialog.accept());
  if (who !== undefined) await signIn(page, app, who, DEMO_PASSWORD);
  return page;
}

async function takePicture(page: Page, origin: string, { path, open }: Screen): Promise<Buffer> {
  await visit(page, origin + path);
  await page.evaluate(SEE_ALL);
  await open?.(page);
  await page.evaluate(SETTLE);
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
}

/** Runs in the page before anything else: both clocks of the browser stand, and timers run on. */
const clockStandsAt = (ms: number) => `Date = new Proxy(Date, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [${ms}] : given, newTarget),
  get: (target, key) => (key === "now" ? () => ${ms} : Reflect.get(target, key)),
});
performance.now = () => 1000`;

/** Runs in the page: its device may take a table. The check before that would wait for the service worker. */
const checkedAt = (ms: number) => `try { localStorage.setItem("kover-readiness", "${ms}"); } catch {}`;

/** Runs in the page: what comes with being seen is seen, from top to bottom. */
const SEE_ALL = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  scrollTo({ top: 0, behavior: "instant" });
})()`;

/** Runs in the page: fonts and pictures are here, and nothing has changed for a while; it does not wait forever. */
const SETTLE = `(async () => {
  const now = () => Performance.prototype.now.call(performance);
  const startedMs = now();
  let changedMs = startedMs;
  const isLoading = (image) => !image.complete && image.loading !== "lazy";
  const watcher = new MutationObserver(() => { changedMs = now(); });
  watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (now() - startedMs < 3000) {
    const isQuiet = now() - changedMs > 150 && document.fonts.status === "loaded";
    if (isQuiet && ![...document.images].some(isLoading)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  watcher.disconnect();
})()`;
