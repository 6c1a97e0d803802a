import { array, assert, boolean, constantFrom, integer, property, record, uniqueArray } from "fast-check";
import { expect, test } from "vitest";
import { decideMerge, PERSON_FIELDS, type MergeSide, type PersonField } from "./merge.ts";

const NOTHING = {
  name: "",
  middleName: "",
  birth: "",
  sex: "",
  club: "",
  place: "",
  coach: "",
  rank: "",
  belt: "",
  licence: "",
  phone: "",
} satisfies Record<PersonField, string>;

/** «66! абс»: in two categories, drawn in the first. */
function side(uuid: string, places: string, given: Partial<MergeSide> = {}): MergeSide {
  return {
    uuid,
    values: NOTHING,
    changedAtMs: 0,
    hasProfile: false,
    isAwarded: false,
    places: places
      .split(" ")
      .filter(Boolean)
      .map((word) => ({ category: word.replace("!", ""), isDrawn: word.endsWith("!") })),
    bouts: [],
    ...given,
  };
}
const bout = (uuid: string, opponent: string, isFought = false) => ({ uuid, opponent, isFought });

test("[PS6] entries of different categories all stay; the record most hangs on is kept, whoever is named first", () => {
  const [list, own] = [side("a", "абс"), side("b", "66!", { bouts: [bout("1", "x", true)] })];
  const plan = { kept: "b", duplicate: "a", categories: ["66", "абс"], givenUp: [], redrawn: [], bouts: [] };
  expect(decideMerge(list, own)).toMatchObject({ ok: true, value: plan });
  expect(decideMerge(own, list)).toMatchObject({ ok: true, value: plan });
});

test("[PS6] of two places in one category one is given up, never the drawn one", () => {
  expect(decideMerge(side("a", "66 абс"), side("b", "66"))).toMatchObject({
    value: { kept: "a", categories: ["66", "абс"], givenUp: [{ category: "66", by: "b" }] },
  });
  const busy = side("a", "66 абс!", { bouts: [bout("1", "x", true)] });
  expect(decideMerge(busy, side("b", "66!"))).toMatchObject({
    value: { kept: "a", givenUp: [{ category: "66", by: "a" }], redrawn: ["66"] },
  });
});

test("[PS8] who is drawn twice in a category, has met, or was given two medals is not merged", () => {
  expect(decideMerge(side("a", "66!"), side("b", "66!"))).toEqual({
    ok: false,
    problem: { code: "drawn-twice", category: "66" },
  });
  const [one, other] = [
    side("a", "66!", { bouts: [bout("1", "b")] }),
    side("b", "66!", { bouts: [bout("1", "a")] }),
  ];
  expect(decideMerge(one, other)).toEqual({ ok: false, problem: { code: "met-in-a-bout", bout: "1" } });
  expect(decideMerge(side("a", "66!", { isAwarded: true }), side("b", "71!", { isAwarded: true }))).toEqual({
    ok: false,
    problem: { code: "awarded-twice" },
  });
});

test("[PS7] the fuller value is proposed, of two equally full ones the younger; what is the same is not asked", () => {
  const list = side("a", "абс", {
    changedAtMs: 2,
    values: { ...NOTHING, name: "Соковнин Тихон", birth: "2010", coach: "Дёмин С.", rank: "1 юн." },
  });
  const own = side("b", "66", {
    changedAtMs: 1,
    hasProfile: true,
    values: {
      ...NOTHING,
      name: "Соковнин Тихон",
      middleName: "Андреевич",
      birth: "2010-01-31",
      rank: "2 юн.",
    },
  });
  const decided = decideMerge(list, own);
  expect(decided.ok && Object.fromEntries(decided.value.proposed)).toEqual({
    middleName: "b",
    birth: "b",
    coach: "a",
    rank: "a",
  });
});

const CATEGORIES = ["66", "71", "абс"] as const;
const sides = (uuid: string) =>
  record({
    places: uniqueArray(record({ category: constantFrom(...CATEGORIES), isDrawn: boolean() }), {
      selector: ({ category }) => category,
    }),
    bouts: array(
      record({ uuid: constantFrom("1", "2", "3"), opponent: constantFrom("x", "y"), isFought: boolean() }),
    ),
    changedAtMs: integer({ min: 0, max: 2 }),
    hasProfile: boolean(),
    isAwarded: boolean(),
    coach: constantFrom("", "Дёмин С.", "Дёмин"),
  }).map(({ coach, ...given }): MergeSide => side(uuid, "", { ...given, values: { ...NOTHING, coach } }));

test("[PS6–PS8] whoever is named first the plan is the same; nobody loses a category, a bout or a drawn place", () => {
  assert(
    property(sides("a"), sides("b"), (one, other) => {
      const decided = decideMerge(one, other);
      const swapped = decideMerge(other, one);
      expect(swapped.ok).toBe(decided.ok);
      if (!decided.ok || !swapped.ok) return;
      const { kept, duplicate, categories, givenUp, bouts, proposed } = decided.value;
      expect([swapped.value.kept, swapped.value.duplicate]).toEqual([kept, duplicate]);
      const all = [...one.places, ...other.places];
      expect(categories.toSorted()).toEqual([...new Set(all.map(({ category }) => category))].toSorted());
      expect(categories.length + givenUp.length).toBe(all.length);
      const of = (uuid: string) => (uuid === one.uuid ? one : other);
      for (const { category, by } of givenUp)
        expect(of(by).places).toContainEqual({ category, isDrawn: false });
      expect(bouts).toEqual(of(duplicate).bouts);
      for (const field of PERSON_FIELDS)
        expect(proposed.has(field)).toBe(one.values[field] !== other.values[field]);
    }),
  );
});
