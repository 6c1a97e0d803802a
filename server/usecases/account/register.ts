import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { GivenConsent } from "#contract/entry/consent.ts";
import type { User } from "#contract/event/content.ts";
import type { Locale } from "#contract/locale.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { hashAddress } from "../../auth/networkAddress.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { hashPassword } from "../../auth/password.ts";
import type { Mail } from "../../mail/mail.ts";
import type { AccountRow, NewAccount, NewConsent } from "../../persistence/database/accountTables.ts";
import { findAllAccountsNamed, insertAccount, spendAccountId } from "../../persistence/account/accounts.ts";
import { insertConsents } from "../../persistence/entry/people.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { isUniqueViolation } from "../../persistence/database/storageFault.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { presentUser } from "../../present/user.ts";
import { accountObject, auditEntry, type Caller } from "../shared/accountAct.ts";
import { issueAccountCode, links } from "../shared/accountCodes.ts";
import { openSession, type SignedIn } from "./openSession.ts";

export type Registration = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly lastName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly middleName?: string | undefined;
  readonly phone?: string | undefined;
  /** Who sent them here. */
  readonly refCode?: string | undefined;
  readonly consents?: readonly GivenConsent[] | undefined;
  /** Of the page they register on. */
  readonly locale?: Locale | undefined;
};

/** Signed in at once, or only told who they are until the address is confirmed. */
export type Registered = { readonly signedIn: SignedIn } | { readonly user: User };
export type RegisterProblem = TooManyRequests | { readonly code: "name-taken" };

export async function register(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "newId" | "limits" | "sendMail">,
  request: Registration,
  caller: Caller,
): Promise<Result<Registered, RegisterProblem>> {
  // Before anything is looked up, so that a taken name takes as long as a free one.
  const hashed = await hashPassword(request.password);
  if (!hashed.ok) return hashed;
  const written = await writeRegistration(deps, { request, passwordHash: hashed.value, caller });
  if (!written.ok) return written;
  // Only after the commit: a link whose code was rolled back would lead nowhere.
  const { mail, registered } = written.value;
  if (mail !== undefined && (await mayMail(deps, mail))) deps.sendMail(mail);
  return ok(registered);
}

/** Silently: an answer would tell whose address it is. From many networks nobody's mailbox is filled either (SE46). */
async function mayMail({ config, limits }: Pick<AccountDeps, "config" | "limits">, { to }: Mail) {
  return !config.isRateLimited || (await limits.mailByRecipient.take(to.email)).isAllowed;
}

const TAKEN = { code: "name-taken" } as const;
type Written = { readonly registered: Registered; readonly mail: Mail | undefined };

async function writeRegistration(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "newId">,
  enrolment: Enrolment,
): Promise<Result<Written, RegisterProblem>> {
  const { request } = enrolment;
  try {
    return await inTransaction(deps.db, async (trx) => {
      const holders = await findAllAccountsNamed(trx, request);
      if (holders.length === 0) return ok(await enrol(deps, trx, enrolment));
      const owner = holders.find(({ email }) => email === request.email.toLowerCase());
      const isNameTaken = holders.some(({ username }) => username === request.username);
      if (!deps.config.mustConfirmEmail || owner === undefined || isNameTaken) return refuse(TAKEN);
      return ok(await pretend(deps, trx, request, owner));
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) return refuse(TAKEN);
    throw cause;
  }
}

type Enrolment = {
  readonly request: Registration;
  readonly passwordHash: string;
  readonly caller: Caller;
};

async function enrol(
  deps: Pick<AccountDeps, "config" | "tokenKey" | "now" | "newId">,
  trx: Transaction<Tables>,
  { request, passwordHash, caller }: Enrolment,
): Promise<Written> {
  const isConfirmed = !deps.config.mustConfirmEmail;
  const account = await insertAccount(trx, newAccount(deps, request, { passwordHash, isConfirmed }));
  await insertConsents(trx, consentRows(deps, request, account.id, caller));
  const signedIn = isConfirmed ? await openSession(deps, trx, account, caller) : undefined;
  const mail = signedIn === undefined ? await confirmationMail(deps, trx, account) : undefined;
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
  return { registered: signedIn === undefined ? { user: presentUser(account, false) } : { signedIn }, mail };
}

/** Who has the address already is told by mail; who asked cannot tell the answer from a real one. */
async function pretend(
  deps: Pick<AccountDeps, "config" | "now" | "newId">,
  trx: Transaction<Tables>,
  request: Registration,
  owner: AccountRow,
): Promise<Written> {
  const stranger = { ...request, username: `spent-${deps.newId()}`, email: `${deps.newId()}@spent.invalid` };
  const spent = await spendAccountId(
    trx,
    newAccount(deps, stranger, { passwordHash: null, isConfirmed: false }),
  );
  const shown = { username: request.username, email: request.email.toLowerCase() };
  const link = links.signIn(deps.config);
  return {
    registered: { user: presentUser({ ...spent, ...shown }, false) },
    mail: { to: owner, about: { kind: "already-registered", username: owner.username, link } },
  };
}

async function confirmationMail(
  deps: Pick<AccountDeps, "config" | "now">,
  trx: Transaction<Tables>,
  account: AccountRow,
): Promise<Mail> {
  const code = await issueAccountCode(trx, {
    accountId: account.id,
    kind: "confirmation",
    nowMs: deps.now(),
  });
  const link = links.confirmation(deps.config, code);
  return { to: account, about: { kind: "confirmation", username: account.username, link } };
}

type Standing = { readonly passwordHash: string | null; readonly isConfirmed: boolean };

function newAccount(
  deps: Pick<AccountDeps, "now">,
  { username, email, ...person }: Registration,
  { passwordHash, isConfirmed }: Standing,
): NewAccount {
  const names = [person.firstName, person.lastName].filter((name) => name !== undefined);
  return {
    ...newEntry(deps.now(), randomBytes),
    username,
    email,
    display_name: names.length === 0 ? null : names.join(" "),
    last_name: person.lastName ?? null,
    first_name: person.firstName ?? null,
    middle_name: person.middleName ?? null,
    phone: person.phone ?? null,
    ref_code: person.refCode ?? null,
    password_hash: passwordHash,
    is_confirmed: isConfirmed,
    ...(person.locale !== undefined && { locale: person.locale }),
  };
}

function consentRows(
  deps: Pick<AccountDeps, "tokenKey" | "now">,
  { consents = [] }: Registration,
  accountId: number,
  { address }: Caller,
): NewConsent[] {
  return consents.map(({ kind, version }) => ({
    kind,
    text_version: version,
    given_by: accountId,
    relation: "self" as const,
    given_ms: deps.now(),
    ip_hash: hashAddress(deps.tokenKey, address),
  }));
}
