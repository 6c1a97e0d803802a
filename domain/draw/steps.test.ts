import { assert, constantFrom, integer, pre, property } from "fast-check";
import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { drawBracket } from "./draw.ts";
import { decideFormat, FORMATS } from "./formats.ts";
import { stepsOf } from "./steps.ts";
import { higherSeedWins, playDraw, rankWithoutTies } from "./testing/play.ts";

test("[DR32] the playoff comes after the groups, the bronze bout before the final", () => {
  const order = stepsOf(drawBracket("groups_playoff", 6)).map(({ bout }) => bout.stage);
  expect(order.slice(-4)).toEqual(["main", "main", "bronze", "final"]);
  expect(order.slice(0, -4).every((stage) => stage === "group")).toBe(true);
});

test("[DR80] consolation from the finalists with nine: round by round, both bronze bouts before the final", () => {
  const order = stepsOf(drawBracket("repechage_from_finalists", 9)).map(({ bout }) => bout.id);
  expect(order).toEqual(["R16-2", "QF1", "QF2", "QF3", "QF4", "SF1", "SF2", "REP-A-1", "BR-B", "BR-A", "F"]);
});

test("[DR80] in every format the final is fought last", () => {
  for (const format of FORMATS)
    for (let n = 2; n <= 33; n += 1) {
      if (!decideFormat(format, n).ok) continue;
      const order = stepsOf(drawBracket(format, n)).map(({ bout }) => bout.stage);
      expect(order.includes("final") ? order.at(-1) : "final").toBe("final");
    }
});

test("[DR32] in a round robin of five nobody fights twice in a row", () => {
  const bouts = stepsOf(drawBracket("round_robin", 5)).map(({ bout: { a, b } }) => [a, b]);
  for (const [index, pair] of bouts.slice(1).entries())
    expect(pair.some((slot) => JSON.stringify(bouts[index]).includes(JSON.stringify(slot)))).toBe(false);
});

test("[DR32] in this order every bout knows its people when its turn comes", () => {
  assert(
    property(constantFrom(...FORMATS), integer({ min: 2, max: 20 }), (format, n) => {
      pre(decideFormat(format, n).ok);
      const draw = drawBracket(format, n);
      const steps = stepsOf(draw);
      expect(steps.map(({ bout }) => bout.id).toSorted()).toEqual(draw.bouts.map(({ id }) => id).toSorted());
      const decided = playDraw(draw, higherSeedWins, { rankGroup: rankWithoutTies }).progress.outcomes;
      for (const { bout, step } of steps) {
        const before = steps.filter((one) => one.step < step).map((one) => one.bout.id);
        const outcomes = new Map([...decided].filter(([id]) => before.includes(id)));
        const known = { outcomes, rankGroup: rankWithoutTies };
        expect(advance(draw, known).get(bout.id)?.status).not.toBe("waiting");
      }
    }),
    { numRuns: 25 },
  );
});
