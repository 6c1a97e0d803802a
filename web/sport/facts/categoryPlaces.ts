import { finalPlaces, placesSoFar, type Placed, medallistsOf } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { categoryPicture } from "./categoryPicture.ts";

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
  const group = formatTraits(category.format).isOneTable
    ? Object.keys(drawn?.draw.groups ?? {})[0]
    : undefined;
  const hasOrder = bouts.some(({ winner }) => winner !== null);
  return { isFinal: false, places: drawn && group && hasOrder ? placesSoFar(drawn, group) : [] };
}

/** Who won what in every category that is over. */
export function dayMedallists(competition: Competition): ReadonlyMap<string, readonly Placed[]> {
  return new Map(
    competition.categories
      .filter(({ status }) => status === "finished" || status === "awarded")
      .map((category) => {
        const { drawn } = categoryPicture(competition, category);
        return [category.uuid, (drawn && medallistsOf(drawn)) ?? []];
      }),
  );
}
