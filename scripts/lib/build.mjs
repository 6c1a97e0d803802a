import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compressBelow } from "./compress.mjs";
import { BUILD_FOLDERS } from "./locale.mjs";
import { CACHE, ROOT } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { sayUpToDate, withProgress } from "./progress.mjs";
import { runTool, toolEnv } from "./run.mjs";
import { hashOf, isStamped, stampAfter } from "./stamp.mjs";

/** Every file and folder the build reads: the sources, and whatever its configuration imports. */
export const BUILD_INPUTS = [
  "web",
  "contract",
  "domain",
  "public",
  "scripts/lib",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.base.json",
  "package.json",
  "package-lock.json",
];
const STAMP = join(ROOT, "build", ".kover-stamp");
const LOG = join(CACHE, "build.log");
const LOG_TAIL_LINES = 40;

/**
 * Builds the web app unless the build of these very sources is there already.
 * @param {string} label
 */
export async function build(label) {
  const wanted = hashOf(ROOT, BUILD_INPUTS, (path) => !/\.test\.\w+$/.test(path));
  if (isStamped(STAMP, wanted)) return sayUpToDate(label);
  await withProgress(label, () => stampAfter(STAMP, wanted, buildWeb));
}

/** One build a language: the texts are part of the program, so no page carries those of another one (ADR 103). */
async function buildWeb() {
  for (const [locale, folder] of Object.entries(BUILD_FOLDERS)) {
    const env = { ...toolEnv(), NODE_ENV: "production", NO_COLOR: "1", KOVER_LOCALE: locale };
    const code = await runTool("react-router", ["build"], { log: LOG, env });
    if (code !== 0)
      throw new Problem("The web app could not be built: the whole log is in .cache/build.log.", logTail());
    await compressBelow(join(ROOT, folder, "client"));
  }
}

const logTail = () => readFileSync(LOG, "utf8").trimEnd().split("\n").slice(-LOG_TAIL_LINES).join("\n");
