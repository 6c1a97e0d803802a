import type { Category, Competition } from "#contract/competition/entity.ts";
import { medallistsIn } from "#contract/draw/drawnCategory.ts";
import { personName } from "#web/i18n/names.ts";
import { categoryPicture } from "#web/sport/facts/categoryPicture.ts";
import { categoryTitle, type CategoryTitle } from "#web/sport/facts/categoryTitle.ts";

/** Who won a category. */
export type CategoryResult = {
  readonly uuid: string;
  readonly title: CategoryTitle;
  readonly medallists: readonly {
    readonly uuid: string;
    readonly place: number;
    readonly name: string;
    readonly team: string | undefined;
  }[];
};

export const hasResult = ({ status }: Category): boolean => status === "finished" || status === "awarded";

/** Of these categories, as far as their medals are decided. */
export function categoryResults(
  competition: Competition,
  categories: readonly Category[],
): readonly CategoryResult[] {
  return categories.filter(hasResult).flatMap((category): CategoryResult[] => {
    const medallists = medallistsIn(category, categoryPicture(competition, category).drawn) ?? [];
    if (medallists.length === 0) return [];
    return [
      {
        uuid: category.uuid,
        title: categoryTitle(category),
        medallists: medallists.map(({ place, fighter }) => ({
          uuid: fighter.uuid,
          place,
          name: personName(fighter),
          team: fighter.team?.name,
        })),
      },
    ];
  });
}
