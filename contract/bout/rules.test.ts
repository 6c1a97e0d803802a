import { expect, test } from "vitest";
import { findPreset } from "#domain/ruleset/presets.ts";
import { PRESETS } from "#domain/ruleset/rules.ts";
import { boutSetup } from "./boutSetup.ts";
import { parseCompetitionRules, unusableParts } from "./rules.ts";

const rulesOf = (rules: Record<string, unknown>) => boutSetup(rules, null).rules;

for (const preset of PRESETS)
  test(`[RU17] the parts of the preset ${preset} may be stored as a competition's own`, () => {
    const { advantages, penalties, ...parts } = findPreset(preset);
    expect(unusableParts(parts)).toEqual([]);
    const own = rulesOf({ preset, advantages, penalties, ...parts });
    // The presets carry remarks of their own, which are no part of a rule set.
    expect(rulesOf({ preset, advantages, penalties })).toMatchObject(own);
  });

test("[RU17] a competition's own buttons, tie-breaks and periods reach its bouts", () => {
  const takedown = { id: "takedown", label: "Бросок", short: "+3", value: 3, kind: "points", to: "self" };
  const rules = rulesOf({
    preset: "ibjjf",
    advantages: true,
    penalties: true,
    title: "Клубные правила",
    actions: [takedown],
    tieBreak: ["points", "referee_decision"],
    time: { periods: [{ seconds: 240, scoring: "all" }] },
  });
  expect(rules.title).toBe("Клубные правила");
  expect(rules.actions).toEqual([takedown]);
  expect(rules.tieBreak).toEqual(["points", "referee_decision"]);
  expect(rules.periods).toEqual([{ seconds: 240, scoring: "all" }]);
});

test("[RU17] a part that is not as it should be is left to the preset, the others count", () => {
  const stored = {
    preset: "adcc",
    penalties: true,
    actions: [{ id: "takedown", value: "two" }],
    tieBreak: ["coin"],
    overtime: [{ kind: "points", seconds: 60, max: 2 }],
  };
  expect(unusableParts(stored)).toEqual(["actions", "tieBreak"]);
  const rules = rulesOf(stored);
  expect(rules.actions).toEqual(findPreset("adcc").actions);
  expect(rules.tieBreak).toEqual(findPreset("adcc").tieBreak);
  expect(rules.overtime).toEqual([{ kind: "points", seconds: 60, max: 2 }]);
});

const WRONG: Readonly<Record<string, unknown>> = {
  title: "",
  sides: [{ color: "red", label: "Красный" }],
  actions: [],
  ladder: { counts: ["penalty"] },
  progressive: "side, full, back",
  counters: [
    { id: "a", label: "A", seconds: 20, onZero: "sound" },
    { id: "a", label: "B", seconds: 20, onZero: "sound" },
  ],
  time: { periods: [] },
  end: { submission: false },
  tieBreak: [],
  overtime: [{ kind: "ebi", rounds: 0, limitSeconds: null, start: [] }],
  video: { perAthlete: -1, keepIfRight: true },
};

for (const [name, part] of Object.entries(WRONG))
  test(`[RU17] ${name} like ${JSON.stringify(part)} is not used`, () => {
    expect(unusableParts({ [name]: part })).toEqual([name]);
    expect(rulesOf({ advantages: true, penalties: true, [name]: part })).toEqual(
      rulesOf({ advantages: true, penalties: true }),
    );
  });

test("[RU3] the switches count on their own, and a missing one is off", () => {
  expect(parseCompetitionRules({ advantages: true })).toEqual({
    preset: "custom",
    advantages: true,
    penalties: false,
  });
  expect(parseCompetitionRules(null)).toBeUndefined();
});

test("[RU6] the switches of the competition stay authoritative over its preset", () => {
  expect(rulesOf({ preset: "ibjjf", advantages: false, penalties: true }).advantages).toBe(false);
});

test("[RU17] a preset nobody knows is fought as custom rules", () => {
  expect(parseCompetitionRules({ preset: "naga", penalties: true })?.preset).toBe("custom");
});

test("[RU15] the bout time of a category is kept", () => {
  expect(boutSetup({ preset: "ibjjf" }, 240).rules.periods[0]?.seconds).toBe(240);
});
