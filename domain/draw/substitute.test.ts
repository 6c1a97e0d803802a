import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import type { Draw } from "./bracket.ts";
import { drawBracket } from "./draw.ts";
import { layOutDraw } from "./layout.ts";
import { placements } from "./placements.ts";
import type { Outcome } from "./progress.ts";
import { decideSubstitute } from "./substitute.ts";
import { outcomesOf } from "./testing/play.ts";

const quarterfinals = { QF1: { winner: 1 }, QF2: { winner: 4 }, QF3: { winner: 2 }, QF4: { winner: 3 } };
const bothOut = { unranked: [1, 4] };

function substituted(draw: Draw, outcomes: Readonly<Record<string, Outcome>>, boutId: string): Draw {
  const decided = decideSubstitute(draw, outcomesOf(outcomes), boutId);
  if (!decided.ok) throw new Error(decided.problem.code);
  return decided.value;
}

test("[DR22] both semi-finalists disqualified: those who lost to them fight a substitute semi-final", () => {
  const outcomes = { ...quarterfinals, SF1: bothOut };
  const draw = substituted(drawBracket("single_elimination_two_bronzes", 8), outcomes, "SF1");
  expect(advance(draw, outcomesOf(outcomes)).get("SF1S")).toMatchObject({
    status: "ready",
    a: { seed: 8 },
    b: { seed: 5 },
  });

  const ended = outcomesOf({ ...outcomes, SF1S: { winner: 5 }, SF2: { winner: 2 }, F: { winner: 2 } });
  expect(placements(draw, ended)).toEqual({
    isComplete: true,
    places: [
      { place: 1, seeds: [2] },
      { place: 2, seeds: [5] },
      { place: 3, seeds: [3, 8] },
      { place: 5, seeds: [6, 7] },
    ],
    unranked: [1, 4],
  });
});

test("[DR22] an opponent who had a bye leaves one substitute, who passes to the final", () => {
  const outcomes = { QF2: { winner: 4 }, SF1: bothOut };
  const draw = substituted(drawBracket("single_elimination_two_bronzes", 5), outcomes, "SF1");
  expect(advance(draw, outcomesOf(outcomes)).get("F")?.a).toEqual({ kind: "entrant", seed: 5 });
});

test("[DR13] whom the substitute finalist has beaten before returns in the repechage", () => {
  const first = {
    "R16-1": 1,
    "R16-2": 8,
    "R16-3": 4,
    "R16-4": 5,
    "R16-5": 2,
    "R16-6": 7,
    "R16-7": 3,
    "R16-8": 6,
  };
  const firstRound = Object.fromEntries(Object.entries(first).map(([id, winner]) => [id, { winner }]));
  const outcomes = { ...firstRound, ...quarterfinals, SF1: bothOut };
  const draw = substituted(drawBracket("repechage_from_finalists", 16), outcomes, "SF1");
  const states = advance(draw, outcomesOf({ ...outcomes, SF1S: { winner: 5 } }));
  expect(states.get("REP-A-1")).toMatchObject({ status: "walkover", winner: 12 });
  expect(states.get("BR-A")).toMatchObject({ a: { seed: 12 }, b: { seed: 8 } });
});

test("[DR10] both finalists disqualified: the two third-placed fight for gold, the fifths become third", () => {
  const outcomes = { ...quarterfinals, SF1: { winner: 1 }, SF2: { winner: 2 }, F: { unranked: [1, 2] } };
  const draw = substituted(drawBracket("single_elimination_two_bronzes", 8), outcomes, "F");
  expect(placements(draw, outcomesOf({ ...outcomes, FS: { winner: 3 } })).places).toEqual([
    { place: 1, seeds: [3] },
    { place: 2, seeds: [4] },
    { place: 3, seeds: [5, 6, 7, 8] },
  ]);
});

test("[DR10] finalists who lost the final together and keep a place are third", () => {
  const outcomes = { ...quarterfinals, SF1: { winner: 1 }, SF2: { winner: 2 }, F: {} };
  const draw = substituted(drawBracket("repechage_from_finalists", 8), outcomes, "F");
  const ended = { ...outcomes, "BR-A": { winner: 4 }, "BR-B": { winner: 3 }, FS: { winner: 4 } };
  expect(placements(draw, outcomesOf(ended)).places.slice(0, 3)).toEqual([
    { place: 1, seeds: [4] },
    { place: 2, seeds: [3] },
    { place: 3, seeds: [1, 2, 7, 8] },
  ]);
});

test("[DR24] printed numbers stay, the substitute takes the next free one and a cell of its own", () => {
  const before = drawBracket("single_elimination_two_bronzes", 8);
  const draw = substituted(before, { ...quarterfinals, SF1: bothOut }, "SF1");
  expect(draw.bouts.find(({ id }) => id === "SF1S")?.no).toBe(8);
  for (const { id, no } of before.bouts) expect(draw.bouts.find((bout) => bout.id === id)?.no).toBe(no);
  const cells = layOutDraw(draw).blocks.flatMap((block) =>
    block.cells.map(({ column, row }) => `${column}:${row}`),
  );
  expect(new Set(cells).size).toBe(draw.bouts.length);
});

const eight = drawBracket("single_elimination_two_bronzes", 8);
const refusals = [
  { why: "the bout has a winner", draw: eight, bout: "QF1", code: "bout-not-lost-by-both" },
  { why: "the bout is not in the draw", draw: eight, bout: "X", code: "unknown-bout" },
  { why: "a quarter-final has no substitute", draw: eight, bout: "QF2", code: "no-substitute-rule" },
  {
    why: "there is one bronze",
    draw: drawBracket("single_elimination_bronze_bout", 8),
    bout: "F",
    code: "no-substitute-rule",
  },
  {
    why: "the quarter-finalists are in the repechage",
    draw: drawBracket("repechage_quarterfinal", 8),
    bout: "SF2",
    code: "no-substitute-rule",
  },
];
for (const { why, draw, bout, code } of refusals) {
  test(`[DR22] no substitute bout when ${why}`, () => {
    const withoutWinner = bout === "QF1" ? {} : { [bout]: {} };
    const outcomes = { ...quarterfinals, SF1: { winner: 1 }, SF2: { winner: 2 }, ...withoutWinner };
    const decided = decideSubstitute(draw, outcomesOf(outcomes), bout);
    expect(decided.ok ? "allowed" : decided.problem.code).toBe(code);
  });
}
