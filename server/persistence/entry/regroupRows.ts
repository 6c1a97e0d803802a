import type { Insertable, Kysely, Transaction } from "kysely";
import type { CategoryFighterTable, RegroupingTable, WeighInTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** Everything of these categories that merging and splitting changes, or depends on. */
export async function findRegroupState(db: Db, categoryIds: readonly number[]) {
  const ids = [...categoryIds];
  return {
    categories: await db
      .selectFrom("category")
      .select(["id", "title", "status", "format", "draw", "sex", "age_min", "age_max", "level", "style"])
      .select(["weight_min", "weight_max", "merged_into"])
      .where("id", "in", ids)
      .orderBy("id")
      .execute(),
    members: await db
      .selectFrom("category_fighter")
      .selectAll()
      .where("category_id", "in", ids)
      .orderBy("category_id")
      .orderBy("fighter_id")
      .execute(),
    weighIns: await db
      .selectFrom("weigh_in")
      .selectAll()
      .where("category_id", "in", ids)
      .orderBy("category_id")
      .orderBy("fighter_id")
      .execute(),
    applications: await db
      .selectFrom("application")
      .select(["id", "profile_id", "category_id", "fighter_id", "state", "weight"])
      .select(["weigh_in_state", "weigh_in_weight"])
      .where("category_id", "in", ids)
      .orderBy("id")
      .execute(),
    weights: await db
      .selectFrom("fighter")
      .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
      .select(["fighter.id", "fighter.weight"])
      .distinct()
      .where("category_fighter.category_id", "in", ids)
      .orderBy("fighter.id")
      .execute(),
  };
}
export type RegroupState = Awaited<ReturnType<typeof findRegroupState>>;

/** Categories of the competition that have bouts, drawn or made by hand. */
export async function findCategoriesWithBouts(db: Db, competitionId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("fighting")
    .select("category_id")
    .distinct()
    .where("competition_id", "=", competitionId)
    .execute();
  return new Set(rows.map(({ category_id }) => category_id));
}

/** Those that are part of another, with its title. */
export async function findMergedCategories(db: Db, competitionId: number) {
  return await db
    .selectFrom("category")
    .innerJoin("category as kept", "kept.id", "category.merged_into")
    .select(["category.uuid as category", "kept.title as into"])
    .where("category.competition_id", "=", competitionId)
    .orderBy("category.id")
    .execute();
}

/** People and what the scale said of them leave one category for the end of another. */
export async function moveMembers(
  trx: Trx,
  {
    from,
    to,
    fighters,
  }: { readonly from: number; readonly to: number; readonly fighters: readonly number[] },
): Promise<void> {
  const { last } = await trx
    .selectFrom("category_fighter")
    .select((select) => select.fn.coalesce(select.fn.max("position"), select.lit(-1)).as("last"))
    .where("category_id", "=", to)
    .executeTakeFirstOrThrow();
  for (const [index, fighterId] of fighters.entries())
    await trx
      .updateTable("category_fighter")
      .set({ category_id: to, position: last + 1 + index })
      .where("category_id", "=", from)
      .where("fighter_id", "=", fighterId)
      .execute();
  if (fighters.length > 0)
    await trx
      .updateTable("weigh_in")
      .set({ category_id: to })
      .where("category_id", "=", from)
      .where("fighter_id", "in", [...fighters])
      .execute();
}

/** Whom a wider limit lets in has passed: the scale has said enough. Entries say what it said. */
export async function passWithin(trx: Trx, categoryId: number, limitKg: number | null): Promise<void> {
  const most = limitKg ?? Number.MAX_VALUE;
  await trx
    .updateTable("weigh_in")
    .set((set) => ({
      state: "passed",
      weight_before: set
        .selectFrom("fighter")
        .select("fighter.weight")
        .whereRef("fighter.id", "=", "weigh_in.fighter_id"),
    }))
    .where("category_id", "=", categoryId)
    .where("state", "=", "overweight")
    .where("weight", "<=", most)
    .execute();
  await trx
    .updateTable("application")
    .set({ weigh_in_state: "passed" })
    .where("category_id", "=", categoryId)
    .where("weigh_in_state", "=", "overweight")
    .where("weigh_in_weight", "<=", most)
    .execute();
  const passed = await trx
    .selectFrom("weigh_in")
    .select(["fighter_id", "weight"])
    .where("category_id", "=", categoryId)
    .where("state", "=", "passed")
    .execute();
  for (const { fighter_id, weight } of passed)
    await trx
      .updateTable("application")
      .set({ weigh_in_state: "passed", weigh_in_weight: weight })
      .where("category_id", "=", categoryId)
      .where("fighter_id", "=", fighter_id)
      .where("state", "in", ["new", "accepted"])
      .where("weigh_in_state", "<>", "passed")
      .execute();
}

/** Nobody is in these categories any more. */
export async function emptyCategories(trx: Trx, categoryIds: readonly number[]): Promise<void> {
  for (const table of ["weigh_in", "category_fighter"] as const)
    await trx
      .deleteFrom(table)
      .where("category_id", "in", [...categoryIds])
      .execute();
}

export async function insertPlaces(
  trx: Trx,
  members: readonly Insertable<CategoryFighterTable>[],
  weighIns: readonly Insertable<WeighInTable>[],
): Promise<void> {
  for (const row of members) await trx.insertInto("category_fighter").values(row).execute();
  for (const row of weighIns) await trx.insertInto("weigh_in").values(row).execute();
}

export async function deleteCategories(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await trx
      .deleteFrom("category")
      .where("id", "in", [...ids])
      .execute();
}

export async function findRegrouping(db: Db, id: string) {
  return await db.selectFrom("regrouping").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findLastRegrouping(db: Db, competitionId: number) {
  return await db
    .selectFrom("regrouping")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .where("undone_ms", "is", null)
    .orderBy("at_ms", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertRegrouping(trx: Trx, row: Insertable<RegroupingTable>): Promise<void> {
  await trx.insertInto("regrouping").values(row).execute();
}

export async function markRegroupingUndone(trx: Trx, id: string, atMs: number): Promise<void> {
  await trx.updateTable("regrouping").set({ undone_ms: atMs }).where("id", "=", id).execute();
}
