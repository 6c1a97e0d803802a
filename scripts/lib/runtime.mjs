import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { ROOT } from "./paths.mjs";
import { Problem } from "./problem.mjs";

const RUNTIME_MAJOR = 24;
/** Where Node lies in a folder on PATH, and in the folder a version manager or Homebrew keeps for one version. */
const ON_PATH = ["node", "node.exe"];
const IN_VERSION = ["bin/node", "installation/bin/node", "node.exe", "installation/node.exe"];

/**
 * @typedef {object} Machine
 * @property {string} platform
 * @property {string} arch
 * @property {string} execPath
 * @property {string} version
 * @property {string} home
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(executable: string) => string | undefined} versionOf
 */

/**
 * The Node that runs the server: the pinned one from the npm registry, else this one when it is new enough, else one that
 * is installed on the machine. The registry has no package for every machine: none for macOS at the pinned version.
 * @param {string} [root]
 * @param {Machine} [machine]
 * @returns {string} path of the executable
 */
export function findRuntime(root = ROOT, machine = thisMachine()) {
  const pinned = pinnedRuntime(root, machine);
  if (existsSync(pinned)) return pinned;
  if (isNewEnough(machine.version)) return machine.execPath;
  const installed = installedRuntimes(machine).find((path) => isNewEnough(machine.versionOf(path)));
  if (installed !== undefined) return installed;
  throw new Problem(
    `There is no Node ${RUNTIME_MAJOR} package for ${machine.platform} on ${machine.arch}: install Node ${RUNTIME_MAJOR} on this machine and start again.`,
  );
}

/**
 * @param {string} root
 * @param {Pick<Machine, "platform" | "arch">} machine
 */
export function pinnedRuntime(root, machine) {
  const executable = machine.platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules", runtimePackage(machine), "bin", executable);
}

/** @param {Pick<Machine, "platform" | "arch">} machine */
export const runtimePackage = ({ platform, arch }) =>
  `node-${platform === "win32" ? "win" : platform}-${arch}`;

/** @param {Machine} machine */
function installedRuntimes({ env, home }) {
  const onPath = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return [
    ...onPath.flatMap((folder) => ON_PATH.map((name) => join(folder, name))),
    ...versionFolders(env, home)
      .flatMap((folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []))
      .flatMap((folder) => IN_VERSION.map((name) => join(folder, name))),
  ].filter((path) => existsSync(path));
}

/**
 * The folders in which nvm, fnm, Volta, asdf, mise, nvm for Windows and Homebrew keep a folder for each version.
 * @param {Machine["env"]} env
 * @param {string} home
 */
function versionFolders(env, home) {
  const fnm = [
    env["FNM_DIR"],
    join(home, ".local/share/fnm"),
    join(home, "Library/Application Support/fnm"),
    join(home, "AppData/Roaming/fnm"),
  ];
  return [
    join(env["NVM_DIR"] ?? join(home, ".nvm"), "versions/node"),
    ...fnm.flatMap((folder) => (folder ? [join(folder, "node-versions")] : [])),
    join(env["VOLTA_HOME"] ?? join(home, ".volta"), "tools/image/node"),
    join(home, ".asdf/installs/nodejs"),
    join(home, ".local/share/mise/installs/node"),
    ...(env["NVM_HOME"] ? [env["NVM_HOME"]] : []),
    "/opt/homebrew/opt",
    "/usr/local/opt",
  ];
}

/** @param {string | undefined} version */
const isNewEnough = (version = "") => Number(/^v?(\d+)/.exec(version)?.[1]) >= RUNTIME_MAJOR;

/** @returns {Machine} */
const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  execPath: process.execPath,
  version: process.versions.node,
  home: homedir(),
  env: process.env,
  versionOf,
});

/** @param {string} executable */
function versionOf(executable) {
  try {
    return execFileSync(executable, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}
