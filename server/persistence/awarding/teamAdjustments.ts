import type { Insertable, Kysely } from "kysely";
import type { TeamAdjustmentTable } from "../database/hallTables.ts";
import type { Tables } from "../database/tables.ts";

export type TeamAdjustmentRow = Awaited<ReturnType<typeof findAdjustmentsInForce>>[number];

/** The oldest first. */
export async function findAdjustmentsInForce(db: Kysely<Tables>, competitionId: number) {
  return await selectAdjustments(db, competitionId).where("revoked_ms", "is", null).execute();
}

/** Revoked ones too, with who gave and who took them. */
export async function findAllAdjustments(db: Kysely<Tables>, competitionId: number) {
  return await selectAdjustments(db, competitionId)
    .leftJoin("account as author", "author.id", "team_adjustment.actor_id")
    .leftJoin("account as revoker", "revoker.id", "team_adjustment.revoked_by")
    .leftJoin("archive_author as giver", "giver.id", "team_adjustment.actor_id")
    .leftJoin("archive_author as taker", "taker.id", "team_adjustment.revoked_by")
    .select((select) => [
      "team_adjustment.revoked_ms",
      "team_adjustment.revoke_reason",
      select.fn.coalesce("author.display_name", "author.username", "giver.name", select.val("")).as("author"),
      select.fn
        .coalesce("revoker.display_name", "revoker.username", "taker.name", select.val(""))
        .as("revoker"),
    ])
    .execute();
}

export async function findAdjustment(db: Kysely<Tables>, id: string) {
  return await db
    .selectFrom("team_adjustment")
    .innerJoin("competition", "competition.id", "team_adjustment.competition_id")
    .selectAll("team_adjustment")
    .select("competition.uuid as competition_uuid")
    .where("team_adjustment.id", "=", id)
    .executeTakeFirst();
}

export async function insertAdjustment(
  db: Kysely<Tables>,
  row: Insertable<TeamAdjustmentTable>,
): Promise<void> {
  await db.insertInto("team_adjustment").values(row).execute();
}

/** False when somebody else was first. */
export async function revokeAdjustment(
  db: Kysely<Tables>,
  id: string,
  by: { readonly revoked_ms: number; readonly revoked_by: number; readonly revoke_reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("team_adjustment")
    .set(by)
    .where("id", "=", id)
    .where("revoked_ms", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function selectAdjustments(db: Kysely<Tables>, competitionId: number) {
  return db
    .selectFrom("team_adjustment")
    .innerJoin("team", "team.id", "team_adjustment.team_id")
    .select([
      "team_adjustment.id",
      "team_adjustment.team_id",
      "team_adjustment.points",
      "team_adjustment.reason",
      "team_adjustment.at_ms",
      "team.name",
      "team.city",
    ])
    .where("team_adjustment.competition_id", "=", competitionId)
    .orderBy("team_adjustment.at_ms")
    .orderBy("team_adjustment.id");
}
