import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** Every entry of an event that was ever made through an account. */
export async function findFeeApplications(db: Db, eventId: number) {
  return await db
    .selectFrom("application")
    .leftJoin("category", "category.id", "application.category_id")
    .select([
      "application.profile_id",
      "application.fighter_id",
      "application.category_id",
      "application.state",
      "application.created_at",
      "category.title",
    ])
    .where("application.event_id", "=", eventId)
    .orderBy("application.id")
    .execute();
}

/** Everybody in the categories of an event. */
export async function findFeeMembers(db: Db, eventId: number) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "category_fighter.fighter_id",
      "category_fighter.category_id",
      "category.title",
      "fighter.created_at",
      "event.created_at as event_created_at",
    ])
    .where("competition.event_id", "=", eventId)
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
}

/** The parts of payments that count: paid, and not taken back. */
export async function findPaidParts(db: Db, eventId: number) {
  return await db
    .selectFrom("payment_part")
    .innerJoin("payment", "payment.id", "payment_part.payment_id")
    .select(["payment_part.profile_id", "payment_part.fighter_id", "payment_part.kopecks"])
    .where("payment.event_id", "=", eventId)
    .where("payment.state", "=", "paid")
    .where("payment.revoked_ms", "is", null)
    .execute();
}

/** The records payments and categories name, and those they were merged into. */
export async function findFeeFighters(db: Db, eventId: number) {
  const named = sql<number>`
    select category_fighter.fighter_id from category_fighter
      join category on category.id = category_fighter.category_id
      join competition on competition.id = category.competition_id where competition.event_id = ${eventId}
    union select payment_part.fighter_id from payment_part
      join payment on payment.id = payment_part.payment_id
      where payment.event_id = ${eventId} and payment_part.fighter_id is not null`;
  return await db
    .selectFrom("fighter")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select((select) => [
      "fighter.id",
      "fighter.profile_id",
      "fighter.merged_into",
      select.fn.coalesce("fighter.real_last_name", "fighter.last_name").as("last_name"),
      sql<string | null>`case when fighter.real_last_name is null then fighter.first_name
        else fighter.real_first_name end`.as("first_name"),
      "team.name as team_name",
    ])
    .where((where) =>
      where.or([
        where("fighter.id", "in", sql<number>`(${named})`),
        where("fighter.id", "in", sql<number>`(select merged_into from fighter where id in (${named}))`),
      ]),
    )
    .execute();
}

/** The people of accounts that entered an event or were paid for. */
export async function findFeeProfiles(db: Db, eventId: number) {
  return await db
    .selectFrom("profile")
    .leftJoin("team", "team.id", "profile.team_id")
    .select([
      "profile.id",
      "profile.owner_id",
      "profile.last_name",
      "profile.first_name",
      "team.name as team_name",
    ])
    .where(
      "profile.id",
      "in",
      sql<number>`(
        select profile_id from application where event_id = ${eventId}
        union select payment_part.profile_id from payment_part
          join payment on payment.id = payment_part.payment_id
          where payment.event_id = ${eventId} and payment_part.profile_id is not null
        union select fighter.profile_id from fighter
          join category_fighter on category_fighter.fighter_id = fighter.id
          join category on category.id = category_fighter.category_id
          join competition on competition.id = category.competition_id
          where competition.event_id = ${eventId} and fighter.profile_id is not null)`,
    )
    .execute();
}
