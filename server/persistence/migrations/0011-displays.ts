import type { Kysely } from "kysely";
import { createEntryTable } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await createEntryTable(db, "display")
    .addColumn("competition_id", "integer", (column) =>
      column.references("competition.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.unique())
    .addColumn("code_until_ms", "bigint")
    .addColumn("show", "jsonb", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("seen_ms", "bigint")
    .addColumn("paired_by", "integer", (column) => column.references("account.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("display_by_competition").on("display").column("competition_id").execute();
}
