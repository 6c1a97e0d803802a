import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AwardingAct, RecordedAct } from "./act.ts";
import { decideAwarding, medalsLeft, straysOf, type AwardingContext } from "./decide.ts";
import { foldAwarding, hasCome } from "./fold.ts";
import { podium, readiness, type PodiumPlace } from "./podium.ts";
import { awardingQueue, countMedals } from "./queue.ts";
import { entrantsTo, fought } from "./testing/play.ts";

const category = fought("single_elimination_two_bronzes", entrantsTo(4));
const PLACES = podium(category);
const READY: AwardingContext = {
  isAwarded: false,
  readiness: readiness(category),
  places: PLACES,
  hasPlayoffBegun: false,
  isChief: false,
};

const done = (...acts: readonly AwardingAct[]) =>
  foldAwarding(
    acts.map((act, index): RecordedAct => ({ id: String(index), act, atMs: index, author: "Панов" })),
  );
const given = (fighter: string, place: number): AwardingAct => ({ type: "medal-given", fighter, place });
const ALL = PLACES.map(({ uuid, place }) => given(uuid, place));
const codeOf = (acts: readonly AwardingAct[], act: AwardingAct, context: Partial<AwardingContext> = {}) => {
  const decided = decideAwarding(done(...acts), act, { ...READY, ...context });
  return decided.ok ? "ok" : decided.problem.code;
};

test("[AW9] who is present and who has a medal follows from the acts, with who did it and when", () => {
  const state = done(
    { type: "present-marked", fighter: "1" },
    { type: "present-marked", fighter: "2" },
    { type: "present-cleared", fighter: "2" },
    given("1", 1),
  );
  expect([...state.present.keys()]).toEqual(["1"]);
  expect(state.given.get("1")).toEqual({ place: 1, atMs: 3, author: "Панов" });
});

test("[AW16] whoever holds a medal has come, ticked or not", () => {
  const state = done({ type: "present-marked", fighter: "1" }, given("2", 2));
  expect(["1", "2", "3"].map((fighter) => hasCome(state, fighter))).toEqual([true, true, false]);
});

test("[AW9] a call ends a postponement, and each call is kept", () => {
  const state = done({ type: "called" }, { type: "postponed", reason: "душ" }, { type: "called" });
  expect(state.postponed).toBeUndefined();
  expect(state.called).toHaveLength(2);
});

test("[AW10] a category closes when everybody has the medal of his place", () => {
  expect(codeOf(ALL.slice(1), { type: "closed" })).toBe("medals-left");
  expect(codeOf(ALL, { type: "closed" })).toBe("ok");
});

test("[AW10] an awarded category is read only until the chief opens it again", () => {
  const isAwarded = true;
  for (const act of [{ type: "called" }, given("1", 1), { type: "medal-returned", fighter: "1" }] as const)
    expect(codeOf(ALL, act, { isAwarded })).toBe("awarded");
  const reopen: AwardingAct = { type: "reopened", reason: "протест" };
  expect(codeOf(ALL, reopen, { isAwarded })).toBe("chief-only");
  expect(codeOf(ALL, reopen, { isAwarded, isChief: true })).toBe("ok");
  expect(codeOf(ALL, reopen, { isChief: true })).toBe("not-awarded");
});

test("[AW2] [AW3] nobody is called while a bout is open or a tie undecided", () => {
  const readinessOf = (status: AwardingContext["readiness"]) => ({ readiness: status });
  expect(codeOf([], { type: "called" }, readinessOf({ status: "unfinished", bouts: ["F"] }))).toBe(
    "bouts-left",
  );
  expect(codeOf([], { type: "called" }, readinessOf({ status: "tied", ties: [["1", "2"]] }))).toBe("tied");
});

test("[AW3] a tie is decided among those who are level, and taken back while nothing hangs on it", () => {
  const tied = { readiness: { status: "tied", ties: [["1", "2"]] } } as const;
  const decide = (order: readonly string[]): AwardingAct => ({
    type: "tie-decided",
    order,
    reason: "жребий",
  });
  expect(codeOf([], decide(["2", "1"]), tied)).toBe("ok");
  expect(codeOf([], decide(["2", "3"]), tied)).toBe("not-tied");
  expect(codeOf([], decide(["2", "1"]))).toBe("not-tied");
  const back: AwardingAct = { type: "tie-reopened", order: ["1", "2"], reason: "ошибка" };
  expect(codeOf([decide(["2", "1"])], back)).toBe("ok");
  expect(codeOf([], back)).toBe("no-decision");
  expect(codeOf([decide(["2", "1"]), given("2", 1)], back)).toBe("medals-given");
  expect(codeOf([decide(["2", "1"])], back, { hasPlayoffBegun: true })).toBe("bout-begun");
  expect(done(decide(["2", "1"]), back).ties).toEqual([]);
});

test("[AW12] a medal is given for the place somebody has, and is a stray once the place is another's", () => {
  expect(codeOf([], given("1", 2))).toBe("place-changed");
  expect(codeOf([], given("9", 1))).toBe("not-on-podium");
  expect(codeOf([], { type: "medal-returned", fighter: "1" })).toBe("nothing-given");
  const corrected: PodiumPlace[] = PLACES.map((one) => ({ ...one, place: one.place === 1 ? 2 : one.place }));
  const state = done(...ALL);
  expect(straysOf(state, corrected)).toEqual([{ fighter: "1", place: 1 }]);
  expect(medalsLeft(state, corrected).map(({ uuid }) => uuid)).toEqual(["1"]);
});

const anyAct: fc.Arbitrary<AwardingAct> = fc.oneof(
  fc.constant<AwardingAct>({ type: "called" }),
  fc.constant<AwardingAct>({ type: "closed" }),
  fc.constantFrom("1", "2", "3", "4").chain((fighter) =>
    fc.oneof(
      fc.constant<AwardingAct>({ type: "present-marked", fighter }),
      fc.constant<AwardingAct>({ type: "medal-returned", fighter }),
      fc.integer({ min: 1, max: 3 }).map((place) => given(fighter, place)),
    ),
  ),
);

test("[AW12] whatever is pressed, only who stands on the podium gets a medal, and each his own", () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40 }), (pressed) => {
      const taken: AwardingAct[] = [];
      for (const act of pressed) if (codeOf(taken, act) === "ok") taken.push(act);
      const state = done(...taken);
      expect(straysOf(state, PLACES)).toEqual([]);
      expect(state.given.size + medalsLeft(state, PLACES).length).toBe(PLACES.length);
    }),
    { numRuns: 200 },
  );
});

test("[AW11] [SN19] who has waited longest is awarded first, and what was put off waits behind", () => {
  const one = (uuid: string, endedAtMs: number | undefined, isPostponed = false) => ({
    uuid,
    endedAtMs,
    isPostponed,
  });
  const queue = awardingQueue([one("a", 30), one("b", 10), one("c", 5, true), one("d", undefined)]);
  expect(queue.map(({ uuid }) => uuid)).toEqual(["d", "b", "a", "c"]);
});

test("[AW13] the box is held against what the rest of the day needs", () => {
  const needs = { gold: 3, silver: 3, bronze: 6 };
  expect(countMedals(needs, [1, 3, 3], { gold: 3, silver: 2, bronze: 6 })).toEqual({
    needed: { gold: 2, silver: 3, bronze: 4 },
    given: { gold: 1, silver: 0, bronze: 2 },
    left: { gold: 2, silver: 2, bronze: 4 },
    short: ["silver"],
  });
  expect(countMedals(needs, [], undefined)).toMatchObject({ needed: needs, short: [] });
});
