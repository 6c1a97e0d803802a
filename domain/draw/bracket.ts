import type { Format } from "./formats.ts";

/** The words of a draw. Athletes are named by draw number (seed), 1 is the top one. */

export type Side = "a" | "b";

/** Where an athlete of a bout, or of a place, comes from. */
export type Slot =
  | { readonly seed: number }
  | { readonly winnerOf: string }
  | { readonly loserOf: string }
  /** Whom the winner of that bout beat in that main round; nobody when he had a bye there. */
  | { readonly beatenBy: { readonly winnerOf: string; readonly round: number } }
  | { readonly groupRank: { readonly group: string; readonly place: number } }
  | { readonly winnerOfSeries: readonly string[] }
  | { readonly loserOfSeries: readonly string[] };

export type Stage = "main" | "final" | "bronze" | "repechage" | "losers" | "grand_final" | "group" | "series";

/** What to call a bout; the words for it belong to the interface. */
export type BoutLabel =
  | { readonly kind: "round"; readonly of: number; readonly index: number }
  | { readonly kind: "final" }
  | { readonly kind: "upper-final" }
  | { readonly kind: "grand-final"; readonly game: number }
  | { readonly kind: "bronze"; readonly side?: string }
  | { readonly kind: "repechage"; readonly side: string; readonly round: number }
  | { readonly kind: "losers"; readonly round: number }
  | { readonly kind: "group"; readonly group: string; readonly round: number }
  | { readonly kind: "game"; readonly game: number }
  /** Fought instead of a bout of that round which nobody won. */
  | { readonly kind: "substitute"; readonly of: number; readonly index: number };

export type Feed = { readonly bout: string; readonly slot: Side };

/** A bout that is fought only when earlier bouts ended in a certain way. */
export type Condition =
  | { readonly series: readonly string[]; readonly tied: true }
  | { readonly bout: string; readonly winnerIs: Side };

export type DrawnBout = {
  readonly no: number;
  readonly id: string;
  readonly stage: Stage;
  readonly round: number;
  readonly label: BoutLabel;
  readonly group?: string;
  readonly a: Slot;
  readonly b: Slot;
  readonly winnerTo: readonly Feed[];
  readonly loserTo: readonly Feed[];
  readonly onlyIf?: Condition;
};

export type PlaceSlot = { readonly place: number; readonly slot: Slot };

/** How those are ranked whom no place names: level with each other, or by statistics where they differ. */
export type RestPlaces = "shared" | "statistics";

export type Draw = {
  readonly format: Format;
  readonly n: number;
  /** Positions in the first round, a power of two; only where there is a tree of seeds. */
  readonly size?: number;
  readonly mainRounds?: readonly { readonly round: number; readonly of: number }[];
  readonly bouts: readonly DrawnBout[];
  readonly byes: readonly number[];
  readonly places: readonly PlaceSlot[];
  readonly restPlaces?: RestPlaces;
  readonly groups?: Readonly<Record<string, readonly number[]>>;
  readonly qualifiersPerGroup?: number;
  /** Round robin: bout ids in an order in which nobody fights twice in a row, where there is one. */
  readonly restOrder?: readonly string[];
  /** Round robin: who rests in each round. */
  readonly freeByRound?: readonly (number | null)[];
  readonly recommended?: boolean;
};

/** What a format contributes to a draw; the caller knows the format and the number of entrants. */
export type Drawing = Omit<Draw, "format" | "n">;
