import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HttpRequest } from "#contract/call.ts";
import { isStaff } from "#domain/access/access.ts";
import { createAccountDeps, type AccountDeps } from "./auth/accountDeps.ts";
import { readCookie } from "./auth/cookies.ts";
import { bearerOf, identify } from "./auth/identify.ts";
import type { Deps, DepsWithoutFeed } from "./environment/deps.ts";
import { isApi } from "#contract/api/path.ts";
import { createApiServer } from "./http/apiServer.ts";
import { boundConnections } from "./http/connectionBounds.ts";
import { createDocumentFastPath } from "./http/documentFastPath.ts";
import { awardingRoutes } from "./http/awarding/awardingRoutes.ts";
import { authRoutes } from "./http/account/authRoutes.ts";
import { followRoutes } from "./http/account/followRoutes.ts";
import { drawRoutes } from "./http/draw/drawRoutes.ts";
import { listRoutes } from "./http/entry/listRoutes.ts";
import { regroupRoutes } from "./http/entry/regroupRoutes.ts";
import { claimRoutes } from "./http/entry/claimRoutes.ts";
import { seasonRoutes } from "./http/season/seasonRoutes.ts";
import { personRoutes } from "./http/entry/personRoutes.ts";
import { rollRoutes } from "./http/entry/rollRoutes.ts";
import { noticeRoutes } from "./http/day/noticeRoutes.ts";
import { matRoutes } from "./http/day/matRoutes.ts";
import { findingRoutes } from "./http/event/findingRoutes.ts";
import { boutRoutes, competitionRoutes } from "./http/bout/competitionRoutes.ts";
import { correctionRoutes } from "./http/correction/correctionRoutes.ts";
import { collectionRoutes } from "./http/event/collectionRoutes.ts";
import { parkedRoutes } from "./http/bout/parkedRoutes.ts";
import { displayRoutes } from "./http/display/displayRoutes.ts";
import { openapiRoutes } from "./http/openapi/openapiRoutes.ts";
import { createMissingAssets } from "./http/missingAssets.ts";
import { HttpProblem, notFound } from "./http/problem.ts";
import { limitApiCall, limitOpenCall, limitPage, limitSubmit } from "./http/rateLimit.ts";
import { personalRoutes } from "./http/entry/personalRoutes.ts";
import { addRequestGuards } from "./http/requestGuards.ts";
import { auditRefusedWrites } from "./http/refusedWrites.ts";
import { registerRoutes, type Gate, type Route } from "./http/route.ts";
import { INERT_POLICY, securityHeaders, WORKER_POLICY } from "./http/securityHeaders.ts";
import { shareRoutes } from "./http/event/shareRoutes.ts";
import { addSiteFiles } from "./http/event/siteFiles.ts";
import { refereeRoutes } from "./http/referee/refereeRoutes.ts";
import { rehearsalRoutes } from "./http/rehearsal/rehearsalRoutes.ts";
import { eventRoutes } from "./http/event/eventRoutes.ts";
import { paperRoutes } from "./http/paper/paperRoutes.ts";
import { programmeRoutes } from "./http/day/programmeRoutes.ts";
import { teamRoutes } from "./http/awarding/teamRoutes.ts";
import { systemRoutes } from "./http/systemRoutes.ts";
import { addArchives } from "./http/archive/archiveRoutes.ts";
import { addUploads } from "./http/event/uploadRoutes.ts";
import { createSnapshots, type Snapshots } from "./snapshots/competitionSnapshots.ts";
import { startRealtime } from "./realtime/startRealtime.ts";
import { sendInside } from "./ssr/inside.ts";
import { createKeptPages, type KeptPages } from "./ssr/keptPages.ts";
import { createPageFastPath } from "./ssr/pageFastPath.ts";
import { createPageHandler, type PageDeps, type WebPages } from "./ssr/pages.ts";
import { CLIENT_DIR, openWebBuild } from "./ssr/webBuild.ts";
import { findEventOfPath } from "./persistence/account/eventRoles.ts";
import { listenForChanges } from "./persistence/database/changeSignal.ts";
import { createPlanThread } from "./planning/planThread.ts";
import { createRehearsals, type Rehearsals, type RunningRehearsals } from "./play/startRehearsals.ts";
import { createPaperThread, type PrintDeps } from "./papers/paperThread.ts";
import { feeRoutes } from "./http/fee/feeRoutes.ts";
import { offerSetup } from "./usecases/account/setUpFirstAdmin.ts";

export type App = {
  readonly http: FastifyInstance;
  /** What the app works with, the feed included. */
  readonly deps: Deps;
  /** Plays rehearsals until it is stopped. */
  readonly startRehearsals: () => RunningRehearsals;
  /** The code with which the first admin is made, for the console; undefined when there is one. */
  readonly offerSetup: () => Promise<string | undefined>;
  /** Resolves when mails and other queued work are done. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type AppOptions = {
  readonly deps: DepsWithoutFeed;
  /** Changes with every start, so that clients notice a restart. */
  readonly boot: string;
  readonly hasPages: boolean;
};

/** One HTTP server for everything: REST under /api, Socket.IO, pages and files. */
export async function createApp({ deps: given, boot, hasPages }: AppOptions): Promise<App> {
  const snapshots = createSnapshots(given, boot);
  const [planning, printing] = [createPlanThread(), createPaperThread()];
  const deps: Deps = {
    ...given,
    plan: planning.plan,
    wakeFeed: (uuid) => {
      snapshots.invalidate(uuid);
      realtime.wake(uuid);
    },
    tellOfficials: (uuid) => realtime.tellOfficials(uuid),
  };
  const headers = { ...securityHeaders(deps.config), "content-security-policy": INERT_POLICY };
  const kept = createKeptPages({
    send: (request) => sendInside(http, request),
    currentTag: (uuid) => snapshots.peek(uuid)?.etag,
    now: deps.now,
  });
  const fastPaths = [
    createDocumentFastPath(given, snapshots, headers),
    createPageFastPath(given, kept, headers),
  ];
  const http = createApiServer(deps.log, headers, { trustedProxies: deps.config.trustedProxies, fastPaths });
  addRequestGuards(http, deps.config);
  const accounts = createAccountDeps(deps, (sessionIds) => realtime.closeSockets(sessionIds));
  auditRefusedWrites(http, accounts);
  const gate = createGate(accounts);
  const rehearsals = createRehearsals(deps, snapshots);
  registerRoutes(http, apiRoutes(accounts, { ...deps, ...printing, ...rehearsals }, snapshots, boot), gate);
  await addUploads(http, accounts, gate);
  await addArchives(http, accounts, gate, snapshots);
  addSiteFiles(http, accounts);
  if (hasPages) await addPages(http, accounts, kept);
  else http.setNotFoundHandler(() => Promise.reject(notFound()));

  const realtime = startRealtime(http.server, deps, { boot, headers, snapshots });
  boundConnections(http.server, deps.config);
  const signal = await hearOthers(deps);
  http.addHook("preClose", realtime.close);
  return {
    http,
    deps,
    startRehearsals: rehearsals.start,
    offerSetup: () => offerSetup(accounts),
    settled: accounts.settled,
    close: async () => {
      for (const part of [signal, http, planning, printing]) await part.close();
      await accounts.settled();
    },
  };
}

const hearOthers = ({ config, log, wakeFeed }: Deps) =>
  listenForChanges(config.database, {
    onChange: wakeFeed,
    onError: (cause) => log.warn({ err: cause }, "changes of other instances are only polled for"),
  });

type Served = PrintDeps & Pick<Rehearsals, "lookNow">;

function apiRoutes(accounts: AccountDeps, deps: Served, snapshots: Snapshots, boot: string): Route[] {
  return [
    ...systemRoutes(deps, boot),
    ...authRoutes(accounts, deps),
    ...collectionRoutes(accounts),
    ...personalRoutes(accounts),
    ...feeRoutes(accounts, deps),
    ...claimRoutes(accounts),
    ...openapiRoutes(),
    ...parkedRoutes(deps),
    ...competitionRoutes(deps, snapshots),
    ...boutRoutes(deps, snapshots),
    ...matRoutes(deps),
    ...drawRoutes(accounts),
    ...rollRoutes(deps),
    ...listRoutes(deps),
    ...regroupRoutes(deps),
    ...personRoutes(deps),
    ...seasonRoutes(deps),
    ...noticeRoutes(accounts),
    ...correctionRoutes(deps),
    ...awardingRoutes(deps),
    ...teamRoutes(deps),
    ...programmeRoutes(deps),
    ...paperRoutes(deps),
    ...refereeRoutes(accounts),
    ...eventRoutes(accounts),
    ...rehearsalRoutes(deps, deps.lookNow),
    ...shareRoutes(deps, snapshots),
    ...findingRoutes(accounts, snapshots),
    ...displayRoutes(accounts),
    ...followRoutes(accounts),
  ];
}

const createGate = (accounts: AccountDeps): Gate => ({
  identify: (request, reply) => identifyRequest(accounts, request, reply),
  findEventOf: (url, params) => findEventOfPath(accounts.db, url, params),
  countOpen: (request, reply) => limitOpenCall(accounts, request, reply),
  countBody: (request, reply, viewer) => limitSubmit(accounts, { request, reply, viewer }),
});

async function identifyRequest(accounts: AccountDeps, request: FastifyRequest, reply: FastifyReply) {
  const token = bearerOf(request.headers.authorization);
  const viewer = await identify(accounts, { token, cookie: request.headers.cookie });
  limitApiCall(accounts, { request, reply, viewer });
  if (viewer === undefined) throw new HttpProblem("UnauthorizedError", "Missing or invalid credentials");
  return viewer;
}

async function addPages(http: FastifyInstance, accounts: AccountDeps, kept: KeptPages): Promise<void> {
  const { config, now } = accounts;
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
  const handlePage = createPageHandler({ ...pages, config, send, kept, now, limit, standingOf });
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
