import { expect, test } from "vitest";
import { causeOf, METHODS } from "../bout/vocabulary.ts";
import { drawBracket } from "../draw/draw.ts";
import type { Format } from "../draw/formats.ts";
import { isCategoryOver, pairings, type CategoryBout, type Entrant } from "./categoryProgress.ts";

/** Athletes are called by draw number: "1" is number one. */
const field = (n: number): Entrant[] =>
  Array.from({ length: n }, (_, index) => ({ uuid: String(index + 1) }));

/**
 * Results in the order they were recorded: `SF1=1` athlete 1 won the first semi-final on points, `SF1=1#sub` by
 * submission, `SF1=#double_dq` nobody did, `A:1-4=1(7-2)` with the score of the first and the second athlete.
 */
function play(format: Format, n: number, line: string) {
  const draw = drawBracket(format, n);
  const entrants = field(n);
  let bouts: readonly CategoryBout[] = [];
  for (const token of line.split(" ").filter(Boolean)) {
    const [, id = "", winner = "", word = "points", red, blue] =
      /^([^=]+)=(\d*)(?:#(\w+))?(?:\((\d+)-(\d+)\))?$/.exec(token) ?? [];
    const pair = pairings(draw, entrants, bouts).get(id);
    const method = METHODS.find((name) => name === (word === "sub" ? "submission" : word)) ?? "points";
    const cause = causeOf(method);
    const scores = { [pair?.red ?? ""]: Number(red ?? 0), [pair?.blue ?? ""]: Number(blue ?? 0) };
    const bout = { ...pair, bracketId: id, isFinished: true, method, scores };
    const decided = { ...bout, ...(winner !== "" && { winner }), ...(cause && { cause }) };
    bouts = [...bouts.filter(({ bracketId }) => bracketId !== id), decided];
  }
  const found = pairings(draw, entrants, bouts);
  return {
    pair: (id: string) => `${found.get(id)?.red ?? "?"}-${found.get(id)?.blue ?? "?"}`,
    isOver: isCategoryOver(draw, entrants, bouts),
  };
}

const KNOCK_OUT = "single_elimination_two_bronzes";

test("before anything is fought the seeds stand in the first round and nobody further on", () => {
  const { pair, isOver } = play(KNOCK_OUT, 8, "");
  expect(["QF1", "QF4", "SF1", "F"].map(pair)).toEqual(["1-8", "3-6", "?-?", "?-?"]);
  expect(isOver).toBe(false);
});

test("[DR5] a seed with a bye stands in the second round at once", () => {
  expect(["SF1", "SF2"].map(play(KNOCK_OUT, 5, "").pair)).toEqual(["1-?", "2-3"]);
});

test("a winner moves on, in the corner the draw gives him", () => {
  const { pair } = play(KNOCK_OUT, 4, "SF2=3#sub");
  expect(pair("F")).toBe("?-3");
});

test("a bout that only has a score moves nobody", () => {
  const draw = drawBracket(KNOCK_OUT, 4);
  const bout = { bracketId: "SF1", red: "1", blue: "4", isFinished: false, scores: { 1: 8, 4: 0 } };
  expect(pairings(draw, field(4), [bout]).get("F")).toEqual({});
});

test("a corrected result moves everybody who follows from it", () => {
  const before = play(KNOCK_OUT, 8, "QF1=1 QF2=4 QF3=2 QF4=3 SF2=2");
  expect(["SF1", "F"].map(before.pair)).toEqual(["1-4", "?-2"]);
  const after = play(KNOCK_OUT, 8, "QF1=1 QF2=4 QF3=2 QF4=3 SF2=2 QF1=8");
  expect(["SF1", "F"].map(after.pair)).toEqual(["8-4", "?-2"]);
});

test("[CR3] a bout that was fought keeps the people who fought it, and its winner goes on", () => {
  const { pair } = play(KNOCK_OUT, 8, "QF1=1 QF2=4 QF3=2 QF4=3 SF1=1 SF2=2 QF1=8");
  expect(["SF1", "F"].map(pair)).toEqual(["1-4", "1-2"]);
});

test("[DR14] quarter-final losers return in the repechage and meet the opposite losing semi-finalist", () => {
  const { pair, isOver } = play(
    "repechage_quarterfinal",
    8,
    "QF1=1 QF2=4 QF3=7 QF4=3 SF1=4 SF2=3 REP-A=5 REP-B=2",
  );
  expect(["REP-A", "REP-B", "BR-A", "BR-B", "F"].map(pair)).toEqual(["8-5", "2-6", "5-7", "2-1", "4-3"]);
  expect(isOver).toBe(false);
});

test("[DR11] who did not come is out of the repechage as well, and his opponent passes", () => {
  const { pair } = play("repechage_quarterfinal", 8, "QF1=1#no_show QF2=4 QF3=2 QF4=3 SF2=2");
  expect(["REP-A", "BR-A"].map(pair)).toEqual(["?-5", "5-3"]);
});

test("[DR23] the injured keep their place but fight no more", () => {
  const { pair } = play("repechage_quarterfinal", 8, "QF1=1#injury QF2=4 QF3=2 QF4=3 SF2=2");
  expect(["REP-A", "BR-A"].map(pair)).toEqual(["8-5", "5-3"]);
});

test("[DR20] the first two of each group meet crosswise, ranked by the leaderboard rules", () => {
  const groups = "A:1-4=1 A:1-5=1 A:4-5=5 B:2-3=3 B:2-6=2 B:3-6=3";
  const { pair } = play("groups_playoff", 6, groups);
  expect(["SF1", "SF2"].map(pair)).toEqual(["1-2", "3-5"]);
});

test("[LB3] points decide where wins do not, and a corrected score changes who goes through", () => {
  const circle = (score: string) => `A:1-4=1(2-0) A:1-5=5(0-2) A:4-5=4(${score}) B:2-3=2 B:2-6=2 B:3-6=3`;
  expect(play("groups_playoff", 6, circle("9-0")).pair("SF1")).toBe("4-3");
  expect(play("groups_playoff", 6, circle("3-2")).pair("SF1")).not.toBe("4-3");
});

test("the play-off waits while a group is still being fought", () => {
  expect(play("groups_playoff", 6, "A:1-4=1 A:1-5=1").pair("SF1")).toBe("?-?");
});

test("[BT6] bouts that an injured athlete no longer fights are wins for the others in his group", () => {
  const { pair } = play("groups_playoff", 6, "A:1-4=4#injury(6-0) A:4-5=4 B:2-3=2 B:2-6=2 B:3-6=3");
  expect(pair("SF2")).toBe("2-5");
});

test("[DY60] nobody stands in a third game at 2:0, both do again at 1:1", () => {
  const game = (bracketId: string, winner: string) => ({
    bracketId,
    red: "f1",
    blue: "f2",
    winner,
    isFinished: true,
    scores: {},
  });
  const draw = drawBracket("best_of_three", 2);
  const entrants = [{ uuid: "f1" }, { uuid: "f2" }];
  expect(pairings(draw, entrants, [game("G1", "f1"), game("G2", "f1")]).get("G3")).toEqual({});
  const level = pairings(draw, entrants, [game("G1", "f1"), game("G2", "f2")]);
  expect(level.get("G3")).toEqual({ red: "f1", blue: "f2" });
});

test("[DR19] a best of three is over at 2:0 and goes on at 1:1", () => {
  expect(play("best_of_three", 2, "G1=1 G2=1").isOver).toBe(true);
  expect(play("best_of_three", 2, "G1=1 G2=2").isOver).toBe(false);
  expect(play("best_of_three", 2, "G1=1 G2=2 G3=2").isOver).toBe(true);
});

test("[DR22] a final that nobody can reach any more does not keep a category open", () => {
  expect(play(KNOCK_OUT, 4, "SF1=#double_dq SF2=#double_no_show").isOver).toBe(true);
  expect(play(KNOCK_OUT, 4, "SF1=#double_dq SF2=2").isOver).toBe(true);
  expect(play(KNOCK_OUT, 4, "SF1=1 SF2=2").isOver).toBe(false);
  expect(play(KNOCK_OUT, 4, "SF1=1 SF2=2 F=2#sub").isOver).toBe(true);
});
