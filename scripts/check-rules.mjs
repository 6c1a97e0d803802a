import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/paths.mjs";
import {
  areaProblems,
  compareIds,
  decisionProblems,
  definedAreas,
  definedIds,
  idProblems,
  indexedAreas,
  quotedIds,
} from "./lib/rules.mjs";
import { filesBelow } from "./lib/stamp.mjs";

const INDEX = "docs/spec.md";
const DECISIONS = "docs/adr";
const TESTED = ["domain", "contract", "server", "web", "e2e", "bench", "scripts"];

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), "utf8");

const parts = filesBelow(ROOT, "docs/spec").filter((path) => path.endsWith(".md"));
// The test of this very check quotes invented ids.
const tests = TESTED.flatMap((box) => filesBelow(ROOT, box)).filter(
  (path) => /\.test\.(?:ts|tsx|mjs)$/.test(path) && path !== "scripts/rules.test.mjs",
);

const ids = [INDEX, ...parts].flatMap((path) => definedIds(read(path)));
const areas = parts.flatMap((path) =>
  definedAreas(read(path)).map(({ prefix }) => ({ prefix, file: path.slice("docs/".length) })),
);
const decisions = readdirSync(join(ROOT, DECISIONS)).filter((file) => /^\d{4}-.*\.md$/.test(file));

const problems = [
  ...idProblems(
    compareIds(
      ids,
      tests.flatMap((path) => quotedIds(read(path))),
    ),
  ),
  ...areaProblems(areas, indexedAreas(read(INDEX)), ids),
  ...decisionProblems(read(`${DECISIONS}/README.md`), decisions),
];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
