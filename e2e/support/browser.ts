import { readlink } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { findChromium, findHeadlessShell } from "../../scripts/lib/chromium.mjs";

/**
 * The popups of the address bar, for which every window loads two pages of the browser's own. Of several lists Chromium takes
 * the last, so what Playwright switches off stands here again.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

const FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser with an empty profile that is gone when it closes, without windows where such a one is installed. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(findHeadlessShell()));
}

/** The same with all that people have: it shows messages, and what is measured in it is what they wait for. */
export function launchWholeBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(findChromium()));
}

/** Between two tests: pages that stay open go on counting seconds and take the processor from the next one. */
export async function closeWindows(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

/** A browser whose profile stays in the folder, for what must survive a restart (IndexedDB, local storage). */
export function launchPersistent(
  profileDir: string,
  context: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profileDir, { ...context, ...launchOptions(findChromium()) });
}

/** Ends the browser of a profile the way a power cut does: it writes nothing more. */
export async function killPersistent(profileDir: string, context: BrowserContext): Promise<void> {
  const lock = await readlink(join(profileDir, "SingletonLock"));
  process.kill(Number(lock.split("-").at(-1)), "SIGKILL");
  await context.close().catch(() => {});
}

function launchOptions(found: ReturnType<typeof findChromium>) {
  if (!found) throw new Error("No Chromium found: run `npm test` once, or name one in KOVER_CHROMIUM.");
  return {
    executablePath: found.executable,
    env: { ...process.env, ...found.env },
    args: FLAGS,
    headless: true,
    chromiumSandbox: false,
  };
}
