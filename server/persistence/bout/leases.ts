import type { Kysely, Transaction } from "kysely";
import type { LeaseRow } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";

export type LeaseGrant = {
  readonly scope: string;
  /** The epoch the asker saw; 0 when nobody ever held the scope. */
  readonly expectEpoch: number;
  readonly deviceId: string;
  readonly userId: number;
  readonly nowMs: number;
  readonly takeoverFrom?: string | undefined;
  readonly reason?: string | undefined;
  readonly told?: LeaseTold | undefined;
};

/** What came with a beat of the table beside the sign of life. */
export type LeaseTold = {
  readonly sessionId: string | undefined;
  readonly offsetMs: number | null;
  readonly unsent: number;
};

export type LeaseSeen = {
  readonly scope: string;
  readonly epoch: number;
  readonly nowMs: number;
  /** Absent when the table was heard of by something else: what it told before stays. */
  readonly told?: LeaseTold | undefined;
};

export async function findLease(db: Kysely<Tables>, scope: string): Promise<LeaseRow | undefined> {
  return await db.selectFrom("lease").selectAll().where("scope", "=", scope).executeTakeFirst();
}

/**
 * Compare-and-set on the epoch: undefined when it moved on since the asker looked, so that of two takeovers one wins and
 * a delayed copy of an old one steals nothing back. Whether the holder may be replaced at all is the caller's decision.
 */
export async function grantLease(trx: Transaction<Tables>, grant: LeaseGrant): Promise<LeaseRow | undefined> {
  const granted = grant.expectEpoch === 0 ? await insertFirst(trx, grant) : await updateNext(trx, grant);
  if (!granted) return undefined;
  await trx
    .insertInto("lease_history")
    .values({
      scope: granted.scope,
      epoch: granted.epoch,
      device_id: grant.deviceId,
      user_id: grant.userId,
      granted_ms: grant.nowMs,
      takeover_from: grant.takeoverFrom ?? null,
      reason: grant.reason ?? null,
    })
    .execute();
  return granted;
}

/** False when the epoch is no longer this one. Only a hint for people: it gives no right. */
export async function touchLease(
  db: Kysely<Tables>,
  { scope, epoch, nowMs, told }: LeaseSeen,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("lease")
    .set({ seen_ms: nowMs, ...(told !== undefined && toldBy(told)) })
    .where("scope", "=", scope)
    .where("epoch", "=", epoch)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The scope is free; its epoch stays, so the next holder gets a later one. False when the epoch is no longer this one. */
export async function releaseLease(
  db: Kysely<Tables>,
  { scope, epoch, nowMs }: { readonly scope: string; readonly epoch: number; readonly nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("lease")
    .set({ device_id: null, user_id: null, seen_ms: nowMs })
    .where("scope", "=", scope)
    .where("epoch", "=", epoch)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every table an account holds is free; what it tapped there before is not its table's any more. */
export async function releaseLeasesOfAccount(
  db: Kysely<Tables>,
  accountId: number,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable("lease")
    .set({ device_id: null, user_id: null, seen_ms: nowMs })
    .where("user_id", "=", accountId)
    .execute();
}

/**
 * An epoch this database has never heard of was seen at a table: it was given before the database was restored. Nobody
 * holds the scope under it, and whoever takes it next gets a later one.
 */
export async function raiseEpoch(
  trx: Transaction<Tables>,
  { scope, epoch, nowMs }: { readonly scope: string; readonly epoch: number; readonly nowMs: number },
): Promise<void> {
  const free = { epoch, device_id: null, user_id: null, granted_ms: nowMs, seen_ms: nowMs };
  await trx
    .insertInto("lease")
    .values({ scope, ...free })
    .onConflict((conflict) => conflict.column("scope").doUpdateSet(free))
    .execute();
  await trx
    .insertInto("lease_history")
    .values({ scope, epoch, device_id: null, user_id: null, granted_ms: nowMs, reason: "journal" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function heldBy({ deviceId, userId, nowMs, told }: LeaseGrant) {
  return { device_id: deviceId, user_id: userId, granted_ms: nowMs, seen_ms: nowMs, ...toldBy(told) };
}

function toldBy(told: LeaseTold | undefined) {
  return {
    offset_ms: told?.offsetMs ?? null,
    unsent: told?.unsent ?? null,
    session_id: told?.sessionId ?? null,
  };
}

async function insertFirst(trx: Transaction<Tables>, grant: LeaseGrant): Promise<LeaseRow | undefined> {
  return await trx
    .insertInto("lease")
    .values({ scope: grant.scope, epoch: 1, ...heldBy(grant) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function updateNext(trx: Transaction<Tables>, grant: LeaseGrant): Promise<LeaseRow | undefined> {
  return await trx
    .updateTable("lease")
    .set({ epoch: grant.expectEpoch + 1, ...heldBy(grant) })
    .where("scope", "=", grant.scope)
    .where("epoch", "=", grant.expectEpoch)
    .returningAll()
    .executeTakeFirst();
}
