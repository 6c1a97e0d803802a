import type { Insertable, Kysely } from "kysely";
import type { PartnerRow, PartnerTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export async function insertPartner(db: Kysely<Tables>, row: Insertable<PartnerTable>): Promise<PartnerRow> {
  return await db.insertInto("partner").values(row).returningAll().executeTakeFirstOrThrow();
}
