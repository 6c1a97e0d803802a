import { sql, type Kysely, type Transaction } from "kysely";
import type { NewFighterChange, NewPersonMerge, PersonMergeRow } from "../database/personTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

export async function findFighterByUuid(db: Db, uuid: string) {
  return await db.selectFrom("fighter").selectAll().where("uuid", "=", uuid).executeTakeFirst();
}

/** Who a record is the same person as; itself where it was not merged. */
export async function findKeptUuid(db: Db, uuid: string): Promise<string> {
  const row = await db
    .selectFrom("fighter")
    .innerJoin("fighter as kept", "kept.id", "fighter.merged_into")
    .select("kept.uuid")
    .where("fighter.uuid", "=", uuid)
    .executeTakeFirst();
  return row?.uuid ?? uuid;
}

/** The uuids of records that were merged into these athletes, each with that of the athlete. */
export async function findMergedUuids(
  db: Db,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("fighter as kept")
    .innerJoin("fighter as gone", "gone.merged_into", "kept.id")
    .select(["gone.uuid", "kept.uuid as kept_uuid"])
    .where("kept.uuid", "in", [...uuids])
    .execute();
  return new Map(rows.map(({ uuid, kept_uuid }) => [uuid, kept_uuid]));
}

/** Those who were merged into the athlete before follow it; which they are is told. */
export async function moveAbsorbed(trx: Trx, fromId: number, toId: number): Promise<number[]> {
  const rows = await trx
    .updateTable("fighter")
    .set({ merged_into: toId })
    .where("merged_into", "=", fromId)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function setMergedInto(trx: Trx, ids: readonly number[], into: number | null): Promise<void> {
  await trx
    .updateTable("fighter")
    .set({ merged_into: into })
    .where("id", "in", [...ids, 0])
    .execute();
}

/** A column whose name a merge kept. */
export async function setFighterColumn(trx: Trx, id: number, column: string, value: unknown): Promise<void> {
  await sql`update fighter set ${sql.ref(column)} = ${value} where id = ${id}`.execute(trx);
}

export async function insertPersonMerge(trx: Trx, row: NewPersonMerge): Promise<void> {
  await trx.insertInto("person_merge").values(row).execute();
}

export async function findPersonMerge(db: Db, id: string): Promise<PersonMergeRow | undefined> {
  return await db.selectFrom("person_merge").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markMergeUndone(
  trx: Trx,
  id: string,
  { nowMs, accountId }: { readonly nowMs: number; readonly accountId: number | null },
): Promise<void> {
  await trx
    .updateTable("person_merge")
    .set({ undone_ms: nowMs, undone_by: accountId })
    .where("id", "=", id)
    .execute();
}

/** The merges in force, the last first, under the names of both. */
export async function findMergesInForce(db: Db, competitionUuid: string) {
  return await db
    .selectFrom("person_merge")
    .innerJoin("fighter as kept", "kept.id", "person_merge.kept_id")
    .innerJoin("fighter as gone", "gone.id", "person_merge.duplicate_id")
    .leftJoin("account", "account.id", "person_merge.actor_id")
    .select((select) => [
      "person_merge.id",
      "person_merge.at_ms",
      "kept.uuid as kept_uuid",
      select.fn.coalesce("kept.real_last_name", "kept.last_name").as("kept_last_name"),
      select.fn.coalesce("kept.real_first_name", "kept.first_name").as("kept_first_name"),
      select.fn.coalesce("gone.real_last_name", "gone.last_name").as("gone_last_name"),
      select.fn.coalesce("gone.real_first_name", "gone.first_name").as("gone_first_name"),
      select.fn.coalesce("account.display_name", "account.username").as("author"),
    ])
    .where("person_merge.competition_uuid", "=", competitionUuid)
    .where("person_merge.undone_ms", "is", null)
    .orderBy("person_merge.at_ms", "desc")
    .execute();
}

/** Whether a merge in force names one of them, as kept or as duplicate. */
export async function isAnyMerged(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom("person_merge")
    .select("id")
    .where("undone_ms", "is", null)
    .where((where) => where.or([where("kept_id", "in", [...ids]), where("duplicate_id", "in", [...ids])]))
    .executeTakeFirst();
  return row !== undefined;
}

const inOrder = (one: number, other: number) => ({
  one_id: Math.min(one, other),
  other_id: Math.max(one, other),
});

/** Said once more it is the same. */
export async function insertApart(
  trx: Trx,
  pair: readonly [number, number],
  { nowMs, accountId }: { readonly nowMs: number; readonly accountId: number | null },
): Promise<void> {
  await trx
    .insertInto("person_apart")
    .values({ ...inOrder(...pair), actor_id: accountId, at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The pairs among these whom somebody told apart, the smaller number first. */
export async function findAllApart(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("person_apart")
    .select(["one_id", "other_id"])
    .where("one_id", "in", [...ids])
    .execute();
}

/** Every pair somebody told apart. */
export async function findEveryApart(db: Db) {
  return await db.selectFrom("person_apart").select(["one_id", "other_id"]).execute();
}

export async function insertFighterChanges(trx: Trx, rows: readonly NewFighterChange[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto("fighter_change")
      .values([...rows])
      .execute();
}

/** What was changed of these people, the last first, and by whom. */
export async function findFighterChanges(db: Db, fighterId: number) {
  return await db
    .selectFrom("fighter_change")
    .leftJoin("account", "account.id", "fighter_change.actor_id")
    .selectAll("fighter_change")
    .select((select) => select.fn.coalesce("account.display_name", "account.username").as("author"))
    .where("fighter_id", "=", fighterId)
    .orderBy("fighter_change.id", "desc")
    .limit(50)
    .execute();
}

/** What is remembered of a person beside their record goes with them (AU67). */
export async function forgetPerson(trx: Trx, fighterId: number): Promise<void> {
  const keptOf = trx.selectFrom("person_merge").select("kept_id").where("duplicate_id", "=", fighterId);
  await trx
    .deleteFrom("fighter_change")
    .where((where) => where.or([where("fighter_id", "=", fighterId), where("fighter_id", "in", keptOf)]))
    .execute();
  await trx
    .updateTable("person_merge")
    .set({ fields: null })
    .where((where) => where.or([where("kept_id", "=", fighterId), where("duplicate_id", "=", fighterId)]))
    .execute();
  await trx
    .deleteFrom("person_link")
    .where((where) => where.or([where("one_id", "=", fighterId), where("other_id", "=", fighterId)]))
    .execute();
}
