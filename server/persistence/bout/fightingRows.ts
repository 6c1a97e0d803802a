import { sql, type Kysely, type RawBuilder } from "kysely";
import type { FightingRow, NewFighting } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export async function findFightingById(db: Kysely<Tables>, id: number): Promise<FightingRow | undefined> {
  return await db.selectFrom("fighting").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertFighting(db: Kysely<Tables>, row: NewFighting): Promise<FightingRow> {
  return await db.insertInto("fighting").values(row).returningAll().executeTakeFirstOrThrow();
}

/** The ids in competition order. */
export async function findFightingIds(db: Kysely<Tables>, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("fighting")
    .select("id")
    .where("competition_id", "=", competitionId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Which category a bout is of, by its uuid. */
export async function findCategoriesOfBouts(
  db: Kysely<Tables>,
  competitionId: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("fighting")
    .select(["uuid", "category_id"])
    .where("competition_id", "=", competitionId)
    .execute();
  return new Map(rows.map((row) => [row.uuid, row.category_id]));
}

/** The place of a bout that comes to a mat: it stands last there. */
export function nextOnCarpet(carpetId: unknown): RawBuilder<unknown> | null {
  if (carpetId === null) return null;
  return sql`(select coalesce(max(carpet_position) + 1, 0) from fighting where carpet_id = ${carpetId})`;
}
