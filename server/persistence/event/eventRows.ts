import type { Insertable, Kysely, Transaction } from "kysely";
import { isPostgres } from "../database/columns.ts";
import type { EventRow, EventTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export async function countEvents(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("event")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function findEventById(db: Kysely<Tables>, id: number): Promise<EventRow | undefined> {
  return await db.selectFrom("event").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Who changes the money of an event or copies it waits for who does so at the same moment. SQLite has one writer. */
export async function lockEvent(trx: Transaction<Tables>, id: number): Promise<void> {
  if (!isPostgres(trx)) return;
  await trx.selectFrom("event").select("id").where("id", "=", id).forUpdate().execute();
}

export async function findEventByDocumentId(
  db: Kysely<Tables>,
  documentId: string,
): Promise<EventRow | undefined> {
  return await db.selectFrom("event").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

export async function findEventByCopyId(db: Kysely<Tables>, copyId: string): Promise<EventRow | undefined> {
  return await db.selectFrom("event").selectAll().where("copy_id", "=", copyId).executeTakeFirst();
}

export async function insertEvent(db: Kysely<Tables>, row: Insertable<EventTable>): Promise<EventRow> {
  return await db.insertInto("event").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Saying it twice is the same as saying it once. */
export async function insertEventTeam(
  db: Kysely<Tables>,
  row: { event_id: number; team_id: number },
): Promise<void> {
  await db
    .insertInto("event_team")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
