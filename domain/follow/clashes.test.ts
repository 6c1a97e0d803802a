import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findClashes, type ExpectedBout } from "./clashes.ts";

const at = (athlete: string, mat: string, fromMs: number, toMs: number): ExpectedBout => ({
  athlete,
  mat,
  fromMs,
  toMs,
});
const told = (bouts: readonly ExpectedBout[]) =>
  findClashes(bouts).map((clash) => clash.bouts.map(({ athlete }) => athlete).join());

test("[FO16] two athletes on different mats within overlapping windows clash, in the window they share", () => {
  const [anna, bella] = [at("anna", "1", 0, 20), at("bella", "3", 10, 30)];
  expect(findClashes([bella, anna])).toEqual([{ bouts: [anna, bella], fromMs: 10, toMs: 20 }]);
});

test("[FO16] one mat fights one bout after the other, and an athlete is in one place anyway", () => {
  expect(told([at("anna", "1", 0, 20), at("bella", "1", 10, 30)])).toEqual([]);
  expect(told([at("anna", "1", 0, 20), at("anna", "2", 10, 30)])).toEqual([]);
  expect(told([at("anna", "1", 0, 20), at("bella", "2", 20, 30)])).toEqual([]);
});

test("[FO16] three at once are one clash, and a chain of two is two", () => {
  expect(told([at("a", "1", 0, 20), at("b", "2", 5, 25), at("c", "3", 10, 30)])).toEqual(["a,b,c"]);
  expect(told([at("a", "1", 0, 20), at("b", "2", 10, 40), at("c", "3", 30, 50)])).toEqual(["a,b", "b,c"]);
});

const day = fc.array(
  fc
    .tuple(
      fc.constantFrom("a", "b", "c", "d", "e"),
      fc.constantFrom("1", "2", "3"),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 30 }),
    )
    .map(([athlete, mat, fromMs, length]) => at(athlete, mat, fromMs, fromMs + length)),
  { maxLength: 14 },
);

const overlap = (one: ExpectedBout, other: ExpectedBout) =>
  one.fromMs < other.toMs && other.fromMs < one.toMs;
const clash = (one: ExpectedBout, other: ExpectedBout) =>
  one.mat !== other.mat && one.athlete !== other.athlete && overlap(one, other);

test("[FO16] every two that clash are told together, and nobody else is told", () => {
  fc.assert(
    fc.property(day, (bouts) => {
      const found = findClashes(bouts);
      for (const one of bouts)
        for (const other of bouts)
          expect(found.some(({ bouts: both }) => both.includes(one) && both.includes(other))).toBe(
            one === other ? bouts.some((third) => clash(one, third)) : togetherIn(bouts, one, other),
          );
    }),
    { numRuns: 300 },
  );
});

/** They clash, or overlap and are both needed by a third one at the same moment. */
function togetherIn(bouts: readonly ExpectedBout[], one: ExpectedBout, other: ExpectedBout): boolean {
  if (!overlap(one, other)) return false;
  const moments = bouts.map(({ fromMs }) => fromMs);
  return moments.some((moment) => {
    const there = bouts.filter(({ fromMs, toMs }) => fromMs <= moment && moment < toMs);
    const isNeeded = (bout: ExpectedBout) =>
      there.includes(bout) && there.some((third) => third !== bout && clash(bout, third));
    return isNeeded(one) && isNeeded(other);
  });
}

test("[FO16] the window of a clash lies in that of each of its bouts, and none is inside another", () => {
  fc.assert(
    fc.property(day, (bouts) => {
      const found = findClashes(bouts);
      for (const { bouts: both, fromMs, toMs } of found) {
        expect(fromMs).toBeLessThan(toMs);
        expect(new Set(both.map(({ mat }) => mat)).size).toBeGreaterThan(1);
        expect(new Set(both.map(({ athlete }) => athlete)).size).toBeGreaterThan(1);
        for (const bout of both) expect([bout.fromMs <= fromMs, toMs <= bout.toMs]).toEqual([true, true]);
      }
      for (const one of found)
        for (const other of found)
          if (one !== other) expect(one.bouts.every((bout) => other.bouts.includes(bout))).toBe(false);
      const starts = found.map(({ fromMs }) => fromMs);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test("[FO16] the order in which the bouts are given does not matter", () => {
  fc.assert(
    fc.property(day, (bouts) => {
      const said = (list: readonly ExpectedBout[]) => findClashes(list).map((one) => JSON.stringify(one));
      expect(said(bouts.toReversed()).toSorted()).toEqual(said(bouts).toSorted());
    }),
    { numRuns: 200 },
  );
});
