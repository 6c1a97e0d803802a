import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";
import { Problem } from "./problem.mjs";

const RUNTIME_MAJOR = 24;

/**
 * @typedef {object} Machine
 * @property {string} platform
 * @property {string} arch
 * @property {string} execPath
 * @property {string} version
 */

/**
 * The Node that runs the server: the pinned one from the npm registry, else this one when it is new enough.
 * @param {string} [root]
 * @param {Machine} [machine]
 * @returns {string} path of the executable
 */
export function findRuntime(root = ROOT, machine = thisMachine()) {
  const pinned = pinnedRuntime(root, machine);
  if (existsSync(pinned)) return pinned;
  if (Number(machine.version.split(".")[0]) >= RUNTIME_MAJOR) return machine.execPath;
  throw new Problem(
    `There is no Node ${RUNTIME_MAJOR} package for ${machine.platform} on ${machine.arch}: install Node ${RUNTIME_MAJOR} on this machine and start again.`,
  );
}

/**
 * @param {string} root
 * @param {Pick<Machine, "platform" | "arch">} machine
 */
export function pinnedRuntime(root, { platform, arch }) {
  const os = platform === "win32" ? "win" : platform;
  return join(root, "node_modules", `node-${os}-${arch}`, "bin", platform === "win32" ? "node.exe" : "node");
}

const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  execPath: process.execPath,
  version: process.versions.node,
});
