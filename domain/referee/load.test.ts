import { expect, test } from "vitest";
import { isBoutOf, isSoundCrew, refereeLoad, type LoadBout } from "./load.ts";
import { compareReferees, type Ranked } from "./referee.ts";

const bout = (given: Partial<LoadBout>): LoadBout => ({
  carpet: "A",
  boutSeconds: 225 / 0.6625,
  age: "adults",
  hasOvertime: false,
  isFinished: false,
  lengthMs: undefined,
  crew: [],
  ...given,
});
const arbiter = { uuid: "arbiter", post: "arbiter", carpets: ["A"] } as const;
const chairman = { uuid: "chairman", post: "mat-chairman", carpets: ["A"] } as const;

test("[RE8] a bout is the work of its mat, and of who is named for it in place of those of the same post", () => {
  expect([isBoutOf(arbiter, bout({})), isBoutOf(arbiter, bout({ carpet: "B" }))]).toEqual([true, false]);
  expect(isBoutOf({ ...arbiter, carpets: [] }, bout({ carpet: null }))).toBe(false);
  const named = bout({ carpet: "B", crew: [{ referee: "arbiter", duty: "arbiter" }] });
  expect(isBoutOf(arbiter, named)).toBe(true);
  const taken = bout({ crew: [{ referee: "other", duty: "arbiter" }] });
  expect([isBoutOf(arbiter, taken), isBoutOf(chairman, taken)]).toEqual([false, true]);
});

test("[RE9] the load: bouts fought and ahead, and the time of both with the change of pairs", () => {
  const bouts = [
    bout({ isFinished: true, lengthMs: 200_000 }),
    // A walkover: nobody came, it took no time.
    bout({ isFinished: true }),
    bout({}),
    bout({ carpet: "B" }),
  ];
  expect(refereeLoad(arbiter, bouts)).toEqual({
    fought: 2,
    ahead: 1,
    workedMs: 275_000,
    aheadMs: 300_000,
  });
});

test("[RE9] [DY62] bouts ahead are longer where the rules have overtime", () => {
  const { aheadMs } = refereeLoad(arbiter, [bout({ boutSeconds: 300, hasOvertime: true })]);
  expect(aheadMs).toBe(300_000 * 1.05 + 75_000);
});

test("[RE3] a crew has one chairman, one arbiter, and everybody once", () => {
  const side = (referee: string) => ({ referee, duty: "side-judge" }) as const;
  expect(isSoundCrew([{ referee: "a", duty: "arbiter" }, side("b"), side("c")])).toBe(true);
  expect(isSoundCrew([side("b"), side("b")])).toBe(false);
  expect(
    isSoundCrew([
      { referee: "a", duty: "arbiter" },
      { referee: "b", duty: "arbiter" },
    ]),
  ).toBe(false);
});

test("[RE2] the list goes by post, then by category, then by name", () => {
  const person = (lastName: string, post: Ranked["post"], grade: Ranked["grade"] = null): Ranked => ({
    lastName,
    firstName: null,
    post,
    grade,
  });
  const list = [
    person("Янгирова", null, "first"),
    person("Ожегов", "arbiter", "first"),
    person("Гайнутдинов", "arbiter", "all-russian"),
    person("Ёлкин", "arbiter", "first"),
    person("Мамлеев", "chief-referee"),
  ];
  expect(list.toSorted(compareReferees).map(({ lastName }) => lastName)).toEqual([
    "Мамлеев",
    "Гайнутдинов",
    "Ёлкин",
    "Ожегов",
    "Янгирова",
  ]);
});
