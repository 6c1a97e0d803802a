import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type Misfit =
  | "fighter-not-in-category"
  | "carpet-of-another-competition"
  | "category-of-another-event"
  | "event-not-published"
  | "category-merged"
  /** Somebody real in a rehearsal (RH3). */
  | "in-rehearsal"
  /** For everybody but the secretariat (PE6). */
  | "drawn-already";

/** The first thing about a freshly written row that does not fit to its neighbours. */
export async function findMisfit(db: Kysely<Tables>, table: string, id: number): Promise<Misfit | undefined> {
  switch (table) {
    case "fighting":
      return (await hasForeignCarpet(db, id))
        ? "carpet-of-another-competition"
        : hasStranger(db, sql`fighting.id = ${id}`);
    case "category":
      return (
        (await findMergedMisfit(db, sql`category_fighter.category_id = ${id}`)) ??
        (await findRealInRehearsal(db, sql`category_fighter.category_id = ${id}`)) ??
        hasStranger(db, sql`fighting.category_id = ${id}`)
      );
    case "fighter":
      return (
        (await findMergedMisfit(db, sql`category_fighter.fighter_id = ${id}`)) ??
        (await findRealInRehearsal(db, sql`category_fighter.fighter_id = ${id}`)) ??
        hasStranger(db, sql`(fighting.red_fighter_id = ${id} or fighting.blue_fighter_id = ${id})`)
      );
    case "event":
      return findUnpublishedMisfit(db, id);
    case "application":
      return findCategoryMisfit(db, id);
    default:
      return undefined;
  }
}

async function hasForeignCarpet(db: Kysely<Tables>, fightingId: number): Promise<boolean> {
  const row = await db
    .selectFrom("fighting")
    .innerJoin("carpet", "carpet.id", "fighting.carpet_id")
    .select("fighting.id")
    .where("fighting.id", "=", fightingId)
    .whereRef("carpet.competition_id", "<>", "fighting.competition_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Nobody enters a category that is part of another: they would be in no list (CT27). */
async function findMergedMisfit(
  db: Kysely<Tables>,
  members: ReturnType<typeof sql>,
): Promise<Misfit | undefined> {
  const { rows } = await sql`select category.id from category_fighter
    join category on category.id = category_fighter.category_id
    where ${members} and category.merged_into is not null limit 1`.execute(db);
  return rows.length > 0 ? "category-merged" : undefined;
}

/** A rehearsal has the copies it was made with, and they are nowhere else. */
async function findRealInRehearsal(
  db: Kysely<Tables>,
  members: ReturnType<typeof sql>,
): Promise<Misfit | undefined> {
  const { rows } = await sql`select fighter.id from category_fighter
    join fighter on fighter.id = category_fighter.fighter_id
    join category on category.id = category_fighter.category_id
    join competition on competition.id = category.competition_id
    join event on event.id = competition.event_id
    where ${members} and coalesce(fighter.rehearsal_id, 0) <> case when event.rehearsal_of is null then 0 else event.id end
    limit 1`.execute(db);
  return rows.length > 0 ? "in-rehearsal" : undefined;
}

/** A bout of somebody who is not in its category would have a name no screen knows. */
async function hasStranger(db: Kysely<Tables>, bouts: ReturnType<typeof sql>): Promise<Misfit | undefined> {
  const { rows } = await sql`select fighting.id from fighting where ${bouts} and exists (
    select 1 from fighter where fighter.id in (fighting.red_fighter_id, fighting.blue_fighter_id)
    and not exists (select 1 from category_fighter
      where category_fighter.fighter_id = fighter.id and category_fighter.category_id = fighting.category_id)
  ) limit 1`.execute(db);
  return rows.length > 0 ? "fighter-not-in-category" : undefined;
}

async function findUnpublishedMisfit(db: Kysely<Tables>, eventId: number): Promise<Misfit | undefined> {
  const row = await db
    .selectFrom("event")
    .select("id")
    .where("id", "=", eventId)
    .where("is_published", "=", false)
    .where((or) => or.or([or("show_competition", "=", true), or("registration_open", "=", true)]))
    .executeTakeFirst();
  return row === undefined ? undefined : "event-not-published";
}

async function findCategoryMisfit(db: Kysely<Tables>, applicationId: number): Promise<Misfit | undefined> {
  const rehearsed = await db
    .selectFrom("application")
    .innerJoin("event", "event.id", "application.event_id")
    .select("event.id")
    .where("application.id", "=", applicationId)
    .where("event.rehearsal_of", "is not", null)
    .executeTakeFirst();
  if (rehearsed !== undefined) return "in-rehearsal";
  const row = await db
    .selectFrom("application")
    .innerJoin("category", "category.id", "application.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .select(["application.event_id as wanted", "competition.event_id as actual", "category.draw"])
    .select("category.merged_into")
    .where("application.id", "=", applicationId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.wanted !== row.actual) return "category-of-another-event";
  if (row.merged_into !== null) return "category-merged";
  return row.draw === null ? undefined : "drawn-already";
}
