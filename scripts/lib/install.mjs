import { existsSync, readFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { isInstalled, isInstalledForServer } from "./lock.mjs";
import { CACHE, ROOT } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { sayUpToDate, withProgress } from "./progress.mjs";
import { run } from "./run.mjs";
import { pinnedRuntime, runtimePackage } from "./runtime.mjs";
import { hashOf, isStamped, stampAfter } from "./stamp.mjs";

const STAMP = join(ROOT, "node_modules", ".kover-stamp");
const LOCK = join(ROOT, "package-lock.json");
const INSTALLED = join(ROOT, "node_modules", ".package-lock.json");
const LOG = join(CACHE, "install.log");

// The warnings that some packages want a newer Node than the one that runs npm are true and beside the point:
// the packages run on the pinned Node. They go to the log with everything else.
const CI = "ci --include=dev --include=optional --no-audit --no-fund --engine-strict=false".split(" ");
const PING = "ping --fetch-retries=2 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000".split(" ");

const NO_NETWORK = [
  "ENOTFOUND",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENETUNREACH",
  "EHOSTUNREACH",
];

/**
 * Installs the packages of the lock file unless they are there already.
 * @param {string} label
 */
export async function install(label) {
  const wanted = `${hashOf(ROOT, ["package-lock.json"])} ${process.platform}-${process.arch}`;
  if (isStamped(STAMP, wanted)) return sayUpToDate(label);
  if (!wasInstalledByHand()) return withProgress(label, () => stampAfter(STAMP, wanted, npmCi));
  await stampAfter(STAMP, wanted, async () => {});
  sayUpToDate(label);
}

/**
 * For a command beside the server, which needs nothing of what is there for development.
 * @param {string} label
 */
export async function installForServer(label) {
  if (existsSync(INSTALLED) && isInstalledForServer(readLock(LOCK), readLock(INSTALLED))) return;
  await install(label);
}

/**
 * @param {string} file
 * @returns {import("./lock.mjs").Lock}
 */
const readLock = (file) => JSON.parse(readFileSync(file, "utf8"));

/** After `npm install` by a developer nothing is missing, and emptying node_modules would only cost time. */
function wasInstalledByHand() {
  if (!existsSync(INSTALLED)) return false;
  const lock = readLock(LOCK);
  const hasPinned = `node_modules/${runtimePackage(process)}` in lock.packages;
  if (hasPinned && !existsSync(pinnedRuntime(ROOT, process))) return false;
  return isInstalled(lock, readLock(INSTALLED));
}

/**
 * Asks for the registry first: `npm ci` without a network takes a minute to give up, and a machine that has
 * installed these packages before needs none.
 */
async function npmCi() {
  const unreachable = (await npm(PING)) === 0 ? undefined : networkProblem(readLog());
  const code = await npm([...CI, unreachable === undefined ? "--prefer-offline" : "--offline"]);
  if (code === 127) throw new Problem("npm was not found: install npm next to Node and start again.");
  if (code !== 0) throw new Problem(unreachable ?? installProblem(readLog()));
}

/** @param {readonly string[]} args */
function npm(args) {
  const { command, leading } = npmCommand();
  return run(command, [...leading, ...args], { log: LOG, env: machineEnv() });
}

const readLog = () => readFileSync(LOG, "utf8");

/**
 * @param {string} log what npm printed
 * @returns {string} one sentence
 */
export function installProblem(log) {
  const unreachable = networkProblem(log);
  if (unreachable !== undefined) return unreachable;
  const code = errorCode(log);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return `The packages cannot be written (${code}): give this user the right to write to the project folder and to npm's cache.`;
  if (code === "ENOSPC")
    return "The packages do not fit on the disk (ENOSPC): free some space and start again.";
  const reason = code === undefined ? "" : ` (${code})`;
  return `The packages could not be installed${reason}: the reason is in .cache/install.log.`;
}

/** @param {string} log */
function networkProblem(log) {
  const code = errorCode(log);
  if (code === undefined || !NO_NETWORK.includes(code)) return undefined;
  return `The npm registry cannot be reached (${code}): connect this machine to the network, or set npm's registry or proxy, and start again.`;
}

/** @param {string} log */
const errorCode = (log) => /npm (?:error|ERR!) code (\w+)/.exec(log)?.[1];

/**
 * npm as the person called it, else the one beside this Node, run by the Node it belongs to: `npm` is a batch file on
 * Windows, which cannot be started without a shell.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [execPath]
 */
export function npmCommand(env = process.env, execPath = process.execPath) {
  const { npm_execpath: cli = "", npm_node_execpath: node = "" } = env;
  if (basename(cli) === "npm-cli.js" && existsSync(cli) && existsSync(node))
    return { command: node, leading: [cli] };
  const beside = ["node_modules", "../lib/node_modules"]
    .map((modules) => join(dirname(execPath), modules, "npm", "bin", "npm-cli.js"))
    .find((path) => existsSync(path));
  return beside === undefined ? { command: "npm", leading: [] } : { command: execPath, leading: [beside] };
}

/** Without our own `.bin`: `npm ci` empties it while it runs, and the Node in it with it. */
function machineEnv() {
  const bin = join(ROOT, "node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== bin);
  // npm hands its own settings down to scripts as variables; a dry run or an `omit` meant for the outer call is not meant for this one.
  const {
    npm_config_omit: _omit,
    npm_config_production: _production,
    NODE_ENV: _mode,
    ...rest
  } = process.env;
  return { ...rest, PATH: path.join(delimiter) };
}
