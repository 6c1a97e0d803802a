import { hasNothingLeft } from "#domain/category/nothingLeft.ts";
import { isOver } from "./boutPhase.ts";
import { boutsOfCategory, categoriesOfFighter, type CompetitionView } from "./competitionView.ts";
import { recordedByBracketId } from "./recordedBouts.ts";

/** Nothing is left to fight in any of the athlete's categories (DR36). */
export function isFighterDone(view: CompetitionView, fighterUuid: string): boolean {
  return categoriesOfFighter(view, fighterUuid).every(
    (category) =>
      isOver(category) ||
      hasNothingLeft([...recordedByBracketId(boutsOfCategory(view, category.uuid)).values()], fighterUuid),
  );
}
