import type { Kysely } from "kysely";

/** What an account was told about an entry last, and whether it wants to be told at all. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("entry_notice")
    .addColumn("application_id", "integer", (column) =>
      column.notNull().references("application.id").onDelete("cascade"),
    )
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("told", "text", (column) => column.notNull())
    .addColumn("start_minute", "integer")
    .addColumn("sent_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("entry_notice_key", ["application_id", "account_id", "kind"])
    .execute();
  await db.schema
    .alterTable("account")
    .addColumn("wants_notices", "boolean", (column) => column.notNull().defaultTo(true))
    .execute();
}
