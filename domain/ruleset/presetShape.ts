import { either, isBoolean, isNumber, isString, listOf, mapOf, oneOf, optional, shape } from "./guards.ts";
import type { Guard } from "./guards.ts";
import { SCORE_KINDS, TIE_BREAKS } from "./rules.ts";
import type {
  BoutRules,
  CounterSpec,
  EndRules,
  LadderEffect,
  LadderStep,
  OvertimeSpec,
  PenaltyLadder,
  PeriodSpec,
  ProgressiveGroup,
  ScoreAction,
  SideSpec,
  TimeRules,
  TimeVariant,
  VideoRules,
} from "./rules.ts";

/** A preset as the data file has it: what every rule set says, and what only some of them do. */
export type PresetRules = Omit<BoutRules, "preset" | "periods" | "progressive" | "counters"> &
  Partial<Pick<BoutRules, "progressive" | "counters">> & { readonly time: TimeRules };

const side = shape<SideSpec>({ color: isString, label: isString });

const sides: Guard<readonly [SideSpec, SideSpec]> = (value): value is readonly [SideSpec, SideSpec] =>
  listOf(side)(value) && value.length === 2;

const action = shape<ScoreAction>({
  id: isString,
  label: isString,
  short: isString,
  value: isNumber,
  kind: oneOf(...SCORE_KINDS),
  to: oneOf("self", "opponent"),
  phase: optional(oneOf("any", "scored")),
  hold: optional(isNumber),
  group: optional(isString),
  code: optional(isString),
});

const ladderEffect: Guard<LadderEffect> = either(
  shape<Extract<LadderEffect, { to: unknown }>>({
    to: oneOf("self", "opponent"),
    kind: oneOf("points", "advantage"),
    value: isNumber,
  }),
  shape<Extract<LadderEffect, { kind: "disqualification" }>>({ kind: oneOf("disqualification") }),
);

const ladderStep = shape<LadderStep>({ at: isNumber, effects: listOf(ladderEffect) });

const ladder = shape<PenaltyLadder>({
  counts: listOf(isString),
  steps: listOf(ladderStep),
  repeatLast: optional(isBoolean),
  atScoring: optional(listOf(ladderEffect)),
  youth: optional(
    shape<NonNullable<PenaltyLadder["youth"]>>({ maxAge: isNumber, steps: listOf(ladderStep) }),
  ),
});

const counter = shape<CounterSpec>({
  id: isString,
  label: isString,
  seconds: isNumber,
  perAthlete: optional(isBoolean),
  accumulates: optional(isBoolean),
  onZero: oneOf("sound", "penalty_prompt", "stop_bout"),
});

export const isCounters = listOf(counter);

const period = shape<PeriodSpec>({
  id: optional(isString),
  seconds: isNumber,
  scoring: oneOf("all", "negative_only", "none"),
});

const timeVariant = shape<TimeVariant>({
  periods: listOf(period),
  overtime: optional(shape<NonNullable<TimeVariant["overtime"]>>({ seconds: isNumber, max: isNumber })),
});

const time = shape<TimeRules>({
  periods: listOf(period),
  final: optional(listOf(period)),
  clock: optional(oneOf("down", "up")),
  breakSeconds: optional(isNumber),
  variants: optional(mapOf(timeVariant)),
});

type Overtime<Kind extends OvertimeSpec["kind"]> = Extract<OvertimeSpec, { kind: Kind }>;

const overtime: Guard<OvertimeSpec> = either(
  either(
    shape<Overtime<"points">>({ kind: oneOf("points"), seconds: isNumber, max: isNumber }),
    shape<Overtime<"golden_score">>({ kind: oneOf("golden_score"), seconds: either(isNumber, oneOf(null)) }),
  ),
  either(
    shape<Overtime<"submission_round">>({
      kind: oneOf("submission_round"),
      seconds: isNumber,
      start: listOf(isString),
      ifNotFinished: oneOf("defender_wins"),
    }),
    shape<Overtime<"ebi">>({
      kind: oneOf("ebi"),
      rounds: isNumber,
      roundsNonFinal: optional(isNumber),
      limitSeconds: either(isNumber, oneOf(null)),
      start: listOf(isString),
    }),
  ),
);

export const isPresetRules = shape<PresetRules>({
  title: isString,
  advantages: isBoolean,
  penalties: isBoolean,
  sides,
  actions: listOf(action),
  ladder: optional(ladder),
  progressive: optional(listOf(shape<ProgressiveGroup>({ group: isString, order: listOf(isString) }))),
  counters: optional(listOf(counter)),
  time,
  end: shape<EndRules>({ submission: oneOf(true), technicalSuperiority: optional(isNumber) }),
  tieBreak: listOf(oneOf(...TIE_BREAKS)),
  overtime: listOf(overtime),
  video: optional(
    shape<VideoRules>({ perAthlete: isNumber, keepIfRight: isBoolean, pointIfWrong: optional(isNumber) }),
  ),
});
