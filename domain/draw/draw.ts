import { ok, type Result } from "#domain/result.ts";
import type { Draw, Drawing } from "./bracket.ts";
import {
  drawCrossedDoubleElimination,
  drawCrossedDoubleEliminationBronze,
  drawDoubleElimination,
  drawDoubleEliminationBronze,
} from "./doubleElimination.ts";
import { drawBronzeBout, drawTwoBronzes } from "./elimination.ts";
import { decideFormat, type Format, type FormatProblem } from "./formats.ts";
import type { Entrant } from "./entrants.ts";
import { drawGroupsPlayoff, drawGroupsTwoBronzes } from "./groups.ts";
import { fillBracket } from "./placement.ts";
import {
  drawRepechageFromFinalists,
  drawRepechageFromSemifinalists,
  drawRepechageQuarterfinal,
  drawRussianOrder,
} from "./repechage.ts";
import { drawRoundRobin } from "./roundRobin.ts";
import { drawBestOfThree, drawThreePerson } from "./smallFields.ts";

const DRAWINGS: Readonly<Record<Format, (n: number) => Drawing>> = {
  single_elimination_two_bronzes: drawTwoBronzes,
  single_elimination_bronze_bout: drawBronzeBout,
  repechage_from_finalists: drawRepechageFromFinalists,
  repechage_quarterfinal: drawRepechageQuarterfinal,
  repechage_from_semifinalists: drawRepechageFromSemifinalists,
  double_elimination: drawDoubleElimination,
  double_elimination_bronze: drawDoubleEliminationBronze,
  round_robin: drawRoundRobin,
  best_of_three: drawBestOfThree,
  three_person: drawThreePerson,
  groups_playoff: drawGroupsPlayoff,
  groups_playoff_two_bronzes: drawGroupsTwoBronzes,
  double_elimination_crossed: drawCrossedDoubleElimination,
  double_elimination_bronze_crossed: drawCrossedDoubleEliminationBronze,
  russian_order: drawRussianOrder,
};

/** The whole draw of a category, or why this format cannot be drawn for so many. */
export function decideDraw(format: string, n: number): Result<Draw, FormatProblem> {
  const decided = decideFormat(format, n);
  return decided.ok ? ok({ format: decided.value, n, ...DRAWINGS[decided.value](n) }) : decided;
}

/** The same for a format and a number already known to fit: anything else is a bug of the caller. */
export function drawBracket(format: Format, n: number): Draw {
  const decided = decideDraw(format, n);
  if (!decided.ok) throw new RangeError(`${format} cannot be drawn for ${n}: ${decided.problem.code}`);
  return decided.value;
}

/**
 * Ids by bracket position, top to bottom, `null` for a bye: fixed seeds on their positions, team-mates as far
 * apart as the bracket allows (DR6), the rest by lots from the seed (DR7).
 */
export function placeEntrants(
  entrants: readonly Entrant[],
  size: number,
  seed: string | number,
): (string | null)[] {
  return fillBracket(entrants, size, seed).map((entrant) => entrant?.id ?? null);
}
