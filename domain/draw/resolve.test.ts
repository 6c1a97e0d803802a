import { expect, test } from "vitest";
import { advance } from "./advance.ts";
import { drawBracket } from "./draw.ts";
import { placements } from "./placements.ts";
import type { GroupStanding, Outcome, Progress } from "./progress.ts";
import { lowerSeedWins, outcomesOf, playDraw, rankByWins } from "./testing/play.ts";

type Outcomes = Readonly<Record<string, Outcome>>;

const entrant = (seed: number) => ({ kind: "entrant", seed });
const eight = drawBracket("single_elimination_two_bronzes", 8);
const quarterfinals = { QF1: { winner: 1 }, QF2: { winner: 4 }, QF3: { winner: 2 }, QF4: { winner: 3 } };
const ofEight = (outcomes: Outcomes, rest: Partial<Progress> = {}) =>
  advance(eight, { ...outcomesOf(outcomes), ...rest });

test("[DR22] a bout that is ready has two athletes and no loser yet", () => {
  expect(ofEight({}).get("QF1")).toEqual({
    id: "QF1",
    status: "ready",
    a: entrant(1),
    b: entrant(8),
    losers: [],
  });
});

test("[DR22] a bout with one athlete waits, whichever slot is open", () => {
  for (const outcomes of [{ QF1: { winner: 1 } }, { QF2: { winner: 4 } }])
    expect(ofEight(outcomes).get("SF1")).toMatchObject({ status: "waiting", losers: [] });
});

test("[CR3] an outcome counts only once both athletes are known", () => {
  for (const known of [{}, { QF1: { winner: 1 } }, { QF2: { winner: 1 } }])
    expect(ofEight({ ...known, SF1: { winner: 1 } }).get("SF1")?.status).toBe("waiting");
});

test("[CR3] an outcome that names a winner from neither slot belongs to a pairing that is gone", () => {
  expect(ofEight({ ...quarterfinals, SF1: { winner: 7 } }).get("SF1")?.status).toBe("ready");
});

test("[CR3] a bout kept as fought keeps its athletes, whoever the correction sends there", () => {
  const outcomes = { ...quarterfinals, QF1: { winner: 8 }, SF1: { winner: 1, asFought: { a: 1, b: 4 } } };
  expect(ofEight(outcomes).get("SF1")).toEqual({
    id: "SF1",
    status: "decided",
    a: entrant(1),
    b: entrant(4),
    winner: 1,
    losers: [4],
  });
});

test("[DR22] a bout without a winner is decided, and both have lost it", () => {
  expect(ofEight({ QF1: {} }).get("QF1")).toEqual({
    id: "QF1",
    status: "decided",
    a: entrant(1),
    b: entrant(8),
    losers: [1, 8],
  });
});

test("[DR22] an outcome beside an empty slot speaks of the one who is there", () => {
  const before = { ...quarterfinals, QF1: { unranked: [1, 8] } };
  expect(ofEight({ ...before, SF1: { winner: 4 } }).get("SF1")).toMatchObject({
    status: "decided",
    losers: [],
  });
  expect(ofEight({ ...before, SF1: {} }).get("SF1")).toMatchObject({ status: "decided", losers: [4] });
});

test("[DR22] where nobody is left nothing is fought, whatever was recorded", () => {
  const nobody = {
    QF1: { unranked: [1, 8] },
    QF2: { unranked: [4, 5] },
    QF3: { winner: 2 },
    QF4: { winner: 3 },
  };
  for (const outcomes of [nobody, { ...nobody, SF1: {} }])
    expect(ofEight(outcomes).get("SF1")).toMatchObject({ status: "never", losers: [] });
  expect(ofEight({ ...nobody, SF2: { winner: 2 } }).get("F")).toMatchObject({
    status: "walkover",
    winner: 2,
  });
});

test("[DR23] two injured athletes do not fight: both have lost and the next opponent passes", () => {
  const states = ofEight({ QF2: { winner: 4 } }, { withdrawn: [1, 8] });
  expect(states.get("QF1")).toMatchObject({ status: "never", losers: [1, 8] });
  expect(states.get("SF1")).toMatchObject({ status: "walkover", winner: 4, losers: [] });
});

test("[DR23] an injured athlete whose opponent is missing has nobody to lose to", () => {
  const states = ofEight({ QF1: { unranked: [1, 8] }, QF2: { winner: 4 } }, { withdrawn: [4] });
  expect(states.get("SF1")).toMatchObject({ status: "walkover", winner: 4, losers: [] });
});

const bronze = drawBracket("single_elimination_bronze_bout", 4);
const ofBronze = (outcomes: Outcomes) => advance(bronze, outcomesOf(outcomes)).get("B");

test("[DR22] two who lost together cannot stand in one slot: it stays empty", () => {
  expect(ofBronze({ SF1: {}, SF2: { winner: 2 } })).toMatchObject({
    status: "walkover",
    winner: 3,
    a: { kind: "empty" },
  });
});

test("[DR22] of two who lost together the one who is still there takes the slot", () => {
  expect(ofBronze({ SF1: { unranked: [1] }, SF2: { winner: 2 } })).toMatchObject({
    status: "ready",
    a: entrant(4),
    b: entrant(3),
  });
});

test("[DR11] when both are out nobody takes it", () => {
  expect(ofBronze({ SF1: { unranked: [1, 4] }, SF2: { winner: 2 } })?.a).toEqual({ kind: "empty" });
});

const series = drawBracket("best_of_three", 2);
const third = (outcomes: Outcomes) => advance(series, outcomesOf(outcomes)).get("G3");
const seriesPlaces = (outcomes: Outcomes) => placements(series, outcomesOf(outcomes));

test("[DR19] the third game waits until both before it are decided", () => {
  for (const outcomes of [{}, { G1: { winner: 1 } }, { G2: { winner: 1 } }])
    expect(third(outcomes)).toEqual({
      id: "G3",
      status: "waiting",
      a: entrant(1),
      b: entrant(2),
      losers: [],
    });
});

test("[DR19] at 2:0 the third game has neither winner nor loser", () => {
  expect(third({ G1: { winner: 1 }, G2: { winner: 1 } })).toEqual({
    id: "G3",
    status: "never",
    a: entrant(1),
    b: entrant(2),
    losers: [],
  });
});

test("[DR19] the last game decides the series, and until then no place is known", () => {
  const level = { G1: { winner: 1 }, G2: { winner: 2 } };
  expect(seriesPlaces({ G1: { winner: 1 } })).toMatchObject({ isComplete: false, places: [] });
  expect(seriesPlaces(level)).toMatchObject({ isComplete: false, places: [] });
  expect(seriesPlaces({ ...level, G3: { winner: 2 } }).places).toEqual([
    { place: 1, seeds: [2] },
    { place: 2, seeds: [1] },
  ]);
});

test("[DR19] one win and one game without a winner are enough", () => {
  for (const outcomes of [
    { G1: { winner: 1 }, G2: {} },
    { G1: {}, G2: { winner: 1 } },
  ]) {
    expect(third(outcomes)?.status).toBe("never");
    expect(seriesPlaces(outcomes).places).toEqual([
      { place: 1, seeds: [1] },
      { place: 2, seeds: [2] },
    ]);
  }
});

test("[DR10] a series nobody has won leaves the first place open", () => {
  const open = { G1: { winner: 1 }, G2: { winner: 2 }, G3: {} };
  expect(seriesPlaces(open).places).toEqual([{ place: 2, seeds: [1, 2] }]);
  expect(third({ G1: {}, G2: {} })?.status).toBe("ready");
});

test("[DR16] the second grand final waits for the first, and needs a winner from below", () => {
  const draw = drawBracket("double_elimination", 4);
  const { progress } = playDraw(draw, lowerSeedWins);
  const second = (GF: Outcome | undefined) => {
    const outcomes = new Map([...progress.outcomes].filter(([id]) => id !== "GF"));
    if (GF) outcomes.set("GF", GF);
    return advance(draw, { ...progress, outcomes }).get("GF2")?.status;
  };
  expect([second(undefined), second({ winner: 1 }), second({ winner: 2 }), second({})]).toEqual([
    "waiting",
    "never",
    "ready",
    "never",
  ]);
});

test("[DR13] a repechage waits for its finalist, and without one nobody is called back", () => {
  const draw = drawBracket("repechage_from_finalists", 8);
  const called = draw.bouts.find(({ a }) => "beatenBy" in a);
  const slotIn = (outcomes: Outcomes) => advance(draw, outcomesOf(outcomes)).get(called?.id ?? "")?.a;
  expect(slotIn(quarterfinals)).toEqual({ kind: "waiting", slot: called?.a });
  expect(slotIn({ ...quarterfinals, SF1: {} })).toEqual({ kind: "empty" });
  expect(slotIn({ ...quarterfinals, SF1: { winner: 1 } })).toEqual(entrant(8));
});

const groups = drawBracket("groups_playoff", 6);

/** What the ranking of group A was given; undefined while it was not asked. */
function askedOf(draw: typeof groups, outcomes: Outcomes, rest: Partial<Progress> = {}) {
  let asked: GroupStanding | undefined;
  const rankGroup = (standing: GroupStanding) => {
    if (standing.group === "A") asked = standing;
    return rankByWins(standing);
  };
  placements(draw, { ...outcomesOf(outcomes), ...rest, rankGroup });
  return asked;
}

test("[DR20] a group is ranked when its last bout is decided, not before", () => {
  const some = { "A:1-4": { winner: 1 }, "A:1-5": { winner: 1 } };
  expect(askedOf(groups, some)).toBeUndefined();
  expect(advance(groups, outcomesOf(some)).get("SF1")?.a).toEqual({
    kind: "waiting",
    slot: { groupRank: { group: "A", place: 1 } },
  });
});

test("[DR20] a group is ranked by its own athletes and bouts, walkovers marked", () => {
  const outcomes = { "A:1-4": { winner: 1 }, "A:4-5": { winner: 4, withdrawn: [5] }, "B:2-3": { winner: 2 } };
  const asked = askedOf(groups, outcomes);
  expect(asked?.seeds).toEqual([1, 4, 5]);
  expect(asked?.bouts.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
    { id: "A:1-4", a: 1, b: 4, winner: 1, isWalkover: false },
    { id: "A:1-5", a: 1, b: 5, winner: 1, isWalkover: true },
    { id: "A:4-5", a: 4, b: 5, winner: 4, isWalkover: false },
  ]);
});

const fought = { "A:1-4": { winner: 1 }, "A:1-5": { winner: 1 }, "A:4-5": { winner: 4 } };

test("[DR12] who fought his whole group is ranked in it though he is out afterwards", () => {
  expect(askedOf(groups, fought, { unranked: [1] })?.seeds).toEqual([1, 4, 5]);
  const withoutTheirs = { "A:1-4": { winner: 1 }, "A:1-5": { winner: 1 } };
  expect(askedOf(groups, withoutTheirs, { unranked: [1], withdrawn: [5] })?.seeds).toEqual([1, 4, 5]);
});

test("[DR11] who is out before his group is over is not ranked in it", () => {
  const { "A:1-5": _, ...begun } = fought;
  expect(askedOf(groups, begun, { unranked: [1] })?.seeds).toEqual([4, 5]);
  expect(askedOf(groups, { ...fought, "A:4-5": { winner: 4, unranked: [5] } })?.seeds).toEqual([1, 4]);
});

test("[DR11] in a round robin nobody who is out is ranked, however much he fought", () => {
  const table = drawBracket("round_robin", 3);
  const all = { "1-2": { winner: 1 }, "1-3": { winner: 1 }, "2-3": { winner: 2 } };
  expect(askedOf(table, all, { unranked: [1] })?.seeds).toEqual([2, 3]);
});

test("[DR22] a group with one athlete left has no second: the other group's winner passes", () => {
  const B = { "B:2-3": { winner: 2 }, "B:2-6": { winner: 2 }, "B:3-6": { winner: 3 } };
  const states = advance(groups, { ...outcomesOf(B), unranked: [4, 5] });
  expect(states.get("SF2")).toMatchObject({ status: "walkover", winner: 2, b: { kind: "empty" } });
  expect(states.get("SF2")?.b).toEqual({ kind: "empty" });
});
