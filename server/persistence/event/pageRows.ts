import type { Insertable, Kysely } from "kysely";
import type { PageRow, PageTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export async function insertPage(db: Kysely<Tables>, row: Insertable<PageTable>): Promise<PageRow> {
  return await db.insertInto("page").values(row).returningAll().executeTakeFirstOrThrow();
}
