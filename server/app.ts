import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addPages } from "./addPages.ts";
import { createAccountDeps, type AccountDeps } from "./auth/accountDeps.ts";
import { bearerOf, identify } from "./auth/identify.ts";
import type { Deps, DepsWithoutFeed } from "./environment/deps.ts";
import { REQUEST_ID } from "#contract/call.ts";
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
import { addMetrics, countEarly } from "./http/metricsRoute.ts";
import { HttpProblem, notFound } from "./http/problem.ts";
import { limitApiCall, limitOpenCall, limitSubmit } from "./http/rateLimit.ts";
import { personalRoutes } from "./http/entry/personalRoutes.ts";
import { addRequestGuards } from "./http/requestGuards.ts";
import { auditRefusedWrites } from "./http/refusedWrites.ts";
import { createRequestIds } from "./http/requestId.ts";
import { registerRoutes, type Gate, type Route } from "./http/route.ts";
import { INERT_POLICY, securityHeaders } from "./http/securityHeaders.ts";
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
import { hearOthers, reachEverywhere } from "./realtime/otherInstances.ts";
import { startRealtime } from "./realtime/startRealtime.ts";
import { sendInside } from "./ssr/inside.ts";
import { createKeptPages } from "./ssr/keptPages.ts";
import { createPageFastPath } from "./ssr/pageFastPath.ts";
import { findEventOfPath } from "./persistence/account/eventRoles.ts";
import { createPlanThread } from "./planning/planThread.ts";
import { createRehearsals, type Rehearsals, type RunningRehearsals } from "./play/startRehearsals.ts";
import { startNotifier, type Notifier } from "./push/startNotifier.ts";
import { findExpectedStarts } from "./usecases/day/athleteDay.ts";
import { createPaperThread, type PrintDeps } from "./papers/paperThread.ts";
import { feeRoutes } from "./http/fee/feeRoutes.ts";
import { offerSetup } from "./usecases/account/setUpFirstAdmin.ts";

export type App = {
  readonly http: FastifyInstance;
  /** What the app works with, the feed included. */
  readonly deps: Deps;
  /** Tells followers what is news until it is stopped; one instance does (PN3). */
  readonly startNotifier: () => Pick<Notifier, "stop">;
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
  let notifier: Notifier | undefined;
  const deps: Deps = {
    ...given,
    plan: planning.plan,
    wakeFeed: (uuid) => {
      snapshots.invalidate(uuid);
      realtime.wake(uuid);
      notifier?.wake(uuid);
    },
    tellOfficials: (uuid) => everywhere.tellOfficials(uuid),
  };
  const everywhere = reachEverywhere(given, () => realtime);
  const { http, headersOf, kept } = createHttp(deps, snapshots);
  const accounts = createAccountDeps(deps, everywhere.closeSockets);
  auditRefusedWrites(http, accounts);
  const gate = createGate(accounts);
  const rehearsals = createRehearsals(deps, snapshots);
  registerRoutes(http, apiRoutes(accounts, { ...deps, ...printing, ...rehearsals }, snapshots, boot), gate);
  await addUploads(http, accounts, gate);
  await addArchives(http, accounts, gate, snapshots);
  addSiteFiles(http, accounts);
  addMetrics(http, deps, () => realtime.readSockets());
  if (hasPages) await addPages(http, accounts, kept);
  else http.setNotFoundHandler(() => Promise.reject(notFound()));

  const realtime = startRealtime(http.server, deps, { boot, headersOf, snapshots });
  boundConnections(http.server, deps.config);
  const signal = await hearOthers(deps, realtime);
  http.addHook("preClose", realtime.close);
  return {
    http,
    deps,
    startNotifier: () =>
      (notifier = startNotifier(deps, snapshots, (id, nowMs) => findExpectedStarts(deps.db, id, nowMs))),
    startRehearsals: rehearsals.start,
    offerSetup: () => offerSetup(accounts),
    settled: accounts.settled,
    close: async () => {
      for (const part of [signal, http, planning, printing, deps.metrics]) await part.close();
      await accounts.settled();
    },
  };
}

function createHttp(deps: Deps, snapshots: Snapshots) {
  const { config, log, now } = deps;
  const headers = { ...securityHeaders(config), "content-security-policy": INERT_POLICY };
  const requestIdOf = createRequestIds(config.trustedProxies);
  const kept = createKeptPages({
    send: (request) => sendInside(http, request),
    currentTag: (uuid) => snapshots.peek(uuid)?.etag,
    now,
  });
  const early = { headers, requestIdOf };
  const fastPaths = countEarly(deps, {
    document: createDocumentFastPath(deps, snapshots, early),
    page: createPageFastPath(deps, kept, early),
  });
  const { trustedProxies } = config;
  const http = createApiServer(log, headers, { trustedProxies, fastPaths, requestIdOf });
  addRequestGuards(http, config);
  const headersOf = (request: IncomingMessage) => ({ ...headers, [REQUEST_ID]: requestIdOf(request) });
  return { http, headersOf, kept };
}

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
