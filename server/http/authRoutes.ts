import { z } from "zod";
import type { ErrorName } from "#contract/error.ts";
import type { Deps } from "../deps.ts";
import { writeSessionCookie } from "../auth/cookies.ts";
import { bearerOf, identify } from "../auth/identify.ts";
import { createSignInLimit } from "../auth/signInLimit.ts";
import { findAccountById } from "../persistence/accounts.ts";
import { endSession } from "../persistence/sessions.ts";
import { presentUser } from "../present/user.ts";
import { signIn, type SignInProblem } from "../usecases/signIn.ts";
import { parseInput } from "./parse.ts";
import { HttpProblem, forbidden } from "./problem.ts";
import type { Call, Route } from "./route.ts";

const required = (field: string) =>
  z.string({ error: `${field} is a required field` }).min(1, `${field} is a required field`);
const signInSchema = z.object({
  identifier: required("identifier").max(255),
  password: required("password").max(1024),
});

const REFUSALS: Record<SignInProblem["code"], readonly [ErrorName, string]> = {
  "wrong-credentials": ["ValidationError", "Invalid identifier or password"],
  "not-confirmed": ["ApplicationError", "Your account email is not confirmed"],
  blocked: ["ApplicationError", "Your account has been blocked by an administrator"],
};

export function authRoutes(deps: Deps): Route[] {
  const limit = createSignInLimit(deps.now);
  return [
    {
      method: "POST",
      url: "/api/auth/local",
      ignoresToken: true,
      handle: (call) => handleSignIn(deps, limit, call),
    },
    {
      method: "POST",
      url: "/api/auth/logout",
      ignoresToken: true,
      handle: (call) => handleSignOut(deps, call),
    },
    { method: "GET", url: "/api/users/me", handle: (call) => handleMe(deps, call) },
  ];
}

async function handleSignIn(
  deps: Deps,
  limit: ReturnType<typeof createSignInLimit>,
  { request, reply }: Call,
) {
  const { identifier, password } = parseInput(signInSchema, request.body ?? {});
  const waitSeconds = deps.config.isRateLimited ? limit.waitSeconds(identifier, request.ip) : undefined;
  if (waitSeconds !== undefined) {
    reply.header("retry-after", waitSeconds);
    throw new HttpProblem("RateLimitError", "Too many requests, please try again later.");
  }
  const isBrowser = request.headers["sec-fetch-site"] !== undefined;
  const answer = await signIn(deps, {
    identifier,
    password,
    isBrowser,
    userAgent: request.headers["user-agent"],
  });
  if (!answer.ok) {
    limit.failed(identifier);
    throw new HttpProblem(...REFUSALS[answer.problem.code]);
  }
  limit.succeeded(identifier);
  const { sessionSecret, maxAgeSeconds, ...body } = answer.value;
  if (isBrowser) reply.header("set-cookie", writeSessionCookie(deps.config, sessionSecret, maxAgeSeconds));
  return body;
}

/** Whoever is signed out already has reached what he wanted: a stale token is no failure here. */
async function handleSignOut(deps: Deps, { request, reply }: Call) {
  const token = bearerOf(request.headers.authorization);
  const viewer = await identify(deps, { token, cookie: request.headers.cookie });
  if (viewer?.sessionId !== undefined) await endSession(deps.db, viewer.sessionId, deps.now());
  reply.header("set-cookie", writeSessionCookie(deps.config, "", 0));
  return { ok: true };
}

async function handleMe(deps: Deps, { viewer, request }: Call) {
  if (viewer.accountId === undefined) throw forbidden();
  const account = await findAccountById(deps.db, viewer.accountId);
  if (account === undefined) throw forbidden();
  return presentUser(account, asksForRole(request.query));
}

/** `populate=role`, `populate[0]=role` or `populate[role]=true`; anything else asks for nothing. */
function asksForRole(query: unknown): boolean {
  return Object.entries(querySchema.parse(query)).some(([key, value]) => {
    if (!/^populate(\[\d*\])?$/.test(key)) return key === "populate[role]" && value !== "false";
    return String(value)
      .split(",")
      .some((name) => name === "role" || name === "*");
  });
}

const querySchema = z.record(z.string(), z.unknown());
