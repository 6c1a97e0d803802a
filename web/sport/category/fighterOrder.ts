import type { Fighter } from "#contract/competition/entity.ts";
import { compareNames } from "#web/i18n/names.ts";
import { isOnMat } from "#web/sport/facts/boutPhase.ts";
import type { StartWindows } from "#web/sport/facts/startWindows.ts";
import { categoriesOfFighter, type CompetitionView } from "#web/sport/facts/competitionView.ts";
import { nextBout } from "#web/sport/facts/fighterRecord.ts";

/** By what the list of athletes is ordered; part of the address (NS3). */
export const FIGHTER_ORDERS = ["name", "category", "weight", "next"] as const;
export type FighterOrder = (typeof FIGHTER_ORDERS)[number];

/** Of equals by name. Who has nothing to be ordered by comes last. */
export function orderFighters(
  view: CompetitionView,
  fighters: readonly Fighter[],
  order: FighterOrder,
  starts: StartWindows,
): Fighter[] {
  if (order === "name") return fighters.toSorted(compareNames);
  const keys = new Map(fighters.map((fighter) => [fighter.uuid, keyOf(view, fighter, order, starts)]));
  const rank = ({ uuid }: Fighter) => keys.get(uuid) ?? Number.POSITIVE_INFINITY;
  return fighters.toSorted((a, b) => compareKeys(rank(a), rank(b)) || compareNames(a, b));
}

// Two endless numbers have no difference.
const compareKeys = (a: number, b: number) => (a === b ? 0 : a - b);

function keyOf(view: CompetitionView, fighter: Fighter, order: FighterOrder, starts: StartWindows) {
  switch (order) {
    case "name":
      return 0;
    case "weight":
      return fighter.weight ?? undefined;
    case "category": {
      const [first] = categoriesOfFighter(view, fighter.uuid);
      return first && view.competition.categories.indexOf(first);
    }
    case "next": {
      const bout = nextBout(view, fighter.uuid)?.bout;
      if (bout === undefined) return undefined;
      return isOnMat(bout) ? 0 : (starts.get(bout.uuid)?.startMs ?? Number.MAX_SAFE_INTEGER);
    }
  }
}
