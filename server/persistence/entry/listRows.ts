import { sql, type Insertable, type Kysely } from "kysely";
import type {
  CategoryFighterTable,
  EntryListTable,
  FighterTable,
  TeamTable,
} from "../database/competitionTables.ts";
import { chunksOf } from "../database/chunks.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** Everybody of a competition under their own names, once for each category. */
export async function findListedPeople(db: Db, competitionId: number) {
  return await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .selectAll("fighter")
    .select("category.uuid as category_uuid")
    .where("category.competition_id", "=", competitionId)
    .orderBy("fighter.id")
    .execute();
}
export type ListedRow = Awaited<ReturnType<typeof findListedPeople>>[number];

/** Those of a competition whose profile allows nobody to process their data any more. */
export async function findUnwilling(db: Db, competitionId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .select("fighter.id")
    .where("category.competition_id", "=", competitionId)
    .where("fighter.profile_id", "is not", null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("consent")
            .select("consent.id")
            .whereRef("consent.profile_id", "=", "fighter.profile_id")
            .where("consent.kind", "=", "processing")
            .where("consent.withdrawn_ms", "is", null),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findAllTeams(db: Db) {
  return await db.selectFrom("team").select(["id", "name", "city"]).orderBy("id").execute();
}

/** Their ids by uuid. */
export async function insertFighters(
  db: Db,
  rows: readonly Insertable<FighterTable>[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const chunk of chunksOf(rows))
    for (const { id, uuid } of await db
      .insertInto("fighter")
      .values(chunk)
      .returning(["id", "uuid"])
      .execute())
      ids.set(uuid, id);
  return ids;
}

/** The public reads a number in place of their names (EN6). */
export async function hideFighters(db: Db, ids: readonly number[], prefix: string): Promise<void> {
  for (const chunk of chunksOf(ids))
    await db
      .updateTable("fighter")
      .set({
        real_last_name: sql`last_name`,
        real_first_name: sql`first_name`,
        last_name: sql`${sql.lit(prefix)} || cast(id as text)`,
        first_name: null,
      })
      .where("id", "in", chunk)
      .execute();
}

export async function insertTeams(db: Db, rows: readonly Insertable<TeamTable>[]): Promise<number[]> {
  const ids = new Map<string, number>();
  for (const chunk of chunksOf(rows))
    for (const { id, uuid } of await db.insertInto("team").values(chunk).returning(["id", "uuid"]).execute())
      ids.set(uuid, id);
  return rows.map(({ uuid }) => ids.get(uuid) ?? 0);
}

/** The last place in each category that has anybody. */
export async function findLastPlaces(db: Db, competitionId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .select((select) => ["category.id", select.fn.max("category_fighter.position").as("last")])
    .where("category.competition_id", "=", competitionId)
    .groupBy("category.id")
    .execute();
  return new Map(rows.map(({ id, last }) => [id, last]));
}

export async function insertMemberships(
  db: Db,
  rows: readonly Insertable<CategoryFighterTable>[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) await db.insertInto("category_fighter").values(chunk).execute();
}

export async function findEntryList(db: Db, id: string) {
  return await db.selectFrom("entry_list").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findLastEntryList(db: Db, competitionId: number) {
  return await db
    .selectFrom("entry_list")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .where("undone_ms", "is", null)
    .orderBy("at_ms", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertEntryList(db: Db, row: Insertable<EntryListTable>): Promise<void> {
  await db.insertInto("entry_list").values(row).execute();
}

export async function markUndone(db: Db, id: string, atMs: number): Promise<void> {
  await db.updateTable("entry_list").set({ undone_ms: atMs }).where("id", "=", id).execute();
}
