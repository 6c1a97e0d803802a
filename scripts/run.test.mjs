import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { run } from "./lib/run.mjs";

test("a process that a run leaves behind ends with it", async () => {
  const directory = mkdtempSync(join(tmpdir(), "kover-run-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const log = join(directory, "log");
  const leaver = `
    const left = require("node:child_process").spawn("sleep", ["60"], { stdio: "inherit" });
    left.unref();
    console.log(left.pid);`;
  expect(await run(process.execPath, ["-e", leaver], { alone: true, log })).toBe(0);
  const left = Number(readFileSync(log, "utf8"));
  expect(left).toBeGreaterThan(0);
  await vi.waitFor(() => expect(() => process.kill(left, 0)).toThrow("ESRCH"));
});
