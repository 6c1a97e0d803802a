import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { readDeviceId } from "../../auth/deviceCookie.ts";
import { hashPassword, isOutdatedHash, isPasswordOf } from "../../auth/password.ts";
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
  | { readonly code: "wrong-credentials" | "not-confirmed" | "blocked" }
  | { readonly code: "too-many-tries"; readonly waitMs: number };

/** That an account is blocked or not confirmed is told only to who knows its password (AU22). */
export async function signIn(
  deps: AccountDeps,
  { identifier, password, caller }: SignInRequest,
): Promise<Result<SignedIn, SignInProblem>> {
  const account = await findAccountByIdentifier(deps.db, identifier);
  // The account that was found, not the name that was typed: its username and its e-mail share one allowance.
  const key = account === undefined ? `name:${identifier.trim().toLowerCase()}` : accountObject(account.id);
  const waitMs = deps.config.isRateLimited ? waitBeforeTrying(deps, { key, account, caller }) : 0;
  if (waitMs > 0) return refuse({ code: "too-many-tries", waitMs });

  const isRight = await isPasswordOf(account?.password_hash ?? undefined, password);
  if (account === undefined || !isRight) {
    deps.limits.signInByAccount.failed(key);
    deps.later(() => auditFailure(deps, account, caller));
    return refuse({ code: "wrong-credentials" });
  }
  deps.limits.signInByAccount.succeeded(key);
  if (!account.is_confirmed) return refuse({ code: "not-confirmed" });
  if (account.is_blocked) return refuse({ code: "blocked" });
  const required = await demandSecondFactor(deps, deps.db, account);
  if (required !== undefined) return refuse(required);
  return ok(await enter(deps, account, password, caller));
}

type Try = { readonly key: string; readonly account: AccountRow | undefined; readonly caller: Caller };

function waitBeforeTrying({ limits, ...deps }: AccountDeps, { key, account, caller }: Try): number {
  const device = account && readDeviceId(deps, caller.cookie, account.id);
  if (device === undefined) return limits.signInByAccount.waitMs(key);
  const allowance = limits.signInByDevice.take(device);
  return allowance.isAllowed ? 0 : allowance.waitMs;
}

async function enter(
  deps: AccountDeps,
  account: AccountRow,
  password: string,
  caller: Caller,
): Promise<SignedIn> {
  const isOutdated = account.password_hash !== null && isOutdatedHash(account.password_hash);
  const newHash = isOutdated ? await hashPassword(password) : undefined;
  return await deps.db.transaction().execute(async (trx) => {
    if (newHash !== undefined) await updateAccount(trx, account.id, { password_hash: newHash });
    const signedIn = await openSession(deps, trx, account, caller);
    const act = { action: "sign-in", object: accountObject(account.id), accountId: account.id };
    await insertAudit(
      trx,
      auditEntry(deps, { ...act, address: caller.address, sessionId: signedIn.sessionId }),
    );
    return signedIn;
  });
}

/** What was typed is not kept: people type their password into the wrong field. */
async function auditFailure(
  deps: AccountDeps,
  account: AccountRow | undefined,
  { address }: Caller,
): Promise<void> {
  const object = account === undefined ? "account:unknown" : accountObject(account.id);
  await deps.db
    .transaction()
    .execute((trx) => insertAudit(trx, auditEntry(deps, { action: "sign-in-failed", object, address })));
}
