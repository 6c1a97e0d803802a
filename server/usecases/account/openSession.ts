import type { Kysely } from "kysely";
import type { AuthAnswer } from "#contract/event/content.ts";
import { hashSecret, newSessionSecret, writeToken } from "../../auth/token.ts";
import type { Deps } from "../../environment/deps.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import { insertSession } from "../../persistence/account/sessions.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { presentUser } from "../../present/user.ts";
import type { Caller } from "../shared/accountAct.ts";

export type SignedIn = AuthAnswer & {
  readonly sessionId: string;
  readonly sessionSecret: string;
  readonly maxAgeSeconds: number;
};

const DAY_MS = 86_400_000;
const OFFICIAL_SESSION_MS = 7 * DAY_MS;
const SESSION_MS = 30 * DAY_MS;
/** A token that works by itself is worth what a password is: whoever needs it longer makes one on purpose (AU76). */
const PROGRAM_SESSION_MS = 15 * 60_000;

const lifeOf = (role: AccountRow["role"], { isBrowser }: Caller): number => {
  if (!isBrowser) return PROGRAM_SESSION_MS;
  return role === "authenticated" ? SESSION_MS : OFFICIAL_SESSION_MS;
};

/** A new session and the token that names it (AU33, AU48). */
export async function openSession(
  deps: Pick<Deps, "tokenKey" | "now" | "newId">,
  db: Kysely<Tables>,
  account: AccountRow,
  caller: Caller,
): Promise<SignedIn> {
  const now = deps.now();
  const lifeMs = lifeOf(account.role, caller);
  const sessionSecret = newSessionSecret();
  const session = {
    id: deps.newId(),
    token_hash: hashSecret(sessionSecret),
    account_id: account.id,
    is_bound: caller.isBrowser,
    created_ms: now,
    seen_ms: now,
    expires_ms: now + lifeMs,
    user_agent: caller.userAgent?.slice(0, 300) ?? null,
  };
  await insertSession(db, session);
  const claims = { accountId: account.id, sessionId: session.id, isBound: caller.isBrowser };
  const jwt = await writeToken(deps.tokenKey, claims, now, session.expires_ms);
  return {
    jwt,
    user: presentUser(account, false),
    sessionId: session.id,
    sessionSecret,
    maxAgeSeconds: lifeMs / 1000,
  };
}
