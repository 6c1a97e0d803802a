import type { Kysely } from "kysely";

/** A session may be a token that somebody made for a program, under a name of their own. */
export async function addProgramTokens(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("session").addColumn("program_name", "text").execute();
}
