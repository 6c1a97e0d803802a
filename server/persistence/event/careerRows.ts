import type { Kysely } from "kysely";
import { findPersonIds } from "../entry/personLinks.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

export type CareerStart = {
  competition_uuid: string;
  fighter_uuid: string;
  last_name: string;
  first_name: string | null;
  event_id: number;
  event_name: string;
  event_date: string | null;
  event_info: unknown;
  event_city: string | null;
};

/** Where a person competed, newest first, of what the public is shown (AR3). */
export async function findCareerStarts(db: Db, fighterUuid: string, most: number): Promise<CareerStart[]> {
  return await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "competition.uuid as competition_uuid",
      "fighter.uuid as fighter_uuid",
      "fighter.last_name",
      "fighter.first_name",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
      "event.info as event_info",
      "event.city as event_city",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .where("competition.status", "<>", "draft")
    .where("fighter.id", "in", [...(await findPersonIds(db, fighterUuid)), 0])
    .orderBy("event.date_of_event", "desc")
    .orderBy("event.id", "desc")
    .limit(most)
    .execute();
}

/** Every uuid the person has, their own one included. */
export async function findUuidsOfPerson(db: Db, fighterUuid: string): Promise<string[]> {
  const ids = await findPersonIds(db, fighterUuid);
  const rows = await db
    .selectFrom("fighter")
    .select("uuid")
    .where("id", "in", [...ids, 0])
    .execute();
  return rows.map(({ uuid }) => uuid);
}

export type ConsentedDetails = { belt: string | null; birth_date: string | null; coach: string | null };

/** What a person lets everybody read beside their name, of whom the public is shown by name (FT6). */
export async function findConsentedDetails(
  db: Db,
  fighterUuid: string,
): Promise<ConsentedDetails | undefined> {
  return await db
    .selectFrom("fighter")
    .innerJoin("profile", "profile.id", "fighter.profile_id")
    .select(["profile.belt", "profile.birth_date", "profile.coach"])
    .where("fighter.uuid", "=", fighterUuid)
    .where("fighter.real_last_name", "is", null)
    .where((build) =>
      build.exists(
        build
          .selectFrom("consent")
          .select("consent.id")
          .whereRef("consent.profile_id", "=", "profile.id")
          .where("consent.kind", "=", "details")
          .where("consent.withdrawn_ms", "is", null),
      ),
    )
    .where((build) =>
      build.exists(
        build
          .selectFrom("category_fighter")
          .innerJoin("category", "category.id", "category_fighter.category_id")
          .innerJoin("competition", "competition.id", "category.competition_id")
          .innerJoin("event", "event.id", "competition.event_id")
          .select("event.id")
          .whereRef("category_fighter.fighter_id", "=", "fighter.id")
          .where("event.show_competition", "=", true),
      ),
    )
    .executeTakeFirst();
}
