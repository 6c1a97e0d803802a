import { expect, test } from "vitest";
import {
  ageInYearOf,
  entryProblems,
  fullYearsOn,
  isLikelyBirth,
  isMinorOn,
  type Entrant,
  type Limits,
} from "./eligibility.ts";

const DAY = "2026-12-05";
const boys: Limits = { sex: "m", ageMin: 10, ageMax: 11, weightMax: 32 };
const boy: Entrant = { sex: "m", birthDate: "2016-12-31", weight: 30.6 };
const codes = (change: Partial<Entrant>, limits: Limits = boys) =>
  entryProblems({ ...boy, ...change }, limits, DAY).map(({ code }) => code);

test("[EN1] a category counts the age reached in the year of the event", () => {
  expect(ageInYearOf("2016-12-31", DAY)).toBe(10);
  expect(codes({})).toEqual([]);
  expect(codes({ birthDate: "2017-01-01" })).toEqual(["too-young"]);
  expect(codes({ birthDate: "2014-12-31" })).toEqual(["too-old"]);
});

test("[EN2] a category of one sex is for that sex; what is not known is asked for", () => {
  expect(codes({ sex: "f" })).toEqual(["other-sex"]);
  expect(codes({ sex: undefined, birthDate: undefined })).toEqual(["sex-unknown", "birth-date-unknown"]);
  const open = { sex: undefined, ageMin: undefined, ageMax: undefined, weightMax: undefined };
  expect(codes({ sex: undefined, birthDate: undefined }, open)).toEqual([]);
});

test("[EN3] the limit itself is within it; above it is too heavy, below is allowed", () => {
  expect(codes({ weight: 32 })).toEqual([]);
  expect(codes({ weight: 32.1 })).toEqual(["too-heavy"]);
  expect(codes({ weight: 12 })).toEqual([]);
  expect(codes({ weight: undefined })).toEqual([]);
});

test("[EN4] the law counts full years: of age on the birthday, not before", () => {
  expect(fullYearsOn("2008-12-06", DAY)).toBe(17);
  expect([isMinorOn("2008-12-06", DAY), isMinorOn("2008-12-05", DAY)]).toEqual([true, false]);
});

test("[PS14] nobody of two years, nobody over a hundred and nobody unborn competes", () => {
  const areLikely = (births: readonly (string | number)[]) =>
    births.map((birth) => isLikelyBirth(birth, "2026-12-05"));
  expect(areLikely(["2023-12-31", "1926-01-01", 2010])).toEqual([true, true, true]);
  expect(areLikely(["2024-01-01", "1925-12-31", 1897, 2027])).toEqual([false, false, false, false]);
});
