import type { Page } from "playwright-core";
import { z } from "zod";
import { startApp } from "../e2e/support/app.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { takeTable } from "../e2e/support/outage.ts";
import { readCompetition, runningBout, signIn, tablePath } from "../e2e/support/pages.ts";

/**
 * From the touch of a points button to the frame that shows the new score, in one bout with and without network:
 * `node bench/tapToPaint.ts [taps]`, sixty each by default; ends with 1 above 50 ms. An empty page whose button writes one
 * number is measured in between: what the browser itself takes on this machine.
 */
const TAPS = Number(process.argv[2] ?? 60);
const MOST_MS = 50;
const PAUSE_MS = 400;

const [app, browser] = await Promise.all([startApp({ KOVER_DEMO: "still" }), launchWholeBrowser()]);
try {
  const context = await browser.newContext({ locale: "ru-RU", viewport: { width: 1180, height: 820 } });
  const page = await context.newPage();
  await signIn(page, app, "admin@kover.example");
  const competition = await readCompetition(app);
  await page.goto(app.origin + tablePath(competition, runningBout(competition)), {
    waitUntil: "networkidle",
  });
  await takeTable(page);
  await page.getByText("На связи, всё отправлено").waitFor();
  const table = ["Красный", "Синий"].map((corner) => `section[aria-label^="${corner}"]`);

  const bare = await context.newPage();
  await bare.setContent(`<section><output>0</output><button>+2</button></section><script>
    document.querySelector("button").onclick = () => {
      document.querySelector("output").textContent = Number(document.querySelector("output").textContent) + 2;
    };
  </script>`);

  report("an empty page", await times(bare, ["section"]));
  await page.bringToFront();
  report("the table, online", await times(page, table));
  await context.setOffline(true);
  report("the table, offline", await times(page, table));
} finally {
  await browser.close();
  await app.stop();
}

/** Taps by turns in these sections. The clock starts with the browser's own time of the touch. */
async function times(page: Page, sections: readonly string[]): Promise<readonly number[]> {
  const found: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const section = sections[tap % sections.length] ?? "";
    await page.evaluate(watchTap(section));
    await page.locator(section).getByRole("button", { name: "+2" }).first().click();
    found.push(z.number().parse(await page.evaluate("window.koverPainted")));
    await page.waitForTimeout(PAUSE_MS);
  }
  return found;
}

/** Runs in the page: the task after the first frame after the section's text has changed comes once that frame is painted. */
function watchTap(section: string): string {
  return `(() => {
    const section = document.querySelector(${JSON.stringify(section)});
    let touchedAt;
    addEventListener("pointerdown", ({ timeStamp }) => { touchedAt = timeStamp; }, { once: true, capture: true });
    window.koverPainted = new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        if (touchedAt === undefined) return;
        watcher.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - touchedAt);
          port2.postMessage(undefined);
        });
      });
      watcher.observe(section.querySelector("output") ?? section, { subtree: true, childList: true, characterData: true });
    });
  })()`;
}

function report(name: string, found: readonly number[]): void {
  const sorted = found.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  const [p50, p95, most] = [at(0.5), at(0.95), at(1)];
  console.log(
    `${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, worst ${most.toFixed(0)} ms (${found.length} taps)`,
  );
  if (p95 > MOST_MS) process.exitCode = 1;
}
