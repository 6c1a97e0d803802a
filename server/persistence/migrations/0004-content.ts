import type { Kysely } from "kysely";
import { sql } from "kysely";
import { createEntryTable } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await createEntryTable(db, "partner")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("description", "text")
    .addColumn("url", "text")
    .addColumn("logo", "text")
    .addColumn("level", "text")
    .addColumn("position", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`position >= 0`),
    )
    .execute();

  await createEntryTable(db, "page")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
