import type { Insertable, Kysely } from "kysely";
import type { TeamRow, TeamTable } from "./competitionTables.ts";
import type { Tables } from "./tables.ts";

export async function insertTeam(db: Kysely<Tables>, row: Insertable<TeamTable>): Promise<TeamRow> {
  return await db.insertInto("team").values(row).returningAll().executeTakeFirstOrThrow();
}
