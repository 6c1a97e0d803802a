import { finalPlaces, type Placed } from "#contract/drawnCategory.ts";
import type { Category, Competition } from "#contract/entity.ts";
import { categoryPicture } from "#web/sport/categoryPicture.ts";
import { standingsOf } from "#web/sport/standingRows.ts";

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
  const { drawn, bouts } = categoryPicture(competition, category);
  const final = drawn && finalPlaces(drawn);
  if (final !== undefined) return { isFinal: true, places: final };
  const { rows } = standingsOf(category.uuid, category.fighters, bouts);
  const hasOrder = category.format === "round_robin" && rows.some(({ wins }) => wins > 0);
  const places = rows.flatMap(({ place, fighter }) => (place === undefined ? [] : [{ place, fighter }]));
  return { isFinal: false, places: hasOrder ? places : [] };
}
