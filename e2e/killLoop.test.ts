import { expect, test } from "vitest";
import { runKillLoop } from "../bench/durability/killLoop.ts";

const LONG_MS = 400_000;
const UNHARMED = { lost: 0, doubled: 0, reordered: 0, unknown: 0, refused: 0 };

/** The long run is `node bench/durability/run.ts`. */
test.each(["sqlite", "postgres"] as const)(
  "[ST2] a server on %s killed again and again under writing tables keeps what it acknowledged",
  async (engine) => {
    const report = await runKillLoop({ engine, rounds: 4, tables: 4, seed: "suite" });
    expect(report.acknowledged).toBeGreaterThan(4);
    expect(report.damage).toEqual(UNHARMED);
    expect(report.intact[0]).toBe(report.intact[1]);
    if (engine === "postgres") expect(report.databaseKills).toBeGreaterThan(0);
  },
  LONG_MS,
);
