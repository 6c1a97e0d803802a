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
    const command = ["--disable-warning=ExperimentalWarning", program, ...args];
    return run(findRuntime(), command, { env: toolEnv() });
  });
}
