import { expect, test } from "vitest";
import { oncePerPerson, readWeight, spareKg, tooHeavyFor } from "./weight.ts";

test("[CT15] a weight is typed with a comma or a dot and one figure behind it", () => {
  const read = ["76,4", "76.4", " 76 ", "76,", "76,45", "вес", "", "764"].map((text) => readWeight(text));
  expect(read).toEqual([
    { kind: "weight", kg: 76.4 },
    { kind: "weight", kg: 76.4 },
    { kind: "weight", kg: 76 },
    { kind: "weight", kg: 76 },
    { kind: "wrong" },
    { kind: "wrong" },
    { kind: "empty" },
    { kind: "unlikely" },
  ]);
});

test("[CT15] the limit is inclusive, and what is above it is told to the gram", () => {
  expect([77, 77.1, 82.3].map((kg) => spareKg(kg, { weightMax: 77 }))).toEqual([0, -0.1, -5.3]);
  expect(spareKg(150, { weightMax: null })).toBeUndefined();
  const tolerant = { weightMax: 77, toleranceKg: 0.5 };
  expect([77.4, 77.5, 77.6].map((kg) => spareKg(kg, tolerant))).toEqual([0.1, 0, -0.6]);
});

const entry = (fighter: string, category: string, state: "passed" | "overweight") => ({
  category,
  fighter,
  fighterId: 1,
  lastName: fighter,
  firstName: null,
  birthYear: null,
  birthDate: null,
  sex: null,
  team: null,
  application: null,
  declared: null,
  state,
  weight: 72,
  attempts: 1,
  hasPapers: false,
  hasBegun: false,
  isUnpaid: false,
});

test("[CT22] a person in two classes is shown once, where something is left to do", () => {
  const shown = oncePerPerson([
    entry("Волков", "до 77", "passed"),
    entry("Волков", "до 71", "overweight"),
    entry("Рысев", "до 77", "passed"),
    entry("Рысев", "до 82", "passed"),
  ]);
  expect(shown.map(({ fighter, category }) => [fighter, category])).toEqual([
    ["Волков", "до 71"],
    ["Рысев", "до 77"],
  ]);
});

test("[CT37] a weight that is too much for another class of theirs is told", () => {
  const light = { ...CATEGORY, uuid: "66", title: "до 66", weightMax: 66 };
  const open = { ...CATEGORY, uuid: "abs", title: "абсолют", weightMax: null };
  const own = entry("a", "abs", "passed");
  const roll = {
    categories: [light, open],
    entries: [own, entry("a", "66", "passed"), entry("b", "66", "passed")],
  };
  expect(tooHeavyFor(66.4, own, roll)).toEqual([{ title: "до 66", over: 0.4 }]);
  expect(tooHeavyFor(66, own, roll)).toEqual([]);
});

const CATEGORY = {
  id: 1,
  status: "draft",
  sex: null,
  ageMin: null,
  ageMax: null,
  level: null,
  style: null,
  weightMin: null,
} as const;
