import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

export type ParkedRow = Awaited<ReturnType<typeof findParkedOf>>[number];

/** The acts of a competition that were not taken, the newest first. */
export async function findParkedOf(db: Kysely<Tables>, competitionId: number) {
  return await selectParked(db).where("fighting.competition_id", "=", competitionId).execute();
}

/** Those of them nobody has decided about. */
export async function findOpenParkedOf(db: Kysely<Tables>, competitionId: number): Promise<ParkedRow[]> {
  return await selectParked(db)
    .where("fighting.competition_id", "=", competitionId)
    .where("fighting_event_parked.resolution", "is", null)
    .execute();
}

export async function findParkedById(db: Kysely<Tables>, id: string): Promise<ParkedRow | undefined> {
  return await selectParked(db).where("fighting_event_parked.id", "=", id).executeTakeFirst();
}

/** How many of them nobody has decided about. */
export async function countOpenParked(db: Kysely<Tables>, competitionUuid: string): Promise<number> {
  const { total } = await db
    .selectFrom("fighting_event_parked")
    .innerJoin("fighting", "fighting.uuid", "fighting_event_parked.fighting_uuid")
    .innerJoin("competition", "competition.id", "fighting.competition_id")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("competition.uuid", "=", competitionUuid)
    .where("fighting_event_parked.resolution", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** The same of all competitions together. */
export async function countAllOpenParked(db: Kysely<Tables>): Promise<number> {
  const { total } = await db
    .selectFrom("fighting_event_parked")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("resolution", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export type Resolution = {
  readonly id: string;
  readonly resolution: string;
  readonly resolved_by: number;
  readonly resolved_ms: number;
  readonly reissued_as: string | null;
};

/** False when somebody else has decided already. */
export async function resolveParked(trx: Transaction<Tables>, { id, ...row }: Resolution): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("fighting_event_parked")
    .set(row)
    .where("id", "=", id)
    .where("resolution", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectParked(db: Kysely<Tables>) {
  return db
    .selectFrom("fighting_event_parked")
    .innerJoin("fighting", "fighting.uuid", "fighting_event_parked.fighting_uuid")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .leftJoin("fighting_head", "fighting_head.fighting_uuid", "fighting.uuid")
    .leftJoin("account", "account.id", "fighting_event_parked.resolved_by")
    .leftJoin("account as author", "author.id", "fighting_event_parked.actor_id")
    .leftJoin("archive_author as decider", "decider.id", "fighting_event_parked.resolved_by")
    .leftJoin("archive_author as sender", "sender.id", "fighting_event_parked.actor_id")
    .selectAll("fighting_event_parked")
    .select((select) => [
      "fighting.number",
      "fighting.competition_id",
      "carpet.uuid as carpet_uuid",
      "carpet.name as carpet_name",
      "fighting_head.version as bout_version",
      select.fn.coalesce("account.display_name", "decider.name").as("display_name"),
      "account.username",
      select.fn.coalesce("author.display_name", "sender.name").as("author_display_name"),
      "author.username as author_username",
    ])
    .orderBy("fighting_event_parked.received_ms", "desc")
    .orderBy("fighting_event_parked.id");
}
