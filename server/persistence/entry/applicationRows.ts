import type { Insertable, Kysely } from "kysely";
import type {
  ApplicationRow,
  ApplicationTable,
  ProfileRow,
  ProfileTable,
} from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

export async function insertProfile(db: Kysely<Tables>, row: Insertable<ProfileTable>): Promise<ProfileRow> {
  return await db.insertInto("profile").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertApplication(
  db: Kysely<Tables>,
  row: Insertable<ApplicationTable>,
): Promise<ApplicationRow> {
  return await db.insertInto("application").values(row).returningAll().executeTakeFirstOrThrow();
}
