import { sql, type Insertable, type Kysely } from "kysely";
import type { BoutState } from "#contract/competition/entity.ts";
import type { QueueActRow, QueueActTable } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";

export type QueuedRow = { readonly uuid: string; readonly state: BoutState };

/** Everything on the mat in its order, finished bouts too. */
export async function findMatQueue(db: Kysely<Tables>, carpetUuid: string): Promise<QueuedRow[]> {
  return await db
    .selectFrom("fighting")
    .innerJoin("carpet", "carpet.id", "fighting.carpet_id")
    .select(["fighting.uuid", "fighting.state"])
    .where("carpet.uuid", "=", carpetUuid)
    .orderBy("fighting.carpet_position")
    .orderBy("fighting.id")
    .execute();
}

/** The mats of a competition in their order. */
export async function findCompetitionCarpets(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("carpet")
    .select(["id", "uuid", "name", "number", "position"])
    .where("competition_id", "=", competitionId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The whole list of a mat: whoever is in it stands on that mat from now on, numbers stay (DY5). */
export async function saveMatOrder(
  db: Kysely<Tables>,
  carpetId: number,
  order: readonly string[],
): Promise<void> {
  for (let from = 0; from < order.length; from += ROWS_AT_ONCE) {
    const part = order.slice(from, from + ROWS_AT_ONCE);
    const places = part.map((uuid, index) => sql`when ${uuid} then cast(${from + index} as integer)`);
    await db
      .updateTable("fighting")
      .set({ carpet_id: carpetId, carpet_position: sql<number>`case uuid ${sql.join(places, sql` `)} end` })
      .where("uuid", "in", part)
      .execute();
  }
}

/** One statement for a usual mat: a drag waits for it. */
const ROWS_AT_ONCE = 500;

/** A bout of no mat again: where it came from before it was placed. */
export async function takeOffMat(db: Kysely<Tables>, fightingUuid: string): Promise<void> {
  await db
    .updateTable("fighting")
    .set({ carpet_id: null, carpet_position: null })
    .where("uuid", "=", fightingUuid)
    .execute();
}

/** The mats an account is meant for in this competition. */
export async function findOwnCarpetUuids(
  db: Kysely<Tables>,
  accountId: number,
  competitionId: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("referee")
    .innerJoin("referee_mat", "referee_mat.referee_id", "referee.id")
    .innerJoin("carpet", (join) =>
      join
        .onRef("carpet.id", "=", "referee_mat.carpet_id")
        // A mat that went over to another competition is nobody's in either.
        .onRef("carpet.competition_id", "=", "referee.competition_id"),
    )
    .select("carpet.uuid")
    .where("referee.account_id", "=", accountId)
    .where("referee.competition_id", "=", competitionId)
    .orderBy("carpet.position")
    .orderBy("carpet.id")
    .execute();
  return rows.map(({ uuid }) => uuid);
}

export async function findQueueAct(db: Kysely<Tables>, id: string): Promise<QueueActRow | undefined> {
  return await db.selectFrom("queue_act").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest act that was not taken back. */
export async function findLastQueueAct(
  db: Kysely<Tables>,
  competitionUuid: string,
): Promise<QueueActRow | undefined> {
  return await db
    .selectFrom("queue_act")
    .selectAll()
    .where("competition_uuid", "=", competitionUuid)
    .where("undone_ms", "is", null)
    .orderBy("at_ms", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Fails on an id already taken: an act is done once. */
export async function insertQueueAct(db: Kysely<Tables>, row: Insertable<QueueActTable>): Promise<void> {
  await db.insertInto("queue_act").values(row).execute();
}

export async function updateQueueActUndone(db: Kysely<Tables>, id: string, nowMs: number): Promise<void> {
  await db.updateTable("queue_act").set({ undone_ms: nowMs }).where("id", "=", id).execute();
}
