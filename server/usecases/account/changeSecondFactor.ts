import type { Transaction } from "kysely";
import { isStaff } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import { checkPassword, type PasswordProblem } from "../../auth/password.ts";
import { sealSecret } from "../../auth/sealedSecret.ts";
import { wordsOf } from "../../words/words.ts";
import { newTotpSecret, totpAddress, writeBase32 } from "../../auth/totp.ts";
import type { MailKind } from "../../words/kinds/mailTexts.ts";
import { findGrants } from "../../persistence/account/eventRoles.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import { findAccountById, findAccountByIdentifier } from "../../persistence/account/accounts.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
} from "../../persistence/account/secondFactors.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";
import { links } from "../shared/accountCodes.ts";
import { newRecoveryCodes, takeCode, withCodeTry, type CodeProblem } from "./secondFactorCode.ts";

type OfferProblem = PasswordProblem | { readonly code: "second-factor-officials-only" | "second-factor-on" };
type OffProblem = CodeProblem | { readonly code: "second-factor-off" };
type OnProblem = OffProblem | { readonly code: "second-factor-on" };

/** What the owner is shown about it. */
export async function readSecondFactor(deps: Pick<AccountDeps, "db">, { accountId }: Actor) {
  const account = await findAccountById(deps.db, accountId);
  const factor = await findSecondFactor(deps.db, accountId);
  const since = factor?.confirmed_ms ?? undefined;
  return {
    isOn: since !== undefined,
    canTurnOn: account !== undefined && (await worksAtEvents(deps, account)),
    since: since === undefined ? null : new Date(since).toISOString(),
    recoveryCodesLeft: since === undefined ? 0 : await countRecoveryCodes(deps.db, accountId),
  };
}

const worksAtEvents = async ({ db }: Pick<AccountDeps, "db">, { id, role }: AccountRow) =>
  isStaff({ role, ...(await findGrants(db, id)) });

type NewFactor = { readonly secret: string; readonly address: string };

/** A secret for the device. Nothing changes for the account until a first code shows that the device has it (AU68). */
export async function offerSecondFactor(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now">,
  { accountId }: Actor,
  password: string,
): Promise<Result<NewFactor, OfferProblem>> {
  const account = await findAccountById(deps.db, accountId);
  const checked = await checkPassword(account?.password_hash, password);
  if (!checked.ok) return checked;
  if (account === undefined) return refuse({ code: "wrong-password" });
  if (!(await worksAtEvents(deps, account))) return refuse({ code: "second-factor-officials-only" });
  const secret = newTotpSecret();
  const sealedSecret = sealSecret(deps.tokenKey, accountId, secret);
  return inTransaction<NewFactor, OfferProblem>(deps.db, async (trx) => {
    if (await hasSecondFactor(trx, accountId)) return refuse({ code: "second-factor-on" });
    await beginSecondFactor(trx, { accountId, sealedSecret, nowMs: deps.now() });
    const { brand } = wordsOf(account.locale).names;
    return ok({ secret: writeBase32(secret), address: totpAddress(secret, account.username, brand) });
  });
}

/** From here on the account asks for a code. The recovery codes are told this once (AU71). */
export async function turnOnSecondFactor(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "limits" | "sendMail">,
  actor: Actor,
  typed: string,
): Promise<Result<readonly string[], OnProblem>> {
  const { accountId } = actor;
  const codes = newRecoveryCodes();
  const turnOn = async (trx: Transaction<Tables>): Promise<Result<AccountRow, OnProblem>> => {
    const account = await findAccountById(trx, accountId);
    const factor = await findSecondFactor(trx, accountId);
    if (account === undefined || factor === undefined) return refuse({ code: "second-factor-off" });
    if (factor.confirmed_ms !== null) return refuse({ code: "second-factor-on" });
    const taken = await takeCode(deps, trx, { factor, typed, isRecoveryAllowed: false });
    if (!taken.ok) return taken;
    await confirmSecondFactor(trx, accountId, { nowMs: deps.now(), codeHashes: codes.hashes });
    const act = { action: "second-factor-on", object: accountObject(accountId) };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    return ok(account);
  };
  const done = await withCodeTry<AccountRow, OnProblem>(deps, accountId, () =>
    inTransaction(deps.db, turnOn),
  );
  if (!done.ok) return done;
  tellOwner(deps, done.value, "second-factor-on");
  return ok(codes.shown);
}

/** The password and a code: a session left open on a table must not be enough (AU72). */
export async function turnOffSecondFactor(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "limits" | "sendMail">,
  actor: Actor,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Result<void, PasswordProblem | OffProblem>> {
  const { accountId } = actor;
  const known = await findAccountById(deps.db, accountId);
  const checked = await checkPassword(known?.password_hash, password);
  if (!checked.ok) return checked;
  const turnOff = async (trx: Transaction<Tables>): Promise<Result<AccountRow, OffProblem>> => {
    const account = await findAccountById(trx, accountId);
    const factor = await findSecondFactor(trx, accountId);
    if (account === undefined || factor === undefined || factor.confirmed_ms === null)
      return refuse({ code: "second-factor-off" });
    const taken = await takeCode(deps, trx, { factor, typed: code, isRecoveryAllowed: true });
    if (!taken.ok) return taken;
    await deleteSecondFactor(trx, accountId);
    const act = { action: "second-factor-off", object: accountObject(accountId) };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    return ok(account);
  };
  const done = await withCodeTry<AccountRow, OffProblem>(deps, accountId, () =>
    inTransaction(deps.db, turnOff),
  );
  if (!done.ok) return done;
  tellOwner(deps, done.value, "second-factor-off");
  return ok(undefined);
}

export type ResetFactorProblem =
  | PasswordProblem
  | { readonly code: "unknown-user" | "own-second-factor" | "second-factor-off" };

/** An admin helps who lost the device and the recovery codes (AU72). */
export async function resetSecondFactor(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "sendMail">,
  actor: Actor,
  { password, identifier }: { readonly password: string; readonly identifier: string },
): Promise<Result<void, ResetFactorProblem>> {
  const admin = await findAccountById(deps.db, actor.accountId);
  const checked = await checkPassword(admin?.password_hash, password);
  if (!checked.ok) return checked;
  const account = await findAccountByIdentifier(deps.db, identifier.trim());
  if (account === undefined) return refuse({ code: "unknown-user" });
  // The own one is turned off with a code, as everybody's is.
  if (account.id === actor.accountId) return refuse({ code: "own-second-factor" });
  const done = await inTransaction<void, ResetFactorProblem>(deps.db, async (trx) => {
    if (!(await deleteSecondFactor(trx, account.id))) return refuse({ code: "second-factor-off" });
    const act = { action: "second-factor-reset", object: accountObject(account.id) };
    await insertAudit(trx, auditEntry(deps, { ...actor, ...act }));
    return ok(undefined);
  });
  if (done.ok) tellOwner(deps, account, "second-factor-off");
  return done;
}

function tellOwner(
  deps: Pick<AccountDeps, "config" | "sendMail">,
  owner: AccountRow,
  kind: FactorMail,
): void {
  deps.sendMail({
    to: owner,
    about: { kind, username: owner.username, link: links.account(deps.config) },
  });
}

type FactorMail = Extract<MailKind, `second-factor-${string}`>;
