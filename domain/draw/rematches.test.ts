import { expect, test } from "vitest";
import type { Draw, Slot } from "./bracket.ts";
import { createChance } from "./chance.ts";
import { drawBracket } from "./draw.ts";
import { currentFormat, offeredFormats } from "./formats.ts";

/** How often two meet for the second time in one bracket, on average, when chance decides every bout. */
function expectedRematches(draw: Draw, runs: number): number {
  const chance = createChance("rematches");
  let rematches = 0;
  for (let run = 0; run < runs; run += 1) {
    const winners = new Map<string, number>();
    const losers = new Map<string, number>();
    const met = new Set<string>();
    const seedIn = (slot: Slot) => {
      if ("seed" in slot) return slot.seed;
      if ("winnerOf" in slot) return winners.get(slot.winnerOf) ?? 0;
      return "loserOf" in slot ? (losers.get(slot.loserOf) ?? 0) : 0;
    };
    for (const { id, a, b } of draw.bouts) {
      const pair = [seedIn(a), seedIn(b)].toSorted((one, other) => one - other);
      if (met.has(pair.join())) rematches += 1;
      met.add(pair.join());
      const [one = 0, other = 0] = pair;
      const isFirst = chance.below(2) === 0;
      winners.set(id, isFirst ? one : other);
      losers.set(id, isFirst ? other : one);
    }
  }
  return rematches / runs;
}

test.each([32, 64, 128])(
  "[DR82] with %i athletes hardly anybody meets twice on the way to the bronze",
  (n) => {
    expect(expectedRematches(drawBracket("double_elimination_bronze_crossed", n), 3000)).toBeLessThan(0.45);
  },
);

test("[DR82] without crossing at every drop they would meet more than once a bracket", () => {
  expect(expectedRematches(drawBracket("double_elimination_bronze", 32), 1000)).toBeGreaterThan(1);
});

test("[DR83] what was drawn before stays: the old name has the old shape, and new draws get the new one", () => {
  const dropOf = (draw: Draw) => draw.bouts.filter(({ id }) => id.startsWith("L2-")).map(({ b }) => b);
  const reversed = [8, 7, 6, 5, 4, 3, 2, 1].map((index) => ({ loserOf: `R16-${index}` }));
  expect(dropOf(drawBracket("double_elimination", 32))).toEqual(reversed);
  expect(dropOf(drawBracket("double_elimination_crossed", 32))).not.toEqual(reversed);
  expect([16, 17].map((n) => currentFormat("double_elimination", n))).toEqual([
    "double_elimination",
    "double_elimination_crossed",
  ]);
  expect(currentFormat("double_elimination_bronze_crossed", 9)).toBe("double_elimination_bronze");
  for (const n of [9, 33]) {
    const double = offeredFormats(n).filter((format) => format.startsWith("double_elimination"));
    expect(double).toHaveLength(2);
  }
});
