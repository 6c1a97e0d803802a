import type { FastifyReply, FastifyRequest } from "fastify";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeSessionCookie } from "../../auth/cookies.ts";
import { writeDeviceCookie } from "../../auth/deviceCookie.ts";
import type { Limits, TooManyRequests } from "../../auth/limits.ts";
import { networkOf } from "../../auth/networkAddress.ts";
import { passwordProblem } from "../../auth/passwordRules.ts";
import { writeTicketCookie } from "../../auth/secondFactorTicket.ts";
import { fieldError, invalid, invalidFields, type WordedProblem } from "../../query/refusal.ts";
import type { Actor, Caller } from "../../usecases/shared/accountAct.ts";
import type { SignedIn } from "../../usecases/account/openSession.ts";
import { originOf } from "../origins.ts";
import { spendOrRefuse } from "../rateLimit.ts";

export function callerOf({ config }: AccountDeps, request: FastifyRequest): Caller {
  return {
    address: request.ip,
    cookie: request.headers.cookie,
    userAgent: request.headers["user-agent"],
    isBrowser: originOf(config, request) === "own",
  };
}

type Asked = { readonly request: FastifyRequest; readonly reply: FastifyReply };

type LimitByNetwork = {
  [Name in keyof Limits]: Name extends `${string}ByNetwork` ? Name : never;
}[keyof Limits];

/** An allowance of the caller's network. */
export const spendByNetwork = (
  deps: AccountDeps,
  { request, reply }: Asked,
  name: LimitByNetwork,
): Promise<Result<undefined, TooManyRequests>> =>
  spendOrRefuse(deps, reply, (limits) => limits[name].take(networkOf(request.ip)));

const FAILURES: ReadonlySet<string> = new Set([
  "wrong-credentials",
  "wrong-code",
  "second-factor-expired",
  "too-many-requests",
]);

/** Failures of the caller's network are counted, before they are made; whatever was none is given back (AU45). */
export async function countFailures<Value, Problem extends { readonly code: string }>(
  deps: AccountDeps,
  call: Asked,
  attempt: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | TooManyRequests>> {
  const spent = await spendByNetwork(deps, call, "signInByNetwork");
  if (!spent.ok) return spent;
  const done = await attempt();
  const isFailure = !done.ok && FAILURES.has(done.problem.code);
  if (!isFailure && deps.config.isRateLimited)
    await deps.limits.signInByNetwork.giveBack(networkOf(call.request.ip));
  return done;
}

/** How often somebody who is signed in may be asked for the password. */
export const spendPassword = (
  deps: AccountDeps,
  { actor: { accountId }, reply }: { readonly actor: Actor; readonly reply: FastifyReply },
): Promise<Result<undefined, TooManyRequests>> =>
  spendOrRefuse(deps, reply, (limits) => limits.passwordByAccount.take(String(accountId)));

/** The token goes into the body; a browser also gets the cookie without which the token is worthless (AU34). */
export function answerSignedIn(
  deps: AccountDeps,
  { request, reply }: Asked,
  { jwt, user, sessionSecret, maxAgeSeconds }: SignedIn,
) {
  reply.header("cache-control", "no-store");
  if (callerOf(deps, request).isBrowser) {
    reply.header("set-cookie", writeSessionCookie(deps.config, sessionSecret, maxAgeSeconds));
    reply.header("set-cookie", writeDeviceCookie(deps.config, deps.tokenKey, user.id));
  }
  return { jwt, user };
}

type Refused<Code extends string> = { readonly code: Code; readonly ticket?: string };

/**
 * The end of a way in. Who is asked for a second factor gets the ticket of the first: a browser keeps it where no
 * script reads it, a program gets it in the answer (AU69).
 */
export function admit<Code extends string>(
  deps: AccountDeps,
  call: Asked,
  done: Result<SignedIn, Refused<Code>>,
): Result<ReturnType<typeof answerSignedIn>, Refused<Code>> {
  if (done.ok) return ok(answerSignedIn(deps, call, done.value));
  const { ticket, ...problem } = done.problem;
  if (ticket === undefined) return done;
  call.reply.header("cache-control", "no-store");
  if (!callerOf(deps, call.request).isBrowser) return done;
  call.reply.header("set-cookie", writeTicketCookie(deps.config, ticket));
  return refuse(problem);
}

/** `role`, `confirmed` and their like in a registration are refused by name (AU23). */
export function refuseOtherKeys(body: unknown, known: readonly string[]): Result<undefined, WordedProblem> {
  const given = typeof body === "object" && body !== null ? Object.keys(body) : [];
  const others = given.filter((key) => !known.includes(key));
  if (others.length === 0) return ok(undefined);
  return refuse(invalid(`Invalid parameters: ${others.join(", ").slice(0, 200)}`));
}

/** A password that is guessed first is refused as a wrong field (AU25). */
export function refuseWeak(password: string | null | undefined): Result<undefined, WordedProblem> {
  const problem = typeof password === "string" ? passwordProblem(password) : undefined;
  if (problem === undefined) return ok(undefined);
  return refuse(invalidFields([fieldError(["password"], problem)]));
}

export function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(location, 302);
}
