import * as fc from "fast-check";
import { expect, test } from "vitest";
import { drawBracket } from "./draw.ts";
import { decideFormat, type Format, FORMATS } from "./formats.ts";
import { numbersTo } from "./mainTree.ts";
import { placements } from "./placements.ts";
import type { Outcome } from "./progress.ts";
import { playDraw, rankWithoutTies } from "./testing/play.ts";

const drawn = fc
  .record({ format: fc.constantFrom(...FORMATS), n: fc.integer({ min: 2, max: 40 }) })
  .map(({ format, n }) => drawBracket(format, fittingSize(format, n)));

function fittingSize(format: Format, n: number): number {
  const decided = decideFormat(format, n);
  if (decided.ok) return n;
  const limit = decided.problem;
  return "least" in limit ? limit.least : "most" in limit ? limit.most : n;
}

const WAYS = [
  "a wins",
  "b wins",
  "a wins, b is disqualified",
  "b wins, a did not come",
  "a wins, b is injured",
] as const;
type Way = (typeof WAYS)[number];
const ways = fc.array(fc.constantFrom(...WAYS), { minLength: 60, maxLength: 60 });

function outcomeOf(way: Way, a: number, b: number): Outcome {
  switch (way) {
    case "a wins":
      return { winner: a };
    case "b wins":
      return { winner: b };
    case "a wins, b is disqualified":
      return { winner: a, unranked: [b] };
    case "b wins, a did not come":
      return { winner: b, unranked: [a] };
    case "a wins, b is injured":
      return { winner: a, withdrawn: [b] };
  }
}

test("[DR10] every draw ends with exactly one gold and consistent places, whatever happens", () => {
  fc.assert(
    fc.property(drawn, ways, (draw, list) => {
      let fought = 0;
      const decide = (a: number, b: number) => outcomeOf(list[fought++ % list.length] ?? "a wins", a, b);
      const { progress } = playDraw(draw, decide, { rankGroup: rankWithoutTies });
      const { isComplete, places, unranked } = placements(draw, progress);

      expect(isComplete).toBe(true);
      expect(places[0]).toMatchObject({ place: 1 });
      expect(places[0]?.seeds).toHaveLength(1);
      let better = 0;
      for (const { place, seeds } of places) {
        expect(place).toBe(better + 1);
        better += seeds.length;
      }
      const listed = [...places.flatMap(({ seeds }) => seeds), ...unranked];
      expect(listed.toSorted((one, other) => one - other)).toEqual(numbersTo(draw.n));
    }),
    { numRuns: 300 },
  );
});

test("[DR5] a bye is never a bout: both athletes of every bout exist, and nobody starts twice", () => {
  fc.assert(
    fc.property(drawn, (draw) => {
      const ids = new Set(draw.bouts.map(({ id }) => id));
      expect(ids.size).toBe(draw.bouts.length);
      const starts = draw.bouts
        .filter(({ stage }) => stage !== "group" && stage !== "series")
        .flatMap(({ a, b }) => [a, b].flatMap((slot) => ("seed" in slot ? [slot.seed] : [])));
      expect(new Set(starts).size).toBe(starts.length);
      expect(starts.every((seed) => seed >= 1 && seed <= draw.n)).toBe(true);
      for (const bout of draw.bouts) {
        for (const feed of [...bout.winnerTo, ...bout.loserTo]) {
          expect(draw.bouts.find(({ id }) => id === feed.bout)?.no).toBeGreaterThan(bout.no);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test("[DR5] byes go to the top seeds: who has one does not fight in the first round", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 128 }), (n) => {
      const draw = drawBracket("single_elimination_two_bronzes", n);
      expect(draw.byes).toEqual(numbersTo((draw.size ?? 0) - n));
      const first = draw.bouts.filter(({ round }) => round === 1);
      expect(first).toHaveLength(n - (draw.size ?? 0) / 2);
      const seeds = first.flatMap(({ a, b }) =>
        [a, b].flatMap((slot) => ("seed" in slot ? [slot.seed] : [])),
      );
      expect(seeds.some((seed) => draw.byes.includes(seed))).toBe(false);
    }),
  );
});

for (const format of ["single_elimination_two_bronzes", "double_elimination", "round_robin"] as const) {
  test(`[DR21] ${format} has its number of bouts at every size up to 128`, () => {
    const formulas = {
      single_elimination_two_bronzes: (n: number) => n - 1,
      double_elimination: (n: number) => 2 * n - 1,
      round_robin: (n: number) => (n * (n - 1)) / 2,
    };
    for (const n of [...numbersTo(40).slice(1), 63, 64, 65, 127, 128]) {
      expect(drawBracket(format, n).bouts).toHaveLength(formulas[format](n));
    }
  });
}

test("[DR17] everybody meets everybody once, nobody twice in a round", () => {
  for (const n of numbersTo(33).slice(1)) {
    const { bouts } = drawBracket("round_robin", n);
    expect(new Set(bouts.map(({ id }) => id)).size).toBe((n * (n - 1)) / 2);
    for (const round of Map.groupBy(bouts, (bout) => bout.round).values()) {
      const seeds = round.flatMap(({ id }) => id.split("-"));
      expect(new Set(seeds).size).toBe(seeds.length);
    }
  }
});

test("[DR17] from five athletes on there is an order in which nobody fights twice in a row", () => {
  for (const n of numbersTo(33).slice(4)) {
    const { restOrder = [], bouts } = drawBracket("round_robin", n);
    expect(restOrder.toSorted()).toEqual(bouts.map(({ id }) => id).toSorted());
    for (const [index, id] of restOrder.slice(1).entries()) {
      const previous = (restOrder[index] ?? "").split("-");
      expect(id.split("-").some((seed) => previous.includes(seed))).toBe(false);
    }
  }
});

test("[DR17] with an odd number the largest rests first", () => {
  expect(drawBracket("round_robin", 5).freeByRound).toEqual([5, 4, 3, 2, 1]);
});

test("[DR24] bouts are numbered round by round, repechage and bronze before the final", () => {
  const { bouts } = drawBracket("repechage_quarterfinal", 8);
  expect(bouts.map(({ no, id }) => `${no} ${id}`).join(", ")).toBe(
    "1 QF1, 2 QF2, 3 QF3, 4 QF4, 5 SF1, 6 SF2, 7 REP-A, 8 REP-B, 9 BR-A, 10 BR-B, 11 F",
  );
});
