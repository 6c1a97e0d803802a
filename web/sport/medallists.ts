import { placements } from "#domain/draw/placements.ts";
import type { Fighter } from "#contract/entity.ts";
import type { Drawn } from "./categoryPicture.ts";

export type Placed = { readonly place: number; readonly fighter: Fighter };

const LAST_MEDAL = 3;

/** Who came where, best first, once everything is decided; undefined before that. */
export function finalPlaces({ draw, progress, entrants }: Drawn): Placed[] | undefined {
  const { isComplete, places } = placements(draw, progress);
  if (!isComplete) return undefined;
  return places.flatMap(({ place, seeds }) =>
    seeds.flatMap((seed) => {
      const fighter = entrants[seed - 1];
      return fighter === undefined ? [] : [{ place, fighter }];
    }),
  );
}

export function medallistsOf(drawn: Drawn): Placed[] | undefined {
  return finalPlaces(drawn)?.filter(({ place }) => place <= LAST_MEDAL);
}
