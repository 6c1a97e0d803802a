import { sql, type Kysely, type SqlBool, type Updateable } from "kysely";
import type { BoutDuty } from "#domain/referee/referee.ts";
import type { RoleType } from "#domain/access/access.ts";
import { rolesWith } from "#domain/access/eventRoles.ts";
import type { NewReferee, RefereeRow, RefereeTable } from "../database/refereeTables.ts";
import type { Tables } from "../database/tables.ts";

export type KnownReferee = RefereeRow & {
  readonly username: string | null;
  readonly role: RoleType | null;
  readonly is_blocked: boolean | null;
  /** Whether a role of the event lets the account write points there (RL24). */
  readonly has_event_role: SqlBool;
};

/** That the account has a role of the competition's event that writes points. */
const writesPoints = (competitionId: number) => sql<SqlBool>`exists (select 1 from event_role
  join competition on competition.event_id = event_role.event_id
  where competition.id = ${competitionId} and event_role.account_id = account.id
  and event_role.taken_ms is null and event_role.role in (${sql.join(rolesWith("score"))}))`;

/** Everybody of the list, with what is known of their accounts. */
export async function findReferees(db: Kysely<Tables>, competitionId: number): Promise<KnownReferee[]> {
  return await db
    .selectFrom("referee")
    .leftJoin("account", "account.id", "referee.account_id")
    .selectAll("referee")
    .select(["account.username", "account.role", "account.is_blocked"])
    .select(writesPoints(competitionId).as("has_event_role"))
    .where("referee.competition_id", "=", competitionId)
    .orderBy("referee.id")
    .execute();
}

export type RefereeMat = { readonly refereeId: number; readonly carpet: string };

/** A mat that went over to another competition is nobody's in either. */
export async function findRefereeMats(db: Kysely<Tables>, competitionId: number): Promise<RefereeMat[]> {
  return await db
    .selectFrom("referee_mat")
    .innerJoin("referee", "referee.id", "referee_mat.referee_id")
    .innerJoin("carpet", (join) =>
      join
        .onRef("carpet.id", "=", "referee_mat.carpet_id")
        .onRef("carpet.competition_id", "=", "referee.competition_id"),
    )
    .select(["referee.id as refereeId", "carpet.uuid as carpet"])
    .where("referee.competition_id", "=", competitionId)
    .orderBy("carpet.position")
    .orderBy("carpet.id")
    .execute();
}

export type CrewRow = { readonly fighting: string; readonly referee: string; readonly duty: BoutDuty };

/** Who is named for which bout. */
export async function findCrews(db: Kysely<Tables>, competitionId: number): Promise<CrewRow[]> {
  return await db
    .selectFrom("bout_referee")
    .innerJoin("referee", "referee.id", "bout_referee.referee_id")
    .innerJoin("fighting", "fighting.id", "bout_referee.fighting_id")
    .select(["fighting.uuid as fighting", "referee.uuid as referee", "bout_referee.duty"])
    .where("referee.competition_id", "=", competitionId)
    .orderBy("referee.id")
    .execute();
}

/** The crews of a category, by the places of their bouts in the bracket and by their pairs. */
export async function findCategoryCrews(db: Kysely<Tables>, categoryId: number) {
  return await db
    .selectFrom("bout_referee")
    .innerJoin("fighting", "fighting.id", "bout_referee.fighting_id")
    .select([
      "fighting.bracket_id",
      "fighting.red_fighter_id",
      "fighting.blue_fighter_id",
      "bout_referee.referee_id",
      "bout_referee.duty",
    ])
    .where("fighting.category_id", "=", categoryId)
    .orderBy("bout_referee.referee_id")
    .execute();
}

export async function findRefereeRowIds(db: Kysely<Tables>, competitionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("referee")
    .select("id")
    .where("competition_id", "=", competitionId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Referees and admins of the installation who can sign in, and whoever writes points by a role of the event. */
export async function findOfficialAccounts(db: Kysely<Tables>, competitionId: number) {
  return await db
    .selectFrom("account")
    .select(["id", "username", "display_name", "last_name", "first_name", "middle_name"])
    .where((where) => where.or([where("role", "in", ["referee", "admin"]), writesPoints(competitionId)]))
    .where("is_blocked", "=", false)
    .orderBy("id")
    .execute();
}

export async function insertReferee(db: Kysely<Tables>, row: NewReferee): Promise<RefereeRow> {
  return await db.insertInto("referee").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateReferee(
  db: Kysely<Tables>,
  id: number,
  change: Updateable<RefereeTable>,
): Promise<void> {
  await db.updateTable("referee").set(change).where("id", "=", id).execute();
}

export async function deleteReferee(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom("referee").where("id", "=", id).execute();
}

/** Names all accounts of the list, or none of them (RL11). */
export async function setNamed(db: Kysely<Tables>, competitionId: number, isNamed: boolean): Promise<void> {
  await db
    .updateTable("referee")
    .set({ is_named: isNamed })
    .where("competition_id", "=", competitionId)
    .where("account_id", "is not", null)
    .execute();
}

export async function replaceRefereeMats(
  db: Kysely<Tables>,
  refereeId: number,
  carpetIds: readonly number[],
): Promise<void> {
  await db.deleteFrom("referee_mat").where("referee_id", "=", refereeId).execute();
  const rows = carpetIds.map((carpet_id) => ({ referee_id: refereeId, carpet_id }));
  if (rows.length > 0) await db.insertInto("referee_mat").values(rows).execute();
}

export async function replaceCrew(
  db: Kysely<Tables>,
  fightingId: number,
  crew: readonly { readonly refereeId: number; readonly duty: BoutDuty }[],
): Promise<void> {
  await db.deleteFrom("bout_referee").where("fighting_id", "=", fightingId).execute();
  const rows = crew.map(({ refereeId, duty }) => ({ fighting_id: fightingId, referee_id: refereeId, duty }));
  if (rows.length > 0) await db.insertInto("bout_referee").values(rows).execute();
}
