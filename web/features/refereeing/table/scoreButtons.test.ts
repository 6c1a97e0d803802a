import { expect, test } from "vitest";
import { rulesFor } from "#domain/ruleset/rulesFor.ts";
import type { CompetitionRules } from "#domain/ruleset/rules.ts";
import { tableButtons } from "./scoreButtons.ts";

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
