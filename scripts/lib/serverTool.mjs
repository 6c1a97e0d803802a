import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { sayProblems } from "./problem.mjs";
import { run, toolEnv } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

/**
 * A program beside the server, with the settings of the server.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function runServerTool(program, args) {
  return sayProblems(async () => {
    await install("Installing packages");
    return runProgram(program, args);
  });
}

/**
 * A program that starts the built server itself.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function runBenchTool(program, args) {
  return sayProblems(async () => {
    await install("Installing packages");
    await build("Building the web app");
    return runProgram(program, args);
  });
}

/** @param {string} program @param {readonly string[]} args */
const runProgram = (program, args) =>
  run(findRuntime(), ["--disable-warning=ExperimentalWarning", program, ...args], { env: toolEnv() });
