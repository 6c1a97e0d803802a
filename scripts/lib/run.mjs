import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { BIN, ROOT } from "./paths.mjs";

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] replaces the environment
 * @property {string} [log] file that takes the output; without it the output is shown
 * @property {string} [cwd]
 * @property {boolean} [alone] whatever it started and left behind is ended with it
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
      detached: options.alone === true,
    });
    const stopForwarding = forwardSignals(child);
    /** @param {number} code */
    const finish = (code) => {
      stopForwarding();
      if (options.alone === true) endGroup(child);
      if (log !== undefined) closeSync(log);
      resolve(code);
    };
    child.once("error", () => finish(127));
    child.once("exit", (code, signal) => finish(code ?? 128 + constants.signals[signal ?? "SIGKILL"]));
  });
}

/**
 * A forgotten grandchild that holds our output open would keep whoever reads it waiting for ever.
 * @param {import("node:child_process").ChildProcess} child started as the leader of its own group
 */
function endGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nobody was left.
  }
}

/** The environment in which `node` is the pinned runtime. */
export function toolEnv() {
  return { ...process.env, PATH: [BIN, process.env.PATH ?? ""].join(delimiter) };
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, pass);
  return () => {
    for (const signal of FORWARDED) process.off(signal, pass);
  };
}

/** @param {string} path */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, "w");
}
