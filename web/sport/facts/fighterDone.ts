import type { Fighting } from "#contract/competition/entity.ts";
import { hasNothingLeft, type RecordedBout } from "#domain/category/nothingLeft.ts";
import { isFinished, isOver } from "./boutPhase.ts";
import { isOpenSlot } from "./boutText.ts";
import { boutsOfCategory, categoriesOfFighter, type CompetitionView } from "./competitionView.ts";

/** Nothing is left to fight in any of the athlete's categories (DR36). */
export function isFighterDone(view: CompetitionView, fighterUuid: string): boolean {
  return categoriesOfFighter(view, fighterUuid).every(
    (category) =>
      isOver(category) ||
      hasNothingLeft(boutsOfCategory(view, category.uuid).map(fightingToRecorded), fighterUuid),
  );
}

function fightingToRecorded(bout: Fighting): RecordedBout {
  return {
    bracketId: bout.bracketId ?? undefined,
    stage: bout.stage ?? undefined,
    round: bout.round ?? undefined,
    isFinished: isFinished(bout),
    winner: bout.winner?.uuid,
    corners: bout.slots.map(({ fighter, source }) => ({
      fighter: fighter ?? undefined,
      source: isOpenSlot(source) ? source : undefined,
    })),
  };
}
