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
 * from the declaration, the roles and the text alone. Data are never kept here.
 */
export function createPlanCache<Plan>(): PlanCache<Plan> {
  const recent = createRecentCache<Plan>(MOST_KEPT);
  return (collection, viewer, text, make) =>
    recent(`${collection.name} ${viewer.role} ${viewer.accountId ?? ""} ${grantsText(viewer)} ${text}`, make);
}

const grantsText = ({ grants = [] }: Viewer): string =>
  grants.map(({ eventId, role }) => `${eventId}${role}`).join(",");
