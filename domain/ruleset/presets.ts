import source from "./presets.json" with { type: "json" };
import { isRecord, isString } from "./guards.ts";
import { isCounters, isPresetRules } from "./presetShape.ts";
import type { PresetRules } from "./presetShape.ts";
import type { CounterSpec, Preset } from "./rules.ts";

/** A preset by its name, with what it builds on filled in. */
export function findPreset(preset: Preset): PresetRules {
  const rules = checked.get(preset) ?? check(preset);
  checked.set(preset, rules);
  return rules;
}

/** The countdowns every table has, in the order it shows them. */
export function usualCounters(): readonly CounterSpec[] {
  const counters: unknown = source.counters;
  if (!isCounters(counters)) throw new Error('presets.json: "counters" is not a list of countdowns');
  return counters;
}

const checked = new Map<Preset, PresetRules>();

function check(preset: Preset): PresetRules {
  const rules = read(preset);
  // The file is part of the program, so a wrong one is a bug; the test reads every preset.
  if (!isPresetRules(rules)) throw new Error(`presets.json: "${preset}" is not a rule set`);
  return rules;
}

function read(name: string): unknown {
  const presets: Readonly<Record<string, unknown>> = source.presets;
  const own = presets[name];
  if (!isRecord(own) || !isString(own.extends)) return own;
  const base = presets[own.extends];
  return isRecord(base) ? { ...base, ...own } : own;
}
