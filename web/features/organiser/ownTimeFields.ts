import type { Rules } from "#contract/competition/entity.ts";
import { parseCompetitionRules } from "#contract/bout/rules.ts";
import { overtimeSeconds, withOvertime, withPeriods, type TimeProblem } from "#domain/ruleset/ownTime.ts";
import { findPreset } from "#domain/ruleset/presets.ts";
import type { PresetRules } from "#domain/ruleset/presetShape.ts";
import { PRESETS, type CompetitionRules, type PeriodSpec } from "#domain/ruleset/rules.ts";
import type { Result } from "#domain/result.ts";
import { organiser } from "#texts/organiser/organiser.ts";
import { defineForm, type Raw } from "#web/kit/forms/fields.ts";
import { own, type RuleContext } from "#web/kit/forms/rules.ts";
import { textOf } from "#web/kit/forms/fields.ts";
import { readBoutTimes, writeBoutTimes } from "./boutTime.ts";

const { time: words } = organiser;

export const TIME_FIELDS = ["periods", "finalPeriods", "overtime"] as const;
export type TimeField = (typeof TIME_FIELDS)[number];
type FormValues = Readonly<Record<string, unknown>>;

/** Periods and overtime on top of the preset that is chosen; nothing typed leaves them to it (RU20). */
export const timeFields = defineForm({
  periods: { kind: "text", label: words.periods, rules: [refusing("periods")] },
  finalPeriods: {
    kind: "text",
    label: words.finalPeriods,
    isAsked: (values) => presetOf(values).time.final !== undefined,
    rules: [refusing("finalPeriods")],
  },
  overtime: {
    kind: "text",
    label: words.overtime,
    isAsked: (values) => presetOf(values).overtime.length > 0,
    rules: [refusing("overtime")],
  },
});

/** Another preset has other periods. */
export const noOwnTime: Readonly<Record<TimeField, string>> = { periods: "", finalPeriods: "", overtime: "" };

export function rawTime(rules: Rules): [TimeField, Raw][] {
  const { preset, time, overtime } = parseCompetitionRules(rules) ?? {};
  const usual = presetOf({ preset }).time;
  const rounds = overtime && overtimeSeconds(overtime);
  return [
    ["periods", ownLengths(time?.periods, usual.periods)],
    ["finalPeriods", ownLengths(time?.final, usual.final)],
    ["overtime", rounds === undefined ? "" : writeBoutTimes(rounds) || words.none],
  ];
}

/** A competition stores its time whole: what it has from the preset was not typed. */
function ownLengths(periods: readonly PeriodSpec[] = [], usual: readonly PeriodSpec[] = []): string {
  const [lengths, usualLengths] = [periods, usual].map((list) =>
    writeBoutTimes(list.map(({ seconds }) => seconds)),
  );
  return lengths === undefined || lengths === usualLengths ? "" : lengths;
}

/** What is stored of them; a part that was not typed is left to the preset. */
export function ownTimeOf(values: FormValues): Pick<CompetitionRules, "time" | "overtime"> {
  const preset = presetOf(values);
  const periods = readTime("periods", values);
  const final = readTime("finalPeriods", values);
  const overtime = readOvertime(values);
  const isOwn = periods?.ok === true || final?.ok === true;
  return {
    ...(isOwn && {
      time: {
        ...preset.time,
        ...(periods?.ok && { periods: periods.value }),
        ...(final?.ok && { final: final.value }),
      },
    }),
    ...(overtime?.ok && { overtime: overtime.value }),
  };
}

/** How long a bout would be, in words, with what is typed so far. */
export function timeHint(name: TimeField, values: FormValues): string {
  const preset = presetOf(values);
  if (name === "overtime") {
    const typed = readOvertime(values);
    return typed?.ok
      ? words.own(words.overtimeOf(typed.value[0]))
      : words.usual(words.overtimeOf(preset.overtime[0]));
  }
  const usual = usualPeriods(name, preset);
  const typed = readTime(name, values);
  const told = typed?.ok ? words.own(words.periodsOf(typed.value)) : words.usual(words.periodsOf(usual));
  return name === "periods" ? `${told}. ${words.share}` : told;
}

function refusing(name: TimeField) {
  const check = (_typed: unknown, { values }: RuleContext) => {
    const read = name === "overtime" ? readOvertime(values) : readTime(name, values);
    return read === undefined || read.ok ? undefined : words.problem(read.problem);
  };
  return own(check, { seesOthers: true });
}

const presetOf = ({ preset }: FormValues): PresetRules =>
  findPreset(PRESETS.find((known) => known === preset) ?? "ibjjf");

const usualPeriods = (name: "periods" | "finalPeriods", { time }: PresetRules): readonly PeriodSpec[] =>
  (name === "periods" ? undefined : time.final) ?? time.periods;

export type TypedTimeProblem = TimeProblem | { readonly code: "unreadable-time" };
const UNREADABLE = { ok: false, problem: { code: "unreadable-time" } } as const;

/** Undefined where nothing is typed. */
function readTime(
  name: "periods" | "finalPeriods",
  values: FormValues,
): Result<readonly PeriodSpec[], TypedTimeProblem> | undefined {
  const typed = textOf(values[name]);
  if (typed === "" || (name === "finalPeriods" && presetOf(values).time.final === undefined))
    return undefined;
  const lengths = readBoutTimes(typed);
  return lengths === undefined ? UNREADABLE : withPeriods(usualPeriods(name, presetOf(values)), lengths);
}

function readOvertime(values: FormValues) {
  const typed = textOf(values["overtime"]);
  const { overtime } = presetOf(values);
  if (typed === "" || overtime.length === 0) return undefined;
  const lengths = words.noOvertime.test(typed) ? [] : readBoutTimes(typed);
  return lengths === undefined ? UNREADABLE : withOvertime(overtime, lengths);
}
