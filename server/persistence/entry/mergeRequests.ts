import type { Insertable, Kysely, Transaction } from "kysely";
import type { MergeRequestTable } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

export async function insertMergeRequest(
  db: Kysely<Tables>,
  row: Insertable<MergeRequestTable>,
): Promise<void> {
  await db.insertInto("merge_request").values(row).execute();
}

export async function findMergeRequest(db: Kysely<Tables>, id: number) {
  return await db.selectFrom("merge_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The open ones of an account, or everybody's. */
export async function findAllMergeRequests(db: Kysely<Tables>, ownerId: number | undefined) {
  return await db
    .selectFrom("merge_request")
    .innerJoin("profile", "profile.id", "merge_request.profile_id")
    .selectAll("merge_request")
    .select(["profile.last_name", "profile.first_name"])
    .where("merge_request.state", "=", "new")
    .$if(ownerId !== undefined, (query) => query.where("merge_request.owner_id", "=", ownerId ?? 0))
    .orderBy("merge_request.id")
    .execute();
}

export async function settleMergeRequest(
  db: Kysely<Tables>,
  id: number,
  state: "accepted" | "rejected",
): Promise<void> {
  await db.updateTable("merge_request").set({ state }).where("id", "=", id).execute();
}

/** Everything of the duplicate becomes the kept one's; then the duplicate is gone. */
export async function moveProfile(
  trx: Transaction<Tables>,
  duplicateId: number,
  keptId: number,
): Promise<void> {
  const kept = await trx
    .selectFrom("profile")
    .select("owner_id")
    .where("id", "=", keptId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("application")
    .set({ profile_id: keptId, owner_id: kept.owner_id })
    .where("profile_id", "=", duplicateId)
    .execute();
  await trx
    .updateTable("fighter")
    .set({ profile_id: keptId })
    .where("profile_id", "=", duplicateId)
    .execute();
  await trx
    .updateTable("payment_part")
    .set({ profile_id: keptId })
    .where("profile_id", "=", duplicateId)
    .execute();
  await moveClaims(trx, duplicateId, keptId);
  await trx.deleteFrom("profile").where("id", "=", duplicateId).execute();
}

/** What both have claimed is claimed once, by the kept one; a confirmed claim counts before one that waits. */
async function moveClaims(trx: Transaction<Tables>, duplicateId: number, keptId: number): Promise<void> {
  const claimedBy = (profileId: number) =>
    trx.selectFrom("result_claim").select("fighter_id").where("profile_id", "=", profileId);
  await trx
    .deleteFrom("result_claim")
    .where("profile_id", "=", keptId)
    .where("state", "<>", "accepted")
    .where("fighter_id", "in", claimedBy(duplicateId).where("state", "=", "accepted"))
    .execute();
  await trx
    .updateTable("result_claim")
    .set({ profile_id: keptId })
    .where("profile_id", "=", duplicateId)
    .where("fighter_id", "not in", claimedBy(keptId))
    .execute();
}
