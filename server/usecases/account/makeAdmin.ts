import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { AccountRow } from "../../persistence/database/accountTables.ts";
import {
  findAccountByEmail,
  findAllAccountsNamed,
  insertAccount,
  lockAdmins,
  updateAccount,
} from "../../persistence/account/accounts.ts";
import { endAllSessions } from "../../persistence/account/sessions.ts";
import { deleteSecondFactor } from "../../persistence/account/secondFactors.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { accountObject } from "../shared/accountAct.ts";
import { issueAccountCode } from "../shared/accountCodes.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { usernameOf } from "./insertInvited.ts";

type Wish = { readonly email: string; readonly isUnlocking: boolean };

export type MadeAdmin = {
  readonly account: AccountRow;
  readonly was: "nobody" | "admin" | "another-role";
  readonly wasBlocked: boolean;
  readonly hadSecondFactor: boolean;
  /** For a link that chooses a password, where the account has none or asked for it. */
  readonly code: string | undefined;
};

export type AdminProblem = { readonly code: "account-blocked" };

/** By whoever has the console of the server: they have the database and the keys anyway (OP25). */
export async function makeAdmin(
  deps: Pick<AccountDeps, "db" | "now" | "limits">,
  { email, isUnlocking }: Wish,
): Promise<Result<MadeAdmin, AdminProblem>> {
  const made = await inTransaction<MadeAdmin, AdminProblem>(deps.db, async (trx) => {
    await lockAdmins(trx);
    const before = await findAccountByEmail(trx, email);
    if (before?.is_blocked === true && !isUnlocking) return refuse({ code: "account-blocked" });
    const account = await saveAdmin(deps, trx, { email, before });
    const hadSecondFactor = isUnlocking && (await deleteSecondFactor(trx, account.id));
    const isWithoutPassword = account.password_hash === null && account.provider === "local";
    const code =
      isUnlocking || isWithoutPassword
        ? await issueAccountCode(trx, { accountId: account.id, kind: "reset", nowMs: deps.now() })
        : undefined;
    const wasBlocked = before?.is_blocked ?? false;
    await insertAudit(trx, {
      at_ms: deps.now(),
      ...NOBODY,
      action: "admin-made",
      object: accountObject(account.id),
      before: before && { role: before.role, isBlocked: wasBlocked },
      after: { role: account.role, isUnlocked: isUnlocking, hadSecondFactor, hasLink: code !== undefined },
    });
    return ok({ account, was: standingOf(before), wasBlocked, hadSecondFactor, code });
  });
  if (made.ok && isUnlocking) await forgetFailures(deps, made.value.account);
  return made;
}

/** Of an act beside the server: nobody is signed in there. */
const NOBODY = { actor_id: null, session_id: null, ip_hash: null };

function standingOf(before: AccountRow | undefined): MadeAdmin["was"] {
  if (before === undefined) return "nobody";
  return before.role === "admin" ? "admin" : "another-role";
}

async function saveAdmin(
  { now }: Pick<AccountDeps, "now">,
  trx: Transaction<Tables>,
  { email, before }: { readonly email: string; readonly before: AccountRow | undefined },
): Promise<AccountRow> {
  const standing = { role: "admin", is_confirmed: true, is_blocked: false } as const;
  if (before === undefined) {
    const username = await freeUsername(trx, email);
    const fresh = { ...newEntry(now(), randomBytes), username, email, password_hash: null };
    return await insertAccount(trx, { ...fresh, ...standing });
  }
  const isUnproved = before.role !== "admin" && before.email_proved_ms === null;
  // Anybody may have registered this address: they must not come in with the password they chose.
  if (isUnproved) await endAllSessions(trx, before.id, { nowMs: now() });
  const change = { ...standing, updated_at: new Date(now()).toISOString() };
  const secret = isUnproved && { password_hash: null };
  return (await updateAccount(trx, before.id, { ...change, ...secret })) ?? before;
}

async function freeUsername(trx: Transaction<Tables>, email: string): Promise<string> {
  for (let tried = 1; ; tried += 1) {
    const username = usernameOf(email, tried);
    if ((await findAllAccountsNamed(trx, { username, email })).length === 0) return username;
  }
}

/** Whoever is locked out by wrong passwords or codes of others may try at once. */
async function forgetFailures({ limits }: Pick<AccountDeps, "limits">, { id }: AccountRow): Promise<void> {
  await limits.signInByAccount.succeeded(accountObject(id));
  await limits.codeByAccount.succeeded(accountObject(id));
}
