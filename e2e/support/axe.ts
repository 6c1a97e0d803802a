import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { z } from "zod";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const foundSchema = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
});

/** What axe finds wrong with the page as it stands, each in one line. */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = foundSchema.parse(
    await page.evaluate("axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] })"),
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
