import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provideBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { runChecks } from "./check.mjs";
import { install } from "./install.mjs";
import { temporaryFilesInMemory } from "./memoryDisk.mjs";
import { CACHE, ROOT } from "./paths.mjs";
import { sayProblems } from "./problem.mjs";
import { closingLine, countTests, retriedLines } from "./report.mjs";
import { runTool, toolEnv } from "./run.mjs";

const REPORT = join(CACHE, "vitest.json");

/** @typedef {{ code: number, closing: string }} Outcome */

/**
 * Without arguments everything; with arguments only the tests they name. The last line counts the tests in
 * any case: a run that could not even begin is one failure.
 * @param {readonly string[]} args passed to vitest
 */
export async function test(args) {
  let closing = closingLine(countTests(undefined, 1));
  const code = await sayProblems(async () => {
    const outcome = await (args.length > 0 ? testSome(args) : testAll());
    closing = outcome.closing;
    return outcome.code;
  });
  console.log(closing);
  return code;
}

/** @returns {Promise<Outcome>} */
async function testAll() {
  await install("1/3 Installing packages");
  await provideBrowser("2/3 Providing a browser");
  await build("3/3 Building the web app");
  const failedChecks = await runChecks();
  const outcome = await runTests([]);
  if (failedChecks.length === 0) return outcome;
  console.log(`Failed checks: ${failedChecks.join(", ")}`);
  return { ...outcome, code: 1 };
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function testSome(args) {
  await install("Installing packages");
  if (args.some((arg) => arg.includes("e2e"))) {
    await provideBrowser("Providing a browser");
    await build("Building the web app");
  }
  return runTests(args);
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function runTests(args) {
  rmSync(REPORT, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const env = { ...toolEnv(), ...temporaryFilesInMemory() };
  const code = await runTool("vitest", ["run", ...reporters, ...args], { alone: true, env });
  const report = readReport();
  for (const line of retriedLines(report, ROOT)) console.log(line);
  const counts = countTests(report, code);
  return { code: counts.failed > 0 ? 1 : code, closing: closingLine(counts) };
}

/** @returns {import("./report.mjs").Report | undefined} */
const readReport = () => (existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, "utf8")) : undefined);
