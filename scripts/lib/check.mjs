import { install } from "./install.mjs";
import { toolScript } from "./paths.mjs";
import { sayProblems } from "./problem.mjs";
import { run } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

const PROJECTS = {
  "types of domain": "domain/tsconfig.json",
  "types of contract": "contract/tsconfig.json",
  "types of web": "web/tsconfig.json",
  // The same against the English texts: a key that is missing there, or takes something else, is refused.
  "types of web in English": "web/tsconfig.english.json",
  "types of the simulation": "bench/simulation/tsconfig.json",
  // One program: the tests load the whole server, and checking it a second time takes as long as the first.
  "types of server, tests and scripts": "tsconfig.json",
};

/** @typedef {{ name: string, script: string, args?: readonly string[] }} Step */
/** @typedef {{ name: string, isOk: boolean, seconds: string }} Outcome */

/** Everything that can be said about the sources without running them, as a command of its own. */
export function check() {
  return sayProblems(async () => {
    await install("Installing packages");
    const failed = await runChecks();
    return failed.length === 0 ? 0 : 1;
  });
}

/**
 * Runs every step, also after a failed one: one run tells all there is to repair.
 * @returns {Promise<string[]>} names of the failed steps
 */
export async function runChecks() {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const step of steps()) outcomes.push(await runStep(step));
  console.log(`\n${outcomes.map(outcomeLine).join("\n")}\n`);
  return outcomes.filter(({ isOk }) => !isOk).map(({ name }) => name);
}

/** @returns {Step[]} */
function steps() {
  return [
    { name: "format", script: toolScript("oxfmt"), args: ["--check"] },
    // Before everything that reads types: in a fresh clone nobody has made them yet.
    { name: "route types", script: toolScript("react-router"), args: ["typegen"] },
    { name: "lint", script: toolScript("oxlint"), args: ["--type-aware", "--deny-warnings"] },
    ...Object.entries(PROJECTS).map(([name, config]) => ({
      name,
      script: toolScript("tsc"),
      args: ["-p", config],
    })),
    { name: "unused code", script: toolScript("knip") },
    { name: "rules and tests", script: "scripts/check-rules.mjs" },
    { name: "tree", script: "scripts/check-tree.mjs" },
  ];
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
async function runStep({ name, script, args = [] }) {
  console.log(`\n— ${name}`);
  const startedAt = Date.now();
  const code = await run(findRuntime(), [script, ...args]);
  const outcome = { name, isOk: code === 0, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) };
  console.log(outcomeLine(outcome));
  return outcome;
}

/** @param {Outcome} outcome */
const outcomeLine = ({ name, isOk, seconds }) => `${isOk ? "ok    " : "FAILED"}  ${name} (${seconds} s)`;
