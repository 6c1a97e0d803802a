import { expect, test } from "vitest";
import type { RollEntry } from "#contract/entry/roll.ts";
import { alikeOf } from "./alikeOf.ts";

const entry: RollEntry = {
  category: "66",
  fighter: "a",
  fighterId: 7,
  lastName: "Берг",
  firstName: "Софья",
  birthYear: 2001,
  birthDate: "2001-05-05",
  sex: "f",
  team: { id: 1, name: "Балтика" },
  application: null,
  declared: null,
  state: "not_weighed",
  weight: null,
  attempts: 0,
  hasPapers: false,
  hasBegun: false,
};

test("[PS1] who is typed by hand is found in any order and alphabet, not only by the surname", () => {
  const find = (lastName: string, firstName: string, birthDate = "") =>
    alikeOf({ lastName, firstName, birthDate }, { categories: [], entries: [entry] }).map(({ ref }) => ref);
  expect(find("Sofya", "Berg", "2001-05-05")).toEqual(["7"]);
  expect(find("Берг", "Софья")).toEqual(["7"]);
  expect(find("Берг", "Софья", "1987-01-01")).toEqual([]);
  expect(find("Берг", "")).toEqual([]);
});
