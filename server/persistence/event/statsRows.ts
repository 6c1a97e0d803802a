import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Ages and level of each category: the document of the competition does not tell them. */
export async function findCategoryKinds(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("category")
    .select(["uuid", "age_min", "age_max", "level"])
    .where("competition_id", "=", competitionId)
    .execute();
}

/** When each entry came, and by whose word its account was made; withdrawn ones too. */
export async function findEntries(db: Kysely<Tables>, eventId: number) {
  return await db
    .selectFrom("application")
    .leftJoin("account", "account.id", "application.owner_id")
    .select(["application.created_at", "account.ref_code"])
    .where("application.event_id", "=", eventId)
    .orderBy("application.created_at")
    .execute();
}
