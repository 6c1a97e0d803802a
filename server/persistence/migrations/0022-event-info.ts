import type { Kysely } from "kysely";

/** Fees, schedule, documents and contacts of an event. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("event").addColumn("info", "jsonb").execute();
}
