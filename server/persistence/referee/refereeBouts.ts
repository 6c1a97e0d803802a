import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The bouts of a competition with what the work of its referees follows from. */
export async function findRefereeBouts(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("fighting")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .select([
      "fighting.uuid",
      "fighting.number",
      "fighting.state",
      "fighting.started_at as startedAt",
      "fighting.finished_at as finishedAt",
      "fighting.red_fighter_id as redId",
      "fighting.blue_fighter_id as blueId",
      "category.title as category",
      "category.bout_seconds as boutSeconds",
      "category.age_max as ageMax",
      "carpet.uuid as carpet",
    ])
    .where("fighting.competition_id", "=", competitionId)
    .orderBy("carpet.position")
    .orderBy("fighting.carpet_position")
    .orderBy("fighting.position")
    .execute();
}

/** The athletes of a competition with what may tie a referee to them (RE5). */
export async function findAthleteTies(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("fighter")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "fighter.id",
      "fighter.uuid",
      "fighter.last_name as lastName",
      "fighter.first_name as firstName",
      "fighter.real_last_name as realLastName",
      "fighter.real_first_name as realFirstName",
      "fighter.region",
      "fighter.coach",
      "team.name as club",
    ])
    .where("fighter.id", "in", (entered) =>
      entered
        .selectFrom("category_fighter")
        .innerJoin("category", "category.id", "category_fighter.category_id")
        .select("category_fighter.fighter_id")
        .where("category.competition_id", "=", competitionId),
    )
    .orderBy("fighter.id")
    .execute();
}
