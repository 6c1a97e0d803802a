import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { eventsWith, isAt, isGranted, type Right } from "#domain/access/eventRoles.ts";
import { ANONYMOUS, type Identity } from "../auth/identify.ts";
import { usualProblem } from "./problem.ts";

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
  /** In bytes; without one a body is as small as that of an unknown path. */
  readonly bodyLimit?: number;
  /** Whether this caller may call at all; who may not is refused before a byte of the body is read. */
  readonly mayCall?: (viewer: Identity) => boolean;
  /** Whoever has it in the event that the path names is let in as well. */
  readonly right?: Right | undefined;
  readonly handle: (call: Call) => Promise<unknown>;
};

/** What stands before the routes. Each part throws what the caller is told instead. */
export type Gate = {
  /** Says who asks and counts the call. */
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Identity>;
  /** Counts a call whose token is not looked at. */
  readonly countOpen: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The event the path of a call is about; "unsaid" where only the body names it. */
  readonly findEventOf: (url: string, params: Call["params"]) => Promise<number | "unsaid" | undefined>;
  /** Counts what only the body tells. */
  readonly countBody: (request: FastifyRequest, reply: FastifyReply, viewer: Identity) => void;
};

/** Who makes a call, from the moment that is known. */
const callers = new WeakMap<FastifyRequest, Identity>();

export const callerOf = (request: FastifyRequest): Identity => callers.get(request) ?? ANONYMOUS;

/** The API as one table. Who calls is known, counted and let in before the body is read: reading costs more than refusing (SE23). */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], gate: Gate): void {
  registered.set(app.server, [...(registered.get(app.server) ?? []), ...routes]);
  for (const route of routes)
    app.route({
      method: route.method,
      url: route.url,
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      onRequest: (request, reply) => admit(gate, route, request, reply),
      handler: async (request, reply) => {
        const viewer = callerOf(request);
        gate.countBody(request, reply, viewer);
        return route.handle({ request, reply, params: paramsOf(request), viewer });
      },
    });
}

async function admit(gate: Gate, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (route.ignoresToken) gate.countOpen(request, reply);
  const viewer = route.ignoresToken ? ANONYMOUS : await gate.identify(request, reply);
  callers.set(request, viewer);
  if (route.mayCall?.(viewer) !== false) return;
  const refused = await whyNotByRole(gate, route, request, viewer);
  if (refused !== undefined) throw usualProblem(refused, refused === "role-taken" ? { code: refused } : {});
}

/** Why no role of the event lets them in; where the body alone names the event, the use case looks at it once more. */
async function whyNotByRole(
  { findEventOf }: Gate,
  { url, right }: Route,
  request: FastifyRequest,
  viewer: Identity,
): Promise<"forbidden" | "role-taken" | undefined> {
  const { grants = [], formerEvents = [] } = viewer;
  if (right === undefined || grants.length + formerEvents.length === 0) return "forbidden";
  const eventId = await findEventOf(url, paramsOf(request));
  if (eventId === "unsaid" && eventsWith(viewer, right).length > 0) return undefined;
  if (eventId === "unsaid") return grants.length === 0 ? "role-taken" : "forbidden";
  if (isGranted(viewer, right, eventId)) return undefined;
  return formerEvents.some((former) => isAt(former, eventId)) ? "role-taken" : "forbidden";
}

/** Kept by server and not by instance: a plugin's routes belong to the same API. */
const registered = new WeakMap<FastifyInstance["server"], readonly Route[]>();

/** Every route of the API, for what must know all of them (SE15). */
export function registeredRoutes(app: FastifyInstance): readonly Route[] {
  return registered.get(app.server) ?? [];
}

const METHODS: readonly string[] = ["GET", "POST", "PUT", "DELETE", "PATCH"];

/** Whether a call that has no route is one of a known path by another method. */
export function createMethodCheck(app: FastifyInstance): (request: FastifyRequest) => boolean {
  let paths: readonly RegExp[] | undefined;
  return ({ method, url }) => {
    // Not before every route is registered.
    paths ??= [...new Set(registeredRoutes(app).map((route) => route.url))].map(toPattern);
    const [path = ""] = url.split("?", 1);
    return METHODS.includes(method) && paths.some((pattern) => pattern.test(path));
  };
}

const toPattern = (url: string): RegExp => new RegExp(`^${url.replaceAll(/:\w+/g, "[^/]+")}/?$`);

/** The number of an entry in a path; undefined for anything that cannot be one. */
export function numberInPath({ params }: Pick<Call, "params">): number | undefined {
  const id = params["id"] ?? "";
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

/** What stands behind the question mark, as it was written. */
export function queryText({ url }: FastifyRequest): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at + 1);
}

function paramsOf(request: FastifyRequest): Record<string, string | undefined> {
  const { params } = request;
  if (typeof params !== "object" || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
}
