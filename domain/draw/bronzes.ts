import type { Format } from "./formats.ts";

export type Bronzes = 1 | 2;

/** How many are third, from five entrants on; apart from the other traits, for no public page asks. */
const BRONZES: Readonly<Record<Format, Bronzes>> = {
  single_elimination_two_bronzes: 2,
  single_elimination_bronze_bout: 1,
  repechage_from_finalists: 2,
  repechage_quarterfinal: 2,
  repechage_from_semifinalists: 2,
  double_elimination: 1,
  double_elimination_bronze: 1,
  round_robin: 1,
  best_of_three: 1,
  three_person: 1,
  groups_playoff: 1,
  groups_playoff_two_bronzes: 2,
  double_elimination_crossed: 1,
  double_elimination_bronze_crossed: 1,
  russian_order: 2,
};

export const bronzesOf = (format: Format): Bronzes => BRONZES[format];

/** The same bouts but for the one between the losing semi-finalists. */
const SIBLINGS: readonly (readonly Format[])[] = [
  ["single_elimination_bronze_bout", "single_elimination_two_bronzes"],
  ["groups_playoff", "groups_playoff_two_bronzes"],
];

/** The format with so many bronzes; undefined where its bouts decide how many are third (DR93). */
export function withBronzes(format: Format, bronzes: Bronzes): Format | undefined {
  const siblings = SIBLINGS.find((names) => names.includes(format)) ?? [format];
  return siblings.find((name) => BRONZES[name] === bronzes);
}
