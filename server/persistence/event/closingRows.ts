import { sql, type Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** Entries of an event nobody has decided about, and those whose owner wrote last or was asked for something. */
export async function findOpenEntries(db: Db, eventId: number) {
  return await db
    .selectFrom("application")
    .select(["application.id", "application.state", "application.needs_change"])
    .select(
      sql<boolean | null>`(select not is_organiser from application_message
        where application_id = application.id order by id desc limit 1)`.as("is_owner_last"),
    )
    .where("application.event_id", "=", eventId)
    .where("application.state", "in", ["new", "accepted"])
    .execute();
}

export async function countOpenClaims(db: Db, competitionId: number): Promise<number> {
  const { total } = await db
    .selectFrom("result_claim")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("competition_id", "=", competitionId)
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
  return total;
}

/** Of these athletes those of whom a report lacks the birth or the region. */
export async function countIncomplete(db: Db, uuids: readonly string[]): Promise<number> {
  if (uuids.length === 0) return 0;
  const { total } = await db
    .selectFrom("fighter")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("uuid", "in", uuids)
    .where((where) =>
      where.or([
        where("region", "is", null),
        where.and([where("birth_date", "is", null), where("birth_year", "is", null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** How the status of a competition was moved, the newest first. */
export async function findStatusMoves(db: Db, competitionId: number) {
  return await db
    .selectFrom("audit_log")
    .leftJoin("account", "account.id", "audit_log.actor_id")
    .select(["audit_log.at_ms", "audit_log.before", "audit_log.after"])
    .select(["account.display_name", "account.username"])
    .where("action", "=", "competitions.update")
    .where("object", "=", `competition:${competitionId}`)
    // Only a move tells what was before.
    .where("before", "is not", null)
    .orderBy("n", "desc")
    .limit(20)
    .execute();
}
