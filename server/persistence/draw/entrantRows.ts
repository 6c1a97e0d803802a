import type { Insertable, Kysely, Updateable } from "kysely";
import type {
  CarpetRow,
  CarpetTable,
  CategoryFighterTable,
  CategoryRow,
  CategoryTable,
  FighterRow,
  FighterTable,
} from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export type NewCategory = Insertable<CategoryTable>;
export type CategoryUpdate = Updateable<CategoryTable>;

export async function findCategoryById(db: Kysely<Tables>, id: number): Promise<CategoryRow | undefined> {
  return await db.selectFrom("category").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The categories of closed competitions an athlete stands in. */
export async function findClosedPlaces(db: Kysely<Tables>, fighterId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .select("category.id")
    .where("category_fighter.fighter_id", "=", fighterId)
    .where("competition.status", "=", "closed")
    .orderBy("category.id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findCategoryByUuid(db: Kysely<Tables>, uuid: string): Promise<CategoryRow | undefined> {
  return await db.selectFrom("category").selectAll().where("uuid", "=", uuid).executeTakeFirst();
}

export async function insertCategory(db: Kysely<Tables>, row: NewCategory): Promise<CategoryRow> {
  return await db.insertInto("category").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateCategory(db: Kysely<Tables>, id: number, row: CategoryUpdate): Promise<void> {
  await db.updateTable("category").set(row).where("id", "=", id).execute();
}

export async function insertCarpet(db: Kysely<Tables>, row: Insertable<CarpetTable>): Promise<CarpetRow> {
  return await db.insertInto("carpet").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertFighter(db: Kysely<Tables>, row: Insertable<FighterTable>): Promise<FighterRow> {
  return await db.insertInto("fighter").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Fails when the fighter is in the category already. */
export async function insertCategoryFighter(
  db: Kysely<Tables>,
  row: Insertable<CategoryFighterTable>,
): Promise<void> {
  await db.insertInto("category_fighter").values(row).execute();
}

/** Everybody in the category under their own names, for papers that are handed to them. */
export async function findNamedEntrants(db: Kysely<Tables>, categoryId: number) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select((select) => [
      "fighter.uuid",
      "fighter.weight",
      select.fn.coalesce("fighter.real_last_name", "fighter.last_name").as("last_name"),
      select.fn.coalesce("fighter.real_first_name", "fighter.first_name").as("first_name"),
      "team.name as team_name",
      "team.city as team_city",
    ])
    .where("category_fighter.category_id", "=", categoryId)
    .orderBy("category_fighter.position")
    .execute();
}
