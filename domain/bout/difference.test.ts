import { expect, test } from "vitest";
import * as fc from "fast-check";
import type { Bout } from "./bout.ts";
import { problemWith } from "./decide.ts";
import { nextDifference, type WantedBout } from "./difference.ts";
import { applyBoutEvent } from "./fold.ts";
import { after, IBJJF } from "./testing/after.ts";

/** The bout brought to what is wanted, and the events that did it. */
function rewrite(opened: Bout, wanted: WantedBout): { bout: Bout; written: string[] } {
  let bout = opened;
  const written: string[] = [];
  for (let n = 0; n < 500; n += 1) {
    const next = nextDifference(bout, wanted);
    if (!next.ok) return { bout, written: [...written, next.problem.code] };
    if (next.value === undefined) return { bout, written };
    expect(problemWith(bout, next.value)).toBeUndefined();
    bout = applyBoutEvent(bout, { id: `new-${bout.recorded.length}`, event: next.value, atMs: n });
    written.push(next.value.type);
  }
  throw new Error("it never ends");
}

const EMPTY = { red: {}, blue: {} };

test("what is the same writes nothing", () => {
  const bout = after("R+2 Bp B#sub", IBJJF);
  expect(rewrite(bout, { score: EMPTY, outcome: { winner: "blue", method: "submission" } }).written).toEqual(
    [],
  );
});

test("a score that goes back is undone where it was given", () => {
  const { bout, written } = rewrite(after("R+2 R+3 Ra", IBJJF), {
    score: { red: { points: 2, advantages: 0 }, blue: {} },
    outcome: undefined,
  });
  expect(written).toEqual(["undone", "undone"]);
  expect(bout.score.red).toMatchObject({ points: 2, advantages: 0 });
});

test("a penalty's own consequences are settled before the points", () => {
  const { bout } = rewrite(after("", IBJJF), {
    score: { red: { points: 2, penalties: 3 }, blue: { points: 0, advantages: 1 } },
    outcome: undefined,
  });
  expect(bout.score).toMatchObject({
    red: { points: 2, penalties: 3 },
    blue: { points: 0, advantages: 1 },
  });
});

test("an advantage nobody gave cannot be taken away", () => {
  const bout = after("Rp Rp", IBJJF);
  expect(bout.score.blue.advantages).toBe(1);
  const wanted = { score: { red: {}, blue: { advantages: 0 } }, outcome: undefined };
  expect(rewrite(bout, wanted).written).toEqual(["score-not-reachable"]);
});

test("a large score is reached in the steps a log may hold", () => {
  const { bout, written } = rewrite(after("", IBJJF), {
    score: { red: { points: 250 }, blue: { points: -120 } },
    outcome: { winner: "red", method: "points" },
  });
  expect(bout.score).toMatchObject({ red: { points: 250 }, blue: { points: -120 } });
  expect(written.at(-1)).toBe("result-declared");
});

test("any counts of points and penalties are reached from any others", () => {
  const line = fc.record({ points: fc.integer({ min: -300, max: 300 }), penalties: fc.nat({ max: 6 }) });
  const state = fc.record({ red: line, blue: line });
  fc.assert(
    fc.property(state, state, (first, second) => {
      const { bout } = rewrite(after("", IBJJF), {
        score: first,
        outcome: { winner: "red", method: "points" },
      });
      const again = rewrite(bout, { score: second, outcome: undefined });
      expect(again.bout.score).toMatchObject(second);
      expect(again.bout.outcome).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
