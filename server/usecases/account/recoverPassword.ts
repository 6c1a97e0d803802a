import type { Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { checkPassword, hashPassword, type PasswordProblem } from "../../auth/password.ts";
import { hashSecret } from "../../auth/token.ts";
import type { AccountRow, AccountUpdate } from "../../persistence/database/accountTables.ts";
import {
  findAccountByEmail,
  findAccountById,
  takeAccountCode,
  updateAccount,
} from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { endAllSessions } from "../../persistence/account/sessions.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { accountObject, auditEntry, type Actor, type Caller } from "../shared/accountAct.ts";
import { issueAccountCode, links } from "../shared/accountCodes.ts";
import { openSession, type SignedIn } from "./openSession.ts";
import { demandSecondFactor, type SecondFactorRequired } from "./passSecondFactor.ts";

/** Mails a link to who has the address. Nothing of this shows in the answer: it is done behind it (AU26). */
export async function sendResetLink(
  deps: Pick<AccountDeps, "config" | "db" | "now" | "sendMail">,
  email: string,
): Promise<void> {
  const account = await findAccountByEmail(deps.db, email);
  if (account === undefined || account.is_blocked) return;
  const code = await deps.db
    .transaction()
    .execute((trx) => issueAccountCode(trx, { accountId: account.id, kind: "reset", nowMs: deps.now() }));
  const link = links.reset(deps.config, code);
  deps.sendMail({ to: account, about: { kind: "reset", username: account.username, link } });
}

export type ResetProblem = TooManyRequests | SecondFactorRequired | { readonly code: "link-expired" };
const EXPIRED = { code: "link-expired" } as const;

/** The code is used up, every older session ends, and the address has shown that it is theirs (AU27, AU36); a second factor is asked for all the same (AU69). */
export async function resetPassword(
  deps: Pick<
    AccountDeps,
    "config" | "db" | "tokenKey" | "now" | "newId" | "limits" | "sendMail" | "closeSockets"
  >,
  { code, password }: { readonly code: string; readonly password: string },
  caller: Caller,
): Promise<Result<SignedIn, ResetProblem>> {
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const nowMs = deps.now();
  // Not rolled back when a second factor is asked for: the new password counts all the same.
  const done = await deps.db.transaction().execute(async (trx) => {
    const accountId = await takeAccountCode(trx, { codeHash: hashSecret(code), kind: "reset", nowMs });
    const account = accountId === undefined ? undefined : await findAccountById(trx, accountId);
    if (account === undefined || account.is_blocked) return undefined;
    const change = { password_hash: hashed.value, is_confirmed: true, email_proved_ms: nowMs };
    const replaced = await replacePassword(deps, trx, { account, change });
    const required = await demandSecondFactor(deps, trx, replaced.account);
    const signedIn = required ? undefined : await openSession(deps, trx, replaced.account, caller);
    await auditPassword(deps, trx, {
      account,
      caller,
      action: "password-reset",
      sessionId: signedIn?.sessionId,
    });
    return { ...replaced, answer: signedIn ? ok(signedIn) : refuse(required ?? EXPIRED) };
  });
  if (done === undefined) return refuse(EXPIRED);
  await finish(deps, done);
  return done.answer;
}

export type ChangePasswordProblem = PasswordProblem | { readonly code: "same-password" };

/** Ends every session, the asking one included; the answer carries a new one (AU28, AU36). */
export async function changePassword(
  deps: Pick<
    AccountDeps,
    "config" | "db" | "tokenKey" | "now" | "newId" | "limits" | "sendMail" | "closeSockets"
  >,
  {
    actor,
    current,
    password,
  }: { readonly actor: Actor; readonly current: string; readonly password: string },
  caller: Caller,
): Promise<Result<SignedIn, ChangePasswordProblem>> {
  const account = await findAccountById(deps.db, actor.accountId);
  const checked = await checkPassword(account?.password_hash, current);
  if (!checked.ok) return checked;
  if (account === undefined) return refuse({ code: "wrong-password" });
  if (current === password) return refuse({ code: "same-password" });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const change = { password_hash: hashed.value };
  const done = await deps.db.transaction().execute(async (trx) => {
    const replaced = await replacePassword(deps, trx, { account, change });
    const signedIn = await openSession(deps, trx, replaced.account, caller);
    const { sessionId } = signedIn;
    await auditPassword(deps, trx, { account, caller, action: "password-changed", sessionId });
    return { ...replaced, signedIn };
  });
  await finish(deps, done);
  return ok(done.signedIn);
}

type Replaced = { readonly account: AccountRow; readonly endedIds: readonly string[] };

async function replacePassword(
  deps: Pick<AccountDeps, "now">,
  trx: Transaction<Tables>,
  { account, change }: { readonly account: AccountRow; readonly change: AccountUpdate },
): Promise<Replaced> {
  const changed = (await updateAccount(trx, account.id, change)) ?? account;
  return { account: changed, endedIds: await endAllSessions(trx, account.id, { nowMs: deps.now() }) };
}

type PasswordAct = {
  readonly account: AccountRow;
  readonly caller: Caller;
  readonly action: "password-reset" | "password-changed";
  readonly sessionId: string | undefined;
};

async function auditPassword(
  deps: Pick<AccountDeps, "tokenKey" | "now">,
  trx: Transaction<Tables>,
  { account, caller: { address }, action, sessionId }: PasswordAct,
): Promise<void> {
  const act = { action, object: accountObject(account.id), accountId: account.id };
  await insertAudit(trx, auditEntry(deps, { ...act, sessionId, address }));
}

/** After the commit: whoever else was signed in is told to leave, and the owner hears of it. */
async function finish(
  deps: Pick<AccountDeps, "config" | "limits" | "sendMail" | "closeSockets">,
  { account, endedIds }: Replaced,
): Promise<void> {
  deps.closeSockets(endedIds);
  const link = links.forgot(deps.config);
  deps.sendMail({ to: account, about: { kind: "password-changed", username: account.username, link } });
  await deps.limits.signInByAccount.succeeded(accountObject(account.id));
}
