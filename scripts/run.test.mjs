import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const RUN = new URL("lib/run.mjs", import.meta.url).href;

/** A run whose program leaves a process behind that keeps the output open. */
const LEAVER = `require("node:child_process")
  .spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"], { stdio: "inherit" }).unref()`;
const LAUNCHER = `
  import { run } from ${JSON.stringify(RUN)};
  await run(process.execPath, ["-e", ${JSON.stringify(LEAVER)}], { alone: true });`;

// Windows has neither process groups nor signals between processes.
const testOnUnix = test.skipIf(process.platform === "win32");

testOnUnix("a process that a run leaves behind ends with it, and the output with both", async () => {
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", LAUNCHER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  launcher.stdout.resume();
  await once(launcher, "close");
  expect(launcher.exitCode).toBe(0);
});

/** Says when it is there, and what it was told. */
const SERVER = `process.on("SIGTERM", () => { console.log("told to stop"); process.exit(0); });
  console.log("ready"); setTimeout(() => {}, 60_000)`;
const NPM_SCRIPT = `
  import { run } from ${JSON.stringify(RUN)};
  await run(process.execPath, ["-e", ${JSON.stringify(SERVER)}]);`;

testOnUnix(
  "[OP5] SIGTERM to npm reaches the server, although the shell between them dies of it",
  async () => {
    const file = join(mkdtempSync(join(tmpdir(), "kover-run-")), "script.mjs");
    writeFileSync(file, NPM_SCRIPT);
    // The second command keeps every shell where dash stays with one.
    const shell = spawn("sh", ["-c", `"${process.execPath}" "${file}"; exit 0`], {
      env: { ...process.env, npm_lifecycle_script: "node scripts/start.mjs" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = shell.stdout.setEncoding("utf8");
    let text = "";
    said.on("data", (part) => {
      if (text === "") shell.kill("SIGTERM");
      text += part;
    });
    await once(said, "close");
    rmSync(dirname(file), { recursive: true });
    expect(text).toBe("ready\ntold to stop\n");
  },
);
