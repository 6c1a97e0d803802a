import type { Rules } from "#contract/competition/entity.ts";
import { PRESETS, type Preset } from "#domain/ruleset/rules.ts";
import { formatOrdinal } from "./numbers.ts";

/** What is counted beside the points of an athlete. */
export type CounterKind = "advantages" | "penalties" | "warnings";

export type CounterName = {
  /** «штраф»; also what is given and taken back: in Russian both are said alike. */
  readonly one: string;
  readonly many: string;
  /** Beside a figure, where only a few letters fit. */
  readonly short: string;
  /** «1-й», «1-е», «1-я». */
  readonly ordinal: (count: number) => string;
  /** Rules that count it, and rules that do not. */
  readonly on: string;
  readonly off: string;
};

export type CounterNames = Readonly<Record<CounterKind, CounterName>>;

const ADVANTAGE: CounterName = {
  one: "преимущество",
  many: "преимущества",
  short: "преим.",
  ordinal: (count) => formatOrdinal(count, "е"),
  on: "с преимуществами",
  off: "без преимуществ",
};
const PENALTY: CounterName = {
  one: "штраф",
  many: "штрафы",
  short: "штраф",
  ordinal: (count) => formatOrdinal(count),
  on: "со штрафами",
  off: "без штрафов",
};
const CAUTION: CounterName = {
  one: "предупреждение",
  many: "предупреждения",
  short: "предупр.",
  ordinal: (count) => formatOrdinal(count, "е"),
  on: "с предупреждениями",
  off: "без предупреждений",
};
const WARNING: CounterName = {
  one: "замечание",
  many: "замечания",
  short: "замеч.",
  ordinal: (count) => formatOrdinal(count, "е"),
  on: "с замечаниями",
  off: "без замечаний",
};
const PASSIVITY: CounterName = {
  one: "пассивность",
  many: "пассивность",
  short: "пасс.",
  ordinal: (count) => formatOrdinal(count, "я"),
  on: "с пассивностью",
  off: "без пассивности",
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

/** «предупр. 2» */
export const counterText = ({ short }: CounterName, value: number): string => `${short}\u00a0${value}`;

/** «Предупр.», where it begins a line or stands on a button. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase("ru") + words.slice(1);
