import type { Insertable, Kysely } from "kysely";
import type { EntryNoticeTable } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/**
 * The accepted entries of drawn categories, once for every account that answers for the athlete: who entered them, and
 * whose person they are. Accounts that are blocked, unconfirmed or want no mail are left out.
 */
export async function findEntriesToTell(db: Db, competitionId: number) {
  return await db
    .selectFrom("application")
    .innerJoin("profile", "profile.id", "application.profile_id")
    .innerJoin("fighter", "fighter.id", "application.fighter_id")
    .innerJoin("category", "category.id", "application.category_id")
    .innerJoin("account", (join) =>
      join.on((on) =>
        on.or([
          on("account.id", "=", on.ref("application.owner_id")),
          on("account.id", "=", on.ref("profile.owner_id")),
        ]),
      ),
    )
    .select([
      "application.id as application_id",
      "application.document_id",
      "account.id as account_id",
      "account.email",
      "account.locale",
      "account.username",
      "account.display_name",
      "profile.last_name",
      "profile.first_name",
      "fighter.uuid as fighter_uuid",
      "category.id as category_id",
      "category.draw",
    ])
    .where("category.competition_id", "=", competitionId)
    .where("category.draw", "is not", null)
    .where("application.state", "=", "accepted")
    .where("account.is_blocked", "=", false)
    .where("account.is_confirmed", "=", true)
    .where("account.wants_notices", "=", true)
    .orderBy("account.id")
    .orderBy("application.id")
    .execute();
}
export type EntryToTell = Awaited<ReturnType<typeof findEntriesToTell>>[number];

export async function findNotices(db: Db, kind: EntryNoticeTable["kind"], accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return await db
    .selectFrom("entry_notice")
    .selectAll()
    .where("kind", "=", kind)
    .where("account_id", "in", [...accountIds])
    .execute();
}

export async function saveNotice(db: Db, row: Insertable<EntryNoticeTable>): Promise<void> {
  const { told, start_minute, sent_ms } = row;
  await db
    .insertInto("entry_notice")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["application_id", "account_id", "kind"]).doUpdateSet({ told, start_minute, sent_ms }),
    )
    .execute();
}

/** The bouts of drawn categories that are still to be fought, with the names the public reads (EN6). */
export async function findBoutsToTell(db: Db, competitionId: number) {
  return await db
    .selectFrom("fighting")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .select([
      "fighting.uuid",
      "fighting.number",
      "fighting.category_id",
      "category.uuid as category_uuid",
      "category.title",
      "carpet.uuid as carpet_uuid",
      "carpet.name as carpet_name",
      "red.uuid as red_uuid",
      "red.last_name as red_last_name",
      "red.first_name as red_first_name",
      "blue.uuid as blue_uuid",
      "blue.last_name as blue_last_name",
      "blue.first_name as blue_first_name",
    ])
    .where("fighting.competition_id", "=", competitionId)
    .where("fighting.state", "=", "waiting")
    .orderBy("fighting.carpet_position")
    .orderBy("fighting.position")
    .execute();
}
export type BoutToTell = Awaited<ReturnType<typeof findBoutsToTell>>[number];
