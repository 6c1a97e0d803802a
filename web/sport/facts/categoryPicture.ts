import { drawnOf, type Drawn } from "#contract/draw/drawnCategory.ts";
import type { Category, Competition } from "#contract/competition/entity.ts";
import { categoryBase, type CategoryPicture } from "./categoryBase.ts";

/** With everything that follows from the results so far. */
export type DrawnCategory = CategoryPicture<Drawn>;

export function categoryPicture(competition: Competition, category: Category): DrawnCategory {
  const base = categoryBase(competition, category);
  return { ...base, drawn: drawnOf(category, base.bouts, base.fighters) };
}
