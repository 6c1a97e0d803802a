import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bouts } from "#contract/api/bouts.ts";
import { isStaff } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../auth/accountDeps.ts";
import { ANONYMOUS, type Identity } from "../auth/identify.ts";
import type { Limits, TooManyRequests } from "../auth/limits.ts";
import { networkOf } from "../auth/networkAddress.ts";
import type { Allowance } from "../auth/tokenBuckets.ts";
import { retryAfter, usualProblem, type HttpProblem } from "./problem.ts";

/** The peer's address of calls that pages make without a network in between; no socket can have it. */
export const INSIDE_ADDRESS = "inside";

type Spend = (limits: Limits) => Allowance | Promise<Allowance>;
type SpendHere = (limits: Limits) => Allowance;

/** Spends an allowance, if there is any left; how much is told in the headers either way (AU45). */
export async function spendOrRefuse(
  { config, limits }: Pick<AccountDeps, "config" | "limits">,
  reply: FastifyReply,
  spend: Spend,
): Promise<Result<undefined, TooManyRequests>> {
  return config.isRateLimited ? tell(reply, await spend(limits)) : ok(undefined);
}

function tell(reply: FastifyReply, allowance: Allowance): Result<undefined, TooManyRequests> {
  const { isAllowed, limit, remaining, fullAtMs, waitMs } = allowance;
  reply.headers({
    "x-ratelimit-limit": String(limit),
    "x-ratelimit-remaining": String(remaining),
    "x-ratelimit-reset": String(Math.ceil(fullAtMs / 1000)),
  });
  return isAllowed ? ok(undefined) : refuse({ code: "too-many-requests", waitMs });
}

/** The same for what is no declared endpoint: answers 429. */
export function enforce({ config, limits }: AccountDeps, reply: FastifyReply, spend: SpendHere): void {
  const spent = config.isRateLimited ? tell(reply, spend(limits)) : ok(undefined);
  if (!spent.ok) throw tooMany(reply, spent.problem.waitMs);
}

export function tooMany(reply: FastifyReply, waitMs: number): HttpProblem {
  reply.header("retry-after", retryAfter(waitMs));
  return usualProblem("too-many-requests");
}

type ApiCall = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whose token was checked; who has no session counts by network. */
  readonly viewer: Identity | undefined;
};

/** The allowance of ordinary calls. A table that submits scores has one of its own, so nothing else can eat it up. */
export function limitApiCall(deps: AccountDeps, { request, reply, viewer = ANONYMOUS }: ApiCall): void {
  if (request.socket.remoteAddress === INSIDE_ADDRESS) return;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const { sessionId, accountId } = viewer;
  if (sessionId === undefined) {
    const network = networkOf(request.ip);
    return enforce(deps, reply, (limits) =>
      (isRead ? limits.readsByNetwork : limits.writesByNetwork).take(network),
    );
  }
  // Of a device, and by what is in it, when it is read.
  if (isSubmit(request)) return enforce(deps, reply, (limits) => limits.submitsBySession.take(sessionId));
  // Several tables may share the account of an official; anybody else who signs in again gets no second allowance (SE39).
  const key = isStaff(viewer) ? sessionId : `account ${accountId}`;
  enforce(deps, reply, (limits) => (isRead ? limits.readsBySession : limits.writesBySession).take(key));
}

/** Of calls that look at no token, those that may carry a body; what they guard has an allowance of its own besides. */
export function limitOpenCall(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  if (request.socket.remoteAddress === INSIDE_ADDRESS) return;
  enforce(deps, reply, (limits) => limits.openWritesByNetwork.take(networkOf(request.ip)));
}

/** A page that has to be rendered. A whole hall may be one network, so it may load and reload at once. */
export function limitPage(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  isMember: boolean,
): void {
  enforce(deps, reply, ({ pagesByNetwork, freshPagesByNetwork }) =>
    (isMember ? pagesByNetwork : freshPagesByNetwork).take(networkOf(request.ip)),
  );
}

const isSubmit = ({ method, routeOptions }: FastifyRequest) =>
  method === bouts.submitEvents.method && routeOptions.url === `/api${bouts.submitEvents.path}`;

const submitSchema = z.object({
  data: z.object({ device: z.string().max(64), events: z.array(z.unknown()) }),
});

/** By device within its session: naming many devices runs into the allowance of the session. */
export function limitSubmit(deps: AccountDeps, { request, reply, viewer }: ApiCall): void {
  const sessionId = viewer?.sessionId;
  if (sessionId === undefined || !isSubmit(request)) return;
  const parsed = submitSchema.safeParse(request.body);
  if (!parsed.success) return;
  const { device, events } = parsed.data.data;
  const key = `${sessionId}:${device}`;
  enforce(deps, reply, (limits) => limits.eventsByDevice.take(key, Math.max(1, events.length)));
  enforce(deps, reply, (limits) => limits.submitsByDevice.take(key));
}
