import { SECOND_FACTOR_REQUIRED } from "#contract/secondFactorRequired.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { writeSessionCookie } from "../../auth/cookies.ts";
import { writeDeviceCookie } from "../../auth/deviceCookie.ts";
import { writeTicketCookie } from "../../auth/secondFactorTicket.ts";
import { GateFull } from "../../auth/workGate.ts";
import type { Actor, Caller } from "../../usecases/shared/accountAct.ts";
import type { SignedIn } from "../../usecases/account/openSession.ts";
import type { SecondFactorRequired } from "../../usecases/account/passSecondFactor.ts";
import { hasSteppedUp } from "../../usecases/account/stepUp.ts";
import { originOf } from "../origins.ts";
import { forbidden, HttpProblem } from "../problem.ts";
import { tooMany } from "../rateLimit.ts";
import type { Call, Route } from "../route.ts";

export function callerOf({ config }: AccountDeps, request: FastifyRequest): Caller {
  return {
    address: request.ip,
    cookie: request.headers.cookie,
    userAgent: request.headers["user-agent"],
    isBrowser: originOf(config, request) === "own",
  };
}

/** Who is signed in; without a token the answer is 403 (AU31). */
export function actorOf({ viewer, request }: Pick<Call, "viewer" | "request">): Actor {
  const { accountId, sessionId } = viewer;
  if (accountId === undefined || sessionId === undefined) throw forbidden();
  return { accountId, sessionId, address: request.ip };
}

/** The token goes into the body; a browser also gets the cookie without which the token is worthless (AU34). */
export function answerSignedIn(
  deps: AccountDeps,
  { request, reply }: Pick<Call, "request" | "reply">,
  { jwt, user, sessionSecret, maxAgeSeconds }: SignedIn,
) {
  reply.header("cache-control", "no-store");
  if (callerOf(deps, request).isBrowser) {
    reply.header("set-cookie", writeSessionCookie(deps.config, sessionSecret, maxAgeSeconds));
    reply.header("set-cookie", writeDeviceCookie(deps.config, deps.tokenKey, user.id));
  }
  return { jwt, user };
}

/** A browser keeps the ticket where no script reads it; a program gets it in the answer (AU69). */
export function askForSecondFactor(
  deps: AccountDeps,
  { request, reply }: Pick<Call, "request" | "reply">,
  { ticket }: SecondFactorRequired,
): HttpProblem {
  const { isBrowser } = callerOf(deps, request);
  reply.header("cache-control", "no-store");
  if (isBrowser) reply.header("set-cookie", writeTicketCookie(deps.config, ticket));
  const details = { code: SECOND_FACTOR_REQUIRED, ...(!isBrowser && { ticket }) };
  return new HttpProblem("ApplicationError", "A second factor is required", details);
}

/** Dangerous acts ask for the password again: a session left open must not be enough for them. */
export async function demandStepUp(deps: AccountDeps, { sessionId }: Actor): Promise<void> {
  if (await hasSteppedUp(deps, sessionId)) return;
  throw new HttpProblem("PolicyError", "Please repeat your password", { code: "step-up-required" });
}

const GATE_WAIT_MS = 2000;

/** Passwords are checked a few at a time; who comes when the line is full is asked to come back (AU44). */
export function turningAway(routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, handle: (call) => handleOrTurnAway(route, call) }));
}

async function handleOrTurnAway(route: Route, call: Call): Promise<unknown> {
  try {
    return await route.handle(call);
  } catch (cause) {
    throw cause instanceof GateFull ? tooMany(call.reply, GATE_WAIT_MS) : cause;
  }
}

export function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .redirect(location, 302);
}
