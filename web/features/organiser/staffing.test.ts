import { expect, test } from "vitest";
import { changeOf } from "./staffing.ts";

const one = { id: 1, username: "mat1", displayName: null, isNamed: true, carpet: "a" };
const other = { id: 2, username: "mat2", displayName: null, isNamed: false, carpet: null };

test("[RL23] those who are marked are named, and everybody keeps the chosen mat", () => {
  expect(changeOf({ members: [one, other], isNaming: true, mats: ["a"] })).toEqual([
    { id: 1, isNamed: true, carpet: "a" },
    { id: 2, isNamed: false, carpet: null },
  ]);
});

test("[RL23] all referees: nobody is named, whoever was marked", () => {
  expect(
    changeOf({ members: [one, other], isNaming: false, mats: ["a"] })?.some(({ isNamed }) => isNamed),
  ).toBe(false);
});

test("[RL23] only those who are marked, and nobody is: that is asked about, not taken for all", () => {
  expect(changeOf({ members: [other], isNaming: true, mats: [] })).toBeUndefined();
});

test("[RL23] a mat that was removed meanwhile is nobody's", () => {
  expect(changeOf({ members: [one], isNaming: true, mats: ["b"] })).toEqual([
    { id: 1, isNamed: true, carpet: null },
  ]);
});
