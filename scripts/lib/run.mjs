import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { BIN, ROOT } from "./paths.mjs";

const TERMINAL_GRACE_MS = 1000;

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] replaces the environment
 * @property {string} [log] file that takes the output; without it the output is shown
 * @property {string} [cwd]
 */

/**
 * Runs a program to its end, passing on the signals this process gets.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 128 + n when signal n ended it, 127 when it could not be started
 */
export function run(command, args, options = {}) {
  const log = options.log === undefined ? undefined : openLog(options.log);
  const output = log ?? "inherit";
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? toolEnv(),
      stdio: [log === undefined ? "inherit" : "ignore", output, output],
    });
    const stopForwarding = forwardSignals(child);
    /** @param {number} code */
    const finish = (code) => {
      stopForwarding();
      if (log !== undefined) closeSync(log);
      resolve(code);
    };
    child.once("error", () => finish(127));
    child.once("exit", (code, signal) => finish(code ?? 128 + constants.signals[signal ?? "SIGKILL"]));
  });
}

/** The environment in which `node` is the pinned runtime. */
export function toolEnv() {
  return { ...process.env, PATH: [BIN, process.env.PATH ?? ""].join(delimiter) };
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  /** @type {NodeJS.Timeout | undefined} */
  let grace;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  // A terminal sends Ctrl+C to the whole group, so the child has it already and a second one could read as
  // "stop at once". Only a child that is still there a moment later is asked again, in case it was not told.
  const interrupt = () => {
    if (process.stdin.isTTY) grace ??= setTimeout(pass, TERMINAL_GRACE_MS, "SIGTERM");
    else pass("SIGINT");
  };
  process.on("SIGINT", interrupt);
  process.on("SIGTERM", pass);
  process.on("SIGHUP", pass);
  return () => {
    clearTimeout(grace);
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", pass);
    process.off("SIGHUP", pass);
  };
}

/** @param {string} path */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, "w");
}
