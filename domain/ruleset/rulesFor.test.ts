import { expect, test } from "vitest";
import { METHODS, causeOf } from "../bout/vocabulary.ts";
import { periodsOf } from "./periods.ts";
import source from "./presets.json" with { type: "json" };
import { findPreset } from "./presets.ts";
import { TECHNIQUES } from "./techniques.ts";
import { PRESETS } from "./rules.ts";
import { rulesFor } from "./rulesFor.ts";
import { activeActions, advantagesActive, penaltiesActive } from "./switches.ts";

const SWITCHES = { advantages: true, penalties: true };

for (const preset of PRESETS)
  test(`[RU5] [RU7] the preset ${preset} is a whole rule set`, () => {
    const rules = findPreset(preset);
    expect(rules.actions.length).toBeGreaterThan(0);
    expect(rules.time.periods.length).toBeGreaterThan(0);
    expect(rules.tieBreak.length).toBeGreaterThan(0);
    expect([typeof rules.advantages, typeof rules.penalties]).toEqual(["boolean", "boolean"]);
  });

test("[RU5] the presets are those of the data file, none more", () => {
  expect(Object.keys(source.presets).toSorted()).toEqual([...PRESETS].toSorted());
});

test("[RU7] every ladder climbs by buttons that exist", () => {
  for (const preset of PRESETS) {
    const { actions, ladder } = findPreset(preset);
    expect(actions.map(({ id }) => id)).toEqual(expect.arrayContaining([...(ladder?.counts ?? [])]));
  }
});

test("[BT4] [BT5] the 27 methods and their causes are those of the data file", () => {
  const causes = Object.fromEntries(source.methods.map(({ id, cause }) => [id, cause]));
  expect(Object.fromEntries(METHODS.map((method) => [method, causeOf(method) ?? null]))).toEqual(causes);
  expect(METHODS).toHaveLength(27);
});

test("the techniques of a submission have each their own id", () => {
  expect(new Set(TECHNIQUES.map(({ id }) => id)).size).toBe(33);
});

test("[RU1] advantages are active without rules, or when the flag is true", () => {
  expect([undefined, { advantages: true }, { advantages: false }].map(advantagesActive)).toEqual([
    true,
    true,
    false,
  ]);
});

test("[RU2] penalties are active without rules, or when the flag is true", () => {
  expect([undefined, { penalties: true }, { penalties: false }].map(penaltiesActive)).toEqual([
    true,
    true,
    false,
  ]);
});

test("[RU3] a flag missing from a present rules object means off", () => {
  expect(advantagesActive({})).toBe(false);
  expect(penaltiesActive({ advantages: true })).toBe(false);
});

test("[RU4] the button of a counter that is off is not there", () => {
  const ids = activeActions(rulesFor({ preset: "ibjjf", advantages: false, penalties: false })).map(
    ({ id }) => id,
  );
  expect(ids).not.toContain("advantage");
  expect(ids).not.toContain("penalty");
  expect(ids).toContain("guard_pass");
});

test("[RU5] without rules: two, three and four points, five minutes, both counters on", () => {
  const { actions, periods, advantages, penalties } = rulesFor();
  expect(new Set(actions.filter(({ kind }) => kind === "points").map(({ value }) => value))).toEqual(
    new Set([2, 3, 4]),
  );
  expect(periods).toMatchObject([{ seconds: 300, scoring: "all" }]);
  expect([advantages, penalties]).toEqual([true, true]);
});

test("[RU6] the switches of the competition are stronger than the preset's", () => {
  expect(rulesFor({ preset: "adcc", advantages: true, penalties: false })).toMatchObject({
    advantages: true,
    penalties: false,
  });
});

test("[RU14] whatever the competition says replaces that part of the preset", () => {
  const rules = rulesFor({ ...SWITCHES, preset: "uww_grappling", tieBreak: ["referee_decision"] });
  expect(rules.tieBreak).toEqual(["referee_decision"]);
  expect(rules.progressive[0]?.order).toEqual(["side_mount", "full_mount", "back_mount"]);
});

test("[RU11] the Russian rules build on those of UWW", () => {
  const russian = rulesFor({ ...SWITCHES, preset: "ru_grappling" });
  expect(russian.ladder).toEqual(rulesFor({ ...SWITCHES, preset: "uww_grappling" }).ladder);
  expect(russian.title).toMatch(/Россия/);
});

test("[RU15] periods differ in the final, by level, and by category", () => {
  const adcc = { ...SWITCHES, preset: "adcc" } as const;
  const seconds = (...occasion: [Parameters<typeof rulesFor>[1]?]) =>
    rulesFor(adcc, ...occasion).periods.map((period) => period.seconds);
  expect(seconds()).toEqual([180, 180]);
  expect(seconds({ isFinal: true })).toEqual([240, 240]);
  expect(seconds({ variant: "pro_final" })).toEqual([600, 600]);
  expect(seconds({ seconds: 240 })).toEqual([120, 120]);
  expect(rulesFor(adcc, { seconds: 240 }).periods.map(({ scoring }) => scoring)).toEqual(["none", "all"]);
  expect(rulesFor(adcc, { variant: "pro_final" }).overtime).toEqual([
    { kind: "points", seconds: 600, max: 2 },
  ]);
});

test("[RU10] the young climb a longer ladder in AJP", () => {
  const ajp = { ...SWITCHES, preset: "ajp" } as const;
  const disqualifiedAt = (age?: number) =>
    rulesFor(ajp, age === undefined ? {} : { age }).ladder?.steps.find(
      ({ effects }) => effects[0]?.kind === "disqualification",
    )?.at;
  expect([disqualifiedAt(), disqualifiedAt(16), disqualifiedAt(15)]).toEqual([4, 4, 6]);
});

test("[RU7] overtime periods follow regular time", () => {
  const kinds = (preset: (typeof PRESETS)[number], variant = "") =>
    periodsOf(rulesFor({ ...SWITCHES, preset }, { variant })).map(({ kind }) => kind);
  expect(kinds("ibjjf")).toEqual(["regular"]);
  expect(kinds("adcc", "pro_final")).toEqual(["regular", "regular", "points", "points"]);
  expect(kinds("ajp")).toEqual(["regular", "golden_score"]);
  expect(kinds("uww_grappling")).toEqual(["regular", "submission_round"]);
  expect(kinds("ebi")).toEqual(["regular", "ebi", "ebi", "ebi", "ebi", "ebi", "ebi"]);
});

test("[RU7] an overtime without a limit still has a clock", () => {
  const overtime = [{ kind: "golden_score", seconds: null }] as const;
  expect(periodsOf(rulesFor({ ...SWITCHES, overtime })).at(-1)?.seconds).toBe(3600);
});

test("[RU18] EBI: before the final there is one round, in the final there are three", () => {
  const rounds = (isFinal?: boolean) =>
    periodsOf(rulesFor({ ...SWITCHES, preset: "ebi" }, isFinal === undefined ? {} : { isFinal })).length - 1;
  expect([rounds(false), rounds(true), rounds()]).toEqual([2, 6, 6]);
});

test("[RU18] where the rules do not tell bouts before the final apart, every bout has all rounds", () => {
  const overtime = [{ kind: "ebi", rounds: 2, limitSeconds: 60, start: ["back"] }] as const;
  const rules = rulesFor({ ...SWITCHES, preset: "ebi", overtime }, { isFinal: false });
  expect(periodsOf(rules)).toHaveLength(5);
  expect(rulesFor({ ...SWITCHES, preset: "ajp" }, { isFinal: false }).overtime).toHaveLength(1);
});
