import type { Kysely, Transaction } from "kysely";
import type { FightingRow, FightingUpdate, NewFighting } from "./competitionTables.ts";
import type { BracketLinkRow } from "./logTables.ts";
import type { Tables } from "./tables.ts";

export async function findFightingById(db: Kysely<Tables>, id: number): Promise<FightingRow | undefined> {
  return await db.selectFrom("fighting").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertFighting(db: Kysely<Tables>, row: NewFighting): Promise<FightingRow> {
  return await db.insertInto("fighting").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateFighting(db: Kysely<Tables>, id: number, change: FightingUpdate): Promise<void> {
  await db.updateTable("fighting").set(change).where("id", "=", id).execute();
}

/** The ids in competition order. */
export async function findFightingIds(db: Kysely<Tables>, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("fighting")
    .select("id")
    .where("competition_id", "=", competitionId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids in mat order. */
export async function findFightingIdsOfCarpet(db: Kysely<Tables>, carpetId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("fighting")
    .select("id")
    .where("carpet_id", "=", carpetId)
    .orderBy("carpet_position", (order) => order.asc().nullsLast())
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

/** The caller has checked that `ids` is a permutation of the competition's bouts (F20). */
export async function updateFightingOrder(
  trx: Transaction<Tables>,
  competitionId: number,
  ids: readonly number[],
): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx
      .updateTable("fighting")
      .set({ position })
      .where("id", "=", id)
      .where("competition_id", "=", competitionId)
      .execute();
  }
}

/** The caller has checked that `ids` is a permutation of the mat's bouts (F20). */
export async function updateCarpetOrder(
  trx: Transaction<Tables>,
  carpetId: number,
  ids: readonly number[],
): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await trx
      .updateTable("fighting")
      .set({ carpet_position: position })
      .where("id", "=", id)
      .where("carpet_id", "=", carpetId)
      .execute();
  }
}

/** Where the people of this bout go when it is decided. */
export async function findBracketLinks(db: Kysely<Tables>, fromFighting: string): Promise<BracketLinkRow[]> {
  return await db
    .selectFrom("bracket_link")
    .selectAll()
    .where("from_fighting", "=", fromFighting)
    .orderBy("outcome")
    .execute();
}

export async function insertBracketLink(db: Kysely<Tables>, row: BracketLinkRow): Promise<void> {
  await db.insertInto("bracket_link").values(row).execute();
}
