import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isApi } from "#contract/api/path.ts";
import { DEFAULT_LOCALE, localeOfPath, LOCALES, prefixOf, type Locale } from "#contract/locale.ts";
import type { HttpRequest } from "#contract/call.ts";
import { isStaff } from "#domain/access/access.ts";
import type { AccountDeps } from "./auth/accountDeps.ts";
import { readCookie } from "./auth/cookies.ts";
import { identify } from "./auth/identify.ts";
import { createMissingAssets } from "./http/missingAssets.ts";
import { notFound } from "./http/problem.ts";
import { limitPage } from "./http/rateLimit.ts";
import { WORKER_POLICY } from "./http/securityHeaders.ts";
import { sendInside } from "./ssr/inside.ts";
import type { KeptPages } from "./ssr/keptPages.ts";
import type { RenderThread } from "./ssr/renderThread.ts";
import { createPageHandler, type PageDeps, type WebPages } from "./ssr/pages.ts";
import { clientDirOf, openWebBuild } from "./ssr/webBuild.ts";

/** Pages and the files of the web app; whatever address nobody else knows is a page. */
export async function addPages(http: FastifyInstance, accounts: AccountDeps, kept: KeptPages): Promise<void> {
  const { config, now, log, metrics } = accounts;
  const pages = config.isDev ? await developmentPages(http) : builtPages(http, accounts);
  const built = config.isDev ? [] : LOCALES.filter((locale) => existsSync(clientDirOf(locale)));
  for (const locale of built) await addFiles(http, locale);
  const send = (request: HttpRequest, from?: string) => sendInside(http, request, from);
  const limit: PageDeps["limit"] = (...asked) => limitPage(accounts, ...asked);
  const standingOf: PageDeps["standingOf"] = async ({ headers: { cookie } }) => {
    const token = readCookie(cookie, config.tokenCookie);
    try {
      const viewer = await identify(accounts, { token, cookie });
      if (viewer?.accountId === undefined) return "stranger";
      return isStaff(viewer) ? "official" : "member";
    } catch {
      // With the database away the page itself says so (ER23).
      return "stranger";
    }
  };
  const render: PageDeps["render"] = (...asked) => metrics.timeRender(pages.render(...asked));
  const { pageAt } = pages;
  const standing = { limit, standingOf };
  const handlePage = createPageHandler({
    config,
    send,
    kept,
    now,
    log,
    metrics,
    pageAt,
    render,
    ...standing,
  });
  const missing = built.map((locale) =>
    createMissingAssets({ clientDir: clientDirOf(locale), base: `${prefixOf(locale)}/` }, accounts.log),
  );
  http.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) throw notFound();
    const folder = missing.find(({ isAsset }) => isAsset(request));
    return folder === undefined ? handlePage(request, reply) : folder.answer(request, reply);
  });
}

/** The files of the app in one language, below its prefix. */
async function addFiles(http: FastifyInstance, locale: Locale): Promise<void> {
  await http.register(fastifyStatic, {
    root: clientDirOf(locale),
    prefix: `${prefixOf(locale)}/`,
    decorateReply: locale === DEFAULT_LOCALE,
    wildcard: false,
    preCompressed: true,
    index: false,
    setHeaders: (reply, file) => {
      // The file may be the compressed one.
      const path = file.replace(/\.(?:br|gz)$/, "");
      void reply.header("cache-control", cacheOf(path));
      if (path.endsWith(SERVICE_WORKER)) void reply.header("content-security-policy", WORKER_POLICY);
    },
  });
}

async function developmentPages(http: FastifyInstance): Promise<WebPages> {
  const { createDevRenderer } = await import("./ssr/devServer.ts");
  return createDevRenderer(http);
}

/** After a restart the tables go first: the thread that renders pages takes its time of the processor later. */
const WARM_UP_MS = 3_000;

function builtPages(http: FastifyInstance, { config, log }: AccountDeps): WebPages {
  const builds = new Map(LOCALES.map((locale) => [locale, openWebBuild(config, locale)]));
  const main = openedOf(builds, DEFAULT_LOCALE);
  const warmUpSoon = () =>
    setTimeout(() => {
      main.ready().catch((cause: unknown) => log.error({ err: cause }, "pages cannot be rendered"));
    }, WARM_UP_MS);
  http.addHook("onListen", async () => void warmUpSoon().unref());
  http.addHook("onClose", async () => {
    for (const { close } of builds.values()) await close();
  });
  const at = ({ pathname }: URL) => openedOf(builds, localeOfPath(pathname));
  return {
    pageAt: (url) => at(url).pageAt(url),
    render: (request, page) => at(new URL(request.url)).render(request, page),
  };
}

function openedOf(builds: ReadonlyMap<Locale, RenderThread>, locale: Locale): RenderThread {
  const build = builds.get(locale);
  if (build === undefined) throw new Error(`the web app in ${locale} is opened above`);
  return build;
}

const SERVICE_WORKER = "/sw.js";

/** Built files carry a hash in their name, so they never change under it. */
function cacheOf(path: string): string {
  if (path.endsWith(SERVICE_WORKER)) return "no-cache";
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
