import type { Browser } from "playwright-core";
import { z } from "zod";
import { startApp } from "../e2e/support/app.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { publicPages } from "./lib/publicPages.ts";

/** What moves while a public page loads, as the browser itself counts it: `node bench/layoutShift.ts`; ends with 1 when something does. */
const WIDTHS = [390, 1440];
const SETTLED_MS = 3000;

const shiftsSchema = z.array(z.object({ value: z.number(), what: z.array(z.string()) }));

const [app, browser] = await Promise.all([startApp({ KOVER_DEMO: "still" }), launchWholeBrowser()]);
try {
  for (const width of WIDTHS)
    for (const [name, path] of Object.entries(await publicPages(app))) {
      const shifts = await shiftsOf(browser, app.origin + path, width);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const moved = shifts.flatMap(({ what }) => what).join("; ");
      console.log(`${name} at ${width}: ${sum.toFixed(4)}${moved === "" ? "" : ` (${moved})`}`);
      if (sum > 0) process.exitCode = 1;
    }
} finally {
  await browser.close();
  await app.stop();
}

async function shiftsOf(from: Browser, url: string, width: number) {
  const context = await from.newContext({ viewport: { width, height: 900 }, locale: "ru-RU" });
  const page = await context.newPage();
  await page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput)
          window.shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => node?.className || node?.nodeName || "?"),
          });
    }).observe({ type: "layout-shift", buffered: true });
  `);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLED_MS);
  const shifts = shiftsSchema.parse(await page.evaluate("window.shifts"));
  await context.close();
  return shifts;
}
