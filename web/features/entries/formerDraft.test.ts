import { expect, test } from "vitest";
import type { FormerPerson } from "#contract/entry/formerPeople.ts";
import type { RollCategory } from "#contract/entry/roll.ts";
import { isSought, lineOf, offeredOf } from "./formerDraft.ts";

const category = (title: string, rest: Partial<RollCategory>): RollCategory => ({
  id: 1,
  uuid: title,
  title,
  status: "draft",
  sex: "m",
  ageMin: null,
  ageMax: null,
  level: null,
  style: null,
  weightMin: null,
  weightMax: null,
  ...rest,
});
const CATEGORIES = [
  category("Юноши 14–15, до 60", { ageMin: 14, ageMax: 15, weightMax: 60 }),
  category("Юноши 16–17, до 60", { ageMin: 16, ageMax: 17, weightMax: 60 }),
  category("Юноши 16–17, до 71", { ageMin: 16, ageMax: 17, weightMin: 60, weightMax: 71 }),
];
const ivan: FormerPerson = {
  fighter: "ivan",
  lastName: "Иванов",
  firstName: "Иван",
  birthDate: "2010-09-01",
  birthYear: null,
  sex: "m",
  weight: 58,
  level: null,
  belt: null,
  team: "Волга",
  was: ["Юноши 14–15, до 60"],
  isEntered: false,
};

test("[EV12] a year later somebody is a year older, and in the category of that age", () => {
  const [last] = offeredOf([ivan], CATEGORIES, "2025-05-30");
  expect([last?.age, last?.proposed]).toEqual([15, "Юноши 14–15, до 60"]);
  const [now] = offeredOf([ivan], CATEGORIES, "2026-05-30");
  expect([now?.age, now?.proposed]).toEqual([16, "Юноши 16–17, до 60"]);
  expect(now?.fitting.map(({ title }) => title)).toEqual(["Юноши 16–17, до 60", "Юноши 16–17, до 71"]);
});

test("[EV12] of whom only the year is known the year counts; who grew out of every category is left to a person", () => {
  const [byYear] = offeredOf([{ ...ivan, birthDate: null, birthYear: 2009 }], CATEGORIES, "2026-05-30");
  expect([byYear?.age, byYear?.proposed]).toEqual([17, "Юноши 16–17, до 60"]);
  const [grown] = offeredOf([ivan], CATEGORIES, "2030-05-30");
  expect(grown).toMatchObject({ age: 20, proposed: undefined, fitting: [] });
});

test("[EV12] who is in it already is not offered again, and anybody is found by name, club or category", () => {
  expect(offeredOf([{ ...ivan, isEntered: true }], CATEGORIES, "2026-05-30")).toEqual([]);
  const [one] = offeredOf([ivan], CATEGORIES, "2026-05-30");
  if (one === undefined) throw new Error("nobody is offered");
  expect(["иван", "волг", "юноши иванов", "петров"].map((typed) => isSought(one, typed))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(lineOf(one, "Юноши 16–17, до 60")).toMatchObject({
    is: { fighter: "ivan" },
    category: { uuid: "Юноши 16–17, до 60" },
    person: { lastName: "Иванов", birthDate: null },
  });
});
