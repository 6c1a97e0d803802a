import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { readDeviceId } from "../../auth/deviceCookie.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { checkPassword, hashPassword, isOutdatedHash } from "../../auth/password.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import { findAccountByIdentifier, updateAccount } from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { accountObject, auditEntry, type Caller } from "../shared/accountAct.ts";
import { openSession, type SignedIn } from "./openSession.ts";
import { demandSecondFactor, type SecondFactorRequired } from "./passSecondFactor.ts";

export type SignInRequest = {
  readonly identifier: string;
  readonly password: string;
  readonly caller: Caller;
};

export type SignInProblem =
  | SecondFactorRequired
  | TooManyRequests
  | { readonly code: "wrong-credentials" | "not-confirmed" | "account-blocked" };

/** That an account is blocked or not confirmed is told only to who knows its password (AU22). */
export async function signIn(
  deps: AccountDeps,
  { identifier, password, caller }: SignInRequest,
): Promise<Result<SignedIn, SignInProblem>> {
  const account = await findAccountByIdentifier(deps.db, identifier);
  // The account that was found, not the name that was typed: its username and its e-mail share one allowance.
  const key = account === undefined ? `name:${identifier.trim().toLowerCase()}` : accountObject(account.id);
  const waitMs = deps.config.isRateLimited ? await waitBeforeTrying(deps, { key, account, caller }) : 0;
  if (waitMs > 0) return refuse({ code: "too-many-requests", waitMs });

  const checked = await checkPassword(account?.password_hash, password);
  if (!checked.ok && checked.problem.code === "too-many-requests") return refuse(checked.problem);
  if (account === undefined || !checked.ok) {
    deps.later(() => auditFailure(deps, account, caller));
    return refuse({ code: "wrong-credentials" });
  }
  await deps.limits.signInByAccount.succeeded(key);
  if (!account.is_confirmed) return refuse({ code: "not-confirmed" });
  if (account.is_blocked) return refuse({ code: "account-blocked" });
  const required = await demandSecondFactor(deps, deps.db, account);
  if (required !== undefined) return refuse(required);
  return await enter(deps, account, password, caller);
}

type Try = { readonly key: string; readonly account: AccountRow | undefined; readonly caller: Caller };

/** Counts the try, before the password is looked at. */
async function waitBeforeTrying(
  { limits, ...deps }: Pick<AccountDeps, "config" | "tokenKey" | "limits">,
  { key, account, caller }: Try,
): Promise<number> {
  const device = account && readDeviceId(deps, caller.cookie, account.id);
  if (device === undefined) return await limits.signInByAccount.tryOnce(key);
  const allowance = await limits.signInByDevice.take(device);
  return allowance.isAllowed ? 0 : allowance.waitMs;
}

async function enter(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "newId">,
  account: AccountRow,
  password: string,
  caller: Caller,
): Promise<Result<SignedIn, TooManyRequests>> {
  const isOutdated = account.password_hash !== null && isOutdatedHash(account.password_hash);
  const hashed = isOutdated ? await hashPassword(password) : ok(undefined);
  if (!hashed.ok) return hashed;
  return await deps.db.transaction().execute(async (trx) => {
    if (hashed.value !== undefined) await updateAccount(trx, account.id, { password_hash: hashed.value });
    const signedIn = await openSession(deps, trx, account, caller);
    const act = { action: "sign-in", object: accountObject(account.id), accountId: account.id };
    await insertAudit(
      trx,
      auditEntry(deps, { ...act, address: caller.address, sessionId: signedIn.sessionId }),
    );
    return ok(signedIn);
  });
}

/** What was typed is not kept: people type their password into the wrong field. */
async function auditFailure(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now">,
  account: AccountRow | undefined,
  { address }: Caller,
): Promise<void> {
  const object = account === undefined ? "account:unknown" : accountObject(account.id);
  await deps.db
    .transaction()
    .execute((trx) => insertAudit(trx, auditEntry(deps, { action: "sign-in-failed", object, address })));
}
