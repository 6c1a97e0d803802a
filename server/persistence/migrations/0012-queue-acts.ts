import type { Kysely } from "kysely";

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("queue_act")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("competition_uuid", "text", (column) => column.notNull())
    .addColumn("fighting_uuid", "text", (column) => column.notNull())
    .addColumn("before", "jsonb", (column) => column.notNull())
    .addColumn("after", "jsonb", (column) => column.notNull())
    .addColumn("actor_id", "integer", (column) => column.notNull())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addColumn("undone_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("queue_act_by_competition")
    .on("queue_act")
    .columns(["competition_uuid", "at_ms"])
    .execute();
}
