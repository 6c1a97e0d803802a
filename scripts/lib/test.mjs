import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provideBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { runChecks } from "./check.mjs";
import { install } from "./install.mjs";
import { CACHE, tool } from "./paths.mjs";
import { sayProblems } from "./problem.mjs";
import { closingLine, countTests } from "./report.mjs";
import { run } from "./run.mjs";

const REPORT = join(CACHE, "vitest.json");

/**
 * Without arguments everything; with arguments only the tests they name.
 * @param {readonly string[]} args passed to vitest
 */
export function test(args) {
  return sayProblems(() => (args.length > 0 ? testSome(args) : testAll()));
}

async function testAll() {
  await install("1/3 Installing packages");
  await provideBrowser("2/3 Providing a browser");
  await build("3/3 Building the web app");
  const failedChecks = await runChecks();
  const { code, counts } = await runTests([]);
  if (failedChecks.length > 0) console.log(`Failed checks: ${failedChecks.join(", ")}`);
  console.log(closingLine(counts));
  return code !== 0 || failedChecks.length > 0 ? 1 : 0;
}

/** @param {readonly string[]} args */
async function testSome(args) {
  await install("Installing packages");
  if (args.some((arg) => arg.includes("e2e"))) {
    await provideBrowser("Providing a browser");
    await build("Building the web app");
  }
  const { code, counts } = await runTests(args);
  console.log(closingLine(counts));
  return code;
}

/** @param {readonly string[]} args */
async function runTests(args) {
  rmSync(REPORT, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
  const code = await run(tool("vitest"), ["run", ...reporters, ...args]);
  const counts = countTests(readReport(), code);
  return { code: code === 0 && counts.failed > 0 ? 1 : code, counts };
}

/** @returns {import("./report.mjs").Report | undefined} */
const readReport = () => (existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, "utf8")) : undefined);
