import type { Kysely } from "kysely";

/** The second factor of an account: its sealed secret, and the codes for who lost the device. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("account_totp")
    .addColumn("account_id", "integer", (column) =>
      column.primaryKey().references("account.id").onDelete("cascade"),
    )
    .addColumn("sealed_secret", "text", (column) => column.notNull())
    .addColumn("created_ms", "bigint", (column) => column.notNull())
    // Null until a first code showed that the device has the secret.
    .addColumn("confirmed_ms", "bigint")
    .addColumn("last_step", "bigint")
    .execute();

  await db.schema
    .createTable("recovery_code")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("used_ms", "bigint")
    .execute();
  await db.schema.createIndex("recovery_code_by_account").on("recovery_code").column("account_id").execute();
}
