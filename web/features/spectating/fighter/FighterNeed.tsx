import { useMemo } from "react";
import type { Category, Competition } from "#contract/entity.ts";
import { useDecided } from "#web/sport/facts/decided.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { needLines } from "#web/sport/facts/needLines.ts";

type Props = {
  competition: Competition;
  category: Category;
  fighterUuid: string;
  className: string | undefined;
};

/** What an athlete still needs for their place. */
export function FighterNeed({ competition, category, fighterUuid, className }: Props) {
  const decided = useDecided(competition);
  const words = useMemo(() => fighterNeed(decided, category, fighterUuid), [decided, category, fighterUuid]);
  return words === "" ? null : <p className={className}>{words}</p>;
}

/** What an athlete still needs for their place, in a round robin or in their group; nothing to say elsewhere. */
function fighterNeed(competition: Competition, category: Category, fighterUuid: string): string {
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
