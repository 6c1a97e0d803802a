import { possibleSeeds } from "#domain/draw/possible.ts";
import type { Competition, Fighter } from "#contract/entity.ts";
import { categoryPicture } from "./categoryPicture.ts";

/** Whom an athlete may meet in a bout whose other corner is still open; empty where that cannot be told. */
export function possibleOpponents(
  competition: Competition,
  boutUuid: string,
  fighterUuid: string,
): readonly Fighter[] {
  const bout = competition.fightings.find(({ uuid }) => uuid === boutUuid);
  const category = competition.categories.find(({ uuid }) => uuid === bout?.category.uuid);
  const drawn = category && categoryPicture(competition, category).drawn;
  const state = drawn?.states.get(bout?.bracketId ?? "");
  if (drawn === undefined || state === undefined) return [];
  const open = [state.a, state.b].find(({ kind }) => kind === "waiting");
  if (open === undefined) return [];
  return possibleSeeds(open, drawn)
    .flatMap((seed) => drawn.entrants[seed - 1] ?? [])
    .filter(({ uuid }) => uuid !== fighterUuid);
}
