import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ANONYMOUS, type Identity } from "../auth/identify.ts";

export type Call = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Anonymous on routes that ignore the Authorization header. */
  readonly viewer: Identity;
};

export type Route = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  /** Sign-in routes must work with a stale token in the header (AU30). */
  readonly ignoresToken?: boolean;
  /** In bytes, where the usual one is too small. */
  readonly bodyLimit?: number;
  readonly handle: (call: Call) => Promise<unknown>;
};

/** Says who asks, or throws what the caller is told instead. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identity>;

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;

/** The API as one table: a known path with an unknown method is 405 in plain text. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], identify: Identify): void {
  const taken = new Map<string, Set<string>>();
  registered.set(app.server, [...(registered.get(app.server) ?? []), ...routes]);
  for (const route of routes) {
    taken.set(route.url, (taken.get(route.url) ?? new Set()).add(route.method));
    app.route({
      method: route.method,
      url: route.url,
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      handler: async (request, reply) => {
        const viewer = route.ignoresToken ? ANONYMOUS : await identify(request, reply);
        return route.handle({ request, reply, params: paramsOf(request), viewer });
      },
    });
  }
  for (const [url, methods] of taken) {
    const others = METHODS.filter((method) => !methods.has(method));
    app.route({ method: others, url, handler: refuseMethod });
  }
}

/** Kept by server and not by instance: a plugin's routes belong to the same API. */
const registered = new WeakMap<FastifyInstance["server"], readonly Route[]>();

/** Every route of the API, for what must know all of them (SE15). */
export function registeredRoutes(app: FastifyInstance): readonly Route[] {
  return registered.get(app.server) ?? [];
}

function refuseMethod(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(405).type("text/plain; charset=utf-8").send("Method Not Allowed");
}

/** The number of an entry in a path; undefined for anything that cannot be one. */
export function numberInPath({ params }: Pick<Call, "params">): number | undefined {
  const id = params["id"] ?? "";
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

function paramsOf(request: FastifyRequest): Record<string, string | undefined> {
  const { params } = request;
  if (typeof params !== "object" || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
