import { finalPlaces, medallistsIn, placesSoFar, type Placed } from "#contract/draw/drawnCategory.ts";
import type { Competition } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { categoryPicture, type DrawnCategory } from "./categoryPicture.ts";

export type CategoryPlaces = { readonly isFinal: boolean; readonly places: readonly Placed[] };

/** Final places come from the draw. Until then only those who all meet each other have an order worth showing. */
export function categoryPlaces({ category, drawn, bouts }: DrawnCategory): CategoryPlaces {
  const final = drawn ? finalPlaces(drawn) : medallistsIn(category, drawn);
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
        return [category.uuid, medallistsIn(category, drawn) ?? []];
      }),
  );
}
