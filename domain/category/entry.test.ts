import * as fc from "fast-check";
import { expect, test } from "vitest";
import { categoriesFor, type EntrySwitches, mayEnter, type Person } from "./entry.ts";
import type { Category } from "./category.ts";
import { levelOf } from "./level.ts";
import { category, child, upTo } from "./testing/categories.ts";

const DAY = "2026-05-16";
const man: Person = { sex: "m", birthDate: "1998-07-01", level: "expert", weightKg: 76.4 };

function codes(person: Person, into: Category, switches: EntrySwitches = {}): readonly string[] {
  const entered = mayEnter(person, into, DAY, switches);
  return entered.ok ? [] : entered.problem.map(({ code }) => code);
}

test("[CT12] who fits may enter", () => {
  expect(codes(man, category())).toEqual([]);
});

test("[CT12] everything that speaks against an entry is named at once", () => {
  const girl: Person = { sex: "f", birthDate: "2015-01-01", weightKg: 90 };
  expect(codes(girl, category())).toEqual(["wrong-sex", "too-young", "wrong-level", "too-heavy"]);
  expect(codes({ ...man, birthDate: "1980-01-01", weightKg: 70 }, category())).toEqual([
    "too-old",
    "too-light",
  ]);
});

test("[CT7] the limit is inclusive above and belongs to the lighter class below", () => {
  expect(codes({ ...man, weightKg: 77 }, category())).toEqual([]);
  expect(codes({ ...man, weightKg: 77.1 }, category())).toEqual(["too-heavy"]);
  expect(codes({ ...man, weightKg: 71 }, category())).toEqual(["too-light"]);
  expect(codes({ ...man, weightKg: 71 }, category(), { mayEnterHeavierClass: true })).toEqual([]);
});

test("a weight nobody knows yet is left to the scale, and an absolute has none", () => {
  const { weightKg: _, ...unweighed } = man;
  expect(codes(unweighed, category())).toEqual([]);
  expect(codes({ ...man, weightKg: 140 }, upTo(undefined, { isAbsolute: true }))).toEqual([]);
});

test("[CT13] a 41-year-old enters the adults only where the organiser lets veterans in", () => {
  const veteran = { ...man, birthDate: "1985-03-03" };
  expect(codes(veteran, category())).toEqual(["too-old"]);
  expect(codes(veteran, category(), { mayEnterYoungerAdults: true })).toEqual([]);
});

test("[CT13] at 18 and 19 one may enter the seniors of 20 where allowed, at 17 never", () => {
  const seniors = category({ ageMin: 20 });
  const born = (year: number) => ({ ...man, birthDate: `${year}-06-01` });
  const switches = { mayEnterOlderGroup: true };
  expect(codes(born(2007), seniors)).toEqual(["too-young"]);
  expect(codes(born(2008), seniors, switches)).toEqual([]);
  expect(codes(born(2009), seniors, switches)).toEqual(["too-young"]);
});

test("[CT13] a child goes up two years at most", () => {
  const youths = category(child({ ageMin: 12, ageMax: 13, level: "all" }));
  const boy = (year: number): Person => ({ sex: "m", birthDate: `${year}-06-01` });
  expect(codes(boy(2016), youths, { mayEnterOlderGroup: true })).toEqual([]);
  expect(codes(boy(2017), youths, { mayEnterOlderGroup: true })).toEqual(["too-young"]);
});

test("[CT13] U20 takes a 17-year-old with a permission", () => {
  const juniors = category({ ageMin: 18, ageMax: 20, ageMinByPermission: 17 });
  const young = { ...man, birthDate: "2009-06-01" };
  expect(codes(young, juniors)).toEqual(["too-young"]);
  expect(codes({ ...young, hasAgePermission: true }, juniors)).toEqual([]);
});

test("[CT14] the higher of belt and years decides", () => {
  expect(levelOf({})).toBe("novice");
  expect(levelOf({ belt: "white", experienceYears: 7 })).toBe("expert");
  expect(levelOf({ belt: "purple", experienceYears: 1 })).toBe("expert");
  expect(levelOf({ belt: "blue", experienceYears: 2 })).toBe("intermediate");
  expect(levelOf({ belt: "green", experienceYears: 2 })).toBe("novice");
});

test("[CT12] belts are checked where a category asks for them", () => {
  const blue = category({ belts: ["blue"] });
  expect(codes({ ...man, belt: "blue" }, blue)).toEqual([]);
  expect(codes({ ...man, belt: "brown" }, blue)).toEqual(["wrong-belt"]);
});

test("a birth date that cannot be read is no age", () => {
  expect(codes({ ...man, birthDate: "01.07.1998" }, category())).toEqual(["birth-date-unreadable"]);
});

test("the categories for a person are those he may enter, and adults never get minors' or the other way round", () => {
  const all = [
    ...[62, 77, undefined].map((limit) => upTo(limit)),
    ...[62, 77].map((limit) => upTo(limit, { uuid: `j${limit}`, ageMin: 16, ageMax: 17 })),
    upTo(77, { uuid: "women", sex: "f" }),
  ];
  expect(categoriesFor(man, all, DAY).map(({ uuid }) => uuid)).toEqual(["-77", "-open"]);
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2022 }), fc.boolean(), fc.boolean(), (year, up, down) => {
      const switches = { mayEnterOlderGroup: up, mayEnterYoungerAdults: down };
      const person = { ...man, birthDate: `${year}-06-01` };
      const isAdult = 2026 - year >= 18;
      for (const { ageMin } of categoriesFor(person, all, DAY, switches)) {
        expect((ageMin ?? 0) >= 18).toBe(isAdult);
      }
    }),
  );
});
