import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { stars } from "#contract/api/following.ts";
import type { Config } from "../environment/config.ts";
import { isApi } from "#contract/api/path.ts";
import { createHostCheck, originOf } from "./origins.ts";
import { notFound, spectatorsOnly, usualProblem } from "./problem.ts";
import { createMethodCheck } from "./route.ts";

const PREFLIGHT_SECONDS = 600;
const SAFE_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** What is settled before any handler runs: the host is ours, and a change comes from a page that may make it. */
export function addRequestGuards(http: FastifyInstance, config: Config): void {
  const isKnown = createHostCheck(config);
  const hasOtherMethod = createMethodCheck(http);
  // Without a promise: it runs with every request, and hardly ever has anything to say.
  http.addHook("onRequest", (request, reply, done) => {
    if (!isKnown(request.host))
      return reply.code(421).type("text/plain; charset=utf-8").send("Misdirected Request");
    if (!isApi(request.url)) return done();
    const origin = originOf(config, request);
    reply.header("vary", "Origin");
    if (origin === "allowed") reply.headers(corsHeaders(request));
    if (origin === "allowed" && isPreflight(request)) return sendPreflight(reply);
    if (origin === "foreign" && !SAFE_METHODS.includes(request.method))
      return done(usualProblem("foreign-origin", { code: "foreign-origin" }));
    if (config.role === "spectators" && isChange(request)) return done(spectatorsOnly());
    // Nobody reads the body of a call that does not exist (SE23).
    if (!request.is404) return done();
    return hasOtherMethod(request)
      ? reply.code(405).type("text/plain; charset=utf-8").send("Method Not Allowed")
      : done(notFound());
  });
}

/** What a device follows is too long for an address, so it is asked about in a body: nothing is changed. */
const READ_BY_BODY = `/api${stars.lookUp.path}`;

const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  !SAFE_METHODS.includes(method) && routeOptions.url !== READ_BY_BODY;

/** No credentials: cookies are none for this API, the token travels in its header. */
function corsHeaders({ headers }: FastifyRequest): Record<string, string> {
  return {
    "access-control-allow-origin": headers.origin ?? "",
    "access-control-expose-headers":
      "ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Server-Time",
    "cross-origin-resource-policy": "cross-origin",
  };
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

function sendPreflight(reply: FastifyReply): FastifyReply {
  reply.headers({
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": "authorization, content-type, if-match, strapi-response-format",
    "access-control-max-age": String(PREFLIGHT_SECONDS),
  });
  return reply.code(204).send();
}
