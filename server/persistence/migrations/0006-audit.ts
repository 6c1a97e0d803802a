import { sql, type Kysely } from "kysely";
import { refuseChanges } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("audit_chain")
    .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("n", "integer", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await sql`insert into audit_chain (id, n, hash) values (1, 0, '')`.execute(db);

  await db.schema
    .createTable("audit_log")
    .addColumn("n", "integer", (column) => column.primaryKey())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addColumn("actor_id", "integer")
    .addColumn("session_id", "text")
    .addColumn("ip_hash", "text")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("object", "text", (column) => column.notNull())
    .addColumn("before", "jsonb")
    .addColumn("after", "jsonb")
    .addColumn("prev_hash", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_log_by_time").on("audit_log").column("at_ms").execute();
  await refuseChanges(db, "audit_log");
}
