import { assert, constantFrom, integer, pre, property } from "fast-check";
import { expect, test } from "vitest";
import { decideDrawChange } from "./change.ts";
import { drawBracket } from "./draw.ts";
import { FORMATS, decideFormat } from "./formats.ts";

const numbersOf = (n: number) => Array.from({ length: n }, (_, index) => `e${index + 1}`);
const late = { type: "entered-late", id: "late" } as const;
const drawOf = (format: (typeof FORMATS)[number], n: number) => ({
  format,
  numbers: numbersOf(n),
  startedBouts: [],
});

test("[DR25] two athletes change places before the first bout", () => {
  const draw = drawOf("single_elimination_two_bronzes", 4);
  expect(decideDrawChange(draw, { type: "swapped", one: "e1", other: "e3" })).toEqual({
    ok: true,
    value: ["e3", "e2", "e1", "e4"],
  });
});

test("[DR25] a swap with somebody who is not in the draw is refused", () => {
  const draw = drawOf("round_robin", 4);
  expect(decideDrawChange(draw, { type: "swapped", one: "e1", other: "guest" })).toEqual({
    ok: false,
    problem: { code: "not-in-the-draw", id: "guest" },
  });
});

test("[DR25] nothing moves once a bout has begun", () => {
  const draw = { ...drawOf("round_robin", 4), startedBouts: ["A1"] };
  for (const change of [late, { type: "swapped", one: "e1", other: "e2" } as const]) {
    expect(decideDrawChange(draw, change)).toMatchObject({ ok: false, problem: { code: "bouts-started" } });
  }
});

test("[DR25] who comes late gets the place beside a bye", () => {
  const decided = decideDrawChange(drawOf("single_elimination_two_bronzes", 7), late);
  expect(decided.ok && decided.value.at(-1)).toBe("late");
});

test.each([
  { format: "single_elimination_two_bronzes", n: 8, why: "a full tree" },
  { format: "best_of_three", n: 2, why: "a pair" },
  { format: "three_person", n: 3, why: "a bracket of three" },
  { format: "groups_playoff", n: 8, why: "two full groups" },
] as const)("[DR25] there is no free place in $why", ({ format, n }) => {
  expect(decideDrawChange(drawOf(format, n), late)).toEqual({
    ok: false,
    problem: { code: "redraw-needed" },
  });
});

test("[DR25] nobody enters twice", () => {
  const draw = { ...drawOf("round_robin", 4), numbers: ["late", "e2", "e3"] };
  expect(decideDrawChange(draw, late)).toMatchObject({ ok: false, problem: { code: "already-in-the-draw" } });
});

test("[DR25] a late entry leaves every pair of the first round as it was drawn", () => {
  assert(
    property(constantFrom(...FORMATS), integer({ min: 2, max: 64 }), (format, n) => {
      pre(decideFormat(format, n).ok && format !== "round_robin" && format !== "groups_playoff");
      pre(decideDrawChange(drawOf(format, n), late).ok);
      const opponents = (size: number) =>
        new Map(
          drawBracket(format, size).bouts.flatMap(({ a, b, round }) =>
            round === 1 && "seed" in a && "seed" in b
              ? [[a.seed, b.seed] as const, [b.seed, a.seed] as const]
              : [],
          ),
        );
      const [before, after] = [opponents(n), opponents(n + 1)];
      for (const [seed, opponent] of before) expect(after.get(seed)).toBe(opponent);
    }),
  );
});

const left = { type: "left-early", id: "e2" } as const;

test("[DR28] the last number takes the place of who leaves before the start, and nobody else moves", () => {
  expect(decideDrawChange(drawOf("single_elimination_two_bronzes", 6), left)).toEqual({
    ok: true,
    value: ["e1", "e6", "e3", "e4", "e5"],
  });
});

test.each([
  { format: "single_elimination_two_bronzes", n: 5, why: "a tree that would be half as large" },
  { format: "best_of_three", n: 2, why: "a pair" },
  { format: "three_person", n: 3, why: "a bracket of three" },
  { format: "round_robin", n: 2, why: "two of whom one is left" },
] as const)("[DR28] $why is drawn again", ({ format, n }) => {
  expect(decideDrawChange(drawOf(format, n), left)).toEqual({
    ok: false,
    problem: { code: "redraw-needed" },
  });
});

test("[DR28] after the first bout nobody leaves the draw: his opponents win instead", () => {
  const draw = { ...drawOf("round_robin", 4), startedBouts: ["A1"] };
  expect(decideDrawChange(draw, left)).toMatchObject({ ok: false, problem: { code: "bouts-started" } });
});

test("[DR28] who enters late and leaves again leaves the draw as it was", () => {
  assert(
    property(constantFrom(...FORMATS), integer({ min: 2, max: 40 }), (format, n) => {
      pre(decideFormat(format, n).ok);
      const entered = decideDrawChange(drawOf(format, n), late);
      pre(entered.ok);
      const back = { ...drawOf(format, n), numbers: entered.value };
      expect(decideDrawChange(back, { type: "left-early", id: late.id })).toEqual({
        ok: true,
        value: numbersOf(n),
      });
    }),
  );
});
