import type { Kysely } from "kysely";
import type { RoleType } from "#domain/access/access.ts";
import type { MatOfficialTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

export type StaffRow = {
  readonly id: number;
  readonly username: string;
  readonly display_name: string | null;
  readonly role: RoleType;
  readonly is_blocked: boolean;
  readonly named_in: number | null;
  readonly carpet_uuid: string | null;
};

/** Every referee who may sign in, and whoever else is named or has a mat: a list of one who left is not an empty list. */
export async function findStaff(db: Kysely<Tables>, competitionId: number): Promise<StaffRow[]> {
  return await db
    .selectFrom("account")
    .leftJoin("competition_referee", (join) =>
      join
        .onRef("competition_referee.account_id", "=", "account.id")
        .on("competition_referee.competition_id", "=", competitionId),
    )
    .leftJoin("mat_official", (join) =>
      join
        .onRef("mat_official.account_id", "=", "account.id")
        .on("mat_official.competition_id", "=", competitionId),
    )
    .leftJoin("carpet", (join) =>
      join.onRef("carpet.id", "=", "mat_official.carpet_id").on("carpet.competition_id", "=", competitionId),
    )
    .select([
      "account.id",
      "account.username",
      "account.display_name",
      "account.role",
      "account.is_blocked",
      "competition_referee.competition_id as named_in",
      "carpet.uuid as carpet_uuid",
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb("account.role", "=", "referee"), eb("account.is_blocked", "=", false)]),
        eb("competition_referee.competition_id", "is not", null),
        eb("carpet.id", "is not", null),
      ]),
    )
    .orderBy("account.id")
    .execute();
}

export async function deleteReferees(db: Kysely<Tables>, competitionId: number): Promise<void> {
  await db.deleteFrom("competition_referee").where("competition_id", "=", competitionId).execute();
}

export async function insertReferees(
  db: Kysely<Tables>,
  competitionId: number,
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .insertInto("competition_referee")
    .values(accountIds.map((account_id) => ({ competition_id: competitionId, account_id })))
    .execute();
}

export async function deleteMatOfficials(
  db: Kysely<Tables>,
  competitionId: number,
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .deleteFrom("mat_official")
    .where("competition_id", "=", competitionId)
    .where("account_id", "in", accountIds)
    .execute();
}

/** Fails on an account that has a mat in the competition already. */
export async function insertMatOfficials(
  db: Kysely<Tables>,
  officials: readonly MatOfficialTable[],
): Promise<void> {
  if (officials.length > 0) await db.insertInto("mat_official").values(officials).execute();
}
