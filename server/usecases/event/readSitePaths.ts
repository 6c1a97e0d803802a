import type { Deps } from "../../environment/deps.ts";
import { findListed, findPageSlugs, type ListedRow } from "../../persistence/event/siteRows.ts";

/** What search engines may look at. */
export async function readSitePaths({ db }: Pick<Deps, "db">): Promise<string[]> {
  const [rows, slugs] = await Promise.all([findListed(db), findPageSlugs(db)]);
  return sitemapPaths(rows, slugs);
}

/** People are found through their category: a list of everybody who ever took part is nobody's business (SH12). */
function sitemapPaths(rows: readonly ListedRow[], slugs: readonly string[]): string[] {
  const ofEvents = [...Map.groupBy(rows, ({ event_id }) => event_id)].flatMap(([id, ofEvent]) => {
    const base = `/events/${id}`;
    if (ofEvent.every(({ competition_id }) => competition_id === null)) return [base];
    const parts = ["", "/competition", "/carpets", "/teams"].map((path) => base + path);
    const uuids = ofEvent.flatMap(({ category_uuid }) => category_uuid ?? []);
    return [...parts, ...uuids.map((uuid) => `${base}/competition/categories/${uuid}`)];
  });
  return ["/", "/partners", ...slugs.map((slug) => `/page/${encodeURIComponent(slug)}`), ...ofEvents];
}
