import { expect, test } from "vitest";
import { z } from "zod";
import { createChance, shuffle } from "./chance.ts";
import { decideDraw, drawBracket } from "./draw.ts";
import { defaultFormat } from "./formatPackage.ts";
import { type Format, FORMATS, formatTraits } from "./formats.ts";
import { numbersTo, seedPositions } from "./mainTree.ts";
import { placements } from "./placements.ts";
import examplesJson from "./testing/draw-examples.json" with { type: "json" };
import { higherSeedWins, lowerSeedWins, playDraw } from "./testing/play.ts";

const resultSchema = z.object({
  bouts: z.array(
    z.object({ bout: z.string(), a: z.number().nullable(), b: z.number().nullable(), fought: z.boolean() }),
  ),
  fought: z.number(),
  places: z.array(z.object({ place: z.number(), seeds: z.array(z.number()) })),
});
const examples = z
  .object({
    strengths: z.object({ mix: z.record(z.string(), z.number()) }),
    seedPositions: z.record(z.string(), z.array(z.number())),
    draws: z.array(
      z.object({
        format: z.enum(FORMATS),
        n: z.number(),
        byes: z.array(z.number()),
        bouts: z.array(z.object({ id: z.string(), stage: z.string(), round: z.number() })),
        results: z.object({ low: resultSchema, high: resultSchema, mix: resultSchema }),
      }),
    ),
  })
  .parse(examplesJson);

const strength = (seed: number) => examples.strengths.mix[seed] ?? 0;
const DECISIONS = {
  low: lowerSeedWins,
  high: higherSeedWins,
  mix: (a: number, b: number) => ({ winner: strength(a) > strength(b) ? a : b }),
};
const STRENGTHS = ["low", "high", "mix"] as const;

for (const example of examples.draws) {
  for (const who of STRENGTHS) {
    test(`[DR3] ${example.format} of ${example.n} is fought and placed as worked out by hand (${who})`, () => {
      const draw = drawBracket(example.format, example.n);
      const { progress, states } = playDraw(draw, DECISIONS[who]);
      const worked = example.results[who];

      const fought = draw.bouts.flatMap((bout) => {
        const state = states.get(bout.id);
        if (state?.status !== "decided" || state.a.kind !== "entrant" || state.b.kind !== "entrant")
          return [];
        return [pairing(bout.stage, bout.round, state.a.seed, state.b.seed)];
      });
      const expected = worked.bouts.flatMap(({ bout: id, a, b, fought: wasFought }) => {
        const bout = example.bouts.find((one) => one.id === id);
        return wasFought && bout && a && b ? [pairing(bout.stage, bout.round, a, b)] : [];
      });
      expect(fought.toSorted()).toEqual(expected.toSorted());
      expect(fought).toHaveLength(worked.fought);
      expect(draw.byes).toEqual(example.byes);
      expect(placements(draw, progress)).toEqual({ isComplete: true, places: worked.places, unranked: [] });
    });
  }
}

function pairing(stage: string, round: number, a: number, b: number): string {
  return `${stage} ${round}: ${Math.min(a, b)}–${Math.max(a, b)}`;
}

test("[DR4] positions are filled by folding", () => {
  for (const [size, positions] of Object.entries(examples.seedPositions)) {
    expect(seedPositions(Number(size))).toEqual(positions);
  }
});

test("[DR84] the Russian order: numbers go down the sheet, bouts that even the field out stand at its foot", () => {
  const pairsOf = (n: number, of: number) =>
    drawBracket("russian_order", n)
      .bouts.filter(({ stage, round }) => stage === "main" && round === of)
      .map(({ a, b }) => [a, b].map((slot) => ("seed" in slot ? slot.seed : slot)));
  expect(pairsOf(8, 1)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ]);
  expect(pairsOf(10, 1)).toEqual([
    [7, 8],
    [9, 10],
  ]);
  expect(pairsOf(10, 2)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [{ winnerOf: "R16-7" }, { winnerOf: "R16-8" }],
  ]);
  const stages = new Set(drawBracket("russian_order", 10).bouts.map(({ stage }) => stage));
  expect([...stages]).toEqual(["main", "repechage", "bronze", "final"]);
});

const COLUMNS = [2, 3, 4, 5, 6, 7, 8, 11, 16];
const BOUTS_FOUGHT: Readonly<Record<Format, string>> = {
  single_elimination_two_bronzes: "1 2 3 4 5 6 7 10 15",
  single_elimination_bronze_bout: "1 2 4 5 6 7 8 11 16",
  repechage_from_finalists: "1 2 3 4–5 5–7 7–8 9 12–14 19",
  repechage_quarterfinal: "1 2 4 5 7 9 11 14 19",
  repechage_from_semifinalists: "1 2 4 5 7 9 11 14–17 23",
  double_elimination: "2 4 6 8 10 12 14 20 30",
  double_elimination_bronze: "1 2 4 6 8 10 12 18 28",
  round_robin: "1 3 6 10 15 21 28 55 120",
  best_of_three: "2 - - - - - - - -",
  three_person: "- 3 - - - - - - -",
  groups_playoff: "- - - 8 10 13 16 18 32",
  groups_playoff_two_bronzes: "- - - 7 9 12 15 17 31",
  russian_order: "1 2 3 4–5 6 7–8 9 12–13 19",
  double_elimination_crossed: "- - - - - - - - -",
  double_elimination_bronze_crossed: "- - - - - - - - -",
};

for (const format of FORMATS) {
  const cells = BOUTS_FOUGHT[format].split(" ");
  for (const [index, n] of COLUMNS.entries()) {
    const cell = cells[index] ?? "-";
    if (cell === "-") {
      test(`[DR3] ${format} is refused for ${n}`, () => {
        const answer = decideDraw(format, n);
        expect(answer.ok ? "drawn" : answer.problem.code).toMatch(/^too-(few|many)-entrants$/);
      });
      continue;
    }
    test(`[DR21] ${format} of ${n}: ${cell} bouts are fought`, () => {
      const [least, most = least] = cell.split("–").map(Number);
      const counts = numbersTo(least === most ? 10 : 150).map((lot) => countFought(format, n, lot));
      expect([Math.min(...counts), Math.max(...counts)]).toEqual([least, most]);
    });
  }
}

/** The stronger always wins; strength is drawn by lot. */
function countFought(format: Format, n: number, lot: number): number {
  const order = shuffle(numbersTo(n), createChance(lot));
  const { states } = playDraw(drawBracket(format, n), (a, b) => ({
    winner: order.indexOf(a) < order.indexOf(b) ? a : b,
  }));
  return [...states.values()].filter(({ status }) => status === "decided").length;
}

const refusals = [
  { format: "swiss", n: 8, code: "unknown-format" },
  { format: "round_robin", n: 1, code: "too-few-entrants" },
  { format: "round_robin", n: 2.5, code: "too-few-entrants" },
  { format: "round_robin", n: Number.NaN, code: "too-few-entrants" },
  { format: "single_elimination_two_bronzes", n: 129, code: "too-many-entrants" },
  { format: "best_of_three", n: 3, code: "too-many-entrants" },
  { format: "groups_playoff", n: 17, code: "too-many-entrants" },
];
for (const { format, n, code } of refusals) {
  test(`[DR3] ${format} for ${n} is refused: ${code}`, () => {
    const answer = decideDraw(format, n);
    expect(answer.ok ? "drawn" : answer.problem.code).toBe(code);
  });
}

test("[DR1] the default format follows the head count", () => {
  expect([1, 2, 3, 5, 6, 7, 8, 64].map(defaultFormat)).toEqual([
    undefined,
    "best_of_three",
    "round_robin",
    "round_robin",
    "groups_playoff",
    "groups_playoff",
    "single_elimination_two_bronzes",
    "single_elimination_two_bronzes",
  ]);
});

test.each(FORMATS)("[DR1] what is said of %s is what it draws", (format) => {
  const { least, isOneTable, hasCircles } = formatTraits(format);
  const { groups = {}, bouts } = drawBracket(format, least);
  expect(Object.keys(groups).length > 0).toBe(hasCircles);
  expect(bouts.every(({ group }) => group !== undefined)).toBe(isOneTable);
});
