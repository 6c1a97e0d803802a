import type { Insertable, Kysely } from "kysely";
import type { PartnerRow, PartnerTable } from "./competitionTables.ts";
import type { Slice } from "./entries.ts";
import type { Tables } from "./tables.ts";

export async function findAllPartners(db: Kysely<Tables>, { limit, offset }: Slice): Promise<PartnerRow[]> {
  return await db
    .selectFrom("partner")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPartners(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("partner")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function insertPartner(db: Kysely<Tables>, row: Insertable<PartnerTable>): Promise<PartnerRow> {
  return await db.insertInto("partner").values(row).returningAll().executeTakeFirstOrThrow();
}
