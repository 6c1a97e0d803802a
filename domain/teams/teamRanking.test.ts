import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { TeamResult } from "./contribution.ts";
import { formulaEffect } from "./formulaEffect.ts";
import { FORMULAS, TEAM_FORMULAS } from "./formulas.ts";
import type { TeamFormula } from "./formulas.ts";
import { likelyDuplicates } from "./duplicates.ts";
import { teamRanking } from "./teamRanking.ts";

/** One category: teams in the order of their athletes' places, `3=` for both thirds. */
const category = (
  name: string,
  places: readonly (readonly [number | null, string | number])[],
): TeamResult[] =>
  places.map(([place, team], index) => ({ team, place, category: name, athlete: `${name}-${index + 1}` }));

const points = (results: readonly TeamResult[], formula: TeamFormula) =>
  teamRanking(results, formula).map((row) => `${row.place} ${row.team} ${row.points}`);

const KNOCK_OUT = category("-70", [
  [1, "Волк"],
  [2, "Барс"],
  [3, "Волк"],
  [3, "Рысь"],
  [5, "Барс"],
]);

test("[TM3] IBJJF gives 9, 3 and 1 to each bronze", () => {
  expect(points(KNOCK_OUT, FORMULAS.ibjjf)).toEqual(["1 Волк 10", "2 Барс 3", "3 Рысь 1"]);
});

test("[TM3] the list of points is enough: results need no category", () => {
  const results = [
    { team: 7, place: 1 },
    { team: 3, place: 2 },
    { team: 7, place: 2 },
  ];
  expect(points(results, { points: [5, 2] })).toEqual(["1 7 7", "2 3 2"]);
});

test("[TM8] UWW gives both thirds 15 and both fifths 10", () => {
  const worth = (place: number) =>
    teamRanking([{ team: "a", place }], { points: FORMULAS.uww.points })[0]?.points;
  expect([1, 2, 3, 5, 7, 8, 9, 10, 11].map(worth)).toEqual([25, 20, 15, 10, 8, 6, 4, 2, 0]);
});

test("[TM8] UWW gives a fourth 12 and a sixth 9 where a bout has separated them", () => {
  const ranked = category("-62", [
    [3, "a"],
    [4, "b"],
    [5, "c"],
    [6, "d"],
  ]);
  expect(points(ranked, FORMULAS.uww)).toEqual(["1 a 15", "2 b 12", "3 c 10", "4 d 9"]);
});

test("[TM8] UWW counts only the best of a team in a category", () => {
  const [first] = teamRanking(KNOCK_OUT, FORMULAS.uww);
  expect(first).toMatchObject({ team: "Волк", points: 25, firsts: 1, thirds: 0 });
  expect(first?.from.map(({ points: given, leftOut }) => [given, leftOut])).toEqual([
    [25, undefined],
    [0, "not-the-best"],
  ]);
});

test("[TM8] of two team-mates who share a place one counts", () => {
  const thirds = category("-62", [
    [3, "a"],
    [3, "a"],
    [1, "b"],
  ]);
  expect(points(thirds, FORMULAS.uww)).toEqual(["1 b 25", "2 a 15"]);
});

test("[TM8] the best of a team counts even behind a team-mate without a place", () => {
  const results = category("-62", [
    [null, "a"],
    [2, "a"],
  ]);
  expect(points(results, { points: [9, 3], bestOnlyPerCategory: true })).toEqual(["1 a 3"]);
});

test("[TM8] UAEJJF gives 30-20-10-5, then 3 to the eighth and 1 to the sixteenth", () => {
  expect(FORMULAS.uaejjf.points).toHaveLength(16);
  const worth = (place: number) => FORMULAS.uaejjf.points[place - 1];
  expect([1, 2, 3, 4, 5, 8, 9, 16].map(worth)).toEqual([30, 20, 10, 5, 3, 3, 1, 1]);
});

test("[TM3] no points for a category with one athlete, when the formula says so", () => {
  const alone = [
    ...category("-90", [[1, "Волк"]]),
    ...category("-70", [
      [1, "Барс"],
      [2, "Волк"],
    ]),
  ];
  expect(points(alone, FORMULAS.uaejjf)).toEqual(["1 Барс 30", "2 Волк 20"]);
  expect(points(alone, { ...FORMULAS.uaejjf, skipSingle: false })).toEqual(["1 Волк 50", "2 Барс 30"]);
});

test("[TM3] no points for a category of one team, when the formula says so", () => {
  const own = [
    ...category("-90", [
      [1, "Волк"],
      [2, "Волк"],
    ]),
    ...category("-70", [
      [1, "Барс"],
      [2, "Волк"],
    ]),
  ];
  const formula = { points: [9, 3, 1], skipSameTeamOnly: true };
  expect(points(own, formula)).toEqual(["1 Барс 9", "2 Волк 3"]);
  expect(teamRanking(own, formula)[1]?.from.map(({ leftOut }) => leftOut)).toEqual([
    "one-team",
    "one-team",
    undefined,
  ]);
});

test("[TM3] one athlete of one team is alone, not a category of one team", () => {
  const alone = category("-90", [[1, "Волк"]]);
  expect(points(alone, { points: [9], skipSameTeamOnly: true })).toEqual(["1 Волк 9"]);
  expect(teamRanking(alone, { points: [9], skipSingle: true })[0]?.from[0]?.leftOut).toBe("alone");
});

test("[TM3] an opponent without a team makes it a category of more than one team", () => {
  const results: TeamResult[] = [
    { team: "Волк", place: 1, category: "-90" },
    { team: null, place: 2, category: "-90" },
  ];
  expect(points(results, { points: [9, 3], skipSameTeamOnly: true })).toEqual(["1 Волк 9"]);
});

test("[TM3] results without a category are left alone by the switches", () => {
  const strict = { points: [9, 3], skipSingle: true, skipSameTeamOnly: true, bestOnlyPerCategory: true };
  expect(
    points(
      [
        { team: "a", place: 1 },
        { team: "a", place: 2 },
      ],
      strict,
    ),
  ).toEqual(["1 a 12"]);
});

test("[TM3] a table of its own for an age group counts only its categories", () => {
  const results = [
    ...category("U16", [
      [1, "a"],
      [2, "b"],
    ]),
    ...category("18+", [
      [1, "b"],
      [2, "a"],
    ]),
  ];
  expect(points(results, { points: [9, 3], categories: ["U16"] })).toEqual(["1 a 9", "2 b 3"]);
  const left = teamRanking([{ team: "a", place: 1 }], { points: [9], categories: ["U16"] });
  expect(left[0]?.from[0]?.leftOut).toBe("other-category");
});

test("[TM4] level on points, more firsts are ahead, then seconds, then thirds", () => {
  const formula = { points: [3, 2, 1] };
  const medals = (team: string, places: readonly number[]) => places.map((place) => ({ team, place }));
  const results = [
    ...medals("thirds", [3, 3, 3, 3, 3, 3]),
    ...medals("seconds", [2, 2, 2]),
    ...medals("mixed", [2, 2, 3, 3]),
    ...medals("firsts", [1, 1]),
  ];
  expect(points(results, formula)).toEqual(["1 firsts 6", "2 seconds 6", "3 mixed 6", "4 thirds 6"]);
});

test("[TM4] more thirds decide when firsts and seconds are level", () => {
  const results = [
    { team: "a", place: 4 },
    { team: "b", place: 3 },
  ];
  expect(points(results, { points: [3, 2, 1, 1] })).toEqual(["1 b 1", "2 a 1"]);
});

test("[TM4] what is still level shares the place, and the next place is left out", () => {
  const results = [
    { team: "c", place: 2 },
    { team: "b", place: 1 },
    { team: "a", place: 1 },
  ];
  expect(points(results, FORMULAS.ibjjf)).toEqual(["1 a 9", "1 b 9", "3 c 3"]);
});

test("[TM5] two teams of one name are two teams, because only the id tells them apart", () => {
  const results = [
    { team: 1, place: 1 },
    { team: "1", place: 2 },
  ];
  expect(teamRanking(results, FORMULAS.ibjjf)).toHaveLength(2);
});

test("[TM5] whoever has no team brings nobody points", () => {
  expect(teamRanking([{ place: 1 }, { team: null, place: 2 }], FORMULAS.ibjjf)).toEqual([]);
});

test("[TM3] a team without points is listed with none", () => {
  const results = [
    { team: "a", place: 4 },
    { team: "b", place: null },
    { team: "c", place: 1 },
  ];
  expect(points(results, FORMULAS.ibjjf)).toEqual(["1 c 9", "2 a 0", "2 b 0"]);
});

test("[TM9] every row says which athlete gave how many points in which category", () => {
  expect(teamRanking(KNOCK_OUT, FORMULAS.ibjjf)[0]?.from).toEqual([
    { team: "Волк", athlete: "-70-1", category: "-70", place: 1, points: 9 },
    { team: "Волк", athlete: "-70-3", category: "-70", place: 3, points: 1 },
  ]);
});

test("[TM10] the effect of another formula is shown before it is chosen", () => {
  const results = [
    ...category("-70", [
      [1, "Волк"],
      [2, "Барс"],
      [3, "Барс"],
      [3, "Рысь"],
    ]),
    ...category("-80", [
      [1, "Рысь"],
      [2, "Барс"],
    ]),
  ];
  const flat = { points: [3, 2, 2] };
  expect(formulaEffect(results, FORMULAS.ibjjf, flat)).toEqual([
    { team: "Барс", before: { place: 3, points: 7 }, after: { place: 1, points: 6 }, rise: 2 },
    { team: "Рысь", before: { place: 1, points: 10 }, after: { place: 2, points: 5 }, rise: -1 },
    { team: "Волк", before: { place: 2, points: 9 }, after: { place: 3, points: 3 }, rise: -1 },
  ]);
});

test("[TM10] the same formula changes nothing", () => {
  for (const name of TEAM_FORMULAS)
    for (const { before, after, rise } of formulaEffect(KNOCK_OUT, FORMULAS[name], FORMULAS[name]))
      expect([after, rise]).toEqual([before, 0]);
});

test("[TM11] points given by hand count, and place a team nobody has won anything for", () => {
  const rows = teamRanking(KNOCK_OUT, FORMULAS.ibjjf, [
    { team: "Барс", points: 9 },
    { team: "Барс", points: -1 },
    { team: "Гость", points: 2 },
  ]);
  expect(rows.map((row) => `${row.place} ${row.team} ${row.points} ${row.adjusted}`)).toEqual([
    "1 Барс 11 8",
    "2 Волк 10 0",
    "3 Гость 2 2",
    "4 Рысь 1 0",
  ]);
});

test("[TM11] whatever is given by hand, the points of all teams together grow by exactly that", () => {
  const adjustment = fc.record({
    team: fc.constantFrom("Волк", "Барс", "Рысь", "Гость"),
    points: fc.integer({ min: -20, max: 20 }),
  });
  const sum = (values: readonly { readonly points: number }[]) =>
    values.reduce((all, { points: some }) => all + some, 0);
  fc.assert(
    fc.property(fc.array(adjustment, { maxLength: 8 }), (byHand) => {
      const plain = sum(teamRanking(KNOCK_OUT, FORMULAS.ibjjf));
      const rows = teamRanking(KNOCK_OUT, FORMULAS.ibjjf, byHand);
      expect(sum(rows)).toBe(plain + sum(byHand));
      expect(rows.every((row, index) => row.points <= (rows[index - 1]?.points ?? Infinity))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test("[TM12] two spellings of one club are found, two clubs of two cities are left alone", () => {
  const team = (id: number, name: string, city: string | null = null) => ({ id, name, city });
  const found = likelyDuplicates([
    team(1, "Клуб «Гранит»", "Челябинск"),
    team(2, "гранит", "Челябинск"),
    team(3, "Спартак", "Москва"),
    team(4, "Спартак", "Пермь"),
    team(5, "Тайга"),
  ]);
  expect(found.map((same) => same.map(({ id }) => id))).toEqual([[1, 2]]);
});
