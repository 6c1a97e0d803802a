import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Category, isForAdults, LEVELS, SEXES } from "./category.ts";
import { mergeCategories } from "./merge.ts";
import { mergeBan, mergeCandidates, needsMerge } from "./mergeCandidates.ts";
import { mergedTitle } from "./mergedTitle.ts";
import { category, child, upTo } from "./testing/categories.ts";

const found = (one: Category, all: readonly Category[]) =>
  mergeCandidates(one, all).map(({ kind, category: other }) => `${kind} ${other.uuid}`);

test("one athlete looks for company, two do where the setting says so", () => {
  expect([upTo(77), upTo(77, {}, 75), upTo(77, {}, 75, 76)].map((one) => needsMerge(one))).toEqual([
    false,
    true,
    false,
  ]);
  expect(needsMerge(upTo(77, {}, 75, 76), { fewest: 2, mostDifference: 0.1 })).toBe(true);
});

test("[CT18] for a man: the next heavier class, an older age within 10 %, then the absolute", () => {
  const alone = upTo(77, {}, 76);
  const all = [
    upTo(undefined, { uuid: "abs", isAbsolute: true }),
    upTo(84, { uuid: "veterans-84", ageMin: 35, ageMax: 49 }, 82),
    upTo(100, { uuid: "veterans-100", ageMin: 35, ageMax: 49 }, 98),
    upTo(92),
    upTo(84, {}, 83),
    upTo(71),
    upTo(77, { uuid: "novices", level: "novice" }),
    alone,
  ];
  expect(found(alone, all)).toEqual(["heavier-class -84", "older-age veterans-84", "absolute abs"]);
});

test("[CT18] for children the neighbouring level comes second, and 10 % holds everywhere", () => {
  const alone = upTo(32, child({ level: "novice" }), 31);
  const all = [
    upTo(36, child({ level: "novice" }), 33),
    upTo(32, child({ uuid: "middle", level: "intermediate" }), 30),
    upTo(32, child({ uuid: "experts", level: "expert" }), 30),
    upTo(34, child({ uuid: "older", level: "novice", ageMin: 12, ageMax: 13 }), 34),
    upTo(40, child({ uuid: "too heavy", level: "novice", ageMin: 12, ageMax: 13 }), 40),
  ];
  expect(found(alone, all)).toEqual(["heavier-class -36", "neighbouring-level middle", "older-age older"]);
  expect(found(alone, [upTo(36, child({ level: "novice" }), 35)])).toEqual([]);
});

test("[CT18] boys and girls under 12 may be put together when nothing else is left", () => {
  const girls = upTo(32, child({ uuid: "girls", sex: "f" }), 30);
  expect(found(girls, [upTo(32, child({ uuid: "boys" }), 31)])).toEqual(["other-sex boys"]);
});

test("[CT9] never sexes from 12 years up, never adults with minors, never gi with no-gi", () => {
  const youth = (more: Partial<Category>) => upTo(52, child({ ageMin: 12, ageMax: 13, ...more }));
  expect(mergeBan(youth({}), youth({ sex: "f" }))).toBe("sexes-apart");
  expect(mergeBan(upTo(66, { ageMin: 16, ageMax: 17 }), upTo(66))).toBe("adults-with-minors");
  expect(mergeBan(upTo(66), upTo(66, { style: "gi" }))).toBe("other-style");
  expect(mergeBan(upTo(66), upTo(66, { sex: "f" }))).toBe("sexes-apart");
});

test("[CT19] a drawn category is not merged and not offered", () => {
  const drawn = upTo(84, { status: "drawn" }, 80);
  expect(found(upTo(77, {}, 76), [drawn])).toEqual([]);
  expect(mergeCategories(upTo(77), drawn)).toEqual({
    ok: false,
    problem: { code: "category-drawn", category: "-84" },
  });
});

test.each([
  ["до 71 кг", "до 77 кг", "до 71 и до 77 кг (объединены)"],
  [
    "Мужчины, опытные, до 92 кг",
    "Мужчины, опытные, свыше 92 кг",
    "Мужчины, опытные, до 92 и свыше 92 кг (объединены)",
  ],
  [
    "Мальчики 10–11 лет, до 32 кг",
    "Мальчики 10–11 лет, до 40 кг",
    "Мальчики 10–11 лет, до 32 и до 40 кг (объединены)",
  ],
  ["Мальчики, до 32 кг", "Девочки, до 32 кг", "Мальчики и Девочки, до 32 кг (объединены)"],
  ["до 66 и до 71 кг (объединены)", "до 77 кг", "до 66 и до 71 и до 77 кг (объединены)"],
  ["Абсолютная", "Абсолютная", "Абсолютная (объединены)"],
])("[CT9] «%s» with «%s»", (one, other, title) => {
  expect(mergedTitle(one, other)).toBe(title);
});

test("[CT9] [CT19] the merged category has everybody with his own weight and waits for consent", () => {
  const one = upTo(71, { title: "Мужчины, до 71 кг" }, 70.5);
  const other = category({ uuid: "-77", title: "Мужчины, до 77 кг" }, 75, 76.2);
  const merged = mergeCategories(one, other);
  expect(merged).toMatchObject({
    ok: true,
    value: {
      consent: "awaited",
      folded: { uuid: "-71", status: "merged" },
      into: { uuid: "-77", title: "Мужчины, до 71 и до 77 кг (объединены)", weightMax: 77, status: "draft" },
    },
  });
  expect(merged.ok && merged.value.into.fighters.map(({ weight }) => weight)).toEqual([70.5, 75, 76.2]);
  expect(merged.ok && merged.value.into.weightMin).toBeUndefined();
});

test("a category is not merged with itself, nor when somebody is in both", () => {
  const one = upTo(71, {}, 70);
  expect(mergeCategories(one, one)).toMatchObject({ problem: { code: "same-category" } });
  expect(mergeCategories(one, { ...upTo(77), fighters: one.fighters })).toMatchObject({
    problem: { code: "entered-in-both", fighters: ["-71#1"] },
  });
});

test("[CT9] [CT18] every candidate can be merged, and no list ever breaks a ban", () => {
  const ages = fc.constantFrom([10, 11], [12, 13], [16, 17], [18, 34], [35, 49]);
  const anyCategory = fc
    .record({
      sex: fc.constantFrom(...SEXES),
      ages,
      level: fc.constantFrom("all" as const, ...LEVELS),
      limit: fc.constantFrom(60, 66, 71, undefined),
      weight: fc.integer({ min: 55, max: 75 }),
      isAbsolute: fc.boolean(),
    })
    .map(({ sex, ages: [ageMin = 0, ageMax = 0], level, limit, weight, isAbsolute }) =>
      upTo(limit, { sex, ageMin, ageMax, level, isAbsolute: isAbsolute && limit === undefined }, weight),
    );
  const list = fc.array(anyCategory, { minLength: 2, maxLength: 12 }).map((all) =>
    all.map((one, index) => ({
      ...one,
      uuid: `c${index}`,
      fighters: [{ uuid: `f${index}`, weight: 60 + index }],
    })),
  );
  let proposed = 0;
  fc.assert(
    fc.property(list, (all) => {
      for (const one of all) {
        for (const { category: other } of mergeCandidates(one, all)) {
          proposed += 1;
          expect(mergeCategories(one, other).ok).toBe(true);
          expect(one.sex === other.sex || (lastYear(one) < 12 && lastYear(other) < 12)).toBe(true);
          expect(isForAdults(one)).toBe(isForAdults(other));
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(proposed).toBeGreaterThan(200);
});

const lastYear = ({ ageMax = Number.POSITIVE_INFINITY }: Category): number => ageMax;
