import { expect, test } from "vitest";
import { litMoment, momentOf } from "./BoutTimeline.tsx";

const entries = [{ totalMs: 0 }, { totalMs: 10_200 }, { totalMs: 187_000 }];

test("[BP5] a moment is told in the whole seconds gone by", () => {
  expect(entries.map(momentOf)).toEqual([0, 10, 187]);
});

test("[BP5] a link shows its second, or the last thing that happened before it", () => {
  expect(litMoment(entries, "#t=187")).toBe(187);
  expect(litMoment(entries, "#t=100")).toBe(10);
  expect(litMoment(entries, "#t=0")).toBe(0);
});

test("[BP5] what is no moment lights nothing", () => {
  for (const hash of ["", "#t=", "#t=-1", "#t=1;x", "#main"])
    expect(litMoment(entries, hash)).toBeUndefined();
  expect(litMoment([{ totalMs: 5000 }], "#t=3")).toBeUndefined();
});
