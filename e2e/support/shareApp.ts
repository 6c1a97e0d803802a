import type { Browser } from "playwright-core";
import { afterEach } from "vitest";
import { startApp, type RunningApp } from "./app.ts";
import { closeWindows, launchBrowser } from "./browser.ts";
import { shareBetweenTests } from "./secondTry.ts";

type Started = { readonly app: RunningApp; readonly browser: Browser };

/**
 * The product and a browser for all tests of a file. `prepare` takes them, and does what the tests find done; after each
 * test its windows are closed.
 */
export function shareApp(
  prepare: (started: Started) => unknown,
  settings: Readonly<Record<string, string>> = {},
): void {
  let browser: Browser;
  shareBetweenTests(async () => {
    const [app, launched] = await Promise.all([startApp(settings), launchBrowser()]);
    browser = launched;
    await prepare({ app, browser });
    return async () => {
      await browser.close();
      await app.stop();
    };
  });
  afterEach(() => closeWindows(browser));
}
