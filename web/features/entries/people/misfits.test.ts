import { expect, test } from "vitest";
import type { RollCategory } from "#contract/entry/roll.ts";
import { misfitsOf, newMisfits } from "./misfits.ts";

const boys: RollCategory = {
  id: 1,
  uuid: "1",
  title: "до 66, юниоры",
  status: "drawn",
  sex: "m",
  ageMin: 16,
  ageMax: 17,
  level: null,
  style: null,
  weightMin: null,
  weightMax: 66,
};

test("[PS13] [PS24] [PS26] a change that takes somebody out of a category says which; what did not fit before is not told again", () => {
  const now = { birthDate: "2010-01-31", birthYear: null, sex: "m", weight: 64 } as const;
  const tell = (before: Parameters<typeof newMisfits>[0], after: Parameters<typeof newMisfits>[0]) =>
    newMisfits(before, after, [boys], "2026-11-14");
  expect(tell(now, { ...now, birthDate: "2009-12-31" })).toEqual([]);
  expect(tell(now, { birthDate: null, birthYear: 2001, sex: "m", weight: 64 })).toEqual([
    "до 66, юниоры: возраст 25",
  ]);
  expect(tell(now, { ...now, sex: "f" })).toEqual(["до 66, юниоры: другой пол"]);
  expect(tell(now, { ...now, weight: 66.4 })).toEqual(["до 66, юниоры: тяжелее 66\u00a0кг"]);
  expect(misfitsOf({ ...now, birthDate: "2015-07-07", weight: null }, boys, "2026-11-14")).toEqual([
    "возраст 11",
  ]);
  const grown = { ...now, birthDate: "2001-01-31" };
  expect(tell(grown, { ...grown, birthDate: "2001-02-28" })).toEqual([]);
});
