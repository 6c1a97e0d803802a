import * as fc from "fast-check";
import { expect, test } from "vitest";
import { advance } from "../draw/advance.ts";
import type { Draw } from "../draw/bracket.ts";
import { createChance } from "../draw/chance.ts";
import { decideDraw, drawBracket } from "../draw/draw.ts";
import { FORMATS, type Format } from "../draw/formats.ts";
import { possibleSeeds } from "../draw/possible.ts";
import { isSettled, type BoutState, type ResolvedSlot } from "../draw/progress.ts";
import { lowerSeedWins, playDraw, rankWithoutTies } from "../draw/testing/play.ts";
import { hasNothingLeft } from "./nothingLeft.ts";
import type { RecordedBout } from "./unfought.ts";

type States = ReadonlyMap<string, BoutState>;

const fighterIn = (slot: ResolvedSlot | undefined) =>
  slot?.kind === "entrant" ? String(slot.seed) : undefined;

const recorded = (draw: Draw, states: States): RecordedBout[] =>
  draw.bouts.map(({ id, stage, round, a, b }) => {
    const state = states.get(id);
    return {
      bracketId: id,
      stage,
      round,
      isFinished: isSettled(state),
      winner: state?.winner === undefined ? undefined : String(state.winner),
      corners: [
        { fighter: fighterIn(state?.a), source: a },
        { fighter: fighterIn(state?.b), source: b },
      ],
    };
  });

const seedsOf = ({ n }: Draw) => Array.from({ length: n }, (_, index) => index + 1);

const doneIn = (draw: Draw, states: States) =>
  seedsOf(draw).filter((seed) => hasNothingLeft(recorded(draw, states), String(seed)));

const rest = { rankGroup: rankWithoutTies };

/** Who is done after so many bouts, the lower number winning each. */
function doneAfter(count: number, format: Format, n: number): number[] {
  const draw = drawBracket(format, n);
  const { outcomes } = playDraw(draw, lowerSeedWins, rest).progress;
  return doneIn(draw, advance(draw, { ...rest, outcomes: new Map([...outcomes].slice(0, count)) }));
}

test("[DR36] who is beaten in a knockout is done at once", () => {
  expect(doneAfter(4, "single_elimination_two_bronzes", 8)).toEqual([5, 6, 7, 8]);
});

test("[DR36] who may come back by a repechage is not done until his victor is beaten", () => {
  expect(doneAfter(4, "repechage_from_finalists", 8)).toEqual([]);
  expect(doneAfter(5, "repechage_from_finalists", 8)).toEqual([5]);
  expect(doneAfter(4, "double_elimination", 8)).toEqual([]);
});

test("[DR36] who came back and lost is done, though the repechage of the other half still waits", () => {
  const draw = drawBracket("repechage_from_finalists", 8);
  const won = { QF1: 1, QF2: 4, QF3: 2, QF4: 3, SF1: 1, "BR-A": 4 };
  const outcomes = new Map(Object.entries(won).map(([id, winner]) => [id, { winner }]));
  expect(doneIn(draw, advance(draw, { ...rest, outcomes }))).toEqual([4, 5, 8]);
});

test("[DR36] who waits for the rest of his group is not done, the last of a group that is over is", () => {
  expect(doneAfter(4, "groups_playoff", 6)).toEqual([]);
  expect(doneAfter(5, "groups_playoff", 6)).toEqual([5]);
});

test("[DR36] who has met everybody is done while others still meet", () => {
  expect(doneAfter(5, "round_robin", 4)).toEqual([1, 4]);
});

test("[DR36] who is not in the draw has nothing to be done with", () => {
  expect(hasNothingLeft([], "1")).toBe(false);
});

test("[DR36] in every format nobody who is done stands in a corner again, and who can come to none is done", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 2, max: 16 }), fc.nat(), (format, n, salt) => {
      const drawn = decideDraw(format, n);
      fc.pre(drawn.ok);
      fc.pre(drawn.ok);
      const draw = drawn.value;
      const chance = createChance(salt);
      const { progress, states: end } = playDraw(
        draw,
        (a, b) => ({ winner: chance.below(2) === 0 ? a : b }),
        rest,
      );
      const known = chance.below(progress.outcomes.size + 1);
      const states = advance(draw, { ...rest, outcomes: new Map([...progress.outcomes].slice(0, known)) });
      const open = [...states.values()].filter((state) => !isSettled(state));
      const standing = open.flatMap(({ id }) => [fighterIn(end.get(id)?.a), fighterIn(end.get(id)?.b)]);
      const possible = new Set(
        open.flatMap(({ a, b }) => [a, b].flatMap((slot) => possibleSeeds(slot, { draw, states }))),
      );
      const done = doneIn(draw, states);
      expect(done.filter((seed) => standing.includes(String(seed)))).toEqual([]);
      expect(seedsOf(draw).filter((seed) => !possible.has(seed) && !done.includes(seed))).toEqual([]);
    }),
  );
});
