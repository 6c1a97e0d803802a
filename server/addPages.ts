import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isApi } from "#contract/api/path.ts";
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
import { createPageHandler, type PageDeps, type WebPages } from "./ssr/pages.ts";
import { CLIENT_DIR, openWebBuild } from "./ssr/webBuild.ts";

/** Pages and the files of the web app; whatever address nobody else knows is a page. */
export async function addPages(http: FastifyInstance, accounts: AccountDeps, kept: KeptPages): Promise<void> {
  const { config, now, log, metrics } = accounts;
  const pages = config.isDev ? await developmentPages(http) : builtPages(http, accounts);
  const isBuilt = !config.isDev && existsSync(CLIENT_DIR);
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: CLIENT_DIR,
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
  const missing = isBuilt ? createMissingAssets(CLIENT_DIR, accounts.log) : undefined;
  http.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) throw notFound();
    return missing?.isAsset(request) ? missing.answer(request, reply) : handlePage(request, reply);
  });
}

async function developmentPages(http: FastifyInstance): Promise<WebPages> {
  const { createDevRenderer } = await import("./ssr/devServer.ts");
  return createDevRenderer(http);
}

/** After a restart the tables go first: the thread that renders pages takes its time of the processor later. */
const WARM_UP_MS = 3_000;

function builtPages(http: FastifyInstance, { config, log }: AccountDeps): WebPages {
  const { ready, close, ...pages } = openWebBuild(config);
  const warmUpSoon = () =>
    setTimeout(() => {
      ready().catch((cause: unknown) => log.error({ err: cause }, "pages cannot be rendered"));
    }, WARM_UP_MS);
  http.addHook("onListen", async () => void warmUpSoon().unref());
  http.addHook("onClose", async () => void (await close()));
  return pages;
}

const SERVICE_WORKER = "/sw.js";

/** Built files carry a hash in their name, so they never change under it. */
function cacheOf(path: string): string {
  if (path.endsWith(SERVICE_WORKER)) return "no-cache";
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}
