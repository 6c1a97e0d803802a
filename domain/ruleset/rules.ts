export const PRESETS = ["ibjjf", "adcc", "uww_grappling", "ajp", "sub_only", "ebi", "ru_grappling"] as const;
export type Preset = (typeof PRESETS)[number];

export const TIE_BREAKS = [
  "points",
  "advantages",
  "fewer_penalties",
  "last_score",
  "highest_action",
  "overtime",
  "escape_time",
  "referee_decision",
  "random",
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const SCORE_KINDS = ["points", "advantage", "penalty", "warning", "negative", "escape_time"] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

/**
 * What a competition stores. The two switches are enough; whatever else is there replaces that part of the preset.
 * A preset always comes with both switches written out: in a present object a missing one means off.
 */
export type CompetitionRules = Partial<Omit<BoutRules, "periods" | "preset">> & {
  readonly preset?: Preset | "custom";
  readonly time?: TimeRules;
};

/** What one bout is fought by: every question answered. */
export type BoutRules = {
  /** What they build on. */
  readonly preset: Preset;
  readonly advantages: boolean;
  readonly penalties: boolean;
  readonly title: string;
  readonly sides: readonly [SideSpec, SideSpec];
  /** Score buttons in display order. */
  readonly actions: readonly ScoreAction[];
  readonly ladder?: PenaltyLadder;
  readonly progressive: readonly ProgressiveGroup[];
  readonly counters: readonly CounterSpec[];
  /** Regular time; overtime follows from `overtime`. */
  readonly periods: readonly PeriodSpec[];
  readonly end: EndRules;
  /** Applied in this order at the end of time. */
  readonly tieBreak: readonly TieBreak[];
  readonly overtime: readonly OvertimeSpec[];
  readonly video?: VideoRules;
};

export type SideSpec = { readonly color: string; readonly label: string };

export type ScoreAction = {
  readonly id: string;
  readonly label: string;
  readonly short: string;
  readonly value: number;
  readonly kind: ScoreKind;
  readonly to: "self" | "opponent";
  /** A `scored` button is off in a period without points (ADCC). */
  readonly phase?: "any" | "scored";
  /** Seconds of control; information for the table. */
  readonly hold?: number;
  readonly group?: string;
  /** KeyboardEvent.code, so that a Russian layout does not matter. */
  readonly code?: string;
};

/** Only a higher position of the group scores again while the position is held (UWW). */
export type ProgressiveGroup = { readonly group: string; readonly order: readonly string[] };

export type PenaltyLadder = {
  /** The actions that climb it. */
  readonly counts: readonly string[];
  readonly steps: readonly LadderStep[];
  /** Every further one repeats the last step (ADCC). */
  readonly repeatLast?: boolean;
  /**
   * What each rung climbed in a period without points brings when points begin, in place of the points of its step,
   * which cannot be given before (ADCC).
   */
  readonly atScoring?: readonly LadderEffect[];
  readonly youth?: { readonly maxAge: number; readonly steps: readonly LadderStep[] };
};

export type LadderStep = { readonly at: number; readonly effects: readonly LadderEffect[] };

export type LadderEffect =
  | {
      readonly to: "self" | "opponent";
      readonly kind: "points" | "advantage";
      readonly value: number;
    }
  | { readonly kind: "disqualification" };

export type CounterSpec = {
  readonly id: string;
  readonly label: string;
  readonly seconds: number;
  readonly perAthlete?: boolean;
  /** The seconds are for the whole bout: each run takes from what is left (medical time). */
  readonly accumulates?: boolean;
  readonly onZero: "sound" | "penalty_prompt" | "stop_bout";
};

export type TimeRules = {
  readonly periods: readonly PeriodSpec[];
  readonly final?: readonly PeriodSpec[];
  readonly clock?: "down" | "up";
  readonly breakSeconds?: number;
  readonly variants?: Readonly<Record<string, TimeVariant>>;
};

export type TimeVariant = {
  readonly periods: readonly PeriodSpec[];
  readonly overtime?: { readonly seconds: number; readonly max: number };
};

export type PeriodSpec = {
  readonly id?: string;
  readonly seconds: number;
  readonly scoring: "all" | "negative_only" | "none";
};

export type EndRules = {
  readonly submission: true;
  /** The lead that ends the bout. */
  readonly technicalSuperiority?: number;
};

export type OvertimeSpec =
  | { readonly kind: "points"; readonly seconds: number; readonly max: number }
  | { readonly kind: "golden_score"; readonly seconds: number | null }
  | {
      readonly kind: "submission_round";
      readonly seconds: number;
      readonly start: readonly string[];
      readonly ifNotFinished: "defender_wins";
    }
  | {
      readonly kind: "ebi";
      readonly rounds: number;
      /** Where only the final is fought to the last round. */
      readonly roundsNonFinal?: number;
      readonly limitSeconds: number | null;
      readonly start: readonly string[];
    };

export type VideoRules = {
  readonly perAthlete: number;
  readonly keepIfRight: boolean;
  readonly pointIfWrong?: number;
};
