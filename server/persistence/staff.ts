import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export type StaffRow = {
  readonly id: number;
  readonly username: string;
  readonly display_name: string | null;
  readonly named_in: number | null;
  /** Of the mat, if it is one of this competition. */
  readonly carpet_uuid: string | null;
};

/** Every referee who may sign in, and whoever else is named: a list of one who left is not an empty list. */
export async function findStaff(db: Kysely<Tables>, competitionId: number): Promise<StaffRow[]> {
  return await db
    .selectFrom("account")
    .leftJoin("competition_referee", (join) =>
      join
        .onRef("competition_referee.account_id", "=", "account.id")
        .on("competition_referee.competition_id", "=", competitionId),
    )
    .leftJoin("carpet", (join) =>
      join.onRef("carpet.id", "=", "account.carpet_id").on("carpet.competition_id", "=", competitionId),
    )
    .select([
      "account.id",
      "account.username",
      "account.display_name",
      "competition_referee.competition_id as named_in",
      "carpet.uuid as carpet_uuid",
    ])
    .where((eb) =>
      eb.or([
        eb.and([eb("account.role", "=", "referee"), eb("account.is_blocked", "=", false)]),
        eb("competition_referee.competition_id", "is not", null),
      ]),
    )
    .orderBy("account.username")
    .execute();
}

export async function replaceReferees(
  db: Kysely<Tables>,
  competitionId: number,
  accountIds: readonly number[],
): Promise<void> {
  await db.deleteFrom("competition_referee").where("competition_id", "=", competitionId).execute();
  if (accountIds.length === 0) return;
  await db
    .insertInto("competition_referee")
    .values(accountIds.map((account_id) => ({ competition_id: competitionId, account_id })))
    .execute();
}

export async function updateAccountCarpet(
  db: Kysely<Tables>,
  accountId: number,
  carpetId: number | null,
): Promise<void> {
  await db.updateTable("account").set({ carpet_id: carpetId }).where("id", "=", accountId).execute();
}
