import type { BoutRules } from "../ruleset/rules.ts";
import type { BoutClock } from "./clock.ts";
import type { RecordedEvent } from "./event.ts";
import type { BoutStatus, ByCorner, Corner, Method, WinCause } from "./vocabulary.ts";

/** What has to be known before the first event. */
export type BoutSetup = { readonly rules: BoutRules };

/** Everything a scoreboard shows, folded from the log. */
export type Bout = {
  readonly setup: BoutSetup;
  readonly status: BoutStatus;
  readonly score: ByCorner<ScoreLine>;
  readonly clock: BoutClock;
  readonly countdowns: readonly Countdown[];
  /** What each countdown has taken so far, the one under way not counted. */
  readonly usedTimes: readonly UsedTime[];
  /** Total escape time of the overtime rounds. */
  readonly escapeMs: ByCorner<number>;
  /** Who reached the end of the penalty ladder; the bout goes on until the referee declares it over. */
  readonly pendingDisqualifications: readonly Corner[];
  /** Who stands on the first and on the second side of the board: colours move, scores stay with the athlete. */
  readonly sides: readonly [Corner, Corner];
  readonly outcome?: Outcome;
  /** What counts, in the order it happened, corrections already applied. */
  readonly log: readonly LoggedEvent[];
  /** What was written down, corrections and all; never shortened. */
  readonly recorded: readonly RecordedEvent[];
};

export const hasBegun = ({ status }: Pick<Bout, "status">): boolean =>
  status !== "waiting" && status !== "called";

/** Never clamped: with minus points a score may be below zero. */
export type ScoreLine = {
  readonly points: number;
  readonly advantages: number;
  readonly penalties: number;
  readonly warnings: number;
};

export type Countdown = {
  readonly counter: string;
  readonly corner?: Corner;
  readonly startedAtMs: number;
  readonly durationMs: number;
};

export type UsedTime = { readonly counter: string; readonly corner?: Corner; readonly usedMs: number };

/** `winner` and `cause` are both absent when the bout ended without a winner. */
export type Outcome = {
  readonly method: Method;
  readonly winner?: Corner;
  readonly cause?: WinCause;
  readonly technique?: string;
  readonly note?: string;
  readonly periodIndex: number;
  readonly elapsedMs: number;
};

/** An event that counts, with the clock's reading when it happened. */
export type LoggedEvent = RecordedEvent & {
  readonly periodIndex: number;
  readonly elapsedMs: number;
  /** Given after the horn and before the announcement: allowed, and marked. */
  readonly isAfterTime: boolean;
};
