import type { Competition } from "#contract/competition/entity.ts";
import type { RollEntry } from "#contract/entry/roll.ts";

/** How far a competition is on its way to its first bout. */
export type Preparation = {
  readonly uuid: string;
  readonly carpets: number;
  readonly categories: number;
  readonly fighters: number;
  /** Those the scale has said something about. */
  readonly weighed: number;
  readonly drawn: number;
  readonly isStarted: boolean;
};

type Prepared = Pick<Competition, "uuid" | "status"> & {
  readonly carpets: readonly unknown[];
  readonly categories: readonly Pick<Competition["categories"][number], "status">[];
};
type Entered = { readonly entries: readonly Pick<RollEntry, "fighter" | "state">[] };

export function preparationOf(
  { uuid, carpets, categories, status }: Prepared,
  { entries }: Entered,
): Preparation {
  return {
    uuid,
    carpets: carpets.length,
    categories: categories.length,
    fighters: new Set(entries.map(({ fighter }) => fighter)).size,
    weighed: new Set(entries.flatMap(({ fighter, state }) => (state === "not_weighed" ? [] : [fighter])))
      .size,
    drawn: categories.filter((category) => category.status !== "draft").length,
    isStarted: status !== "draft",
  };
}
