import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { findChromium } from "../scripts/lib/chromium.mjs";
import { npmCommand } from "../scripts/lib/install.mjs";
import { startApp } from "../e2e/support/app.ts";
import { publicPages } from "./lib/publicPages.ts";

/**
 * Lighthouse as a phone on a slow line sees the public pages: `node bench/lighthouse.ts [page]`; ends with 1 when a score
 * is below its goal. One run differs from the next by several points, so the one in the middle of five counts. The tool is
 * 185 MB, so it is no dependency: it is fetched once, at this version, into .cache.
 *
 * It takes the time of the page's tasks by the clock, four times, also while they wait for a processor. So what no phone
 * shares with its browser stands back: the tool and the server run at a lower priority, and the server is warm.
 */
const VERSION = "12.8.2";
const RUNS = 5;
const WARM_UP = 40;
const BEHIND = constants.priority.PRIORITY_LOW;
const GOALS = { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const HOME = join(import.meta.dirname, "..", ".cache", "lighthouse");
const MODULES = join(HOME, "node_modules");

type Launch = (options: {
  readonly chromePath: string;
  readonly chromeFlags: readonly string[];
  readonly envVars: NodeJS.ProcessEnv;
}) => Promise<{ readonly port: number; readonly kill: () => void }>;

/** Comes with Lighthouse, which starts its browsers by it. */
const launcherSchema = z.object({ launch: z.custom<Launch>((value) => typeof value === "function") });
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), displayValue: z.string().optional() }),
  ),
});

installOnce();
const app = await startApp({ KOVER_DEMO: "still" }, BEHIND);
try {
  const wanted = process.argv[2];
  for (const [name, path] of Object.entries(await publicPages(app))) {
    if (wanted !== undefined && wanted !== name) continue;
    await warmUp(app.origin + path);
    await examine(name, app.origin + path);
  }
} finally {
  await app.stop();
}

async function examine(name: string, url: string): Promise<void> {
  const reports: z.infer<typeof reportSchema>[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const out = join(HOME, `${name}.json`);
    // A trace without its beginning is the tool's fault, and rare.
    await run(url, out).catch(() => run(url, out));
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

async function warmUp(url: string): Promise<void> {
  for (let index = 0; index < WARM_UP; index += 1) await (await fetch(url)).arrayBuffer();
}

/** In a browser of its own, at the usual priority. */
async function run(url: string, out: string): Promise<void> {
  const chromium = findChromium();
  if (!chromium) throw new Error("No Chromium found: run `npm test` once, or name one in KOVER_CHROMIUM.");
  const launcher = pathToFileURL(join(MODULES, "chrome-launcher", "dist", "index.js"));
  const { launch } = launcherSchema.parse(await import(launcher.href));
  const browser = await launch({
    chromePath: chromium.executable,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    envVars: { ...process.env, ...chromium.env },
  });
  try {
    await measure(url, out, browser.port);
  } finally {
    browser.kill();
  }
}

function measure(url: string, out: string, port: number): Promise<void> {
  const cli = join(MODULES, "lighthouse", "cli", "index.js");
  const args = [cli, url, "--quiet", "--output=json", `--output-path=${out}`, `--port=${port}`];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (child.pid !== undefined) setPriority(child.pid, BEHIND);
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`))));
  });
}

function installOnce(): void {
  if (existsSync(join(MODULES, "lighthouse"))) return;
  mkdirSync(HOME, { recursive: true });
  const what = ["install", "--prefix", HOME, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { command, leading } = npmCommand();
  execFileSync(command, [...leading, ...what, `lighthouse@${VERSION}`], { stdio: "inherit" });
}
