import type { AuthAnswer } from "#contract/content.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { isPasswordOf } from "../auth/password.ts";
import { hashSecret, newSessionSecret, writeToken } from "../auth/token.ts";
import type { Deps } from "../deps.ts";
import type { AccountRow } from "../persistence/accountTables.ts";
import { findAccountByIdentifier } from "../persistence/accounts.ts";
import { insertSession } from "../persistence/sessions.ts";
import { presentUser } from "../present/user.ts";

export type SignInRequest = {
  readonly identifier: string;
  readonly password: string;
  /** A browser gets a token that works only together with its session cookie. */
  readonly isBrowser: boolean;
  readonly userAgent: string | undefined;
};

export type SignedIn = AuthAnswer & { readonly sessionSecret: string; readonly maxAgeSeconds: number };
export type SignInProblem = { readonly code: "wrong-credentials" | "not-confirmed" | "blocked" };

const DAY_MS = 86_400_000;
const OFFICIAL_SESSION_MS = 7 * DAY_MS;
const SESSION_MS = 30 * DAY_MS;

/** That an account is blocked or not confirmed is told only to who knows its password. */
export async function signIn(deps: Deps, request: SignInRequest): Promise<Result<SignedIn, SignInProblem>> {
  const account = await findAccountByIdentifier(deps.db, request.identifier);
  const isRight = await isPasswordOf(account?.password_hash ?? undefined, request.password);
  if (account === undefined || !isRight) return refuse({ code: "wrong-credentials" });
  if (!account.is_confirmed) return refuse({ code: "not-confirmed" });
  if (account.is_blocked) return refuse({ code: "blocked" });
  return ok(await openSession(deps, account, request));
}

async function openSession(deps: Deps, account: AccountRow, request: SignInRequest): Promise<SignedIn> {
  const now = deps.now();
  const lifeMs = account.role === "authenticated" ? SESSION_MS : OFFICIAL_SESSION_MS;
  const sessionSecret = newSessionSecret();
  const session = {
    id: deps.newId(),
    token_hash: hashSecret(sessionSecret),
    account_id: account.id,
    is_bound: request.isBrowser,
    created_ms: now,
    seen_ms: now,
    expires_ms: now + lifeMs,
    user_agent: request.userAgent?.slice(0, 300) ?? null,
    ended_ms: null,
  };
  await insertSession(deps.db, session);
  const claims = { accountId: account.id, sessionId: session.id, isBound: request.isBrowser };
  const jwt = await writeToken(deps.tokenKey, claims, now, session.expires_ms);
  return { jwt, user: presentUser(account, false), sessionSecret, maxAgeSeconds: lifeMs / 1000 };
}
