import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { z } from "zod";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EVERYTHING = ["wcag2a", "wcag2aa"];
/** What the other colour mode can break: it changes colours and nothing else. */
const COLOURS = ["color-contrast", "link-in-text-block"];

const foundSchema = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
});

/** What axe finds wrong with the page as it stands, each in one line. */
export function axeProblems(page: Page): Promise<string[]> {
  return violationsOf(page, EVERYTHING);
}

/** What axe finds wrong with the page in either colour mode; the page is left in the dark. */
export async function axeProblemsInBothModes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  const light = await violationsOf(page, EVERYTHING);
  const lightPaper = await page.evaluate(PAPER);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violationsOf(page, COLOURS);
  const isDark = DARK_IN_BOTH.test(page.url()) || (await page.evaluate(PAPER)) !== lightPaper;
  return [
    ...light,
    ...(isDark ? [] : ["is as light in the dark"]),
    ...dark.map((problem) => `dark: ${problem}`),
  ];
}

const PAPER = "getComputedStyle(document.body).backgroundColor";
/** The screen of a hall is as its display says, whatever the machine behind it prefers. */
const DARK_IN_BOTH = /\/screen(?:\?|$)/;

/** Every colour is where it ends up: a button that can be pressed now fades over too. What turns for ever is not waited for. */
const FADED = `Promise.race([
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished),
    ).then(() => undefined),
  ),
  // Nothing fades for longer, and one that stands still would be waited for until the test ends.
  new Promise((resolve) => setTimeout(resolve, 3000)),
])`;

async function violationsOf(page: Page, rules: readonly string[]): Promise<string[]> {
  await page.evaluate(FADED);
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(AXE);
  // What passed is not described, and no style sheet fetched again: nobody reads it.
  const options = JSON.stringify({ runOnly: rules, resultTypes: ["violations"], preload: false });
  const { violations } = foundSchema.parse(await page.evaluate(`axe.run(document, ${options})`));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
