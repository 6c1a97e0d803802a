import type { Competition } from "#contract/entity.ts";

/** How far a competition is on its way to its first bout. */
export type Preparation = {
  readonly uuid: string;
  readonly carpets: number;
  readonly categories: number;
  readonly fighters: number;
  readonly drawn: number;
  readonly isStarted: boolean;
};

export function preparationOf({ uuid, carpets, categories, status }: Competition): Preparation {
  return {
    uuid,
    carpets: carpets.length,
    categories: categories.length,
    fighters: new Set(categories.flatMap(({ fighters }) => fighters.map(({ uuid: fighter }) => fighter)))
      .size,
    drawn: categories.filter((category) => category.status !== "draft").length,
    isStarted: status !== "draft",
  };
}
