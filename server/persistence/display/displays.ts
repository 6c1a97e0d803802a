import type { Kysely } from "kysely";
import type { DisplayRow, DisplayUpdate, NewDisplay } from "../database/displayTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** With the uuid of its competition, once it has one. */
export type DisplayWithCompetition = DisplayRow & { readonly competition_uuid: string | null };

export async function findDisplay(db: Db, documentId: string): Promise<DisplayWithCompetition | undefined> {
  return await db
    .selectFrom("display")
    .leftJoin("competition", "competition.id", "display.competition_id")
    .selectAll("display")
    .select("competition.uuid as competition_uuid")
    .where("display.document_id", "=", documentId)
    .executeTakeFirst();
}

/** Those of a competition, the oldest first. */
export async function findAllDisplays(db: Db, competitionId: number): Promise<DisplayRow[]> {
  return await db
    .selectFrom("display")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .orderBy("id")
    .execute();
}

/** What the displays that are connected have to be told; one that is missing was taken away. */
export async function findDisplayVersions(
  db: Db,
  documentIds: readonly string[],
): Promise<{ readonly document_id: string; readonly version: number }[]> {
  if (documentIds.length === 0) return [];
  return await db
    .selectFrom("display")
    .select(["document_id", "version"])
    .where("document_id", "in", documentIds)
    .execute();
}

export async function findDisplayByCode(
  db: Db,
  code: string,
  nowMs: number,
): Promise<DisplayRow | undefined> {
  return await db
    .selectFrom("display")
    .selectAll()
    .where("code", "=", code)
    .where("code_until_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Tells whether the code was still free; of two displays that draw the same one, one has to draw again. */
export async function insertDisplay(db: Db, row: NewDisplay): Promise<DisplayRow | undefined> {
  return await db
    .insertInto("display")
    .values(row)
    .onConflict((conflict) => conflict.column("code").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateDisplay(
  db: Db,
  documentId: string,
  change: DisplayUpdate,
): Promise<DisplayRow | undefined> {
  return await db
    .updateTable("display")
    .set(change)
    .set((update) => ({ version: update("version", "+", 1) }))
    .where("document_id", "=", documentId)
    .returningAll()
    .executeTakeFirst();
}

export async function touchDisplay(db: Db, documentId: string, nowMs: number): Promise<void> {
  await db.updateTable("display").set({ seen_ms: nowMs }).where("document_id", "=", documentId).execute();
}

export async function updateDisplayReport(
  db: Db,
  documentId: string,
  { offsetMs, nowMs }: { readonly offsetMs: number | null; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable("display")
    .set({ seen_ms: nowMs, offset_ms: offsetMs })
    .where("document_id", "=", documentId)
    .execute();
}

export async function deleteDisplay(db: Db, documentId: string): Promise<void> {
  await db.deleteFrom("display").where("document_id", "=", documentId).execute();
}

/** Codes nobody claimed in time, so that there are always some to draw. */
export async function deleteExpiredCodes(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom("display").where("code_until_ms", "<=", nowMs).execute();
}

export async function countWaitingDisplays(db: Db): Promise<number> {
  const row = await db
    .selectFrom("display")
    .select((select) => select.fn.countAll().as("count"))
    .where("code", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
