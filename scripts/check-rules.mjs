import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/paths.mjs";
import { compareIds, definedIds, judgeIds, quotedIds } from "./lib/rules.mjs";
import { filesBelow } from "./lib/stamp.mjs";

const ALLOWED = join(ROOT, "docs", "uncovered-rules.txt");
const TESTED = ["domain", "contract", "server", "web", "e2e", "bench", "scripts"];

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

const specification = ["docs/spec.md", ...filesBelow(ROOT, "docs/spec")].filter((path) =>
  path.endsWith(".md"),
);
// The test of this very check quotes invented ids.
const tests = TESTED.flatMap((box) => filesBelow(ROOT, box)).filter(
  (path) => /\.test\.(?:ts|tsx|mjs)$/.test(path) && path !== "scripts/rules.test.mjs",
);

const found = compareIds(
  specification.flatMap((path) => definedIds(read(path))),
  tests.flatMap((path) => quotedIds(read(path))),
);
const allowed = existsSync(ALLOWED) ? Number(readFileSync(ALLOWED, "utf8")) : 0;
if (process.argv.includes("--write")) writeFileSync(ALLOWED, `${found.uncovered.length}\n`);

const { lines, isOk } = judgeIds(found, process.argv.includes("--write") ? found.uncovered.length : allowed);
for (const line of lines) console.log(line);
process.exitCode = isOk ? 0 : 1;
