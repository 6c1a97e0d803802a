import { expect, test } from "vitest";
import type { Yardstick } from "../yardsticks.ts";
import { figureIn, readCurves, readRows, rowOf, writeCurve, writeTable } from "./results.ts";

const kept: Yardstick = {
  name: "a tap",
  command: "tap.ts",
  figure: /p95 (\d+) ms/g,
  limit: 50,
  direction: "at most",
  unit: "ms",
};

test("of several figures the worst counts", () => {
  expect(figureIn(kept, "online: p95 20 ms\noffline: p95 61 ms", 0)).toBe(61);
  expect(figureIn({ ...kept, direction: "at least" }, "p95 20 ms, p95 61 ms", 0)).toBe(20);
  expect(figureIn(kept, "it fell over", 1)).toBeUndefined();
  expect(figureIn({ ...kept, figure: "exit" }, "", 1)).toBe(1);
});

test("a table that was written is read again, missed and not measured included", () => {
  const rows = [
    rowOf(kept, 61, "2026-11-18"),
    rowOf({ ...kept, name: "slow" }, 20, "2026-11-18"),
    rowOf({ ...kept, name: "gone" }, undefined, ""),
  ];
  expect(rows.map(({ verdict }) => verdict)).toEqual(["missed", "ok", "not measured"]);
  expect([...readRows(writeTable(rows)).values()]).toEqual(rows);
});

test("lines of growth become one curve a name", () => {
  const [curve, ...others] = readCurves("bouts 200 1.5 ms\nbouts 400 3.1 ms\nsomething else");
  expect(others).toEqual([]);
  expect(curve).toEqual({
    title: "bouts",
    unit: "ms",
    points: [
      [200, 1.5],
      [400, 3.1],
    ],
  });
  expect(curve && writeCurve(curve)).toContain("prefers-color-scheme");
});
