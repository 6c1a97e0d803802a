import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname } from "node:path";
import { ROOT, toolScript } from "./paths.mjs";
import { findRuntime } from "./runtime.mjs";

const IS_WINDOWS = process.platform === "win32";
const PARENT = process.ppid;
const PARENT_CHECK_MS = 200;
/** @type {readonly NodeJS.Signals[]} */
const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] replaces the environment
 * @property {string} [log] file that takes the output; without it the output is shown
 * @property {string} [cwd]
 * @property {boolean} [alone] whatever it started and left behind is ended with it, but on Windows, which has no process groups
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
  const isGroup = options.alone === true && !IS_WINDOWS;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? toolEnv(),
      stdio: [log === undefined ? "inherit" : "ignore", output, output],
      detached: isGroup,
    });
    const stopForwarding = forwardSignals(child);
    /** @param {number} code */
    const finish = (code) => {
      stopForwarding();
      if (isGroup) endGroup(child);
      if (log !== undefined) closeSync(log);
      resolve(code);
    };
    child.once("error", () => finish(127));
    child.once("exit", (code, signal) => finish(code ?? 128 + constants.signals[signal ?? "SIGKILL"]));
  });
}

/**
 * Runs a command-line tool of the packages on the pinned runtime.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runTool = (name, args, options) => run(findRuntime(), [toolScript(name), ...args], options);

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
  return { ...process.env, PATH: [dirname(findRuntime()), process.env.PATH ?? ""].join(delimiter) };
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  // A Windows console tells the child as well, and `kill` would end it there before it has finished.
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void (IS_WINDOWS || child.kill(signal));
  for (const signal of FORWARDED) process.on(signal, pass);
  const stopWatching = watchParent(() => pass("SIGTERM"));
  return () => {
    for (const signal of FORWARDED) process.off(signal, pass);
    stopWatching();
  };
}

/**
 * npm runs a script in a shell and sends its signals to that shell. dash dies of SIGTERM without passing it on: all this
 * process sees of the signal is that its parent is gone.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (IS_WINDOWS || process.env.npm_lifecycle_script === undefined) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  return () => clearInterval(timer);
}

/** @param {string} path */
function openLog(path) {
  mkdirSync(dirname(path), { recursive: true });
  return openSync(path, "w");
}
