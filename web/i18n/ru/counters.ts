import type { Rules } from "#contract/entity.ts";
import { PRESETS, type Preset } from "#domain/ruleset/rules.ts";

/** What is counted beside the points of an athlete. */
export type CounterKind = "advantages" | "penalties" | "warnings";

export type CounterName = {
  /** «штраф»; also what is given and taken back: in Russian both are said alike. */
  readonly one: string;
  readonly many: string;
  /** Beside a figure, where only a few letters fit. */
  readonly short: string;
  /** «1-й», «1-е», «1-я». */
  readonly ordinal: "й" | "е" | "я";
};

type CounterNames = Readonly<Record<CounterKind, CounterName>>;

const ADVANTAGE = { one: "преимущество", many: "преимущества", short: "преим.", ordinal: "е" } as const;
const PENALTY = { one: "штраф", many: "штрафы", short: "штраф", ordinal: "й" } as const;
const CAUTION = { one: "предупреждение", many: "предупреждения", short: "предупр.", ordinal: "е" } as const;
const WARNING = { one: "замечание", many: "замечания", short: "замеч.", ordinal: "е" } as const;
const PASSIVITY = { one: "пассивность", many: "пассивность", short: "пасс.", ordinal: "я" } as const;

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
