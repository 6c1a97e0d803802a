import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Locale } from "#contract/locale.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { ProviderPerson } from "../../auth/providerLogin.ts";
import { hashSecret, newSessionSecret } from "../../auth/token.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import {
  findAccountByEmail,
  findAccountById,
  findAllAccountsNamed,
  insertAccount,
} from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import {
  findAccountByIdentity,
  insertIdentity,
  insertProviderCode,
  takeProviderCode,
} from "../../persistence/account/identities.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { accountObject, auditEntry, type Caller } from "../shared/accountAct.ts";
import { sendConfirmationLink } from "./confirmEmail.ts";
import { openSession, type SignedIn } from "./openSession.ts";
import { demandSecondFactor, type SecondFactorRequired } from "./passSecondFactor.ts";

const CODE_LIFE_MS = 60_000;

export type ArrivalProblem = { readonly code: "no-email" | "email-taken" | "account-blocked" };
export type ProviderProblem =
  | SecondFactorRequired
  | { readonly code: "not-confirmed" | "account-blocked" | "no-access-token" };

type Arrival = {
  readonly provider: string;
  readonly person: ProviderPerson;
  /** Of the browser that began; undefined when the page lives on another origin. */
  readonly browserSecret: string | undefined;
  /** Of the page they began on. */
  readonly locale: Locale;
  readonly address: string;
};

/** Finds or makes the account of who came back, and hands out a code of ours: the provider's token goes nowhere. */
export async function admitProviderPerson(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "newId" | "sendMail" | "later">,
  { provider, person, browserSecret, locale, address }: Arrival,
): Promise<Result<string, ArrivalProblem>> {
  const code = newSessionSecret();
  const nowMs = deps.now();
  const admitted = await inTransaction(deps.db, async (trx) => {
    const found = await findOrLink(deps, trx, { provider, person, locale });
    if (!found.ok) return found;
    const row = {
      code_hash: hashSecret(code),
      account_id: found.value.account.id,
      provider,
      browser_hash: browserSecret === undefined ? null : hashSecret(browserSecret),
      expires_ms: nowMs + CODE_LIFE_MS,
    };
    await insertProviderCode(trx, row, nowMs);
    if (found.value.action !== undefined) {
      const { account, action } = found.value;
      const act = { action, object: accountObject(account.id), accountId: account.id, after: { provider } };
      await insertAudit(trx, auditEntry(deps, { ...act, address }));
    }
    return ok(found.value.account);
  });
  if (!admitted.ok) return admitted;
  const { email, is_confirmed: isConfirmed } = admitted.value;
  if (!isConfirmed) deps.later(() => sendConfirmationLink(deps, email));
  return ok(code);
}

/** The code is used up whether it brings somebody in or not, so a refusal is not rolled back. */
export async function signInWithProviderCode(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now" | "newId">,
  given: {
    readonly provider: string;
    readonly code: string;
    readonly browserSecret: string | undefined;
  },
  caller: Caller,
): Promise<Result<SignedIn, ProviderProblem>> {
  return await deps.db.transaction().execute(async (trx) => {
    const codeHash = hashSecret(given.code);
    const taken = await takeProviderCode(trx, { codeHash, provider: given.provider, nowMs: deps.now() });
    if (taken === undefined) return refuse({ code: "no-access-token" } as const);
    const browserHash = given.browserSecret && hashSecret(given.browserSecret);
    if (taken.browserHash !== undefined && taken.browserHash !== browserHash)
      return refuse({ code: "no-access-token" } as const);
    const account = await findAccountById(trx, taken.accountId);
    if (account === undefined) return refuse({ code: "no-access-token" } as const);
    if (account.is_blocked) return refuse({ code: "account-blocked" } as const);
    if (!account.is_confirmed) return refuse({ code: "not-confirmed" } as const);
    const required = await demandSecondFactor(deps, trx, account);
    if (required !== undefined) return refuse(required);
    const signedIn = await openSession(deps, trx, account, caller);
    const act = { action: "sign-in", object: accountObject(account.id), accountId: account.id };
    const after = { provider: given.provider };
    await insertAudit(
      trx,
      auditEntry(deps, { ...act, after, sessionId: signedIn.sessionId, address: caller.address }),
    );
    return ok(signedIn);
  });
}

type Found = {
  readonly account: AccountRow;
  readonly action: "registered" | "provider-linked" | undefined;
};

/**
 * An address joins the two only when both sides proved it: otherwise whoever registered first with somebody else's
 * address would share the account with its owner.
 */
async function findOrLink(
  deps: Pick<AccountDeps, "config" | "now" | "newId">,
  trx: Transaction<Tables>,
  { provider, person, locale }: Pick<Arrival, "provider" | "person" | "locale">,
): Promise<Result<Found, ArrivalProblem>> {
  const { subject, isEmailVerified } = person;
  const known = await findAccountByIdentity(trx, { provider, subject });
  if (known !== undefined)
    return known.is_blocked ? refuse({ code: "account-blocked" }) : ok({ account: known, action: undefined });
  const email = emailOf(person);
  if (email === undefined) return refuse({ code: "no-email" });
  const identity = { provider, subject, created_ms: deps.now() };

  const holder = await findAccountByEmail(trx, email);
  if (holder === undefined) {
    const account = await insertProviderAccount(deps, trx, { provider, person, locale, email });
    await insertIdentity(trx, { ...identity, account_id: account.id });
    return ok({ account, action: "registered" });
  }
  if (!isEmailVerified || holder.email_proved_ms === null) return refuse({ code: "email-taken" });
  if (holder.is_blocked) return refuse({ code: "account-blocked" });
  await insertIdentity(trx, { ...identity, account_id: holder.id });
  return ok({ account: holder, action: "provider-linked" });
}

async function insertProviderAccount(
  deps: Pick<AccountDeps, "config" | "now" | "newId">,
  trx: Transaction<Tables>,
  {
    provider,
    person,
    locale,
    email,
  }: Pick<Arrival, "provider" | "person" | "locale"> & {
    readonly email: string;
  },
): Promise<AccountRow> {
  const isFree = (await findAllAccountsNamed(trx, { username: email, email })).length === 0;
  return await insertAccount(trx, {
    ...newEntry(deps.now(), randomBytes),
    username: isFree ? email : `${provider}-${deps.newId().slice(0, 8)}`,
    email,
    provider,
    password_hash: null,
    is_confirmed: person.isEmailVerified || !deps.config.mustConfirmEmail,
    display_name: person.name?.slice(0, 100) ?? null,
    email_proved_ms: person.isEmailVerified ? deps.now() : null,
    locale,
  });
}

function emailOf({ email }: ProviderPerson): string | undefined {
  const plain = email?.trim().toLowerCase() ?? "";
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(plain) && plain.length <= 254 ? plain : undefined;
}
