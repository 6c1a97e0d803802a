import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  isSameTime,
  LEAST_PERIOD_SECONDS,
  MOST_PERIOD_SECONDS,
  MOST_PERIODS,
  overtimeSeconds,
  withOvertime,
  withPeriods,
} from "./ownTime.ts";
import { findPreset } from "./presets.ts";
import { PRESETS } from "./rules.ts";
import { rulesFor } from "./rulesFor.ts";

const adcc = findPreset("adcc");
const scorings = (...seconds: readonly number[]) => {
  const own = withPeriods(adcc.time.periods, seconds);
  return own.ok ? own.value.map(({ scoring }) => scoring) : own.problem.code;
};

test("[RU20] own periods count as those of the preset do, the last one as its last", () => {
  expect(scorings(120, 120)).toEqual(["none", "all"]);
  expect(scorings(300)).toEqual(["all"]);
  expect(scorings(120, 120, 120)).toEqual(["none", "none", "all"]);
  expect(withPeriods(findPreset("ibjjf").time.periods, [150, 150])).toMatchObject({
    value: [
      { seconds: 150, scoring: "all" },
      { seconds: 150, scoring: "all" },
    ],
  });
});

test("[RU20] periods that no clock shows are refused", () => {
  expect(scorings()).toBe("no-periods");
  expect(scorings(...Array.from({ length: MOST_PERIODS + 1 }, () => 60))).toBe("too-many-periods");
  for (const wrong of [0, 29, 1801, 60.5, Number.NaN])
    expect(scorings(60, wrong)).toBe("period-out-of-range");
});

test("[RU20] own overtime is in the manner of the preset: rounds of one length, or none", () => {
  const own = (preset: (typeof PRESETS)[number], ...seconds: readonly number[]) => {
    const decided = withOvertime(findPreset(preset).overtime, seconds);
    return decided.ok ? decided.value : decided.problem.code;
  };
  expect(own("adcc", 120, 120)).toEqual([{ kind: "points", seconds: 120, max: 2 }]);
  expect(own("adcc", 120, 60)).toBe("overtime-uneven");
  expect(own("adcc")).toEqual([]);
  expect(own("ajp", 90)).toMatchObject([{ kind: "golden_score", seconds: 90 }]);
  expect(own("ajp", 60, 60)).toBe("overtime-once");
  expect(own("uww_grappling", 60, 60)).toBe("overtime-once");
  expect(own("ebi", 60, 60)).toMatchObject([{ rounds: 2, roundsNonFinal: 1, limitSeconds: 60 }]);
  expect(own("ibjjf", 60)).toEqual([]);
});

test("[RU20] the overtime of every preset is told and taken back as it is", () => {
  for (const preset of PRESETS) {
    const { overtime } = findPreset(preset);
    expect(withOvertime(overtime, overtimeSeconds(overtime) ?? [])).toEqual({ ok: true, value: overtime });
  }
});

test("[RU20] [RU15] whatever periods are chosen, a bout lasts as long as they do, or as its category says in their shares", () => {
  const length = fc.integer({ min: LEAST_PERIOD_SECONDS, max: MOST_PERIOD_SECONDS });
  const lengths = fc.array(length, { minLength: 1, maxLength: MOST_PERIODS });
  fc.assert(
    fc.property(fc.constantFrom(...PRESETS), lengths, (preset, seconds) => {
      const { time } = findPreset(preset);
      const own = withPeriods(time.periods, seconds);
      if (!own.ok) throw new Error(own.problem.code);
      const rules = { preset, advantages: true, penalties: true, time: { ...time, periods: own.value } };
      expect(rulesFor(rules).periods.map((period) => period.seconds)).toEqual(seconds);
      expect(rulesFor(rules, { seconds: 300 }).periods).toHaveLength(seconds.length);
      expect(rulesFor(rules).periods.at(-1)?.scoring).toBe(time.periods.at(-1)?.scoring);
    }),
  );
});

test("[RU21] the same time is told from another one, by periods and by overtime", () => {
  const [ibjjf, again] = [rulesFor({ preset: "ibjjf" }), rulesFor({ preset: "ibjjf", advantages: true })];
  expect(isSameTime(ibjjf, again)).toBe(true);
  expect(isSameTime(ibjjf, rulesFor({ preset: "ajp" }))).toBe(false);
  expect(isSameTime(ibjjf, rulesFor({ preset: "sub_only" }))).toBe(false);
});
