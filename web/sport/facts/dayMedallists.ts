import { medallistsOf, type Placed } from "#contract/drawnCategory.ts";
import type { Competition } from "#contract/entity.ts";
import { categoryPicture } from "./categoryPicture.ts";

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
