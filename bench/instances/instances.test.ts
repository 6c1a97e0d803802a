import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runInstances } from "./longRun.ts";

const hasBuild = existsSync(join(import.meta.dirname, "..", "..", "build", "server", "index.js"));

/** The long run is `node bench/instances/run.ts`. */
test.runIf(hasBuild)(
  "[ST27] two instances: nothing acknowledged is lost and viewers of both end equal, whatever is killed",
  async () => {
    const report = await runInstances({
      instances: 2,
      balancing: "spread",
      tables: 3,
      viewers: 2,
      faults: ["kill", "connections"],
      everyMs: 500,
      awayMs: 0,
    });
    expect(report.acknowledged).toBeGreaterThan(10);
    expect(report.damage).toEqual({ lost: 0, doubled: 0, reordered: 0, unknown: 0, refused: 0 });
    expect(report.equalMs).toBeLessThan(2000);
  },
  120_000,
);
