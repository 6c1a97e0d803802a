import type { Category, Fighter } from "#contract/competition/entity.ts";
import { useStars } from "#web/features/following/face.ts";
import { onMat, type CategoryFilter, type CategoryQuery } from "#web/sport/category/categorySearch.ts";
import type { CompetitionView } from "#web/sport/facts/competitionView.ts";

/** What the address leaves out: by kind, by mat, and by whom the device follows or the account answers for (NS4). */
export function useCategoryFilter(
  view: CompetitionView,
  { mat, isMine }: CategoryQuery,
  inside: readonly string[] | undefined,
  own: readonly string[],
): CategoryFilter {
  const stars = useStars().filter(({ isOn }) => isOn);
  const isStarred = (kind: string, ref: string) =>
    stars.some((star) => star.kind === kind && star.ref === ref);
  const isOwn = ({ uuid, team }: Fighter) =>
    own.includes(uuid) || isStarred("fighter", uuid) || (team !== null && isStarred("team", String(team.id)));
  const here = mat === "" ? undefined : onMat(view, mat);
  const isIn = (category: Category) =>
    (inside?.includes(category.uuid) ?? true) &&
    (here?.has(category.uuid) ?? true) &&
    (!isMine || isStarred("category", category.uuid) || category.fighters.some(isOwn));
  const isCategoryOwn = (fighter: Fighter) =>
    isOwn(fighter) ||
    view.competition.categories.some(
      ({ uuid, fighters }) =>
        isStarred("category", uuid) && fighters.some((other) => other.uuid === fighter.uuid),
    );
  return { isIn, isOwn: isMine ? isCategoryOwn : undefined };
}
