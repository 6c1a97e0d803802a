import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import type { Snapshots } from "../snapshots/competitionSnapshots.ts";
import { findVisibleCompetitionOfEvent } from "../usecases/readCompetition.ts";
import { findListedEvents, findPageSlugs } from "../persistence/siteRows.ts";

const ANYBODY = { role: "public" } as const;
const HOUR = "public, max-age=3600";

/** What search engines ask for: where they may look, and what there is (SH11). */
export function addSiteFiles(http: FastifyInstance, deps: Deps, snapshots: Snapshots): void {
  const { origin } = deps.config.publicUrl;
  http.get("/robots.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", HOUR).send(robotsText(origin)),
  );
  http.get("/sitemap.xml", async (_request, reply) => {
    const paths = await sitemapPaths(deps, snapshots);
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", HOUR)
      .send(sitemapText(origin, paths));
  });
}

function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/events/*/share.png$",
    ...["/api/", "/auth", "/competition/", "/display", "/personal"].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

/** People are found through their category: a list of everybody who ever took part is nobody's business (SH12). */
async function sitemapPaths(deps: Deps, snapshots: Snapshots): Promise<string[]> {
  const [events, slugs] = await Promise.all([findListedEvents(deps.db), findPageSlugs(deps.db)]);
  const ofEvents = await Promise.all(
    events.map(async (id) => {
      const base = `/events/${id}`;
      const row = await findVisibleCompetitionOfEvent(deps, ANYBODY, id);
      const document = row && (await snapshots.find(row.uuid))?.document;
      if (document === undefined) return [base];
      const parts = ["", "/competition", "/carpets", "/teams"].map((path) => base + path);
      return [...parts, ...document.categories.map(({ uuid }) => `${base}/competition/categories/${uuid}`)];
    }),
  );
  return ["/", "/partners", ...slugs.map((slug) => `/page/${encodeURIComponent(slug)}`), ...ofEvents.flat()];
}

function sitemapText(origin: string, paths: readonly string[]): string {
  const urls = paths
    // None of our own paths has them; what could break the file stays out of it.
    .filter((path) => !/[<>&"']/.test(path))
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
