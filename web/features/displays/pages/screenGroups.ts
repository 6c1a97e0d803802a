import type { Fighter, Fighting } from "#contract/entity.ts";
import { formatTraits } from "#domain/draw/formats.ts";
import { blockWords } from "#web/i18n/ru/sport/draws.ts";
import { isFinished } from "#web/sport/facts/boutPhase.ts";
import type { DrawnCategory } from "#web/sport/facts/categoryPicture.ts";
import { standingsOf, type StandingRow } from "#web/sport/facts/standingRows.ts";

export type ScreenGroup = { readonly title: string; readonly rows: readonly StandingRow[] };

/** The tables of the groups of a category, each by its own bouts; none where it has no groups. */
export function screenGroups(picture: DrawnCategory): readonly ScreenGroup[] {
  return groupsOf(picture).map(({ group, fighters, bouts }) => ({
    title: blockWords("group", group),
    rows: standingsOf(picture.category, fighters, bouts).rows,
  }));
}

/** From then on the play-off is what the hall waits for. */
export const areGroupsOver = (picture: DrawnCategory): boolean =>
  groupsOf(picture).every(({ bouts }) => bouts.every(isFinished));

type Group = {
  readonly group: string;
  readonly fighters: readonly Fighter[];
  readonly bouts: readonly Fighting[];
};

/** A round robin is drawn as one group: its table is that of the category. */
function groupsOf({ drawn, boutByBracketId }: DrawnCategory): readonly Group[] {
  if (drawn === undefined || formatTraits(drawn.draw.format).isOneTable) return [];
  return Object.entries(drawn.draw.groups ?? {}).map(([group, seeds]) => ({
    group,
    fighters: seeds.flatMap((seed) => drawn.entrants[seed - 1] ?? []),
    bouts: drawn.draw.bouts
      .filter((bout) => bout.group === group)
      .flatMap(({ id }) => boutByBracketId.get(id) ?? []),
  }));
}
