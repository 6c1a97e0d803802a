import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "../e2e/support/app.ts";
import { launchWholeBrowser } from "../e2e/support/browser.ts";
import { makeOrganised } from "../e2e/support/organised.ts";
import { signIn, visit } from "../e2e/support/pages.ts";
import { makeOpenList } from "../web/features/entries/list/testing/openList.ts";
import { writeXlsx } from "../contract/files/tableFiles.ts";

/**
 * A list of 5,000 lines in a browser: from choosing the file to its preview, a scroll to its end, the writing and the undo:
 * `node bench/lists.ts`. Ends with 1 above 2 s for the preview or 10 s for the writing.
 */
const [MOST_PREVIEW_MS, MOST_WRITE_MS] = [2000, 10_000];

const SCROLL = `(async () => {
  const box = document.querySelector("table[role=grid]").parentElement;
  for (let step = 1; step <= 100; step += 1) {
    box.scrollTop = (box.scrollHeight * step) / 100;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
})()`;

const [head = "", ...lines] = makeOpenList({ people: 4000, repeated: 1000, seed: 1 }).split("\n");
const rows = lines.map((line) => line.split(";"));
// From the disk, as a person chooses it: a file handed over as bytes is unpacked by the page for half a second more.
const folder = await mkdtemp(join(tmpdir(), "kover-lists-"));
const file = join(folder, "open.xlsx");
await writeFile(file, writeXlsx({ title: "Участники", columns: head.split(";"), rows }));

const [app, browser] = await Promise.all([startApp(), launchWholeBrowser()]);
try {
  const { path } = await makeOrganised(app);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(60_000);
  await signIn(page, app, "admin");
  await visit(page, `${app.origin}${path}/list`);
  const timed = async (what: string, work: () => Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    await work();
    const ms = performance.now() - startedMs;
    console.log(`${what}: ${Math.round(ms)} ms`);
    return ms;
  };
  const write = page.getByRole("button", { name: /^Записать / });
  const previewMs = await timed(`${rows.length} lines previewed`, async () => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await write.waitFor();
  });
  console.log(await write.textContent());
  await timed("scrolled to the end in 100 steps", () => page.evaluate(SCROLL));
  await timed("one person decided", async () => {
    const before = (await write.textContent()) ?? "";
    await page.keyboard.press("1");
    await page.getByRole("button", { name: before, exact: true }).waitFor({ state: "detached" });
  });
  const writeMs = await timed("written", async () => {
    await write.click();
    await page.getByText(/^\d+ .* Записано мест в категориях/).waitFor();
  });
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(" ")}`,
  );
  process.exitCode = previewMs > MOST_PREVIEW_MS || writeMs > MOST_WRITE_MS ? 1 : 0;
} finally {
  await browser.close();
  await app.stop();
  await rm(folder, { recursive: true, force: true });
}
