import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { forbidden } from "./problem.ts";

const METHODS = "GET, POST, PUT, DELETE";
const HEADERS = "authorization, content-type, if-match";
const PREFLIGHT_SECONDS = 600;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Which pages of other origins may call the API: those that are listed (SE7). From any other nothing is changed (SE6). */
export function addOriginRules(http: FastifyInstance, { allowedOrigins }: Config): void {
  http.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) {
      if (isForeign(request) && !READS.has(request.method)) throw forbidden();
      return;
    }
    reply.header("access-control-allow-origin", origin);
    if (request.method !== "OPTIONS") return;
    return reply
      .code(204)
      .header("access-control-allow-methods", METHODS)
      .header("access-control-allow-headers", HEADERS)
      .header("access-control-max-age", PREFLIGHT_SECONDS)
      .send();
  });
}

/** Every current browser says where a call comes from; a program says nothing. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site === "cross-site" || site === "same-site";
}
