import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

const HELD = [
  "carpet.uuid as carpetUuid",
  "lease.seen_ms as seenMs",
  "lease.device_id as deviceId",
  "lease.offset_ms as offsetMs",
  "lease.unsent",
  "account.username",
  "account.display_name as displayName",
  "session.user_agent as userAgent",
] as const;

/** The tables that are held: on a mat as a whole, or on a bout of it that is not over. */
export async function findHeldTables(db: Kysely<Tables>, competitionId: number) {
  const mats = await db
    .selectFrom("lease")
    .innerJoin("carpet", (join) => join.on("lease.scope", "=", sql<string>`'carpet:' || carpet.uuid`))
    .innerJoin("account", "account.id", "lease.user_id")
    .leftJoin("session", "session.id", "lease.session_id")
    .select(HELD)
    .where("carpet.competition_id", "=", competitionId)
    .execute();
  const bouts = await db
    .selectFrom("lease")
    .innerJoin("fighting", (join) => join.on("lease.scope", "=", sql<string>`'fighting:' || fighting.uuid`))
    .innerJoin("carpet", "carpet.id", "fighting.carpet_id")
    .innerJoin("account", "account.id", "lease.user_id")
    .leftJoin("session", "session.id", "lease.session_id")
    .select(HELD)
    .where("fighting.competition_id", "=", competitionId)
    .where("fighting.state", "!=", "finished")
    .execute();
  return [...mats, ...bouts].toSorted((one, other) => other.seenMs - one.seenMs);
}

/** Everybody of the competition with what only its officials may know. */
export async function findDeskPeople(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .leftJoin("application", (join) =>
      join
        .onRef("application.fighter_id", "=", "fighter.id")
        .onRef("application.category_id", "=", "category.id"),
    )
    .select([
      "fighter.uuid",
      "fighter.last_name as lastName",
      "fighter.first_name as firstName",
      "fighter.birth_date as birthDate",
      "fighter.weight",
      "application.weigh_in_state as weighInState",
    ])
    .where("category.competition_id", "=", competitionId)
    .execute();
}
