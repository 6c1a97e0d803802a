import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  // What was told is looked up by bout; the key of the table begins with the browser.
  await db.schema.createIndex("push_sent_by_bout").on("push_sent").column("fighting_uuid").execute();
  // SQLite adds one column at a time.
  await db.schema
    .alterTable("push_subscription")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("push_subscription").addColumn("failing_since_ms", "bigint").execute();
}
