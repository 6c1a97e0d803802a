import type { Kysely, Selectable } from "kysely";
import type { AccountTotpTable } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

export type SecondFactorRow = Selectable<AccountTotpTable>;

/** Also one that was begun and not confirmed: `confirmed_ms` says which. */
export async function findSecondFactor(
  db: Kysely<Tables>,
  accountId: number,
): Promise<SecondFactorRow | undefined> {
  return await db
    .selectFrom("account_totp")
    .selectAll()
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Whether a password alone is not enough for this account. */
export async function hasSecondFactor(db: Kysely<Tables>, accountId: number): Promise<boolean> {
  return typeof (await findSecondFactor(db, accountId))?.confirmed_ms === "number";
}

/** A new beginning; one that was begun before and not confirmed is forgotten. */
export async function beginSecondFactor(
  trx: Kysely<Tables>,
  row: { readonly accountId: number; readonly sealedSecret: string; readonly nowMs: number },
): Promise<void> {
  await deleteSecondFactor(trx, row.accountId);
  await trx
    .insertInto("account_totp")
    .values({ account_id: row.accountId, sealed_secret: row.sealedSecret, created_ms: row.nowMs })
    .execute();
}

export async function confirmSecondFactor(
  trx: Kysely<Tables>,
  accountId: number,
  { nowMs, codeHashes }: { readonly nowMs: number; readonly codeHashes: readonly string[] },
): Promise<void> {
  await trx
    .updateTable("account_totp")
    .set({ confirmed_ms: nowMs })
    .where("account_id", "=", accountId)
    .execute();
  await trx
    .insertInto("recovery_code")
    .values(codeHashes.map((code_hash) => ({ code_hash, account_id: accountId })))
    .execute();
}

/** False for a step that was used, or one before it: of two who show the same code at once, one gets in. */
export async function takeStep(trx: Kysely<Tables>, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("account_totp")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .where((where) => where.or([where("last_step", "is", null), where("last_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Uses the code up; false for an unknown or used one. */
export async function takeRecoveryCode(
  trx: Kysely<Tables>,
  code: { readonly accountId: number; readonly codeHash: string; readonly nowMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("recovery_code")
    .set({ used_ms: code.nowMs })
    .where("code_hash", "=", code.codeHash)
    .where("account_id", "=", code.accountId)
    .where("used_ms", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Kysely<Tables>, accountId: number): Promise<number> {
  const row = await db
    .selectFrom("recovery_code")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("account_id", "=", accountId)
    .where("used_ms", "is", null)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Whether there was one that was confirmed. */
export async function deleteSecondFactor(trx: Kysely<Tables>, accountId: number): Promise<boolean> {
  await trx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  const deleted = await trx
    .deleteFrom("account_totp")
    .where("account_id", "=", accountId)
    .returning("confirmed_ms")
    .executeTakeFirst();
  return typeof deleted?.confirmed_ms === "number";
}
