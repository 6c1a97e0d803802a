import type { Kysely } from "kysely";

/** How the devices of the hall do, as they tell it themselves: the head table reads it in one list. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("lease").addColumn("offset_ms", "bigint").execute();
  await db.schema.alterTable("lease").addColumn("unsent", "integer").execute();
  await db.schema.alterTable("lease").addColumn("session_id", "text").execute();
  await db.schema.alterTable("display").addColumn("offset_ms", "bigint").execute();
}
