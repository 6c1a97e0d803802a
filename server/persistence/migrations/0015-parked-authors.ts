import type { Kysely } from "kysely";

/** Whoever decides about an act that was not taken wants to ask the person who made it. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("fighting_event_parked").addColumn("actor_id", "integer").execute();
}
