import type { Insertable, Kysely, Updateable } from "kysely";
import type { CompetitionRow, CompetitionTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export type NewCompetition = Insertable<CompetitionTable>;
type CompetitionUpdate = Updateable<CompetitionTable>;

export async function findCompetitionByUuid(
  db: Kysely<Tables>,
  uuid: string,
): Promise<CompetitionRow | undefined> {
  return await db.selectFrom("competition").selectAll().where("uuid", "=", uuid).executeTakeFirst();
}

export async function findCompetitionById(
  db: Kysely<Tables>,
  id: number,
): Promise<CompetitionRow | undefined> {
  return await db.selectFrom("competition").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function isCompetitionClosed(db: Kysely<Tables>, uuid: string): Promise<boolean> {
  const closed = await db
    .selectFrom("competition")
    .select("id")
    .where("uuid", "=", uuid)
    .where("status", "=", "closed")
    .executeTakeFirst();
  return closed !== undefined;
}

export async function findCompetitionOfCategory(
  db: Kysely<Tables>,
  categoryUuid: string,
): Promise<CompetitionRow | undefined> {
  return await db
    .selectFrom("competition")
    .innerJoin("category", "category.competition_id", "competition.id")
    .selectAll("competition")
    .where("category.uuid", "=", categoryUuid)
    .executeTakeFirst();
}

export async function hasBegunBouts(db: Kysely<Tables>, competitionId: number): Promise<boolean> {
  const begun = await db
    .selectFrom("fighting")
    .select("id")
    .where("competition_id", "=", competitionId)
    .where("state", "not in", ["waiting", "called"])
    .limit(1)
    .executeTakeFirst();
  return begun !== undefined;
}

/** An event has at most one competition. */
export async function findCompetitionByEventId(
  db: Kysely<Tables>,
  eventId: number,
): Promise<CompetitionRow | undefined> {
  return await db.selectFrom("competition").selectAll().where("event_id", "=", eventId).executeTakeFirst();
}

export async function insertCompetition(db: Kysely<Tables>, row: NewCompetition): Promise<CompetitionRow> {
  return await db.insertInto("competition").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateCompetition(
  db: Kysely<Tables>,
  id: number,
  row: CompetitionUpdate,
): Promise<void> {
  await db.updateTable("competition").set(row).where("id", "=", id).execute();
}

export async function findCategoriesOf(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("category")
    .select(["id", "draw"])
    .where("competition_id", "=", competitionId)
    .execute();
}

export async function countCarpets(db: Kysely<Tables>, competitionId: number): Promise<number> {
  const row = await db
    .selectFrom("carpet")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("competition_id", "=", competitionId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The accounts that may operate the competition; empty means every referee. */
export async function findRefereeIds(db: Kysely<Tables>, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("referee")
    .select("account_id")
    .where("competition_id", "=", competitionId)
    .where("is_named", "=", true)
    .where("account_id", "is not", null)
    .orderBy("account_id")
    .execute();
  return rows.flatMap((row) => row.account_id ?? []);
}
