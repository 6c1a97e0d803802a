import type { Viewer } from "#domain/access/access.ts";
import type { Collection } from "../collections/collection.ts";

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
  const kept = new Map<string, Plan>();
  return (collection, viewer, text, make) => {
    const key = `${collection.name} ${viewer.role} ${viewer.accountId ?? ""} ${text}`;
    const plan = kept.get(key) ?? make();
    // The newest last, so that the first is the one that was not asked for the longest.
    kept.delete(key);
    kept.set(key, plan);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return plan;
  };
}
