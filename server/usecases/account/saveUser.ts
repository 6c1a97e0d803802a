import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { RoleType } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { AccountDeps } from "../../auth/accountDeps.ts";
import type { TooManyRequests } from "../../auth/limits.ts";
import { hashPassword } from "../../auth/password.ts";
import type { AccountRow, AccountUpdate } from "../../persistence/database/accountTables.ts";
import {
  countActiveAdmins,
  findAccountById,
  findAllAccountsNamed,
  insertAccount,
  lockAdmins,
  updateAccount,
} from "../../persistence/account/accounts.ts";
import { insertAudit } from "../../persistence/database/audit.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { releaseLeasesOfAccount } from "../../persistence/bout/leases.ts";
import { endAllSessions, findAllSessionsOfAccount } from "../../persistence/account/sessions.ts";
import { isUniqueViolation } from "../../persistence/database/storageFault.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { accountObject, auditEntry, type Actor } from "../shared/accountAct.ts";
import { links } from "../shared/accountCodes.ts";

export type NewUser = {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: RoleType;
  readonly confirmed: boolean;
  readonly blocked: boolean;
};

export type UserChange = { readonly [Key in keyof NewUser]?: NewUser[Key] | undefined };
type Taken = { readonly code: "username-taken" | "email-taken" };
export type NewUserProblem = TooManyRequests | Taken;
export type UserProblem = NewUserProblem | { readonly code: "not-found" | "last-admin" };

export async function createUser(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now">,
  actor: Actor,
  user: NewUser,
): Promise<Result<AccountRow, NewUserProblem>> {
  const hashed = await hashPassword(user.password);
  return hashed.ok ? await insertUser(deps, actor, { ...user, passwordHash: hashed.value }) : hashed;
}

type HashedUser = Omit<NewUser, "password"> & { readonly passwordHash: string | null };

/** Without a password nobody signs in until one is chosen by a letter. */
export async function insertUser(
  deps: Pick<AccountDeps, "db" | "tokenKey" | "now">,
  actor: Actor,
  user: HashedUser,
): Promise<Result<AccountRow, Taken>> {
  return await againIfTaken(() =>
    inTransaction(deps.db, async (trx) => {
      const taken = takenBy(await findAllAccountsNamed(trx, user), user);
      if (taken !== undefined) return refuse(taken);
      const account = await insertAccount(trx, {
        ...newEntry(deps.now(), randomBytes),
        username: user.username,
        email: user.email,
        password_hash: user.passwordHash,
        role: user.role,
        is_confirmed: user.confirmed,
        is_blocked: user.blocked,
      });
      const object = accountObject(account.id);
      await insertAudit(
        trx,
        auditEntry(deps, { ...actor, action: "user-created", object, after: standing(account) }),
      );
      return ok(account);
    }),
  );
}

/** A new password or a block ends the account's sessions; a role counts from the next request on (AU33). */
export async function updateUser(
  deps: Pick<AccountDeps, "config" | "db" | "tokenKey" | "now" | "sendMail" | "closeSockets">,
  actor: Actor,
  { id, change }: { readonly id: number; readonly change: UserChange },
): Promise<Result<AccountRow, UserProblem>> {
  const hashed = change.password === undefined ? ok(undefined) : await hashPassword(change.password);
  if (!hashed.ok) return hashed;
  const passwordHash = hashed.value;
  const written = await againIfTaken(() =>
    inTransaction<Updated, UserProblem>(deps.db, async (trx) => {
      // Two admins who block each other at the same moment must not both succeed (AU52).
      if (change.role !== undefined || change.blocked !== undefined) await lockAdmins(trx);
      const before = await findAccountById(trx, id);
      if (before === undefined) return refuse({ code: "not-found" });
      const names = { username: change.username ?? before.username, email: change.email ?? before.email };
      const others = (await findAllAccountsNamed(trx, names)).filter((other) => other.id !== id);
      const taken = takenBy(others, names);
      if (taken !== undefined) return refuse(taken);

      const after = await updateAccount(trx, id, columnsOf(deps, before, change, passwordHash));
      if (after === undefined) return refuse({ code: "not-found" });
      if (isActiveAdmin(before) && !isActiveAdmin(after) && (await countActiveAdmins(trx)) === 0)
        return refuse({ code: "last-admin" });
      // Who is blocked holds no table: what they tapped meanwhile waits for a person, also when they come back (SE11).
      if (after.is_blocked) await releaseLeasesOfAccount(trx, id, deps.now());
      const isOut = passwordHash !== undefined || after.is_blocked;
      const closingIds = isOut
        ? await endAllSessions(trx, id, { nowMs: deps.now() })
        : await sessionsOfNewRole(deps, trx, before, after);
      const act = { action: actionOf(before, after), object: accountObject(id) };
      await insertAudit(
        trx,
        auditEntry(deps, { ...actor, ...act, before: standing(before), after: standing(after) }),
      );
      return ok({ before, after, closingIds });
    }),
  );
  if (!written.ok) return written;
  const { before, after, closingIds } = written.value;
  if (closingIds.length > 0) deps.closeSockets(closingIds);
  if (before.email !== after.email) {
    const about = { kind: "email-changed", username: after.username, link: links.home(deps.config) } as const;
    deps.sendMail({ to: before, about });
  }
  return ok(after);
}

type Updated = {
  readonly before: AccountRow;
  readonly after: AccountRow;
  readonly closingIds: readonly string[];
};

/** Their sockets joined rooms as who the account was before; they may join again as who it is now. */
async function sessionsOfNewRole(
  deps: Pick<AccountDeps, "now">,
  trx: Transaction<Tables>,
  before: AccountRow,
  after: AccountRow,
): Promise<string[]> {
  if (before.role === after.role) return [];
  const live = await findAllSessionsOfAccount(trx, after.id, deps.now());
  return live.map(({ id }) => id);
}

const isActiveAdmin = ({ role, is_blocked }: AccountRow) => role === "admin" && !is_blocked;

/** What of an account the audit remembers; never the password. */
const standing = ({ username, role, is_blocked, is_confirmed }: AccountRow) => ({
  username,
  role,
  isBlocked: is_blocked,
  isConfirmed: is_confirmed,
});

function actionOf(before: AccountRow, after: AccountRow): string {
  if (before.role !== after.role) return "role-changed";
  if (before.is_blocked !== after.is_blocked) return after.is_blocked ? "user-blocked" : "user-unblocked";
  return "user-changed";
}

function columnsOf(
  deps: Pick<AccountDeps, "now">,
  before: AccountRow,
  { username, email, role, confirmed, blocked }: UserChange,
  passwordHash: string | undefined,
): AccountUpdate {
  const isNewEmail = email !== undefined && email.toLowerCase() !== before.email;
  return {
    updated_at: new Date(deps.now()).toISOString(),
    ...(username !== undefined && { username }),
    ...(email !== undefined && { email }),
    ...(isNewEmail && { email_proved_ms: null }),
    ...(role !== undefined && { role }),
    ...(confirmed !== undefined && { is_confirmed: confirmed }),
    ...(blocked !== undefined && { is_blocked: blocked }),
    ...(passwordHash !== undefined && { password_hash: passwordHash }),
  };
}

type Names = { readonly username: string; readonly email: string };

function takenBy(others: readonly AccountRow[], { username }: Names): Taken | undefined {
  if (others.length === 0) return undefined;
  const isUsername = others.some(
    (other) => other.username === username || other.email === username.toLowerCase(),
  );
  return { code: isUsername ? "username-taken" : "email-taken" };
}

/** Somebody was first between the look and the write: the second look finds what they took. */
async function againIfTaken<Value>(write: () => Promise<Value>): Promise<Value> {
  try {
    return await write();
  } catch (cause) {
    if (isUniqueViolation(cause)) return await write();
    throw cause;
  }
}
