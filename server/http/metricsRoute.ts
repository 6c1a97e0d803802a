import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import proxyAddress from "@fastify/proxy-addr";
import { competitions } from "#contract/api/competitions.ts";
import { isApi } from "#contract/api/path.ts";
import { bearerOf } from "../auth/identify.ts";
import { newestBackupMs } from "../backup/startBackups.ts";
import type { Config } from "../environment/config.ts";
import type { Deps } from "../environment/deps.ts";
import type { Moment } from "../metrics/metrics.ts";
import { countParked } from "../usecases/bout/listParked.ts";
import type { FastPath } from "./documentFastPath.ts";
import { INSIDE_ADDRESS } from "./rateLimit.ts";

const METRICS = "/metrics";

/** `/metrics` for Prometheus; whoever may not read it finds what stands at any unknown address (OP40). */
export function addMetrics(
  http: FastifyInstance,
  deps: Deps,
  readSockets: () => Pick<Moment, "sockets" | "connections">,
): void {
  countAnswers(http, deps);
  const mayRead = createAccess(deps.config);
  http.get(METRICS, { exposeHeadRoute: false }, async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound();
    const text = await deps.metrics.write({
      ...readSockets(),
      nowMs: deps.now(),
      // The figures of the server itself are told also while the database is away (OP43).
      parkedActs: await countParked(deps).catch(() => undefined),
      newestBackupMs: await newestBackupMs(deps.config.backup.dir),
    });
    return reply.header("cache-control", "no-store").type(deps.metrics.contentType).send(text);
  });
}

/** What is answered before the router is counted here: no hook of the router sees it. */
export function countEarly(
  { metrics }: Pick<Deps, "metrics">,
  { document, page }: Readonly<Record<"document" | "page", FastPath>>,
): FastPath[] {
  const counted =
    (route: string, answers: FastPath, also = () => {}): FastPath =>
    (request, response) => {
      if (!answers(request, response)) return false;
      metrics.answeredFromMemory({ method: "GET", route, status: response.statusCode });
      also();
      return true;
    };
  return [
    counted(`/api${competitions.byUuid.path}`, document),
    counted("page", page, () => metrics.pageAsked(true)),
  ];
}

/** What a page asks of the API while it is rendered is part of the page. */
function countAnswers(http: FastifyInstance, { metrics, log }: Deps): void {
  http.addHook("onResponse", (request, reply, done) => {
    if (request.socket.remoteAddress !== INSIDE_ADDRESS) {
      const answer = { method: methodOf(request), route: routeOf(request), status: reply.statusCode };
      metrics.answered(answer, reply.elapsedTime);
      log.info({ ...answer, tookMs: Math.round(reply.elapsedTime) }, "answered");
    }
    done();
  });
}

const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];

const methodOf = ({ method }: FastifyRequest) => (METHODS.includes(method) ? method : "other");

/** As it was declared, so that there are as many as routes, whatever anybody asks for (OP42). */
function routeOf({ url, routeOptions }: FastifyRequest): string {
  const { url: declared } = routeOptions;
  if (declared === undefined) return isApi(url) ? "unknown" : "page";
  return isApi(declared) || declared === METRICS || declared.includes(":") ? declared : "file";
}

function createAccess({ metricsToken, trustedProxies }: Config): (request: FastifyRequest) => boolean {
  if (metricsToken !== undefined) {
    const wanted = digestOf(metricsToken);
    return ({ headers }) => timingSafeEqual(digestOf(bearerOf(headers.authorization) ?? ""), wanted);
  }
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  return ({ socket: { remoteAddress = "" }, headers }) =>
    LOOPBACK(remoteAddress, 0) &&
    // A proxy on this machine brings everybody: nothing that may come through one counts as from here (OP41).
    !isTrusted(remoteAddress, 0) &&
    PROXY_HEADERS.every((name) => headers[name] === undefined) &&
    LOCAL_HOST.test(headers.host ?? "");
}

const LOOPBACK = proxyAddress.compile("loopback");
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];
const LOCAL_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;

/** Of the same length whatever was sent, as the comparison needs it. */
const digestOf = (text: string) => createHash("sha256").update(text).digest();
