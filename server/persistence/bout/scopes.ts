import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The competition whose mat or bout a lease scope names; undefined when there is none. */
export async function findScopeCompetitionId(db: Kysely<Tables>, scope: string): Promise<number | undefined> {
  const [kind, uuid = ""] = scope.split(":");
  const table = kind === "carpet" ? "carpet" : "fighting";
  const row = await db.selectFrom(table).select("competition_id").where("uuid", "=", uuid).executeTakeFirst();
  return row?.competition_id;
}
