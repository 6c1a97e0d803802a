import type { Kysely } from "kysely";
import { createEntryTable } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await createEntryTable(db, "upload")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull().unique())
    .addColumn("mime", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("formats", "jsonb", (column) => column.notNull())
    .addColumn("owner_id", "integer", (column) => column.references("account.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("upload_by_owner").on("upload").column("owner_id").execute();
}
