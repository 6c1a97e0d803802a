import type { Category } from "#contract/entity.ts";
import { categoryPicture } from "#web/sport/categoryPicture.ts";
import { needLines } from "#web/sport/needLines.ts";
import type { CompetitionView } from "./competitionView.ts";

type Props = {
  view: CompetitionView;
  category: Category;
  fighterUuid: string;
  className: string | undefined;
};

/** What an athlete still needs for his place. */
export function FighterNeed({ view, category, fighterUuid, className }: Props) {
  const need = needOf(view, category, fighterUuid);
  return need === undefined ? null : <p className={className}>{need.words}</p>;
}

/** In a round robin or in his group. */
function needOf({ competition }: CompetitionView, category: Category, fighterUuid: string) {
  const { bouts, drawn, fighters, boutByBracketId } = categoryPicture(competition, category);
  const categoryUuid = category.uuid;
  if (category.format === "round_robin")
    return needLines({ categoryUuid, fighters: [...fighters.values()], bouts }).get(fighterUuid);
  for (const [group, seeds] of Object.entries(drawn?.draw.groups ?? {})) {
    const inGroup = seeds.flatMap((seed) => drawn?.entrants[seed - 1] ?? []);
    if (!inGroup.some(({ uuid }) => uuid === fighterUuid)) continue;
    const ids = (drawn?.draw.bouts ?? []).filter((bout) => bout.group === group).map(({ id }) => id);
    return needLines({
      categoryUuid,
      fighters: inGroup,
      bouts: ids.flatMap((id) => boutByBracketId.get(id) ?? []),
      qualifiers: drawn?.draw.qualifiersPerGroup,
    }).get(fighterUuid);
  }
  return undefined;
}
