import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findChromium } from "../scripts/lib/chromium.mjs";
import { startApp } from "../e2e/support/app.ts";
import { publicPages } from "./lib/publicPages.ts";

/**
 * Lighthouse as a phone on a slow line sees the public pages: `node bench/lighthouse.ts [page]`; ends with 1 when a score
 * is below its goal. One run differs from the next by several points, so the one in the middle of three counts. The tool is 185 MB, so it is no dependency: it is fetched once, at this version, into .cache.
 */
const VERSION = "12.8.2";
const RUNS = 3;
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const HOME = join(import.meta.dirname, "..", ".cache", "lighthouse");

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), displayValue: z.string().optional() }),
  ),
});

installOnce();
const app = await startApp({ KOVER_DEMO: "still" });
try {
  const wanted = process.argv[2];
  for (const [name, path] of Object.entries(await publicPages(app))) {
    if (wanted !== undefined && wanted !== name) continue;
    await examine(name, app.origin + path);
  }
} finally {
  await app.stop();
}

async function examine(name: string, url: string): Promise<void> {
  const reports: z.infer<typeof reportSchema>[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const out = join(HOME, `${name}.json`);
    await run(url, out);
    reports.push(reportSchema.parse(JSON.parse(readFileSync(out, "utf8"))));
  }
  const ranked = reports.toSorted((a, b) => speedOf(a) - speedOf(b));
  const middle = ranked[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error("no report");
  const { categories, audits } = middle;
  const scores = Object.entries(GOALS).map(([kind, goal]) => {
    const score = Math.round((categories[kind]?.score ?? 0) * 100);
    if (score < goal) process.exitCode = 1;
    return `${kind} ${score}${score < goal ? ` (goal ${goal})` : ""}`;
  });
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];
  const measured = [...times, "cumulative-layout-shift"].map((id) => `${id} ${audits[id]?.displayValue}`);
  const all = ranked.map((report) => Math.round(speedOf(report) * 100));
  console.log(
    `${name}: ${scores.join(", ")}; ${measured.join(", ")}; performance of all runs ${all.join(", ")}`,
  );
  for (const { score, title } of Object.values(audits)) if (score === 0) console.log(`  fails: ${title}`);
}

function speedOf({ categories }: z.infer<typeof reportSchema>): number {
  return categories["performance"]?.score ?? 0;
}

function run(url: string, out: string): Promise<void> {
  const chromium = findChromium();
  if (!chromium) throw new Error("No Chromium found: run `npm test` once, or name one in KOVER_CHROMIUM.");
  const cli = join(HOME, "node_modules", "lighthouse", "cli", "index.js");
  const flags = "--headless=new --no-sandbox --disable-gpu";
  const args = [cli, url, "--quiet", "--output=json", `--output-path=${out}`, `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.executable },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`))));
  });
}

function installOnce(): void {
  if (existsSync(join(HOME, "node_modules", "lighthouse"))) return;
  mkdirSync(HOME, { recursive: true });
  const what = ["install", "--prefix", HOME, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", [...what, `lighthouse@${VERSION}`], { stdio: "inherit" });
}
