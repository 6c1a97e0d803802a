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
  /** What was typed. */
  readonly identifier: string;
  /** Whose it is, as `findWhoSignsIn` told. */
  readonly account: AccountRow | undefined;
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
  { identifier, account, password, caller }: SignInRequest,
): Promise<Result<SignedIn, SignInProblem>> {
  const counted = triesOf(deps, { identifier, account, caller });
  const waitMs = await counted.tryOnce();
  if (waitMs > 0) return refuse({ code: "too-many-requests", waitMs });

  const checked = await checkPassword(account?.password_hash, password);
  if (!checked.ok && checked.problem.code === "too-many-requests") {
    await counted.takeBack();
    return refuse(checked.problem);
  }
  if (account === undefined || !checked.ok) {
    deps.later(() => auditFailure(deps, account, caller));
    return refuse({ code: "wrong-credentials" });
  }
  await counted.succeeded();
  if (!account.is_confirmed) return refuse({ code: "not-confirmed" });
  if (account.is_blocked) return refuse({ code: "account-blocked" });
  const required = await demandSecondFactor(deps, deps.db, account);
  if (required !== undefined) return refuse(required);
  return await enter(deps, account, password, caller);
}

/**
 * The account, and whether this browser signed in to it before. It has an allowance of its own then, so neither guesses at
 * the account nor failures from its network keep it out (AU47).
 */
export async function findWhoSignsIn(
  deps: Pick<AccountDeps, "db" | "config" | "tokenKey">,
  { identifier, caller }: Pick<SignInRequest, "identifier" | "caller">,
): Promise<Pick<SignInRequest, "account"> & { readonly isKnownDevice: boolean }> {
  const account = await findAccountByIdentifier(deps.db, identifier);
  const device = account && readDeviceId(deps, caller.cookie, account.id);
  return { account, isKnownDevice: device !== undefined };
}

type Try = {
  readonly identifier: string;
  readonly account: AccountRow | undefined;
  readonly caller: Caller;
};

type CountedTries = {
  /** Counts the try before the password is looked at; how long to wait instead, 0 when it may be made. */
  readonly tryOnce: () => Promise<number>;
  readonly takeBack: () => Promise<void>;
  readonly succeeded: () => Promise<void>;
};

const UNCOUNTED: CountedTries = {
  tryOnce: async () => 0,
  takeBack: async () => undefined,
  succeeded: async () => undefined,
};

function triesOf(
  { limits, ...deps }: Pick<AccountDeps, "config" | "tokenKey" | "limits">,
  { identifier, account, caller }: Try,
): CountedTries {
  if (!deps.config.isRateLimited) return UNCOUNTED;
  const device = account && readDeviceId(deps, caller.cookie, account.id);
  if (device !== undefined) {
    const giveBack = () => limits.signInByDevice.giveBack(device);
    const tryOnce = async () => {
      const { isAllowed, waitMs } = await limits.signInByDevice.take(device);
      return isAllowed ? 0 : waitMs;
    };
    return { tryOnce, takeBack: giveBack, succeeded: giveBack };
  }
  // The account that was found, not the name that was typed: its username and its e-mail share one allowance.
  const key = account === undefined ? `name:${identifier.trim().toLowerCase()}` : accountObject(account.id);
  const { tryOnce, takeBack, succeeded } = limits.signInByAccount;
  return {
    tryOnce: () => tryOnce(key),
    takeBack: () => takeBack(key),
    succeeded: () => succeeded(key),
  };
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
