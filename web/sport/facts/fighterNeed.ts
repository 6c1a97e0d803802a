import type { Category, Competition } from "#contract/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { categoryPicture } from "./categoryPicture.ts";
import { needLines } from "./needLines.ts";

/** What an athlete still needs for their place, in a round robin or in their group; nothing to say elsewhere. */
export function fighterNeed(competition: Competition, category: Category, fighterUuid: string): string {
  const { bouts, drawn, fighters, boutByBracketId } = categoryPicture(competition, category);
  const categoryUuid = category.uuid;
  if (formatTraits(category.format).isOneTable)
    return needLines({ categoryUuid, fighters: [...fighters.values()], bouts }).get(fighterUuid)?.words ?? "";
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
    return needLines(circle).get(fighterUuid)?.words ?? "";
  }
  return "";
}
