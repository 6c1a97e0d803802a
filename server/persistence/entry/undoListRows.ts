import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
export type Membership = readonly [categoryId: number, fighterId: number];

/** Which of these categories are drawn. */
export async function findDrawn(db: Db, categoryIds: readonly number[]): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom("category")
    .select("uuid")
    .where("id", "in", [...categoryIds])
    .where("draw", "is not", null)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Whether anybody of these stood on the scale since, or their papers were looked at. */
export async function hasWeighed(
  db: Db,
  memberships: readonly Membership[],
  sinceMs: number,
): Promise<boolean> {
  const wanted = new Set(memberships.map(String));
  const rows = await db
    .selectFrom("weigh_in")
    .select(["category_id", "fighter_id"])
    .where("category_id", "in", [...new Set(memberships.map(([categoryId]) => categoryId)), 0])
    .where("at_ms", ">=", sinceMs)
    .where((or) => or.or([or("state", "<>", "not_weighed"), or("has_papers", "=", true)]))
    .execute();
  return rows.some(({ category_id, fighter_id }) => wanted.has(String([category_id, fighter_id])));
}

export async function deleteMemberships(db: Db, memberships: readonly Membership[]): Promise<void> {
  const byCategory = Map.groupBy(memberships, ([categoryId]) => categoryId);
  for (const [categoryId, of] of byCategory)
    for (const table of ["weigh_in", "category_fighter"] as const)
      await db
        .deleteFrom(table)
        .where("category_id", "=", categoryId)
        .where(
          "fighter_id",
          "in",
          of.map(([, fighterId]) => fighterId),
        )
        .execute();
}

/** Those of whom nothing else is known by now: no category, no entry of their own, no bout. */
export async function deleteUnusedFighters(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("fighter")
    .where("id", "in", [...ids])
    .where(
      sql<boolean>`not exists (select 1 from category_fighter where fighter_id = fighter.id)
        and not exists (select 1 from application where application.fighter_id = fighter.id)
        and not exists (select 1 from fighting
          where fighting.red_fighter_id = fighter.id or fighting.blue_fighter_id = fighter.id)`,
    )
    .execute();
}

/** A club or a category that others use by now stays. */
export async function deleteUnusedTeams(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("team")
    .where("id", "in", [...ids])
    .where(
      sql<boolean>`not exists (select 1 from fighter where fighter.team_id = team.id)
        and not exists (select 1 from profile where profile.team_id = team.id)
        and not exists (select 1 from application where application.team_id = team.id)
        and not exists (select 1 from event_team where event_team.team_id = team.id)
        and not exists (select 1 from team_adjustment where team_adjustment.team_id = team.id)`,
    )
    .execute();
}

export async function deleteUnusedCategories(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("category")
    .where("id", "in", [...ids])
    .where(
      sql<boolean>`not exists (select 1 from category_fighter where category_fighter.category_id = category.id)
        and not exists (select 1 from application where application.category_id = category.id)
        and not exists (select 1 from fighting where fighting.category_id = category.id)`,
    )
    .execute();
}

/** Empties what was filled in, where nobody has written to the person since. */
export async function emptyFilled(
  db: Db,
  { id, columns, at }: { readonly id: number; readonly columns: readonly string[]; readonly at: string },
): Promise<void> {
  if (columns.length === 0) return;
  const emptied = sql.join(columns.map((column) => sql`${sql.ref(column)} = null`));
  await sql`update fighter set ${emptied} where id = ${id} and updated_at = ${at}`.execute(db);
}
