import * as fc from "fast-check";
import { expect, test } from "vitest";
import { advance } from "../draw/advance.ts";
import type { Draw } from "../draw/bracket.ts";
import { isTree } from "../draw/change.ts";
import { createChance } from "../draw/chance.ts";
import { drawBracket } from "../draw/draw.ts";
import { currentFormat, FORMATS } from "../draw/formats.ts";
import type { BoutState, Outcome, ResolvedSlot } from "../draw/progress.ts";
import { rankWithoutTies } from "../draw/testing/play.ts";
import { isUnfought } from "./unfought.ts";

type States = ReadonlyMap<string, BoutState>;

const cornerOf = (slot: ResolvedSlot | undefined) =>
  slot?.kind === "entrant" ? String(slot.seed) : undefined;

/** As the server keeps it: a bout is finished when it has a result, and a corner is open while nobody stands in it. */
function unfoughtIn(draw: Draw, states: States): string[] {
  const records = new Map(
    draw.bouts.map(({ id, stage, round, a, b }) => {
      const state = states.get(id);
      const corners = [
        { fighter: cornerOf(state?.a), source: a },
        { fighter: cornerOf(state?.b), source: b },
      ];
      const isFinished = state?.status === "decided";
      const winner = state?.winner === undefined ? undefined : String(state.winner);
      return [id, { bracketId: id, stage, round, isFinished, winner, corners }];
    }),
  );
  return [...records.values()].filter((bout) => isUnfought(records, bout)).map(({ bracketId }) => bracketId);
}

/** Settled by the draw with nobody in a corner. */
function emptyIn(states: States): string[] {
  return [...states.values()]
    .filter(({ status, a, b }) => status !== "decided" && [a, b].some(({ kind }) => kind === "empty"))
    .map(({ id }) => id);
}

/** So many bouts in a row, some of them lost by who did not come, or by both. */
function playSome(draw: Draw, seed: number, count: number): States {
  const chance = createChance(seed);
  const outcomes = new Map<string, Outcome>();
  const read = () => advance(draw, { outcomes, rankGroup: rankWithoutTies });
  while (outcomes.size < count) {
    const next = [...read().values()].find(({ status }) => status === "ready");
    if (next?.a.kind !== "entrant" || next.b.kind !== "entrant") break;
    const [winner, loser] = chance.below(2) === 0 ? [next.a.seed, next.b.seed] : [next.b.seed, next.a.seed];
    const ending = chance.below(5);
    if (ending === 0) outcomes.set(next.id, { unranked: [winner, loser] });
    else outcomes.set(next.id, { winner, ...(ending < 3 && { unranked: [loser] }) });
  }
  return read();
}

test("[DY60] a bronze bout nobody can come to is not fought, its athlete is in no bout that waits", () => {
  const draw = drawBracket("single_elimination_bronze_bout", 4);
  const outcomes = new Map<string, Outcome>([
    ["SF1", { winner: 1 }],
    ["SF2", { winner: 2, unranked: [3] }],
  ]);
  expect(unfoughtIn(draw, advance(draw, { outcomes, rankGroup: rankWithoutTies }))).toEqual(["B"]);
});

test("[DY60] records tell every bout of a tree that an empty corner has settled, and none that is fought later", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMATS.filter(isTree)),
      fc.integer({ min: 3, max: 17 }),
      fc.nat(),
      fc.nat({ max: 30 }),
      (format, n, seed, count) => {
        const draw = drawBracket(currentFormat(format, n), n);
        const states = playSome(draw, seed, count);
        const told = new Set(unfoughtIn(draw, states));
        // A second grand final hangs on a condition; it is the last bout, and its category says that it is over.
        for (const id of emptyIn(states)) expect(told.has(id) || id === "GF2").toBe(true);
        const end = playSome(draw, seed, draw.bouts.length);
        for (const id of told) expect(end.get(id)?.status).not.toBe("decided");
      },
    ),
    {
      numRuns: 200,
      // The loser of a bout nobody fights is nobody; who awaits him passes only when its winner is known.
      examples: [["double_elimination_crossed", 11, 1983350407, 6]],
    },
  );
});
