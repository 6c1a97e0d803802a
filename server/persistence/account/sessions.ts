import type { Kysely, SqlBool } from "kysely";
import type { RoleType } from "#domain/access/access.ts";
import type { NewSession, SessionRow } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

/** A session with what every check of it needs to know of its account. */
export type SessionWithAccount = SessionRow & {
  role: RoleType;
  is_blocked: boolean;
  is_confirmed: boolean;
  /** Most accounts never had a role of an event: what these are is read of the others alone. */
  has_event_roles: SqlBool;
};

/** Undefined also for a session that was ended or ran out; whether its account is blocked is for the caller to see. */
export async function findLiveSession(
  db: Kysely<Tables>,
  id: string,
  nowMs: number,
): Promise<SessionWithAccount | undefined> {
  return await selectWithAccount(db)
    .where("session.id", "=", id)
    .where("session.ended_ms", "is", null)
    .where("session.expires_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Those that are neither ended nor expired, the latest seen first. */
export async function findAllSessionsOfAccount(
  db: Kysely<Tables>,
  accountId: number,
  nowMs: number,
): Promise<SessionRow[]> {
  return await db
    .selectFrom("session")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("ended_ms", "is", null)
    .where("expires_ms", ">", nowMs)
    .orderBy("seen_ms", "desc")
    .execute();
}

export async function insertSession(db: Kysely<Tables>, row: NewSession): Promise<void> {
  await db.insertInto("session").values(row).execute();
}

export async function touchSession(db: Kysely<Tables>, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable("session")
    .set({ seen_ms: nowMs })
    .where("id", "=", id)
    .where("ended_ms", "is", null)
    .execute();
}

export async function markSteppedUp(db: Kysely<Tables>, id: string, nowMs: number): Promise<void> {
  await db.updateTable("session").set({ stepped_up_ms: nowMs }).where("id", "=", id).execute();
}

/** One of the account's own; false when it has no such live session. */
export async function endSessionOfAccount(
  db: Kysely<Tables>,
  { id, accountId, nowMs }: { readonly id: string; readonly accountId: number; readonly nowMs: number },
): Promise<boolean> {
  const ended = await db
    .updateTable("session")
    .set({ ended_ms: nowMs })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("ended_ms", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends them all, or all but one (a new password keeps the session that set it), and says which: sockets must close. */
export async function endAllSessions(
  db: Kysely<Tables>,
  accountId: number,
  { nowMs, except }: { readonly nowMs: number; readonly except?: string | undefined },
): Promise<string[]> {
  const ended = await db
    .updateTable("session")
    .set({ ended_ms: nowMs })
    .where("account_id", "=", accountId)
    .where("ended_ms", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "<>", except ?? ""))
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}

/** Clears away those that ended or expired before the given time. */
export async function deleteOldSessions(db: Kysely<Tables>, beforeMs: number): Promise<void> {
  await db
    .deleteFrom("session")
    .where((where) => where.or([where("expires_ms", "<", beforeMs), where("ended_ms", "<", beforeMs)]))
    .execute();
}

function selectWithAccount(db: Kysely<Tables>) {
  return db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .selectAll("session")
    .select(["account.role", "account.is_blocked", "account.is_confirmed"])
    .select((select) =>
      select
        .exists(
          select.selectFrom("event_role").select("id").whereRef("event_role.account_id", "=", "account.id"),
        )
        .as("has_event_roles"),
    );
}
