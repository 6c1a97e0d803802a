import { array, assert, constantFrom, integer, property, record, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { personsOf, tiesOf } from "../person/persons.ts";
import { DEFAULT_SEASON_FORMULA, groupKey, groupOf, type SeasonFormula } from "./formula.ts";
import { rankSeason, type SeasonResult } from "./ranking.ts";

const FORMULA: SeasonFormula = { ...DEFAULT_SEASON_FORMULA, points: [9, 3, 1] };
const even = () => 1;

/** «Кравцова 3:1» is a first place at the third event; four in the category, two bouts fought and the first of them won. */
const result = (line: string, given: Partial<SeasonResult> = {}): SeasonResult => {
  const [, person = "", event = "", place = ""] = /^(\S+) (\d+):(\d+|-)$/u.exec(line) ?? [];
  return {
    person,
    fighter: 1,
    event: Number(event),
    date: `2026-0${event}-01`,
    category: `c${event}`,
    entrants: 4,
    place: place === "-" ? null : Number(place),
    fought: 2,
    wins: 1,
    ...given,
  };
};
const rank = (
  lines: readonly string[],
  formula: Partial<SeasonFormula> = {},
  coefficientOf: (event: number) => number = even,
) =>
  rankSeason(
    lines.map((line) => result(line)),
    { ...FORMULA, ...formula },
    coefficientOf,
  );
const told = (rows: ReturnType<typeof rank>) =>
  rows.map(({ place, person, points }) => `${place} ${person} ${points}`);

test("[RK1] places are worth their points at every event, and who has none is not in the ranking", () => {
  expect(told(rank(["Аня 1:1", "Аня 2:2", "Оля 1:2", "Ира 1:3", "Юля 1:5", "Зоя 2:-"]))).toEqual([
    "1 Аня 12",
    "2 Оля 3",
    "3 Ира 1",
  ]);
});

test("[RK2] wins are counted beside the place, and everything is multiplied by the event's coefficient", () => {
  const [row] = rank(["Аня 1:1", "Аня 2:2"], { perWin: 2 }, (event) => (event === 2 ? 1.5 : 1));
  expect(row?.points).toBe(9 + 2 + (3 + 2) * 1.5);
  expect(row?.starts.map(({ event, coefficient, points }) => [event, coefficient, points])).toEqual([
    [2, 1.5, 7.5],
    [1, 1, 11],
  ]);
});

test("[RK2] a small category and a place without a bout give nothing, and say so", () => {
  const alone = result("Аня 1:1", { entrants: 1, fought: 0, wins: 0 });
  const walkover = result("Аня 2:1", { fought: 0, wins: 0 });
  const fought = result("Аня 3:2");
  const [row] = rankSeason([alone, walkover, fought], FORMULA, even);
  expect(row).toMatchObject({ points: 3, firsts: 0, seconds: 1 });
  expect(row?.starts.flatMap(({ results }) => results.map(({ leftOut }) => leftOut))).toEqual([
    undefined,
    "not-fought",
    "few-entrants",
  ]);
  const generous = { ...FORMULA, minEntrants: 1, countsUnfought: true };
  expect(rankSeason([alone, walkover, fought], generous, even)[0]?.points).toBe(21);
});

test("[RK4] only the best starts count; two categories of one event are one start", () => {
  const [row] = rankSeason(
    [result("Аня 1:2"), result("Аня 1:3", { category: "абсолют" }), result("Аня 2:1"), result("Аня 3:2")],
    { ...FORMULA, bestStarts: 2 },
    even,
  );
  expect(row?.points).toBe(9 + 4);
  expect(row?.starts.map(({ event, points, isCounted }) => [event, points, isCounted])).toEqual([
    [3, 3, false],
    [2, 9, true],
    [1, 4, true],
  ]);
});

test("[RK6] level on points, more firsts are ahead, then seconds, thirds, and the later start", () => {
  const points = [3, 2, 1, 1];
  const rows = rank(
    [
      "Аня 1:1",
      "Аня 2:3",
      "Оля 1:2",
      "Оля 2:2",
      "Ира 1:2",
      "Ира 2:3",
      "Ира 3:3",
      "Юля 1:2",
      "Юля 2:3",
      "Юля 3:4",
    ],
    { points },
  );
  expect(rows.map(({ place, person, aheadBy }) => [place, person, aheadBy])).toEqual([
    [1, "Аня", "firsts"],
    [2, "Оля", "seconds"],
    [3, "Ира", "thirds"],
    [4, "Юля", undefined],
  ]);
  expect(rank(["Аня 1:1", "Оля 2:1"]).map(({ place, person, aheadBy }) => [place, person, aheadBy])).toEqual([
    [1, "Оля", "later"],
    [2, "Аня", undefined],
  ]);
});

test("[RK6] [RK15] what is still level shares the place, and the next place is left out", () => {
  const rows = rank(["Аня 1:1", "Оля 1:1", "Ира 1:2"]);
  expect(rows.map(({ place, aheadBy }) => [place, aheadBy])).toEqual([
    [1, "shared"],
    [1, "shared"],
    [3, undefined],
  ]);
});

test("[RK3] categories with the same sex, age, style and level are one group, whatever the weight", () => {
  const kind = { sex: "m", ageMin: 18, ageMax: null, style: "gi", level: "blue", weightMin: null } as const;
  const [light, heavy] = [
    { ...kind, weightMax: 66 },
    { ...kind, weightMax: 77 },
  ];
  const keyOf = (one: typeof light, groupBy = FORMULA.groupBy) => groupKey(groupOf(one, groupBy));
  expect(keyOf(light)).toBe("m_18-_gi_blue_");
  expect(keyOf(light)).toBe(keyOf(heavy));
  expect(keyOf(light, ["sex", "weight"])).not.toBe(keyOf(heavy, ["sex", "weight"]));
  expect(keyOf(light, [])).toBe("____");
});

const PEOPLE = ["а", "б", "в", "г"] as const;
const results = array(
  record({
    person: constantFrom(...PEOPLE),
    event: integer({ min: 1, max: 5 }),
    place: constantFrom(null, 1, 2, 3, 5),
    category: constantFrom("66", "абс"),
    entrants: integer({ min: 1, max: 4 }),
    fought: integer({ min: 0, max: 3 }),
    wins: integer({ min: 0, max: 3 }),
  }),
  { maxLength: 30 },
).map((all) =>
  all.map(({ wins, ...one }): SeasonResult => ({
    ...one,
    fighter: 1,
    date: `2026-0${one.event}-01`,
    wins: Math.min(wins, one.fought),
  })),
);
const formulas = record({
  points: constantFrom([9, 3, 1], [3, 2, 1], [1]),
  perWin: integer({ min: 0, max: 2 }),
  bestStarts: constantFrom(null, 1, 2, 3),
  minEntrants: integer({ min: 1, max: 3 }),
  countsUnfought: constantFrom(true, false),
}).map((given): SeasonFormula => ({ ...FORMULA, ...given }));
const coefficient = (event: number) => [1, 1.5, 0.35, 2, 1.1][event % 5] ?? 1;

test("[RK5] whatever order the results come in, the ranking is the same", () => {
  const shuffled = results.chain((all) =>
    shuffledSubarray(all, { minLength: all.length }).map((other) => ({ all, other })),
  );
  assert(
    property(shuffled, formulas, ({ all, other }, formula) => {
      const plain = (given: readonly SeasonResult[]) =>
        rankSeason(given, formula, coefficient).map(({ starts, ...row }) => ({
          ...row,
          starts: starts.map(({ event, points, isCounted }) => ({ event, points, isCounted })),
        }));
      expect(plain(other)).toEqual(plain(all));
    }),
  );
});

test("[RK5] one more event never takes points from anybody", () => {
  const pointsOf = (rows: ReturnType<typeof rank>) =>
    new Map(rows.map(({ person, points }) => [person, points]));
  assert(
    property(results, formulas, (all, formula) => {
      const before = pointsOf(
        rankSeason(
          all.filter(({ event }) => event !== 5),
          formula,
          coefficient,
        ),
      );
      const after = pointsOf(rankSeason(all, formula, coefficient));
      for (const [person, points] of before) expect(after.get(person)).toBeGreaterThanOrEqual(points);
    }),
  );
});

test("[RK6] places are total: who is behind has no more points, and only equals share a place", () => {
  assert(
    property(results, formulas, (all, formula) => {
      const rows = rankSeason(all, formula, coefficient);
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1];
        if (next === undefined) continue;
        expect(next.points).toBeLessThanOrEqual(row.points);
        const isShared = [rows[index - 1], next].some((other) => other?.place === row.place);
        expect(row.aheadBy === "shared").toBe(isShared);
        if (next.place !== row.place) expect(next.place).toBe(index + 2);
      }
    }),
  );
});

test("[RK7] ties make persons, in whatever order and however long the chain", () => {
  const persons = personsOf([
    [3, 9],
    [5, 4],
    [9, 4],
    [7, 8],
  ]);
  expect(Object.fromEntries(persons)).toEqual({ 3: 3, 9: 3, 5: 3, 4: 3, 7: 7, 8: 7 });
  assert(
    property(
      shuffledSubarray(
        [
          [1, 2],
          [2, 3],
          [3, 4],
          [8, 4],
          [5, 6],
        ] as const,
        { minLength: 5 },
      ),
      (ties) => {
        expect(Object.fromEntries(personsOf(ties))).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 8: 1, 5: 5, 6: 5 });
      },
    ),
  );
});

test("[RK7] a profile ties records by itself, also when its number is that of another record", () => {
  const owned = [
    { id: 1, profile: 2, kept: null },
    { id: 2, profile: null, kept: null },
    { id: 3, profile: 2, kept: null },
    { id: 4, profile: null, kept: 1 },
  ];
  const persons = personsOf(owned.flatMap(tiesOf));
  expect(new Set([1, 3, 4].map((id) => persons.get(id))).size).toBe(1);
  expect(persons.has(2)).toBe(false);
});
