import type { Competition, Fighter } from "#contract/competition/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { possibleSeeds } from "#domain/draw/possible.ts";
import { categoryPicture, type DrawnCategory } from "./categoryPicture.ts";
import { categoryPlaces, type CategoryPlaces } from "./categoryPlaces.ts";
import { needLines } from "./needLines.ts";

/** What the draws say about one athlete. */
export type FighterDraws = {
  readonly fighterUuid: string;
  /** How each of their categories stands, or ended. */
  readonly places: ReadonlyMap<string, CategoryPlaces>;
  /** What they still need for their place, by category; absent where there is nothing to say. */
  readonly needs: ReadonlyMap<string, string>;
  /** Whom they may meet in a bout whose other corner is still open. */
  readonly opponents: ReadonlyMap<string, readonly Fighter[]>;
};

export function fighterDraws(competition: Competition, fighterUuid: string): FighterDraws {
  const pictures = competition.categories
    .filter(({ fighters }) => fighters.some(({ uuid }) => uuid === fighterUuid))
    .map((category) => categoryPicture(competition, category));
  return {
    fighterUuid,
    places: new Map(pictures.map((picture) => [picture.category.uuid, categoryPlaces(picture)])),
    needs: new Map(
      pictures.flatMap((picture) => {
        const words = needOf(picture, fighterUuid);
        return words === undefined ? [] : [[picture.category.uuid, words] as const];
      }),
    ),
    opponents: new Map(pictures.flatMap((picture) => openBouts(picture, fighterUuid))),
  };
}

/** In a round robin or in their group; elsewhere there is nothing to say. */
function needOf(picture: DrawnCategory, fighterUuid: string): string | undefined {
  const { category, bouts, drawn, fighters, boutByBracketId } = picture;
  const { hasCircles, isOneTable } = formatTraits(category.format);
  if (!hasCircles) return undefined;
  const categoryUuid = category.uuid;
  if (isOneTable)
    return needLines({ categoryUuid, fighters: [...fighters.values()], bouts }).get(fighterUuid)?.words;
  for (const [group, seeds] of Object.entries(drawn?.draw.groups ?? {})) {
    const inGroup = seeds.flatMap((seed) => drawn?.entrants[seed - 1] ?? []);
    if (!inGroup.some(({ uuid }) => uuid === fighterUuid)) continue;
    const ids = (drawn?.draw.bouts ?? []).filter((bout) => bout.group === group).map(({ id }) => id);
    const circle = {
      categoryUuid,
      fighters: inGroup,
      bouts: ids.flatMap((id) => boutByBracketId.get(id) ?? []),
      qualifiers: drawn?.draw.qualifiersPerGroup,
    };
    return needLines(circle).get(fighterUuid)?.words;
  }
  return undefined;
}

function openBouts({ drawn, boutByBracketId }: DrawnCategory, fighterUuid: string) {
  return [...(drawn?.states ?? [])].flatMap(([id, { a, b }]): [string, Fighter[]][] => {
    const bout = boutByBracketId.get(id);
    const open = [a, b].find(({ kind }) => kind === "waiting");
    if (drawn === undefined || open === undefined) return [];
    if (bout === undefined || !bout.slots.some(({ fighter }) => fighter === fighterUuid)) return [];
    const fighters = possibleSeeds(open, drawn).flatMap((seed) => drawn.entrants[seed - 1] ?? []);
    return [[bout.uuid, fighters.filter(({ uuid }) => uuid !== fighterUuid)]];
  });
}
