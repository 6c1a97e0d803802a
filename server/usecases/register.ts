import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { User } from "#contract/content.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../auth/accountDeps.ts";
import { hashPassword } from "../auth/password.ts";
import type { AccountRow, NewAccount } from "../persistence/accountTables.ts";
import { findAllAccountsNamed, insertAccount, spendAccountId } from "../persistence/accounts.ts";
import { insertAudit } from "../persistence/audit.ts";
import { newEntry } from "../persistence/entries.ts";
import { isUniqueViolation } from "../persistence/storageFault.ts";
import type { Tables } from "../persistence/tables.ts";
import { presentUser } from "../present/user.ts";
import { accountObject, auditEntry, type Caller } from "./accountAct.ts";
import { issueAccountCode, links } from "./accountCodes.ts";
import { openSession, type SignedIn } from "./openSession.ts";

export type Registration = { readonly username: string; readonly email: string; readonly password: string };

/** Signed in at once, or only told who they are until the address is confirmed. */
export type Registered = { readonly signedIn: SignedIn } | { readonly user: User };
export type RegisterProblem = { readonly code: "name-taken" };

export async function register(
  deps: AccountDeps,
  request: Registration,
  caller: Caller,
): Promise<Result<Registered, RegisterProblem>> {
  // Before anything is looked up, so that a taken name takes as long as a free one.
  const passwordHash = await hashPassword(request.password);
  try {
    return await deps.db.transaction().execute(async (trx) => {
      const holders = await findAllAccountsNamed(trx, request);
      if (holders.length === 0) return ok(await enrol(deps, trx, { request, passwordHash, caller }));
      const [owner] = holders.filter(({ email }) => email === request.email.toLowerCase());
      const isOnlyTheEmail = holders.every(({ username }) => username !== request.username);
      if (!deps.config.mustConfirmEmail || owner === undefined || !isOnlyTheEmail)
        return refuse({ code: "name-taken" } as const);
      return ok({ user: await pretend(deps, trx, request, owner) });
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) return refuse({ code: "name-taken" });
    throw cause;
  }
}

type Enrolment = {
  readonly request: Registration;
  readonly passwordHash: string;
  readonly caller: Caller;
};

async function enrol(
  deps: AccountDeps,
  trx: Transaction<Tables>,
  { request, passwordHash, caller }: Enrolment,
): Promise<Registered> {
  const isConfirmed = !deps.config.mustConfirmEmail;
  const account = await insertAccount(trx, newAccount(deps, request, { passwordHash, isConfirmed }));
  const signedIn = isConfirmed ? await openSession(deps, trx, account, caller) : undefined;
  if (signedIn === undefined) await mailConfirmation(deps, trx, account);
  await insertAudit(
    trx,
    auditEntry(deps, {
      action: "registered",
      object: accountObject(account.id),
      accountId: account.id,
      sessionId: signedIn?.sessionId,
      address: caller.address,
    }),
  );
  return signedIn === undefined ? { user: presentUser(account, false) } : { signedIn };
}

/** Who has the address already is told by mail; who asked cannot tell the answer from a real one. */
async function pretend(
  deps: AccountDeps,
  trx: Transaction<Tables>,
  request: Registration,
  owner: AccountRow,
): Promise<User> {
  const stranger = { ...request, username: `spent-${deps.newId()}`, email: `${deps.newId()}@spent.invalid` };
  const spent = await spendAccountId(
    trx,
    newAccount(deps, stranger, { passwordHash: null, isConfirmed: false }),
  );
  deps.sendMail({
    to: owner.email,
    about: { kind: "already-registered", username: owner.username, link: links.signIn(deps.config) },
  });
  const shown = { username: request.username, email: request.email.toLowerCase() };
  return presentUser({ ...spent, ...shown }, false);
}

/** Sent once the transaction is over: the queue runs after the code is committed. */
async function mailConfirmation(
  deps: AccountDeps,
  trx: Transaction<Tables>,
  { id, email, username }: AccountRow,
): Promise<void> {
  const code = await issueAccountCode(trx, { accountId: id, kind: "confirmation", nowMs: deps.now() });
  const link = links.confirmation(deps.config, code);
  deps.sendMail({ to: email, about: { kind: "confirmation", username, link } });
}

type Standing = { readonly passwordHash: string | null; readonly isConfirmed: boolean };

function newAccount(
  deps: AccountDeps,
  { username, email }: Registration,
  { passwordHash, isConfirmed }: Standing,
): NewAccount {
  return {
    ...newEntry(deps.now(), randomBytes),
    username,
    email,
    password_hash: passwordHash,
    is_confirmed: isConfirmed,
  };
}
