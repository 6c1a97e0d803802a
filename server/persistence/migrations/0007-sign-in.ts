import type { Kysely } from "kysely";

/** What provider login, proved e-mail addresses and repeated passwords need to be remembered. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("account").addColumn("email_proved_ms", "bigint").execute();
  await db.schema.alterTable("session").addColumn("stepped_up_ms", "bigint").execute();

  await db.schema
    .createTable("account_identity")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("created_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("account_identity_key", ["provider", "subject"])
    .execute();
  await db.schema
    .createIndex("account_identity_by_account")
    .on("account_identity")
    .column("account_id")
    .execute();

  await db.schema
    .createTable("provider_code")
    .addColumn("code_hash", "text", (column) => column.primaryKey())
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("browser_hash", "text")
    .addColumn("expires_ms", "bigint", (column) => column.notNull())
    .execute();
}
