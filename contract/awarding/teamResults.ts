import { hasComeAlone } from "#domain/awarding/podium.ts";
import type { TeamResult } from "#domain/teams/contribution.ts";
import { drawnOf, finalPlaces } from "../draw/drawnCategory.ts";
import type { Category, Competition, Fighting } from "../competition/entity.ts";

/** What everybody did for the team in the categories that are over; who has no place is listed too (TM3). */
export function teamResults({
  categories,
  fightings,
}: Pick<Competition, "categories" | "fightings">): TeamResult[] {
  const bouts = Map.groupBy(fightings, ({ category }) => category.uuid);
  return categories
    .filter(({ status }) => status === "finished" || status === "awarded")
    .flatMap((category) => {
      const places = placesIn(category, bouts.get(category.uuid) ?? []);
      return category.fighters.map(({ uuid, team }) => ({
        athlete: uuid,
        category: category.uuid,
        team: team?.id,
        place: places.get(uuid),
      }));
    });
}

function placesIn(category: Category, bouts: readonly Fighting[]): ReadonlyMap<string, number> {
  const { fighters } = category;
  const drawn = drawnOf(category, bouts, new Map(fighters.map((fighter) => [fighter.uuid, fighter])));
  if (drawn === undefined)
    return new Map(hasComeAlone(fighters) ? fighters.map(({ uuid }) => [uuid, 1]) : []);
  return new Map((finalPlaces(drawn) ?? []).map(({ fighter, place }) => [fighter.uuid, place]));
}
