import { finalPlaces, type Placed } from "#contract/drawnCategory.ts";
import type { Category, Competition } from "#contract/entity.ts";
import { leaderboard } from "#domain/leaderboard/leaderboard.ts";
import { categoryPicture } from "#web/sport/categoryPicture.ts";

/** Of every category of an athlete. */
export function fighterPlaces(
  competition: Competition,
  fighterUuid: string,
): ReadonlyMap<string, CategoryPlaces> {
  return new Map(
    competition.categories
      .filter(({ fighters }) => fighters.some(({ uuid }) => uuid === fighterUuid))
      .map((category) => [category.uuid, categoryPlaces(competition, category)]),
  );
}

export type CategoryPlaces = { readonly isFinal: boolean; readonly places: readonly Placed[] };

/** Final places come from the draw. Until then only those who all meet each other have an order worth showing. */
function categoryPlaces(competition: Competition, category: Category): CategoryPlaces {
  const { drawn, fighters } = categoryPicture(competition, category);
  const final = drawn && finalPlaces(drawn);
  if (final !== undefined) return { isFinal: true, places: final };
  const { entries } = leaderboard(category, competition.fightings);
  const hasOrder = category.format === "round_robin" && entries.some(({ wins }) => wins > 0);
  const places = entries.flatMap(({ uuid }, index) => {
    const fighter = fighters.get(uuid);
    return fighter === undefined ? [] : [{ place: index + 1, fighter }];
  });
  return { isFinal: false, places: hasOrder ? places : [] };
}
