import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arrowProblems } from "./lib/arrows.mjs";
import { completeLock, downloadAddresses, missingPlatforms } from "./lib/lock.mjs";
import { ROOT } from "./lib/paths.mjs";
import { filesBelow } from "./lib/stamp.mjs";
import {
  fileProblems,
  isSource,
  keyProblems,
  layerProblems,
  migrationProblems,
  ringProblems,
  roomProblems,
  sizeSummary,
  widthProblems,
} from "./lib/tree.mjs";

const PLACES = ["domain", "contract", "server", "web", "e2e", "bench", "scripts"];
const LOCK = join(ROOT, "package-lock.json");

const files = PLACES.flatMap((place) => filesBelow(ROOT, place))
  .filter((path) => isSource(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

/** @type {import("./lib/lock.mjs").Lock} */
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
if (process.argv.includes("--write")) writeFileSync(LOCK, `${JSON.stringify(completeLock(lock), null, 2)}\n`);

const problems = [
  ...files.flatMap((file) => fileProblems(file)),
  ...arrowProblems(files),
  ...roomProblems(files),
  ...layerProblems(files),
  ...keyProblems(files),
  ...files.flatMap((file) => ringProblems(file)),
  ...files.flatMap((file) => widthProblems(file)),
  ...files.flatMap((file) => migrationProblems(file)),
  ...downloadAddresses(lock).map((path) => `package-lock.json records where ${path} is downloaded from`),
  ...(process.argv.includes("--write") ? [] : missingPlatforms(lock)).map(
    ({ name }) => `package-lock.json lacks ${name}: run \`node scripts/check-tree.mjs --write\``,
  ),
];

for (const problem of problems) console.log(problem);
console.log(sizeSummary(files));
process.exitCode = problems.length === 0 ? 0 : 1;
