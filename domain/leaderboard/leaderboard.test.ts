import { expect, test } from "vitest";
import examples from "./testing/leaderboard-examples.json" with { type: "json" };
import { leaderboard } from "./leaderboard.ts";
import type { LeaderboardCategory, LeaderboardFighting } from "./record.ts";
import { bout, category, undecided } from "./testing/tournament.ts";

const order = (of: LeaderboardCategory, fightings: readonly LeaderboardFighting[]) =>
  leaderboard(of, fightings)
    .entries.map(({ uuid }) => uuid)
    .join(" ");

const RULE_IDS: Readonly<Record<string, string>> = {
  wins: "[LB1]",
  subs: "[LB2]",
  points: "[LB3]",
  h2h: "[LB4]",
  weight: "[LB5]",
  cycle: "[LB15]",
  partial: "[LB15]",
  shape: "[LB12]",
  scope: "[LB9]",
};

for (const { id, title, rule, category: of, fightings, expected } of examples.cases)
  test(`${RULE_IDS[rule]} ${id}: ${title}`, () => {
    const { entries, equalOnAllRules } = leaderboard(of, fightings);
    expect(entries.map(({ uuid }) => uuid)).toEqual(expected.order);
    expect(Object.fromEntries(entries.map(({ uuid, ...entry }) => [uuid, entry]))).toEqual(expected.entries);
    expect(equalOnAllRules).toEqual(expected.equalOnAllRules);
  });

test("[LB1] more wins are ahead of more submissions and points", () => {
  const fightings = [bout("B", "C"), bout("B", "D"), bout("A", "C", "sub", [9, 0])];
  expect(order(category({ A: 60, B: 70, C: 61, D: 62 }), fightings)).toMatch(/^B A/);
});

test("[LB4] the winner of the head-to-head bout is ahead, heavier or not", () => {
  const fightings = [bout("A", "B"), bout("B", "C"), bout("C", "D"), bout("A", "D")];
  expect(order(category({ A: 90, B: 80, C: 60, D: 50 }), fightings)).toBe("A B C D");
});

test("[LB6] [LB11] a bout without a winner gives nothing, not even its points", () => {
  const scored = { ...undecided("A", "B"), points: { A: { scores: 9 } } };
  expect(leaderboard(category({ A: 70, B: 60 }), [scored]).entries).toEqual([
    { uuid: "B", wins: 0, subs: 0, points: 0, winningTime: 0 },
    { uuid: "A", wins: 0, subs: 0, points: 0, winningTime: 0 },
  ]);
});

test("[LB7] [LB8] [LB10] everybody is listed, and the winning time is always 0", () => {
  const { entries } = leaderboard(category({ A: 60, B: 61, C: 62 }), [bout("C", "A", "sub", [4, 2])]);
  expect(entries).toEqual([
    { uuid: "C", wins: 1, subs: 1, points: 4, winningTime: 0 },
    { uuid: "A", wins: 0, subs: 0, points: 2, winningTime: 0 },
    { uuid: "B", wins: 0, subs: 0, points: 0, winningTime: 0 },
  ]);
});

test("[LB9] bouts of another category do not count", () => {
  const elsewhere = { ...bout("B", "A"), category: { uuid: "other" } };
  expect(order(category({ A: 60, B: 70 }), [elsewhere])).toBe("A B");
});

test("[LB12] points may be negative, and advantages are not points", () => {
  const minus = { ...bout("A", "B"), points: { A: { scores: -1, advantages: 5 }, B: { scores: 0 } } };
  expect(leaderboard(category({ A: 60, B: 70 }), [minus]).entries[0]?.points).toBe(-1);
});

const SCORES: readonly { scores: unknown; points: number }[] = [
  { scores: 4, points: 4 },
  { scores: "4", points: 4 },
  { scores: [2, 2], points: 4 },
  { scores: ["2", 3, null], points: 5 },
  { scores: [], points: 0 },
  { scores: "four", points: 0 },
  { scores: null, points: 0 },
  { scores: undefined, points: 0 },
  { scores: Number.NaN, points: 0 },
];

for (const { scores, points } of SCORES)
  test(`[LB3] [FG5] scores ${JSON.stringify(scores) ?? "missing"} are ${points} points`, () => {
    const fighting = { ...bout("A", "B"), points: { A: { scores } } };
    expect(leaderboard(category({ A: 60, B: 70 }), [fighting]).entries[0]?.points).toBe(points);
  });

test("[LB13] a win without a cause is a win, not a submission win", () => {
  const [first] = leaderboard(category({ A: 60, B: 70 }), [{ ...bout("B", "A"), cause: null }]).entries;
  expect(first).toEqual({ uuid: "B", wins: 1, subs: 0, points: 0, winningTime: 0 });
});

test("[LB14] one win each says nothing, so weight decides", () => {
  expect(order(category({ A: 70, B: 60 }), [bout("A", "B"), bout("B", "A")])).toBe("B A");
});

test("[LB15] a circle is ordered by weight, and those it beat stay behind it", () => {
  const fightings = [bout("A", "B"), bout("B", "C"), bout("C", "A")];
  expect(order(category({ A: 72, B: 70, C: 71 }), fightings)).toBe("B C A");
});

test("[LB15] of a circle through others, two of the same weight are told apart by their own bout", () => {
  const fightings = [bout("A", "B"), bout("B", "C"), bout("C", "A")];
  expect(order(category({ B: 60, A: 60, C: 70 }), fightings)).toBe("A B C");
  expect(leaderboard(category({ B: 60, A: 60, C: 70 }), fightings).equalOnAllRules).toEqual([]);
});

test("[LB17] a missing, null or zero weight comes after every known weight", () => {
  const fighters = [
    { uuid: "A", weight: null },
    { uuid: "B", weight: 0 },
    { uuid: "C" },
    { uuid: "D", weight: "120.5" },
  ];
  expect(order({ uuid: "cat", fighters }, [])).toBe("D A B C");
});

test("[LB5] weights are compared as numbers", () => {
  const fighters = [
    { uuid: "A", weight: "100" },
    { uuid: "B", weight: "99.5" },
  ];
  expect(order({ uuid: "cat", fighters }, [])).toBe("B A");
});

test("[LB19] those equal on all rules keep the category's order and are reported", () => {
  const { entries, equalOnAllRules } = leaderboard(category({ C: 60, A: 60, B: 60, D: 61 }), []);
  expect(entries.map(({ uuid }) => uuid)).toEqual(["C", "A", "B", "D"]);
  expect(equalOnAllRules).toEqual([["C", "A", "B"]]);
});

test("[LB19] equals stand side by side, whoever one of them has beaten", () => {
  const fightings = [bout("A", "C"), bout("B", "D"), bout("C", "D"), bout("D", "C")];
  for (const weights of [
    { A: 70, B: 70, C: 60, D: 60 },
    { B: 70, A: 70, D: 60, C: 60 },
  ])
    expect(
      leaderboard(category(weights), fightings).equalOnAllRules.map((set) => set.toSorted()),
    ).toContainEqual(["A", "B"]);
});

test("[LB20] a fighter removed from the category is not listed, the opponents keep their wins", () => {
  const { entries } = leaderboard(category({ A: 60, B: 59 }), [bout("A", "gone")]);
  expect(entries.map(({ uuid, wins }) => [uuid, wins])).toEqual([
    ["A", 1],
    ["B", 0],
  ]);
});

test("[LB6] a winner who is not one of the two athletes wins nothing", () => {
  const wrong = { ...bout("A", "B"), winner: { uuid: "C" } };
  expect(
    leaderboard(category({ A: 60, B: 61, C: 62 }), [wrong]).entries.every(({ wins }) => wins === 0),
  ).toBe(true);
});

test("[LB4] a chain of wins holds link by link, in whatever order the athletes are listed", () => {
  const chain = [bout("Z", "Y"), bout("Y", "X"), bout("X", "gone")];
  expect(order(category({ X: 60, Y: 70, Z: 80 }), chain)).toBe("Z Y X");
  expect(order(category({ Z: 80, Y: 70, X: 60 }), chain)).toBe("Z Y X");
  expect(order(category({ Y: 70, Z: 80, X: 60 }), chain)).toBe("Z Y X");
});

test("[LB15] who beat a circle is ahead of it, whom it beat behind", () => {
  const circle = [bout("A", "B"), bout("B", "C"), bout("C", "A")];
  const level = ["T", "T", "L", "L"].map((one) => bout(one, "gone"));
  const fightings = [
    ...circle,
    bout("A", "L"),
    bout("T", "B"),
    bout("B", "x"),
    bout("C", "x"),
    ...level,
    bout("T", "y"),
  ];
  const wins = (uuid: string) =>
    leaderboard(category({ A: 60, B: 61, C: 62, T: 90, L: 50 }), fightings).entries.find(
      (entry) => entry.uuid === uuid,
    )?.wins;
  expect(["A", "B", "C", "L"].map(wins)).toEqual([2, 2, 2, 2]);
  expect(order(category({ A: 60, B: 61, C: 62, L: 50 }), fightings)).toBe("A L B C");
});

test("[LB14] who is more often the winner of the two is ahead", () => {
  const fightings = [bout("A", "B"), bout("A", "B"), bout("B", "A"), bout("B", "gone")];
  expect(order(category({ A: 70, B: 60 }), fightings)).toBe("A B");
});

test("[LB6] a winner who was not in the bout has beaten nobody", () => {
  const wrong = { ...bout("A", "B"), winner: { uuid: "C" } };
  expect(order(category({ A: 60, B: 61, C: 99 }), [wrong])).toBe("A B C");
});

test("[LB5] a lighter athlete who becomes free later still comes before the heavier ones left", () => {
  const fightings = [bout("B", "A"), bout("A", "gone"), bout("C", "gone"), bout("D", "gone")];
  expect(order(category({ A: 60, B: 70, C: 80, D: 65 }), fightings)).toBe("D B A C");
});

test("[LB17] two unknown weights are level, and a known one before them is not lost", () => {
  const fighters = [
    { uuid: "A" },
    { uuid: "B", weight: 70 },
    { uuid: "C", weight: null },
    { uuid: "D", weight: 60 },
  ];
  const { entries, equalOnAllRules } = leaderboard({ uuid: "cat", fighters }, []);
  expect(entries.map(({ uuid }) => uuid).join(" ")).toBe("D B A C");
  expect(equalOnAllRules).toEqual([["A", "C"]]);
});

test("[LB3] somebody listed twice by mistake has fought the bout once", () => {
  const twice = {
    ...bout("A", "B", "points", [4, 0]),
    fighters: [{ uuid: "A" }, { uuid: "A" }, { uuid: "B" }],
  };
  expect(leaderboard(category({ A: 60, B: 61 }), [twice]).entries[0]).toMatchObject({ wins: 1, points: 4 });
});

test("[LB9] a bout without category, athletes or points breaks nothing", () => {
  const fightings = [
    { winner: { uuid: "B" } },
    { category: { uuid: "cat" }, winner: { uuid: "B" } },
    { category: { uuid: "cat" }, winner: { uuid: "B" }, fighters: null, points: null },
    { ...bout("A", "B"), points: null },
  ];
  const { entries } = leaderboard(category({ A: 60, B: 61 }), fightings);
  expect(entries.map(({ uuid, wins, points }) => [uuid, wins, points])).toEqual([
    ["A", 1, 0],
    ["B", 0, 0],
  ]);
});
