import type { Kysely } from "kysely";

/** The weight an athlete had before he passed the scale: a slip that is taken back gives it back. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("weigh_in").addColumn("weight_before", "double precision").execute();
}
