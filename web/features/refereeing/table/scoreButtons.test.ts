import { expect, test } from "vitest";
import { ADCC, after, IBJJF, UWW } from "#domain/bout/testing/after.ts";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { CompetitionRules } from "#domain/ruleset/rules.ts";
import { scoredAgain, tableButtons } from "./scoreButtons.ts";

const buttons = (rules: CompetitionRules) => tableButtons(rulesFor(rules));
const faces = (rules: CompetitionRules) =>
  buttons(rules).points.map(({ points, caption }) => `${points} ${caption}`);

test("[RU7] the buttons are those of the rule set, one for all actions of the same worth", () => {
  expect(faces({ preset: "ibjjf", advantages: true, penalties: true })).toEqual([
    "2 тейкдаун, свип",
    "3 проход гарда",
    "4 маунт, маунт на спине",
  ]);
  expect(faces({ preset: "adcc", penalties: true })).toEqual([
    "2 тейкдаун в гард, свип в гард",
    "3 проход гарда, контроль спины",
    "4 чистый тейкдаун, чистый свип",
    "-1 минус",
  ]);
});

test("[RU11] a position that may score only once has a button of its own", () => {
  expect(faces({ preset: "uww_grappling", penalties: true })).toEqual([
    "2 тейкдаун, переворот",
    "2 боковой контроль",
    "3 маунт",
    "4 контроль спины",
  ]);
});

test("a button with one meaning writes down what it was given for", () => {
  const { points } = buttons({ preset: "ibjjf" });
  expect(points.map(({ action }) => action)).toEqual([undefined, "guard_pass", undefined]);
});

test("[SN16] [RU4] what the competition has switched off has no button", () => {
  expect(buttons({ preset: "ibjjf", advantages: true, penalties: true })).toMatchObject({
    hasAdvantages: true,
    penalty: { action: "penalty" },
  });
  expect(buttons({ preset: "ibjjf" })).toMatchObject({ hasAdvantages: false, penalty: undefined });
  expect(buttons({ preset: "adcc", penalties: true })).toMatchObject({ warning: { action: "warning" } });
});

test("[RU12] only a rule set that times escapes has a button for them", () => {
  expect(buttons({ preset: "ebi" }).escapeSeconds).toBe(60);
  expect(buttons({ preset: "ibjjf" }).escapeSeconds).toBeUndefined();
});

test.each([
  ["the same position twice", UWW, "R+4:back_mount", "R+4:back_mount R+4:back_mount", 4],
  ["a lower one than is held", UWW, "R+3:full_mount", "R+3:full_mount R+2:side_mount", 2],
  ["a higher one", UWW, "R+3:full_mount", "R+3:full_mount R+4:back_mount", undefined],
  ["one that was lost", UWW, "R+4:back_mount Ro", "R+4:back_mount Ro R+4:back_mount", undefined],
  ["the opponent's", UWW, "R+4:back_mount", "R+4:back_mount B+4:back_mount", undefined],
  ["a takedown after a takedown", UWW, "R+2", "R+2 R+2", undefined],
  ["a pass after a pass", IBJJF, "R+3:guard_pass", "R+3:guard_pass R+3:guard_pass", undefined],
  ["a minus after a minus", ADCC, "period=1 R-1", "period=1 R-1 R-1", undefined],
  ["an older act brought back", UWW, "Bp R+4:back_mount u1", "Bp R+4:back_mount u1 u3", undefined],
  ["nothing new", UWW, "R+4:back_mount", "R+4:back_mount", undefined],
] as const)(
  "[TB9] [RU11] the table tells of a position that scores again: %s",
  (_, rules, line, then, told) => {
    const now = after(then, rules);
    expect(scoredAgain(after(line, rules), now, tableButtons(now.setup.rules))).toBe(told);
  },
);
