import type { Rules } from "#contract/competition/entity.ts";
import { PRESETS, type Preset } from "#domain/ruleset/rules.ts";
import { formatOrdinal } from "./numbers.ts";

/** What is counted beside the points of an athlete. */
export type CounterKind = "advantages" | "penalties" | "warnings";

export type CounterName = {
  /** “penalty”; also what is given and taken back. */
  readonly one: string;
  readonly many: string;
  /** Beside a figure, where only a few letters fit. */
  readonly short: string;
  /** “1st”, “2nd”, “3rd”: in English the number alone decides. */
  readonly ordinal: (count: number) => string;
  /** Rules that count it, and rules that do not. */
  readonly on: string;
  readonly off: string;
};

export type CounterNames = Readonly<Record<CounterKind, CounterName>>;

const ADVANTAGE: CounterName = {
  one: "advantage",
  many: "advantages",
  short: "adv.",
  ordinal: formatOrdinal,
  on: "with advantages",
  off: "no advantages",
};
const PENALTY: CounterName = {
  one: "penalty",
  many: "penalties",
  short: "penalty",
  ordinal: formatOrdinal,
  on: "with penalties",
  off: "no penalties",
};
const CAUTION: CounterName = {
  one: "caution",
  many: "cautions",
  short: "caution",
  ordinal: formatOrdinal,
  on: "with cautions",
  off: "no cautions",
};
const WARNING: CounterName = {
  one: "warning",
  many: "warnings",
  short: "warning",
  ordinal: formatOrdinal,
  on: "with warnings",
  off: "no warnings",
};
const PASSIVITY: CounterName = {
  one: "passivity",
  many: "passivity",
  short: "pass.",
  ordinal: formatOrdinal,
  on: "with passivity",
  off: "no passivity",
};

const JIU_JITSU: CounterNames = { advantages: ADVANTAGE, penalties: PENALTY, warnings: WARNING };
const WRESTLING: CounterNames = { advantages: ADVANTAGE, penalties: CAUTION, warnings: PASSIVITY };

const NAMES: Readonly<Record<Preset, CounterNames>> = {
  ibjjf: JIU_JITSU,
  adcc: JIU_JITSU,
  uww_grappling: WRESTLING,
  ajp: JIU_JITSU,
  sub_only: JIU_JITSU,
  ebi: JIU_JITSU,
  ru_grappling: WRESTLING,
};

/** One name for a counter at the table, on the board and in public; rules that name no preset build on the first. */
export function counterNames(rules: Pick<NonNullable<Rules>, "preset"> | null | undefined): CounterNames {
  const preset = PRESETS.find((name) => name === rules?.preset);
  return preset === undefined ? JIU_JITSU : NAMES[preset];
}

/** “caution 2” */
export const counterText = ({ short }: CounterName, value: number): string => `${short}\u00a0${value}`;

/** “Caution”, where it begins a line or stands on a button. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase("en") + words.slice(1);
