import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

export type CareerStart = {
  competition_uuid: string;
  fighter_uuid: string;
  event_id: number;
  event_name: string;
  event_date: string | null;
  event_info: unknown;
  event_city: string | null;
};

/**
 * Where a person competed, newest first, of what the public is shown. The same person is the same fighter, or another
 * fighter of the same profile; whoever hides their name at one event is not tied to their name at another (AR3).
 */
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
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event as event_date",
      "event.info as event_info",
      "event.city as event_city",
    ])
    .distinct()
    .where("event.show_competition", "=", true)
    .where("competition.status", "<>", "draft")
    .where("fighter.id", "in", samePerson(db, fighterUuid))
    .orderBy("event.date_of_event", "desc")
    .orderBy("event.id", "desc")
    .limit(most)
    .execute();
}

/** Every uuid the person has, their own one included. */
export async function findUuidsOfPerson(db: Db, fighterUuid: string): Promise<string[]> {
  const rows = await db
    .selectFrom("fighter")
    .select("uuid")
    .where("id", "in", samePerson(db, fighterUuid))
    .execute();
  return rows.map(({ uuid }) => uuid);
}

function samePerson(db: Db, fighterUuid: string) {
  return db
    .selectFrom("fighter as asked")
    .innerJoin("fighter as same", (join) =>
      join.on(
        sql<boolean>`same.id = asked.id or same.id = asked.merged_into or same.profile_id = asked.profile_id`,
      ),
    )
    .select("same.id")
    .where("asked.uuid", "=", fighterUuid)
    .where("asked.real_last_name", "is", null)
    .where("same.real_last_name", "is", null);
}
