import type { Slot } from "./bracket.ts";

/** What the officials have recorded about a bout. Athletes are named by draw number. */
export type Outcome = {
  /** Absent when nobody won: double disqualification, double no-show, double injury. */
  readonly winner?: number;
  /** No-show or disciplinary disqualification in this bout: out of the category, no place (DR11). */
  readonly unranked?: readonly number[];
  /** Injured in this bout: keeps his place, his later bouts are walkovers (DR23). */
  readonly withdrawn?: readonly number[];
  /** Who fought, when a correction above has changed the slots and the bout was kept as fought. */
  readonly asFought?: { readonly a: number; readonly b: number };
};

export type GroupBout = {
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly winner: number | undefined;
  readonly isWalkover: boolean;
};

export type GroupStanding = {
  readonly group: string;
  /** Those who can have a place: nobody unranked. */
  readonly seeds: readonly number[];
  readonly bouts: readonly GroupBout[];
};

/** Best first; those in one inner list are equal on all rules. */
export type RankGroup = (standing: GroupStanding) => readonly (readonly number[])[];

export type Progress = {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /**
   * Out before or between bouts: missed weigh-in, disqualified elsewhere. It holds for every bout without an
   * outcome, so walkovers the athlete has already passed through need theirs recorded.
   */
  readonly unranked?: readonly number[];
  /** Withdrawn between bouts, his place kept; the same holds. */
  readonly withdrawn?: readonly number[];
  readonly rankGroup: RankGroup;
};

/** `empty` names the athlete who would have been there, when there was one. */
export type ResolvedSlot =
  | { readonly kind: "entrant"; readonly seed: number }
  | { readonly kind: "waiting"; readonly slot: Slot }
  | { readonly kind: "empty"; readonly seed?: number };

/**
 * `walkover`: decided by the draw alone, one athlete passes. `never`: will not be fought and nobody passes
 * (both slots empty, or the condition of the bout did not come true).
 */
export type BoutStatus = "waiting" | "ready" | "decided" | "walkover" | "never";

export type BoutState = {
  readonly id: string;
  readonly status: BoutStatus;
  readonly a: ResolvedSlot;
  readonly b: ResolvedSlot;
  readonly winner?: number;
  /** Who lost, whether or not he still counts; both when nobody won. */
  readonly losers: readonly number[];
};

export function isSettled(state: BoutState | undefined): boolean {
  return state?.status === "decided" || state?.status === "walkover" || state?.status === "never";
}
