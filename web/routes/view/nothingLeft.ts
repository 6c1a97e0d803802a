import { isRecord } from "#contract/shape.ts";
import type { Fighting } from "#contract/entity.ts";
import { isFinished } from "#web/sport/boutPhase.ts";
import {
  boutsOfCategory,
  boutsOfFighter,
  categoriesOfFighter,
  isOver,
  type CompetitionView,
} from "./competitionView.ts";

/** Neither a bout with this athlete is open, nor a corner that may still become his: through a group or a repechage. */
export function hasNothingLeft(view: CompetitionView, fighterUuid: string): boolean {
  if (!boutsOfFighter(view, fighterUuid).every(isFinished)) return false;
  return categoriesOfFighter(view, fighterUuid).every((category) => {
    if (isOver(category)) return true;
    const bouts = boutsOfCategory(view, category.uuid);
    const isDrawn = bouts.some((bout) => isIn(bout, fighterUuid));
    return isDrawn && !openSources(bouts).some((source) => mayBring(source, bouts, fighterUuid));
  });
}

const isIn = ({ slots }: Fighting, fighterUuid: string) =>
  slots.some(({ fighter }) => fighter === fighterUuid);

const openSources = (bouts: readonly Fighting[]) =>
  bouts.flatMap((bout) =>
    isFinished(bout) ? [] : bout.slots.flatMap(({ fighter, source }) => (fighter === null ? [source] : [])),
  );

/** With no bout of his own open, winners and losers of bouts are others. */
function mayBring(source: unknown, bouts: readonly Fighting[], fighterUuid: string): boolean {
  const { groupRank, beatenBy } = isRecord(source) ? source : {};
  const own = bouts.filter((bout) => isIn(bout, fighterUuid));
  if (isRecord(groupRank))
    return own.some(({ bracketId }) => bracketId?.split(":")[0] === groupRank["group"]);
  if (!isRecord(beatenBy)) return false;
  const beaten = own.find(({ stage, round }) => stage === "main" && round === beatenBy["round"]);
  const victor = beaten?.winner?.uuid;
  return victor !== undefined && victor !== fighterUuid && isUnbeaten(bouts, victor);
}

const isUnbeaten = (bouts: readonly Fighting[], fighterUuid: string) =>
  bouts.every(
    (bout) =>
      bout.stage !== "main" ||
      !isFinished(bout) ||
      !isIn(bout, fighterUuid) ||
      bout.winner?.uuid === fighterUuid,
  );
