import type { Insertable, Kysely } from "kysely";
import type {
  PageRow,
  PageTable,
  PartnerRow,
  PartnerTable,
  WeightTableRow,
  WeightTableTable,
} from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export async function insertPage(db: Kysely<Tables>, row: Insertable<PageTable>): Promise<PageRow> {
  return await db.insertInto("page").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertPartner(db: Kysely<Tables>, row: Insertable<PartnerTable>): Promise<PartnerRow> {
  return await db.insertInto("partner").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertWeightTable(
  db: Kysely<Tables>,
  row: Insertable<WeightTableTable>,
): Promise<WeightTableRow> {
  return await db.insertInto("weight_table").values(row).returningAll().executeTakeFirstOrThrow();
}
