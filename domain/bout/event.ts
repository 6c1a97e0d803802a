import type { Corner, Method } from "./vocabulary.ts";

/** What the referee gave; the only events that can be replaced or moved to the opponent. */
export type ScoreEvent =
  | {
      readonly type: "points-scored";
      readonly corner: Corner;
      /** Negative for a minus; a score below zero is shown as it is. */
      readonly points: number;
      readonly action?: string;
    }
  | { readonly type: "advantage-given"; readonly corner: Corner; readonly action?: string }
  | ({ readonly type: "penalty-given" } & Fault)
  | ({ readonly type: "warning-given" } & Fault)
  | {
      readonly type: "escape-timed";
      /** Who escaped: the smaller total wins. */
      readonly corner: Corner;
      readonly escapeMs: number;
      readonly action?: string;
    };

/** What takes an athlete up the penalty ladder. */
export type Fault = {
  readonly corner: Corner;
  readonly action?: string;
  /**
   * What its step of the ladder brings: `proposed` until the official has said, `waived` when the referee let it be.
   * Absent when it counts (BT26).
   */
  readonly effects?: "proposed" | "waived";
};

/** What says that an earlier event is to be read differently; `target` is the id of that event. */
export type CorrectionEvent =
  | { readonly type: "undone"; readonly target: string }
  | { readonly type: "replaced"; readonly target: string; readonly by: ScoreEvent }
  | { readonly type: "moved-to-opponent"; readonly target: string };

/**
 * The chief takes the bout back to how it stood after an earlier event, or to before the first one: what came since
 * stays in the log and does not count. No table can do it.
 */
export type RewindEvent = {
  readonly type: "bout-rewound";
  readonly target?: string;
  readonly reason?: string;
};

export type BoutEvent =
  | ScoreEvent
  | CorrectionEvent
  | RewindEvent
  | { readonly type: "bout-called" }
  | { readonly type: "clock-started" }
  | { readonly type: "clock-stopped" }
  | { readonly type: "clock-adjusted"; readonly elapsedMs: number }
  | { readonly type: "period-started"; readonly periodIndex: number }
  | {
      readonly type: "countdown-started";
      readonly counter: string;
      readonly seconds: number;
      readonly corner?: Corner;
    }
  | {
      readonly type: "countdown-stopped";
      readonly counter: string;
      readonly corner?: Corner;
      /** What the table's own clock measured; the times of recording stand in where it did not say. */
      readonly elapsedMs?: number;
    }
  /** The athlete no longer holds the position: guard regained, reversed, stood up. */
  | { readonly type: "position-lost"; readonly corner: Corner }
  | { readonly type: "sides-swapped" }
  | {
      readonly type: "result-declared";
      readonly method: Method;
      /** Absent exactly when the method has no winner. */
      readonly winner?: Corner;
      readonly technique?: string;
      readonly note?: string;
    }
  | { readonly type: "result-revoked"; readonly reason?: string }
  | { readonly type: "note-added"; readonly text: string };

/** An event as the log keeps it. */
export type RecordedEvent = {
  readonly id: string;
  readonly event: BoutEvent;
  /** Server time of recording. */
  readonly atMs: number;
  /** What was left on the table's own clock; where it is known it is believed more than `atMs`. */
  readonly boutMs?: number;
};
