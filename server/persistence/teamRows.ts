import type { Insertable, Kysely } from "kysely";
import type { TeamRow, TeamTable } from "./competitionTables.ts";
import type { Slice } from "./entries.ts";
import type { Tables } from "./tables.ts";

/** By name, so that a person finds the own club. */
export async function findAllTeams(db: Kysely<Tables>, { limit, offset }: Slice): Promise<TeamRow[]> {
  return await db
    .selectFrom("team")
    .selectAll()
    .orderBy("name")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countTeams(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom("team")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function findTeamById(db: Kysely<Tables>, id: number): Promise<TeamRow | undefined> {
  return await db.selectFrom("team").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findAllTeamsOfEvent(db: Kysely<Tables>, eventId: number): Promise<TeamRow[]> {
  return await db
    .selectFrom("team")
    .innerJoin("event_team", "event_team.team_id", "team.id")
    .selectAll("team")
    .where("event_team.event_id", "=", eventId)
    .orderBy("team.name")
    .orderBy("team.id")
    .execute();
}

export async function insertTeam(db: Kysely<Tables>, row: Insertable<TeamTable>): Promise<TeamRow> {
  return await db.insertInto("team").values(row).returningAll().executeTakeFirstOrThrow();
}
