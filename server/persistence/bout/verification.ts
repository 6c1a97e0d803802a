import type { Kysely, Selectable } from "kysely";
import type { FightingReadColumns } from "./boutLog.ts";
import type { AuditChainTable, FightingEventParkedTable } from "../database/logTables.ts";
import type { Tables } from "../database/tables.ts";

/** The bouts that have a log or a head. */
export async function findRecordedFightingUuids(db: Kysely<Tables>): Promise<string[]> {
  const logged = db.selectFrom("fighting_event").select("fighting_uuid as uuid");
  const headed = db.selectFrom("fighting_head").select("fighting_uuid as uuid");
  const rows = await logged.union(headed).orderBy("uuid").execute();
  return rows.map(({ uuid }) => uuid);
}

/** What a collection shows of a bout, as it is stored. */
export async function findReadColumns(
  db: Kysely<Tables>,
  fightingId: number,
): Promise<Record<keyof Omit<FightingReadColumns, "updated_at">, unknown> | undefined> {
  return await db
    .selectFrom("fighting")
    .select(["cause", "winner_id", "state", "started_at", "finished_at", "points", "result"])
    .where("id", "=", fightingId)
    .executeTakeFirst();
}

export async function findRevOf(db: Kysely<Tables>, competitionUuid: string): Promise<number> {
  const row = await db
    .selectFrom("competition_feed")
    .select("rev")
    .where("competition_uuid", "=", competitionUuid)
    .executeTakeFirst();
  return row?.rev ?? 0;
}

export async function findAllParked(db: Kysely<Tables>): Promise<Selectable<FightingEventParkedTable>[]> {
  return await db.selectFrom("fighting_event_parked").selectAll().orderBy("id").execute();
}

export async function findAuditEnd(db: Kysely<Tables>): Promise<AuditChainTable | undefined> {
  return await db.selectFrom("audit_chain").selectAll().executeTakeFirst();
}
