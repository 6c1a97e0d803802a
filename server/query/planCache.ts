import type { Viewer } from "#domain/access/access.ts";
import type { Collection } from "../collections/collection.ts";
import { createRecentCache } from "../environment/recentCache.ts";

const MOST_KEPT = 500;

export type PlanCache<Plan> = (
  collection: Collection,
  viewer: Viewer,
  text: string,
  make: () => Plan,
) => Plan;

/**
 * What a query string means to a caller, worked out once: which columns, conditions and relations it may use follows
 * from the declaration, the role and the text alone. Data are never kept here.
 */
export function createPlanCache<Plan>(): PlanCache<Plan> {
  const recent = createRecentCache<Plan>(MOST_KEPT);
  return (collection, viewer, text, make) =>
    recent(`${collection.name} ${viewer.role} ${viewer.accountId ?? ""} ${text}`, make);
}
