import type { Insertable, Kysely } from "kysely";
import type { PageRow, PageTable } from "./competitionTables.ts";
import type { Slice } from "./entries.ts";
import type { Tables } from "./tables.ts";

export async function findPageBySlug(db: Kysely<Tables>, slug: string): Promise<PageRow | undefined> {
  return await db.selectFrom("page").selectAll().where("slug", "=", slug).executeTakeFirst();
}

export async function findAllPages(db: Kysely<Tables>, { limit, offset }: Slice): Promise<PageRow[]> {
  return await db.selectFrom("page").selectAll().orderBy("id").limit(limit).offset(offset).execute();
}

export async function countPages(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("page")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function insertPage(db: Kysely<Tables>, row: Insertable<PageTable>): Promise<PageRow> {
  return await db.insertInto("page").values(row).returningAll().executeTakeFirstOrThrow();
}
