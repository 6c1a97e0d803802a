import { install } from "./install.mjs";
import { sayProblems } from "./problem.mjs";
import { run, toolEnv } from "./run.mjs";
import { findRuntime } from "./runtime.mjs";

/** Looks whether everything in the database is as it was written; the settings are those of the server. */
export function verify() {
  return sayProblems(async () => {
    await install("Installing packages");
    const args = ["--disable-warning=ExperimentalWarning", "server/verify.ts"];
    return run(findRuntime(), args, { env: toolEnv() });
  });
}
