import type { FastifyInstance } from "fastify";
import { inLocale, LOCALES } from "#contract/locale.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { readSitePaths } from "../../usecases/event/readSitePaths.ts";
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
    limitPage(deps, request, reply, false);
    const text = await readSitemap();
    return reply.type("application/xml; charset=utf-8").header("cache-control", HOUR).send(text);
  });
}

/** The map of an hour is read once, however many ask for it. */
function createSitemap(deps: AccountDeps): () => Promise<string> {
  let kept: { readonly text: Promise<string>; readonly atMs: number } | undefined;
  const { config, now } = deps;
  const read = async () => sitemapText(config.publicUrl.origin, await readSitePaths(deps));
  return () => {
    if (kept === undefined || now() - kept.atMs >= HOUR_MS) {
      const text = read();
      kept = { text, atMs: now() };
      text.catch(() => (kept = undefined));
    }
    return kept.text;
  };
}

const PRIVATE = ["/auth", "/competition/", "/display", "/personal"];

function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Allow: /api/events/*/share.png$",
    "Disallow: /api/",
    ...LOCALES.flatMap((locale) => PRIVATE.map((path) => `Disallow: ${inLocale(path, locale)}`)),
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

function sitemapText(origin: string, paths: readonly string[]): string {
  const urls = paths
    // None of our own paths has them; what could break the file stays out of it.
    .filter((path) => !/[<>&"']/.test(path))
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}
