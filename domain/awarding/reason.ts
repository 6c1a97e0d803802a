import { GROUP, groupFighting } from "../competition/categoryProgress.ts";
import type { CategoryBout, Entrant } from "../competition/categoryProgress.ts";
import type { DrawnBout, Slot } from "../draw/bracket.ts";
import { isFinalStage } from "../draw/finalStage.ts";
import { followSlot, groupStanding, type Known } from "../draw/resolve.ts";
import { explain, type Criterion } from "../leaderboard/explain.ts";

/** Why an athlete has his place: the bout that gave it, or what the table says about his neighbours. */
export type PlaceReason =
  | { readonly code: BoutReason; readonly bout: string }
  | {
      readonly code: "table";
      /** What puts him ahead of the next one, and the one before ahead of him. */
      readonly ahead?: Compared;
      readonly behind?: Compared;
    }
  /** Nobody else came. */
  | { readonly code: "alone" }
  /** Moved up behind somebody who lost his place. */
  | { readonly code: "moved-up" };

export const BOUT_REASONS = [
  "final-won",
  "final-lost",
  "bronze-won",
  "bronze-lost",
  "semi-final-lost",
  "lower-bracket-won",
  "bout-lost",
] as const;
export type BoutReason = (typeof BOUT_REASONS)[number];

/** A criterion of the leaderboard, or the decision of a person where none of them tells two apart. */
export type TableCriterion = Criterion | "decision";

/** Beside whom the table puts an athlete, and by what. */
export type Compared = { readonly uuid: string; readonly by: TableCriterion };

export type Reading = {
  readonly known: Known;
  readonly entrants: readonly Entrant[];
  readonly bouts: readonly CategoryBout[];
};

export function reasonFor(seed: number, reading: Reading): PlaceReason {
  const { draw } = reading.known;
  const slot = draw.places.find((place) => isIn(seed, place.slot, reading.known))?.slot;
  if (!slot) return { code: "moved-up" };
  if ("groupRank" in slot) return tableReason(seed, slot.groupRank.group, reading);
  return boutReason(slot, reading.known) ?? { code: "moved-up" };
}

function isIn(seed: number, slot: Slot, known: Known): boolean {
  const pointer = followSlot(slot, known);
  if (pointer.kind === "several") return pointer.seeds.includes(seed);
  return pointer.kind === "entrant" && pointer.seed === seed;
}

function boutReason(slot: Slot, known: Known): PlaceReason | undefined {
  if ("winnerOfSeries" in slot) return { code: "final-won", bout: lastHeld(slot.winnerOfSeries, known) };
  if ("loserOfSeries" in slot) return { code: "final-lost", bout: lastHeld(slot.loserOfSeries, known) };
  const won = "winnerOf" in slot ? slot.winnerOf : undefined;
  const lost = "loserOf" in slot ? slot.loserOf : undefined;
  const bout = known.draw.bouts.find(({ id }) => id === (won ?? lost));
  return bout && { code: codeFor(bout, won !== undefined), bout: bout.id };
}

function lastHeld(series: readonly string[], { states }: Known): string {
  return series.findLast((id) => states.get(id)?.status !== "never") ?? "";
}

function codeFor({ stage, label }: DrawnBout, hasWon: boolean): BoutReason {
  if (isFinalStage(stage)) return hasWon ? "final-won" : "final-lost";
  if (stage === "bronze") return hasWon ? "bronze-won" : "bronze-lost";
  if (hasWon) return "lower-bracket-won";
  return label.kind === "round" && label.of === SEMI_FINAL ? "semi-final-lost" : "bout-lost";
}

const SEMI_FINAL = 4;

function tableReason(seed: number, group: string, { known, entrants, bouts }: Reading): PlaceReason {
  const standing = groupStanding(group, known);
  const order = known.progress.rankGroup(standing).flat();
  const recorded = new Map(bouts.map((bout) => [bout.bracketId, bout]));
  const fighters = order.flatMap((member) => entrants[member - 1] ?? []);
  const fightings = standing.bouts.map((bout) => groupFighting(entrants, bout, recorded.get(bout.id)));
  const table = explain({ ...GROUP, fighters }, fightings);
  const index = order.indexOf(seed);
  const ahead = compared(table[index]?.aheadBy, fighters[index + 1]);
  const behind = compared(table[index - 1]?.aheadBy, fighters[index - 1]);
  return { code: "table", ...(ahead && { ahead }), ...(behind && { behind }) };
}

/** Places are given only when no tie is open, so where the rules say "equal" a person has decided. */
function compared(aheadBy: Criterion | undefined, other: Entrant | undefined): Compared | undefined {
  if (aheadBy === undefined || other === undefined) return undefined;
  return { uuid: other.uuid, by: aheadBy === "equal" ? "decision" : aheadBy };
}
