import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { drawBracket } from "./draw.ts";
import { placements } from "./placements.ts";
import { lowerSeedWins, outcomesOf, playDraw, rankByWins, rankWithoutTies } from "./testing/play.ts";

const eight = drawBracket("single_elimination_two_bronzes", 8);
const quarterfinals = { QF1: { winner: 1 }, QF2: { winner: 4 }, QF3: { winner: 2 }, QF4: { winner: 3 } };

test("[DR22] a bout waits for its athletes and is ready when both are known", () => {
  const states = advance(eight, outcomesOf({ QF1: { winner: 8 } }));
  expect(states.get("SF1")).toMatchObject({
    status: "waiting",
    a: { kind: "entrant", seed: 8 },
    b: { kind: "waiting", slot: { winnerOf: "QF2" } },
  });
  expect(states.get("QF2")?.status).toBe("ready");
});

test("[DR5] a bye is not a bout: of five, three athletes start in the semi-finals", () => {
  const draw = drawBracket("single_elimination_two_bronzes", 5);
  expect(draw.byes).toEqual([1, 2, 3]);
  expect(draw.bouts.map(({ id }) => id)).toEqual(["QF2", "SF1", "SF2", "F"]);
});

test("[DR12] who did not come for weighing is not re-paired: the opponent passes", () => {
  const states = advance(eight, { ...outcomesOf({}), unranked: [8] });
  expect(states.get("QF1")).toMatchObject({ status: "walkover", winner: 1, b: { kind: "empty", seed: 8 } });
});

test("[DR11] a no-show has no place and those behind him move up", () => {
  const progress = outcomesOf({
    ...quarterfinals,
    SF1: { winner: 1, unranked: [4] },
    SF2: { winner: 2 },
    F: { winner: 2 },
  });
  expect(placements(eight, progress)).toEqual({
    isComplete: true,
    places: [
      { place: 1, seeds: [2] },
      { place: 2, seeds: [1] },
      { place: 3, seeds: [3] },
      { place: 4, seeds: [5, 6, 7, 8] },
    ],
    unranked: [4],
  });
});

test("[DR22] after a double disqualification the next opponent advances without a bout", () => {
  const states = advance(eight, outcomesOf({ ...quarterfinals, QF1: { unranked: [1, 8] } }));
  expect(states.get("SF1")).toMatchObject({ status: "walkover", winner: 4, a: { kind: "empty" } });
});

test("[DR11] a disqualified loser is not called back to the repechage, his opponent there passes", () => {
  const draw = drawBracket("repechage_quarterfinal", 8);
  const states = advance(draw, outcomesOf({ ...quarterfinals, QF1: { winner: 1, unranked: [8] } }));
  expect(states.get("REP-A")).toMatchObject({ status: "walkover", winner: 5, a: { kind: "empty", seed: 8 } });
});

test("[DR23] a technical disqualification loses one bout: the athlete returns in the repechage", () => {
  const draw = drawBracket("repechage_quarterfinal", 8);
  const states = advance(draw, outcomesOf({ ...quarterfinals, QF1: { winner: 1 } }));
  expect(states.get("REP-A")).toMatchObject({ status: "ready", a: { kind: "entrant", seed: 8 } });
});

test("[DR23] an injured athlete is called, his opponent gets a walkover, his place stays", () => {
  const draw = drawBracket("repechage_quarterfinal", 8);
  const progress = outcomesOf({ ...quarterfinals, QF1: { winner: 1, withdrawn: [8] } });
  expect(advance(draw, progress).get("REP-A")).toMatchObject({ status: "walkover", winner: 5, losers: [8] });
});

test("[DR13] who had a bye leaves nobody to call back: the losing semi-finalist is third without a bout", () => {
  const draw = drawBracket("repechage_from_finalists", 5);
  const { states } = playDraw(draw, lowerSeedWins);
  expect(states.get("BR-A")).toMatchObject({ status: "walkover", winner: 4, a: { kind: "empty" } });
});

test("[DR13] everyone beaten by a finalist returns, first-round loser first", () => {
  const draw = drawBracket("repechage_from_finalists", 16);
  const { states } = playDraw(draw, lowerSeedWins);
  expect(states.get("REP-A-1")).toMatchObject({ a: { seed: 16 }, b: { seed: 8 }, winner: 8 });
  expect(states.get("BR-A")).toMatchObject({ a: { seed: 8 }, b: { seed: 4 }, winner: 4 });
});

test("[DR14] repechage winners meet the losing semi-finalist of the other half", () => {
  const draw = drawBracket("repechage_quarterfinal", 8);
  const { states } = playDraw(draw, lowerSeedWins);
  expect(states.get("BR-A")).toMatchObject({ a: { seed: 5 }, b: { seed: 3 } });
});

test("[DR15] everyone beaten by a semi-finalist before the semi-finals returns", () => {
  const draw = drawBracket("repechage_from_semifinalists", 16);
  const { states } = playDraw(draw, lowerSeedWins);
  expect(states.get("REP-A1-1")).toMatchObject({ a: { seed: 16 }, b: { seed: 8 } });
  expect(states.get("REP-A2-1")).toMatchObject({ a: { seed: 13 }, b: { seed: 5 } });
  expect(states.get("REP-A")).toMatchObject({ a: { seed: 8 }, b: { seed: 5 } });
});

test("[DR18] of three, a no-show in the first bout sends the third straight to the final", () => {
  const draw = drawBracket("three_person", 3);
  const states = advance(draw, outcomesOf({ T1: { winner: 1, unranked: [2] } }));
  expect(states.get("T2")).toMatchObject({ status: "walkover", winner: 3 });
  expect(states.get("F")).toMatchObject({ status: "ready", a: { seed: 1 }, b: { seed: 3 } });
});

test("[DR18] of three, a technical disqualification in the first bout still gives the second bout", () => {
  const states = advance(drawBracket("three_person", 3), outcomesOf({ T1: { winner: 1 } }));
  expect(states.get("T2")).toMatchObject({ status: "ready", a: { seed: 2 }, b: { seed: 3 } });
});

test("[DR19] the third bout of a series is fought only at one win each", () => {
  const draw = drawBracket("best_of_three", 2);
  const third = (G1: number, G2: number) =>
    advance(draw, outcomesOf({ G1: { winner: G1 }, G2: { winner: G2 } })).get("G3")?.status;
  expect(third(1, 1)).toBe("never");
  expect(third(1, 2)).toBe("ready");
});

test("[DR16] who comes up from the lower bracket must win twice", () => {
  const draw = drawBracket("double_elimination", 4);
  const { progress, states } = playDraw(draw, (a, b, id) => ({ winner: id === "GF" ? 2 : Math.min(a, b) }));
  expect(states.get("GF2")).toMatchObject({ status: "decided", winner: 1 });
  expect(placements(draw, progress).places[0]).toEqual({ place: 1, seeds: [1] });
});

test("[DR16] when the unbeaten one wins the grand final there is no second bout", () => {
  const { states } = playDraw(drawBracket("double_elimination", 4), lowerSeedWins);
  expect(states.get("GF2")?.status).toBe("never");
});

test("[DR20] group ranks fill the semi-finals once every bout of the group is decided", () => {
  const draw = drawBracket("groups_playoff", 6);
  const { states } = playDraw(draw, lowerSeedWins);
  expect(states.get("SF1")).toMatchObject({ a: { seed: 1 }, b: { seed: 3 } });
  expect(states.get("SF2")).toMatchObject({ a: { seed: 2 }, b: { seed: 4 } });
});

test("[DR20] while athletes of a group are level the semi-final waits for a decision", () => {
  const draw = drawBracket("groups_playoff", 6);
  const circle = { "A:1-4": { winner: 1 }, "A:4-5": { winner: 4 }, "A:1-5": { winner: 5 } };
  expect(advance(draw, outcomesOf(circle)).get("SF1")?.a.kind).toBe("waiting");
  const decided = { ...outcomesOf(circle), rankGroup: rankWithoutTies };
  expect(advance(draw, decided).get("SF1")?.a).toEqual({ kind: "entrant", seed: 1 });
});

test("[DR10] those level in a round robin share a place", () => {
  const draw = drawBracket("round_robin", 3);
  const circle = outcomesOf({ "1-2": { winner: 1 }, "2-3": { winner: 2 }, "1-3": { winner: 3 } });
  expect(placements(draw, circle).places).toEqual([{ place: 1, seeds: [1, 2, 3] }]);
});

test("[DR17] withdrawing from a round robin gives the remaining opponents walkovers and keeps the place", () => {
  const draw = drawBracket("round_robin", 3);
  const progress = { ...outcomesOf({ "1-2": { winner: 1, withdrawn: [2] } }), rankGroup: rankByWins };
  const states = advance(draw, progress);
  expect(states.get("2-3")).toMatchObject({ status: "walkover", winner: 3 });
  expect(states.get("1-3")?.status).toBe("ready");
});

test("[DR10] places are known as the rounds end, before the final is fought", () => {
  expect(placements(eight, outcomesOf({ ...quarterfinals, SF1: { winner: 1 } }))).toEqual({
    isComplete: false,
    places: [
      { place: 3, seeds: [4] },
      { place: 5, seeds: [5, 6, 7, 8] },
    ],
    unranked: [],
  });
});

test("[DR10] statistics separate those whom no bout separates", () => {
  const draw = drawBracket("repechage_from_semifinalists", 8);
  const { progress } = playDraw(draw, lowerSeedWins);
  const bySubmissions = (one: number, other: number) => other - one;
  expect(placements(draw, progress, bySubmissions).places.slice(-2)).toEqual([
    { place: 7, seeds: [8] },
    { place: 8, seeds: [7] },
  ]);
});

test("[DR10] a final without a winner gives no gold", () => {
  const progress = outcomesOf({ ...quarterfinals, SF1: { winner: 1 }, SF2: { winner: 2 }, F: {} });
  expect(placements(eight, progress).places[0]).toEqual({ place: 2, seeds: [1, 2] });
});

test("[DR12] a no-show late in the day does not undo a walkover the athlete had before", () => {
  const draw = drawBracket("double_elimination", 4);
  const progress = outcomesOf({
    SF1: { winner: 1, withdrawn: [4] },
    SF2: { winner: 2 },
    WF: { winner: 1 },
    "L2-1": { winner: 2, unranked: [3] },
  });
  expect(advance(draw, progress).get("L1-1")).toMatchObject({ status: "walkover", winner: 3 });
});

test("[DR12] nobody moves up in a finished group when a qualifier is out of the playoff", () => {
  const draw = drawBracket("groups_playoff", 6);
  const { progress } = playDraw(draw, lowerSeedWins);
  const inGroups = new Map([...progress.outcomes].filter(([id]) => id.includes(":")));
  const states = advance(draw, { ...progress, outcomes: inGroups, unranked: [1] });
  expect(states.get("SF1")).toMatchObject({ status: "walkover", winner: 3, a: { kind: "empty", seed: 1 } });
  expect(states.get("SF2")).toMatchObject({ a: { seed: 2 }, b: { seed: 4 } });
});

test("[DR11] who did not come to his group is not ranked in it, the others move up", () => {
  const draw = drawBracket("groups_playoff", 6);
  const { states } = playDraw(draw, lowerSeedWins, { rankGroup: rankByWins, unranked: [1] });
  expect(states.get("SF1")).toMatchObject({ a: { seed: 4 }, b: { seed: 3 } });
});

test("[DR12] a qualifier who had a walkover in his group keeps his rank when he is out in the playoff", () => {
  const draw = drawBracket("groups_playoff", 6);
  const groups = {
    "A:1-4": { winner: 1 },
    "A:4-5": { winner: 4, withdrawn: [5] },
    "B:2-3": { winner: 2 },
    "B:2-6": { winner: 2 },
    "B:3-6": { winner: 3 },
  };
  expect(advance(draw, outcomesOf(groups)).get("A:1-5")).toMatchObject({ status: "walkover", winner: 1 });
  const states = advance(draw, outcomesOf({ ...groups, SF1: { winner: 3, unranked: [1] } }));
  expect(states.get("SF1")).toMatchObject({ status: "decided", a: { seed: 1 }, b: { seed: 3 }, winner: 3 });
  expect(states.get("SF2")).toMatchObject({ status: "ready", a: { seed: 2 }, b: { seed: 4 } });
});
