import { sql, type Insertable, type Kysely } from "kysely";
import type { SeasonRow, SeasonTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

export async function insertSeason(db: Db, row: Insertable<SeasonTable>): Promise<SeasonRow> {
  return await db.insertInto("season").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findSeason(db: Db, id: number): Promise<SeasonRow | undefined> {
  return await db.selectFrom("season").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findPublishedSeasons(db: Db): Promise<SeasonRow[]> {
  return await db
    .selectFrom("season")
    .selectAll()
    .where("is_published", "=", true)
    .orderBy("ends_on", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Events whose competition the public is shown, the newest first, each with the rev of the competition. */
export async function findShownEvents(db: Db) {
  return await db
    .selectFrom("event")
    .innerJoin("competition", "competition.event_id", "event.id")
    .leftJoin("competition_feed", "competition_feed.competition_uuid", "competition.uuid")
    .select([
      "event.id",
      "event.name",
      "event.date_of_event",
      "event.info",
      "event.city",
      "competition.id as competition_id",
      "competition.status",
      "competition_feed.rev",
    ])
    .where("event.is_published", "=", true)
    .where("event.show_competition", "=", true)
    .where("competition.status", "<>", "draft")
    .orderBy("event.date_of_event", "desc")
    .orderBy("event.id", "desc")
    .execute();
}
export type ShownEventRow = Awaited<ReturnType<typeof findShownEvents>>[number];

/** Who each category is for: the document of the competition does not tell it whole. */
export async function findGroupKinds(db: Db, competitionId: number) {
  return await db
    .selectFrom("category")
    .select(["uuid", "sex", "age_min", "age_max", "style", "level", "weight_min", "weight_max"])
    .where("competition_id", "=", competitionId)
    .execute();
}

type WhichPeople = {
  readonly competitionIds?: readonly number[];
  readonly teamId?: number;
  readonly ids?: readonly number[];
};

/** Those with an open name among the athletes of these competitions; `ids` asks about these alone. */
export async function findOpenPeople(db: Db, { competitionIds, teamId, ids }: WhichPeople) {
  return await db
    .selectFrom("fighter")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "fighter.id",
      "fighter.uuid",
      "fighter.last_name",
      "fighter.first_name",
      "fighter.profile_id",
      "team.id as team_id",
      "team.uuid as team_uuid",
      "team.name as team_name",
    ])
    .where("fighter.real_last_name", "is", null)
    .where("fighter.merged_into", "is", null)
    .$if(ids !== undefined, (query) => query.where("fighter.id", "in", [...(ids ?? []), 0]))
    .$if(teamId !== undefined, (query) => query.where("fighter.team_id", "=", teamId ?? 0))
    .$if(competitionIds !== undefined, (query) =>
      query.where(
        "fighter.id",
        "in",
        db
          .selectFrom("category_fighter")
          .innerJoin("category", "category.id", "category_fighter.category_id")
          .select("category_fighter.fighter_id")
          .where("category.competition_id", "in", [...(competitionIds ?? []), 0]),
      ),
    )
    .execute();
}
export type OpenPerson = Awaited<ReturnType<typeof findOpenPeople>>[number];

/** Another text after a name was written, opened or hidden, or a club renamed. */
export async function findNamesStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`select coalesce(max(updated_at), '') || ' ' || count(*) || ' '
    || count(merged_into) || ' ' || coalesce(sum(case when real_last_name is null then 0 else id end), 0) || ' '
    || coalesce(sum(profile_id), 0) || ' ' || (select coalesce(max(updated_at), '') || count(*) from team) as stamp
    from fighter`.execute(db);
  return rows[0]?.stamp ?? "";
}

/** Published events whose lists name the club, or whose shown competition has its athletes, the earliest first. */
export async function findClubEvents(db: Db, teamId: number) {
  const entered = db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event as shown", "shown.id", "competition.event_id")
    .select("shown.id")
    .where("fighter.team_id", "=", teamId)
    .where("shown.show_competition", "=", true);
  const named = db.selectFrom("event_team").select("event_id").where("team_id", "=", teamId);
  return await db
    .selectFrom("event")
    .select(["id", "name", "date_of_event", "info", "city"])
    .where("is_published", "=", true)
    .where((where) => where.or([where("id", "in", entered), where("id", "in", named)]))
    .orderBy("date_of_event")
    .orderBy("id")
    .execute();
}
