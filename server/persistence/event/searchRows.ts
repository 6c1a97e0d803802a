import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type EventColumns = { event_id: number; event_name: string; event_date: string | null };

export type AthleteFound = EventColumns & {
  id: number;
  uuid: string;
  last_name: string;
  first_name: string | null;
  team_name: string | null;
  competition_uuid: string;
  category_title: string;
};
export type CategoryFound = EventColumns & { id: number; uuid: string; title: string };
export type TeamFound = EventColumns & { id: number; name: string; city: string | null };
export type EventFound = {
  id: number;
  name: string;
  city: string | null;
  date_of_event: string | null;
  info: unknown;
};

type Db = Kysely<Tables>;

/**
 * Everybody the public sees in some competition, once for each category. Whoever gave no consent to be named is left out:
 * a number is nothing to look for (SR5). `ids` asks about these alone.
 */
export async function findAllAthletesFound(db: Db, ids?: readonly number[]): Promise<AthleteFound[]> {
  return await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "fighter.id",
      "fighter.uuid",
      "fighter.last_name",
      "fighter.first_name",
      "team.name as team_name",
      "competition.uuid as competition_uuid",
      "category.title as category_title",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .where("fighter.real_last_name", "is", null)
    .$if(ids !== undefined, (query) => query.where("fighter.id", "in", [...(ids ?? [])]))
    .execute();
}

/** Teams with somebody in a competition that is shown, once for each event. */
export async function findAllTeamsFound(db: Db): Promise<TeamFound[]> {
  return await db
    .selectFrom("team")
    .innerJoin("fighter", "fighter.team_id", "team.id")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "team.id",
      "team.name",
      "team.city",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .execute();
}

/** Categories of the competitions that are shown. */
export async function findAllCategoriesFound(db: Db): Promise<CategoryFound[]> {
  return await db
    .selectFrom("category")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "category.id",
      "category.uuid",
      "category.title",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
    ])
    .where("event.show_competition", "=", true)
    .execute();
}

export async function findAllEventsFound(db: Db): Promise<EventFound[]> {
  return await db
    .selectFrom("event")
    .select(["id", "name", "city", "date_of_event", "info"])
    .where("is_published", "=", true)
    .execute();
}

/** Another text after anything that can be found was added, renamed, shown or hidden. */
export async function findSearchStamp(db: Db): Promise<string> {
  const newest = (table: "fighter" | "team" | "event" | "competition" | "category") =>
    sql`coalesce((select max(updated_at) from ${sql.table(table)}), '')`;
  const { rows } = await sql<{ stamp: string }>`select
    ${newest("fighter")} || ${newest("team")} || ${newest("event")} || ${newest("competition")}
    || ${newest("category")}
    || ' ' || (select count(*) from fighter) || ' ' || (select count(*) from team)
    || ' ' || (select count(*) from event) || ' ' || (select count(*) from category_fighter)
    || ' ' || (select count(*) from category) as stamp`.execute(db);
  return rows[0]?.stamp ?? "";
}
