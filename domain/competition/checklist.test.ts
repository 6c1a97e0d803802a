import { array, assert, boolean, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { checklist, CHECKLIST_CODES, openWork, type CategoryWork, type ChecklistFacts } from "./checklist.ts";

const DONE: CategoryWork = { isUndrawn: false, boutsLeft: 0, isFinished: true, isAwarded: true };
const NOTHING: ChecklistFacts = {
  categories: [DONE],
  boutsOnMats: 0,
  unsent: 0,
  parked: 0,
  daysOpen: 0,
  entriesUndecided: 0,
  entriesAsked: 0,
  claims: 0,
  refereesIncomplete: 0,
  peopleIncomplete: 0,
};
const told = (facts: Partial<ChecklistFacts>) =>
  checklist({ ...NOTHING, ...facts }).map(({ code, count }) => `${code} ${count}`);

test("[EV13] an event with everything done has nothing to tell", () => {
  expect(checklist(NOTHING)).toEqual([]);
});

test("[EV13] categories are told by what they wait for: bouts, a draw, a decision, medals", () => {
  const open = { ...DONE, isFinished: false, isAwarded: false };
  expect(
    told({
      categories: [
        DONE,
        { ...open, boutsLeft: 3 },
        { ...open, boutsLeft: 1 },
        { ...open, isUndrawn: true },
        { ...DONE, isAwarded: false, isTied: true },
        { ...DONE, isAwarded: false },
      ],
    }),
  ).toEqual(["categories-open 2", "undrawn 1", "ties 1", "medals-left 1"]);
});

test("[EV13] what tables do or hold has to be solved first, anything else may be left", () => {
  const all = checklist({
    categories: [
      { ...DONE, isFinished: false, boutsLeft: 1 },
      { ...DONE, isFinished: false, isUndrawn: true },
      { ...DONE, isTied: true },
      { ...DONE, isAwarded: false },
    ],
    boutsOnMats: 1,
    unsent: 1,
    parked: 1,
    daysOpen: 1,
    entriesUndecided: 1,
    entriesAsked: 1,
    claims: 1,
    refereesIncomplete: 1,
    peopleIncomplete: 1,
  });
  expect(all.map(({ code }) => code)).toEqual(CHECKLIST_CODES);
  expect(all.filter(({ isBlocking }) => isBlocking).map(({ code }) => code)).toEqual([
    "bouts-on-mats",
    "unsent-acts",
    "parked-acts",
  ]);
});

const work = record({
  isUndrawn: boolean(),
  boutsLeft: nat(20),
  isTied: boolean(),
  isFinished: boolean(),
  isAwarded: boolean(),
});

test("[EV13] [DY70] two halls together leave open what each of them does", () => {
  assert(
    property(array(work), array(work), (one, other) => {
      const [left, right, both] = [openWork(one), openWork(other), openWork([...one, ...other])];
      for (const key of ["bouts", "categories", "undrawn", "tied", "toAward"] as const)
        expect(both[key]).toBe(left[key] + right[key]);
    }),
  );
});

test("[EV13] nobody waits for a medal and for a decision at once", () => {
  assert(
    property(work, (one) => {
      const { tied, toAward } = openWork([one]);
      expect(tied + toAward).toBeLessThan(2);
    }),
  );
});
