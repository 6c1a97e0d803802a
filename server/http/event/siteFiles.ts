import type { FastifyInstance } from "fastify";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { findListed, findPageSlugs, type ListedRow } from "../../persistence/event/siteRows.ts";
import { limitPage } from "../rateLimit.ts";

const HOUR_MS = 3_600_000;
const HOUR = "public, max-age=3600";

/** What search engines ask for: where they may look, and what there is (SH11). */
export function addSiteFiles(http: FastifyInstance, deps: AccountDeps): void {
  const { origin } = deps.config.publicUrl;
  const readSitemap = createSitemap(deps);
  http.get("/robots.txt", (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("cache-control", HOUR).send(robotsText(origin)),
  );
  http.get("/sitemap.xml", async (request, reply) => {
    limitPage(deps, request, reply);
    const text = await readSitemap();
    return reply.type("application/xml; charset=utf-8").header("cache-control", HOUR).send(text);
  });
}

/** The map of an hour is read once, however many ask for it. */
function createSitemap({ config, db, now }: AccountDeps): () => Promise<string> {
  let kept: { readonly text: Promise<string>; readonly atMs: number } | undefined;
  const read = async () => {
    const [rows, slugs] = await Promise.all([findListed(db), findPageSlugs(db)]);
    return sitemapText(config.publicUrl.origin, sitemapPaths(rows, slugs));
  };
  return () => {
    if (kept === undefined || now() - kept.atMs >= HOUR_MS) {
      const text = read();
      kept = { text, atMs: now() };
      text.catch(() => (kept = undefined));
    }
    return kept.text;
  };
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

function sitemapText(origin: string, paths: readonly string[]): string {
  const urls = paths
    // None of our own paths has them; what could break the file stays out of it.
    .filter((path) => !/[<>&"']/.test(path))
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
