import { expect, test } from "vitest";
import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  type Arbitrary,
} from "fast-check";
import { entryProblems, type Entrant } from "./eligibility.ts";
import { nearestCategory, proposedCategory, type OfferedCategory } from "./proposal.ts";

const DAY = "2026-12-05";
const men: OfferedCategory = {
  sex: "m",
  ageMin: 18,
  ageMax: 34,
  weightMax: 77,
  style: "gi",
  level: undefined,
  isDrawn: false,
};
const upTo = (weightMax: number | undefined, change: Partial<OfferedCategory> = {}): OfferedCategory => ({
  ...men,
  weightMax,
  ...change,
});
const man: Entrant = { sex: "m", birthDate: "2000-05-05", weight: 70 };

test("[EN30] the lightest class that holds the weight is proposed, of equal ones the first", () => {
  const [light, middle, open] = [upTo(66), upTo(77), upTo(undefined)];
  const noGi = upTo(77, { style: "nogi" });
  expect(proposedCategory(man, [open, light, middle, noGi], DAY)).toBe(middle);
  expect(proposedCategory({ ...man, weight: 90 }, [light, middle, open], DAY)).toBe(open);
  expect(proposedCategory({ ...man, weight: 90 }, [light, middle], DAY)).toBeUndefined();
});

test("[EN30] nobody is proposed a drawn category, nor a class without a weight to choose it by", () => {
  expect(proposedCategory(man, [upTo(77, { isDrawn: true })], DAY)).toBeUndefined();
  const unweighed = { ...man, weight: undefined };
  expect(proposedCategory(unweighed, [upTo(66), upTo(77)], DAY)).toBeUndefined();
  const only = upTo(77);
  expect(proposedCategory(unweighed, [only], DAY)).toBe(only);
});

test("[EN31] as last time: the style counts before the level, the level before the weight", () => {
  const [near, same, other] = [upTo(73), upTo(90, { level: "Синий" }), upTo(71, { style: "nogi" })];
  const offered = [other, near, same];
  expect(nearestCategory(man, { style: "gi", level: "Синий", weightMax: 71 }, offered, DAY)).toBe(same);
  expect(nearestCategory(man, { style: "gi", level: undefined, weightMax: 71 }, offered, DAY)).toBe(near);
  expect(nearestCategory(man, { style: "nogi", level: undefined, weightMax: 71 }, offered, DAY)).toBe(other);
});

test("[EN31] who outgrew the class of last time is offered one that fits", () => {
  const heavier = upTo(77);
  const earlier = { style: "gi", level: undefined, weightMax: 66 };
  expect(nearestCategory(man, earlier, [upTo(66), heavier, upTo(90)], DAY)).toBe(heavier);
  expect(nearestCategory(man, earlier, [upTo(66)], DAY)).toBeUndefined();
});

const category: Arbitrary<OfferedCategory> = record({
  sex: constantFrom("m" as const, "f" as const, undefined),
  ageMin: constantFrom(undefined, 8, 12, 18),
  ageMax: constantFrom(undefined, 12, 17, 34),
  weightMax: option(integer({ min: 20, max: 120 }), { nil: undefined }),
  style: constantFrom("gi", "nogi", undefined),
  level: constantFrom("Синий", "Белый", undefined),
  isDrawn: boolean(),
});
const entrant: Arbitrary<Entrant> = record({
  sex: constantFrom("m" as const, "f" as const, undefined),
  birthDate: constantFrom("2016-02-01", "2010-12-31", "2000-01-01", undefined),
  weight: option(integer({ min: 20, max: 130 }), { nil: undefined }),
});

test("[EN30] [EN31] whatever is offered, only what may be entered is proposed, and something if anything fits", () => {
  assert(
    property(entrant, array(category), category, (who, offered, earlier) => {
      const proposals = [
        proposedCategory(who, offered, DAY),
        nearestCategory(who, earlier, offered, DAY),
      ].filter((one) => one !== undefined);
      for (const one of proposals) expect([one.isDrawn, entryProblems(who, one, DAY)]).toEqual([false, []]);
      const fits = offered.some((one) => !one.isDrawn && entryProblems(who, one, DAY).length === 0);
      expect(nearestCategory(who, earlier, offered, DAY) !== undefined).toBe(fits);
      if (who.weight !== undefined) expect(proposedCategory(who, offered, DAY) !== undefined).toBe(fits);
    }),
  );
});
