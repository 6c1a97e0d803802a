import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const RUN = new URL("lib/run.mjs", import.meta.url).href;

/** A run whose program leaves a process behind that keeps the output open. */
const LEAVER = `require("node:child_process").spawn("sleep", ["60"], { stdio: "inherit" }).unref()`;
const LAUNCHER = `
  import { run } from ${JSON.stringify(RUN)};
  await run(process.execPath, ["-e", ${JSON.stringify(LEAVER)}], { alone: true });`;

test("a process that a run leaves behind ends with it, and the output with both", async () => {
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", LAUNCHER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  launcher.stdout.resume();
  await once(launcher, "close");
  expect(launcher.exitCode).toBe(0);
});
