import { assert, constantFrom, integer, pre, property } from "fast-check";
import { expect, test } from "vitest";
import { FREE_PLACE } from "../draw/change.ts";
import { drawBracket } from "../draw/draw.ts";
import { FORMATS, decideFormat, type Format } from "../draw/formats.ts";
import { FORMAT_PRESETS } from "../draw/formatPackage.ts";
import { decideLateChange, decideUndo, type LateDraw } from "./lateChange.ts";
import { isCategoryOver, pairings } from "./categoryProgress.ts";
import { advisedWay, waysIn } from "./waysIn.ts";

const numbersOf = (n: number) => Array.from({ length: n }, (_, index) => `e${index + 1}`);
const late = { type: "entered-late", id: "late" } as const;
const drawOf = (format: Format, n: number): LateDraw => ({
  format,
  numbers: numbersOf(n),
  begun: [],
  formats: FORMAT_PRESETS.usual,
});
const entrantsOf = (n: number) => numbersOf(n).map((id) => ({ id }));

/** Bouts that were fought, written as `QF2 e4>e5`. */
const fought = (...lines: string[]) =>
  lines.map((line) => {
    const [bracketId = "", people = ""] = line.split(" ");
    const [winner = "", loser = ""] = people.split(">");
    return { bracketId, red: winner, blue: loser, winner, isFinished: true, scores: {} };
  });

test("[DR25] two athletes change places before the first bout", () => {
  const draw = drawOf("single_elimination_two_bronzes", 4);
  expect(decideLateChange(draw, { type: "swapped", one: "e1", other: "e3" })).toMatchObject({
    ok: true,
    value: { numbers: ["e3", "e2", "e1", "e4"] },
  });
});

test("[DR25] a swap with somebody who is not in the draw is refused", () => {
  const draw = drawOf("round_robin", 4);
  expect(decideLateChange(draw, { type: "swapped", one: "e1", other: "guest" })).toEqual({
    ok: false,
    problem: { code: "not-in-the-draw", id: "guest" },
  });
});

test("[DR25] who comes late gets the place beside a bye", () => {
  const decided = decideLateChange(drawOf("single_elimination_two_bronzes", 7), late);
  expect(decided.ok && decided.value.numbers.at(-1)).toBe("late");
});

test.each([
  { format: "single_elimination_two_bronzes", n: 8, why: "a full tree" },
  { format: "best_of_three", n: 2, why: "a pair" },
  { format: "three_person", n: 3, why: "a bracket of three" },
  { format: "groups_playoff", n: 8, why: "two full groups" },
] as const)("[DR25] there is no free place in $why", ({ format, n }) => {
  expect(decideLateChange(drawOf(format, n), late)).toEqual({
    ok: false,
    problem: { code: "redraw-needed" },
  });
});

test("[DR25] nobody enters twice", () => {
  const draw = { ...drawOf("round_robin", 4), numbers: ["late", "e2", "e3"] };
  expect(decideLateChange(draw, late)).toMatchObject({ ok: false, problem: { code: "already-in-the-draw" } });
});

test("[DR25] a late entry leaves every pair of the first round as it was drawn", () => {
  assert(
    property(constantFrom(...FORMATS), integer({ min: 2, max: 64 }), (format, n) => {
      pre(decideFormat(format, n).ok && format !== "round_robin" && format !== "groups_playoff");
      pre(decideLateChange(drawOf(format, n), late).ok);
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
  expect(decideLateChange(drawOf("single_elimination_two_bronzes", 6), left)).toMatchObject({
    ok: true,
    value: { numbers: ["e1", "e6", "e3", "e4", "e5"], change: { type: "left-early" } },
  });
});

test.each([
  { format: "single_elimination_two_bronzes", n: 5, why: "a tree that would be half as large" },
  { format: "three_person", n: 3, why: "a bracket of three" },
] as const)("[DR28] $why stays, with a free place in it", ({ format, n }) => {
  expect(decideLateChange(drawOf(format, n), left)).toMatchObject({
    ok: true,
    value: { numbers: ["e1", FREE_PLACE, ...numbersOf(n).slice(2)], change: { type: "place-freed" } },
  });
});

test("[DR28] of two nobody leaves the draw: the other wins the bouts instead", () => {
  expect(decideLateChange(drawOf("best_of_three", 2), left)).toEqual({
    ok: false,
    problem: { code: "too-few-left" },
  });
});

test("[DR28] who enters late and leaves again leaves the draw as it was", () => {
  assert(
    property(constantFrom(...FORMATS), integer({ min: 2, max: 40 }), (format, n) => {
      pre(decideFormat(format, n).ok);
      const entered = decideLateChange(drawOf(format, n), late);
      pre(entered.ok);
      const back = { ...drawOf(format, n), numbers: entered.value.numbers };
      expect(decideLateChange(back, { type: "left-early", id: late.id })).toMatchObject({
        ok: true,
        value: { numbers: numbersOf(n) },
      });
    }),
  );
});

test("[DR60] after the first bouts somebody still gets the place beside a bye whose holder has not begun", () => {
  const draw = { ...drawOf("single_elimination_two_bronzes", 7), begun: fought("QF2 e4>e5") };
  const decided = decideLateChange(draw, late);
  expect(decided.ok && decided.value.numbers).toEqual([...numbersOf(7), "late"]);
});

test("[DR60] the bye of somebody who has fought the next bout already is no place any more", () => {
  const draw = {
    ...drawOf("single_elimination_two_bronzes", 7),
    begun: fought("QF2 e4>e5", "SF1 e1>e4"),
  };
  expect(decideLateChange(draw, late)).toEqual({
    ok: false,
    problem: { code: "bouts-started", bouts: ["SF1"] },
  });
});

test("[DR60] who leaves before their first bout frees the place, and the opponent passes", () => {
  const draw = { ...drawOf("single_elimination_two_bronzes", 8), begun: fought("QF2 e4>e5") };
  const decided = decideLateChange(draw, { type: "left-early", id: "e8" });
  expect(decided.ok && decided.value.numbers).toEqual([...numbersOf(7), FREE_PLACE]);
  const entrants = decided.ok ? decided.value.numbers.map((uuid) => ({ uuid })) : [];
  const bracket = drawBracket("single_elimination_two_bronzes", 8);
  expect(pairings(bracket, entrants, draw.begun).get("SF1")).toEqual({ red: "e1", blue: "e4" });
});

test("[DR60] a newcomer takes a free place until its opponent has gone on", () => {
  const numbers = [...numbersOf(7), FREE_PLACE];
  const wish = { ...late, place: 8 } as const;
  const draw = { ...drawOf("single_elimination_two_bronzes", 8), numbers, begun: fought("QF2 e4>e5") };
  expect(decideLateChange(draw, wish)).toMatchObject({
    ok: true,
    value: { numbers: [...numbersOf(7), "late"] },
  });
  const gone = { ...draw, begun: fought("QF2 e4>e5", "SF1 e1>e4") };
  expect(decideLateChange(gone, wish)).toMatchObject({ ok: false, problem: { code: "bouts-started" } });
});

test("[DR60] who has begun neither changes places nor leaves the draw nor is replaced", () => {
  const draw = { ...drawOf("round_robin", 4), begun: fought("1-2 e1>e2") };
  for (const wish of [
    left,
    { type: "swapped", one: "e3", other: "e1" } as const,
    { type: "replaced", left: "e1", id: "late" } as const,
  ])
    expect(decideLateChange(draw, wish)).toMatchObject({ ok: false, problem: { code: "has-begun" } });
});

test("[DR60] a taken place is refused", () => {
  expect(decideLateChange(drawOf("round_robin", 4), { ...late, place: 2 })).toEqual({
    ok: false,
    problem: { code: "place-taken" },
  });
});

test("[DR60] a free place takes nobody's rank: the others are placed as if it had never been", () => {
  const entrants = ["e1", FREE_PLACE, "e3"].map((uuid) => ({ uuid }));
  expect(isCategoryOver(drawBracket("round_robin", 3), entrants, fought("1-3 e1>e3"))).toBe(true);
});

test("[DR61] a full tree has no bye and no free place; new lots are drawn around what has begun", () => {
  const draw = { ...drawOf("single_elimination_two_bronzes", 8), begun: fought("QF2 e4>e5") };
  const ways = waysIn(draw, { id: "late" }, entrantsOf(8), "seed");
  expect(ways.map(({ kind, result }) => [kind, result.ok ? "ok" : result.problem.code])).toEqual([
    ["bye", "no-bye"],
    ["free-place", "no-free-place"],
    ["redraw", "ok"],
  ]);
  const redrawn = ways[2]?.result;
  const numbers = redrawn?.ok ? redrawn.value.numbers : [];
  expect([numbers[3], numbers[4], numbers.length]).toEqual(["e4", "e5", 9]);
});

test("[DR61] new lots cannot be drawn where what has begun would get another format", () => {
  const draw = { ...drawOf("best_of_three", 2), begun: fought("G1 e1>e2") };
  const ways = waysIn(draw, { id: "late" }, entrantsOf(2), "seed");
  expect(ways.every(({ result }) => !result.ok)).toBe(true);
  expect(advisedWay(ways)).toBeUndefined();
  const before = waysIn(drawOf("best_of_three", 2), { id: "late" }, entrantsOf(2), "seed");
  expect(advisedWay(before)?.result).toMatchObject({ ok: true, value: { format: "round_robin" } });
});

test("[DR61] the way where a team-mate waits at once is not advised", () => {
  const teams = ["x", "red", "y"];
  const entrants = entrantsOf(6).map((entrant, index) => ({ ...entrant, team: teams[index] }));
  const ways = waysIn(
    drawOf("single_elimination_two_bronzes", 6),
    { id: "late", team: "red" },
    entrants,
    "s",
  );
  expect(ways.slice(0, 2).map(({ place, meetings }) => [place, meetings[0]?.isCertain])).toEqual([
    [7, true],
    [8, false],
  ]);
  expect(advisedWay(ways)?.place).toBe(8);
});

test("[DR61] a table gets one more row", () => {
  const draw = { ...drawOf("round_robin", 4), begun: fought("1-2 e1>e2") };
  const [row] = waysIn(draw, { id: "late" }, entrantsOf(4), "seed");
  expect(row).toMatchObject({ kind: "row", place: 5, result: { ok: true } });
});

test("[DR62] a late entry is taken back until a bout it made has begun", () => {
  const before = { format: "single_elimination_two_bronzes", numbers: numbersOf(7) } as const;
  const draw = { ...before, numbers: [...numbersOf(7), "late"] };
  expect(decideUndo({ ...draw, begun: fought("QF2 e4>e5") }, before)).toEqual({ ok: true, value: before });
  expect(decideUndo({ ...draw, begun: fought("QF1 e1>late") }, before)).toEqual({
    ok: false,
    problem: { code: "bouts-started", bouts: ["QF1"] },
  });
});
