import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** The categories an athlete stands in, is entered in or was drawn in; `entrants` is what the draw says. */
export async function findPersonPlaces(db: Db, fighterId: number) {
  return await db
    .selectFrom("category")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .leftJoin("category_fighter as member", (join) =>
      join.onRef("member.category_id", "=", "category.id").on("member.fighter_id", "=", fighterId),
    )
    .leftJoin("application as entry", (join) =>
      join
        .onRef("entry.category_id", "=", "category.id")
        .on("entry.fighter_id", "=", fighterId)
        .on("entry.state", "in", ["new", "accepted"]),
    )
    .leftJoin("weigh_in", (join) =>
      join.onRef("weigh_in.category_id", "=", "category.id").on("weigh_in.fighter_id", "=", fighterId),
    )
    .select([
      "category.id",
      "category.uuid",
      "category.title",
      "category.status",
      "category.draw",
      "competition.uuid as competition_uuid",
      "entry.document_id as application",
      "weigh_in.state as weighed",
      "weigh_in.weight",
      "weigh_in.at_ms as weighed_ms",
    ])
    .where((where) =>
      where.or([where("member.fighter_id", "is not", null), where("entry.id", "is not", null)]),
    )
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
}

export async function findPersonBouts(db: Db, fighterId: number) {
  return await db
    .selectFrom("fighting")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("fighter as other", (join) =>
      join.on(sql<boolean>`other.id = case when fighting.red_fighter_id = ${fighterId}
        then fighting.blue_fighter_id else fighting.red_fighter_id end`),
    )
    .select([
      "fighting.uuid",
      "fighting.state",
      "category.uuid as category_uuid",
      "other.uuid as opponent_uuid",
    ])
    .where((where) =>
      where.or([where("red_fighter_id", "=", fighterId), where("blue_fighter_id", "=", fighterId)]),
    )
    .orderBy("fighting.id")
    .execute();
}

type WhichPeople = { readonly competitionId?: number; readonly ids?: readonly number[] };

/** Everybody of a competition once, or these, or everybody there is, under their own names, with what their profile says. */
export async function findPeople(db: Db, { competitionId, ids }: WhichPeople) {
  return await db
    .selectFrom("fighter")
    .leftJoin("team", "team.id", "fighter.team_id")
    .leftJoin("profile", "profile.id", "fighter.profile_id")
    .select((select) => [
      "fighter.id",
      "fighter.uuid",
      "fighter.document_id",
      select.fn.coalesce("fighter.real_last_name", "fighter.last_name").as("last_name"),
      sql<string | null>`case when fighter.real_last_name is null then fighter.first_name
        else fighter.real_first_name end`.as("first_name"),
      "fighter.middle_name",
      "fighter.birth_date",
      "fighter.birth_year",
      "fighter.sex",
      "team.name as team_name",
      "profile.last_name as profile_last_name",
      "profile.first_name as profile_first_name",
      "profile.middle_name as profile_middle_name",
      "profile.birth_date as profile_birth_date",
    ])
    .$if(competitionId !== undefined, (query) =>
      query.where(
        "fighter.id",
        "in",
        db
          .selectFrom("category_fighter")
          .innerJoin("category", "category.id", "category_fighter.category_id")
          .select("category_fighter.fighter_id")
          .where("category.competition_id", "=", competitionId ?? 0),
      ),
    )
    .$if(competitionId === undefined, (query) => query.where("fighter.rehearsal_id", "is", null))
    .$if(ids !== undefined, (query) => query.where("fighter.id", "in", [...(ids ?? []), 0]))
    .where("fighter.merged_into", "is", null)
    .orderBy("fighter.id")
    .execute();
}
export type KnownRow = Awaited<ReturnType<typeof findPeople>>[number];

/** Another text after somebody was written, renamed, merged or parted. */
export async function findPeopleStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`select coalesce(max(updated_at), '') || ' ' || count(*)
    || ' ' || count(merged_into) as stamp from fighter`.execute(db);
  return rows[0]?.stamp ?? "";
}

export async function countEntries(db: Db, competitionId: number): Promise<number> {
  const { entries } = await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .select((select) => select.fn.countAll<number>().as("entries"))
    .where("category.competition_id", "=", competitionId)
    .executeTakeFirstOrThrow();
  return entries;
}

/** When the scale said what, the last first. */
export async function findPersonWeighIns(db: Db, fighterId: number) {
  return await db
    .selectFrom("weigh_in")
    .innerJoin("category", "category.id", "weigh_in.category_id")
    .leftJoin("account", "account.id", "weigh_in.actor_id")
    .select((select) => [
      "weigh_in.state",
      "weigh_in.weight",
      "weigh_in.at_ms",
      "category.title",
      select.fn.coalesce("account.display_name", "account.username").as("author"),
    ])
    .where("weigh_in.fighter_id", "=", fighterId)
    .where("weigh_in.state", "<>", "not_weighed")
    .orderBy("weigh_in.at_ms", "desc")
    .execute();
}

export async function findTeamNames(db: Db, teamId: number | null) {
  if (teamId === null) return undefined;
  return await db
    .selectFrom("team")
    .select(["document_id", "name"])
    .where("id", "=", teamId)
    .executeTakeFirst();
}
