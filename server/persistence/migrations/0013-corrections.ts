import type { Kysely } from "kysely";

/** A correction may be taken back once, by another one. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("correction")
    .addColumn("reverts", "text", (column) => column.references("correction.id"))
    .execute();
  await db.schema
    .createIndex("correction_reverted_once")
    .on("correction")
    .column("reverts")
    .unique()
    .execute();
}
