import { expect, test } from "vitest";
import type { RollEntry } from "#contract/entry/roll.ts";
import { pairsOf, peopleOf } from "./peopleOf.ts";

const entry = (fighter: string, lastName: string, category: string): RollEntry => ({
  category,
  fighter,
  fighterId: 1,
  lastName,
  firstName: "Тихон",
  birthYear: 2010,
  birthDate: null,
  sex: "m",
  team: null,
  application: null,
  declared: null,
  state: "not_weighed",
  weight: null,
  attempts: 0,
  hasPapers: false,
  hasBegun: false,
  isUnpaid: false,
});
const entries = [entry("b", "Яшин", "66"), entry("a", "Соковнин", "66"), entry("a", "Соковнин", "абс")];

test("[PS11] who is in two categories is one person of the list, found by a word", () => {
  const people = peopleOf({ entries }, "");
  expect(people.map(({ fighter, entries: own }) => [fighter, own.length])).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
  expect(peopleOf({ entries }, "яш").map(({ fighter }) => fighter)).toEqual(["b"]);
});

test("[PS11] a pair is shown when one of the two is looked for", () => {
  const likeness = { names: "same", born: "near", club: "unknown" } as const;
  const pair = { one: "a", other: "b", likeness, isCertain: false };
  const everybody = peopleOf({ entries }, "");
  expect(pairsOf([pair], everybody, peopleOf({ entries }, "яш"))).toHaveLength(1);
  expect(pairsOf([pair], everybody, peopleOf({ entries }, "никто"))).toEqual([]);
});
