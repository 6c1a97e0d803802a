import * as fc from "fast-check";
import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { createChance } from "./chance.ts";
import { decideDraw, drawBracket } from "./draw.ts";
import { FORMATS } from "./formats.ts";
import { possibleSeeds } from "./possible.ts";
import type { Outcome } from "./progress.ts";
import { outcomesOf, playDraw, rankWithoutTies } from "./testing/play.ts";

const eight = drawBracket("single_elimination_two_bronzes", 8);
const possible = (outcomes: Readonly<Record<string, Outcome>>, bout: string, side: "a" | "b") => {
  const states = advance(eight, outcomesOf(outcomes));
  const state = states.get(bout);
  return state === undefined ? undefined : possibleSeeds(state[side], { draw: eight, states });
};

test("[DR35] before the first bout a semifinal may be reached by the four of its quarter", () => {
  expect(possible({}, "SF1", "a")).toEqual([1, 8]);
  expect(possible({}, "F", "a")).toEqual([1, 4, 5, 8]);
});

test("[DR35] who lost is no longer possible, and who won is the only one", () => {
  expect(possible({ QF1: { winner: 8 } }, "SF1", "a")).toEqual([8]);
  expect(possible({ QF1: { winner: 8 } }, "F", "a")).toEqual([4, 5, 8]);
});

test("[DR35] in every format whoever stands in a slot in the end was possible at every moment before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 2, max: 16 }), fc.nat(), (format, n, salt) => {
      const drawn = decideDraw(format, n);
      fc.pre(drawn.ok);
      fc.pre(drawn.ok);
      const draw = drawn.value;
      const chance = createChance(salt);
      const rest = { rankGroup: rankWithoutTies };
      const { progress, states: end } = playDraw(
        draw,
        (a, b) => ({ winner: chance.below(2) === 0 ? a : b }),
        rest,
      );
      const known = chance.below(progress.outcomes.size + 1);
      const states = advance(draw, { ...rest, outcomes: new Map([...progress.outcomes].slice(0, known)) });
      for (const { id, a, b } of end.values())
        for (const [side, stands] of [["a", a] as const, ["b", b] as const]) {
          const before = states.get(id);
          if (stands.kind !== "entrant" || before === undefined) continue;
          expect(possibleSeeds(before[side], { draw, states })).toContain(stands.seed);
        }
    }),
  );
});
