import { sql, type Kysely, type Transaction, type Updateable } from "kysely";
import { writeJson } from "../database/columns.ts";
import type { CategoryTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/** Whom rows name: columns hold the number, documents the uuid. */
export type Named = { readonly id: number; readonly uuid: string };

/** The numbers of every category in which anything names this athlete. */
export async function findNamingCategories(db: Db, { id, uuid }: Named): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from category_fighter where fighter_id = ${id}
    union select category_id from weigh_in where fighter_id = ${id}
    union select category_id from fighting where red_fighter_id = ${id} or blue_fighter_id = ${id}
    union select category_id from application where fighter_id = ${id} and category_id is not null
    union select id from category where cast(draw as text) like ${`%${uuid}%`}
      or cast(tie_decisions as text) like ${`%${uuid}%`}
    order by 1`.execute(db);
  return rows.map((row) => row.id);
}

export async function findCompetitionUuidsOf(db: Db, categoryIds: readonly number[]): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom("category")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .select("competition.uuid")
    .distinct()
    .where("category.id", "in", [...categoryIds])
    .execute();
  return rows.map(({ uuid }) => uuid).sort();
}

/** Whether an act of an awarding names the athlete; of these categories, or of any. */
export async function isNamedInAwarding(
  db: Db,
  { uuid }: Named,
  categoryIds?: readonly number[],
): Promise<boolean> {
  const row = await db
    .selectFrom("awarding_act")
    .innerJoin("category", "category.uuid", "awarding_act.category_uuid")
    .select("awarding_act.id")
    .where(sql<boolean>`cast(awarding_act.act as text) like ${`%${uuid}%`}`)
    .$if(categoryIds !== undefined, (query) => query.where("category.id", "in", [...(categoryIds ?? []), 0]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** In the draws and the decided ties of these categories one athlete stands where the other stood. */
export async function renameInDraws(
  trx: Trx,
  categoryIds: readonly number[],
  from: Named,
  to: Named,
): Promise<void> {
  for (const id of categoryIds) {
    const row = await trx
      .selectFrom("category")
      .select(["draw", "tie_decisions"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined) continue;
    const change: Updateable<CategoryTable> = {
      ...(row.draw !== null && { draw: renamed(row.draw, from, to) }),
      ...(row.tie_decisions !== null && { tie_decisions: renamed(row.tie_decisions, from, to) }),
    };
    if (Object.keys(change).length > 0)
      await trx.updateTable("category").set(change).where("id", "=", id).execute();
  }
}

/** A uuid is nothing else than itself, wherever it stands in a document. */
const renamed = (document: unknown, from: Named, to: Named): string =>
  writeJson(document).replaceAll(from.uuid, to.uuid);

/** The same in the bouts, without touching when they were last written; their uuids are told. */
export async function renameInBouts(
  trx: Trx,
  categoryIds: readonly number[],
  from: Named,
  to: Named,
): Promise<string[]> {
  if (categoryIds.length === 0) return [];
  const rows = await trx
    .selectFrom("fighting")
    .select(["id", "uuid", "red_fighter_id", "blue_fighter_id", "winner_id", "points", "result"])
    .where("category_id", "in", [...categoryIds])
    .where((where) =>
      where.or([where("red_fighter_id", "=", from.id), where("blue_fighter_id", "=", from.id)]),
    )
    .orderBy("id")
    .execute();
  const idOf = (id: number | null) => (id === from.id ? to.id : id);
  for (const row of rows)
    await trx
      .updateTable("fighting")
      .set({
        red_fighter_id: idOf(row.red_fighter_id),
        blue_fighter_id: idOf(row.blue_fighter_id),
        winner_id: idOf(row.winner_id),
        points: renamed(row.points, from, to),
        ...(row.result !== null && { result: renamed(row.result, from, to) }),
      })
      .where("id", "=", row.id)
      .execute();
  const uuids = rows.map(({ uuid }) => uuid);
  await renameInPushes(trx, uuids, from, to);
  return uuids;
}

/** What was told about a bout is not told again. */
async function renameInPushes(trx: Trx, boutUuids: readonly string[], from: Named, to: Named): Promise<void> {
  if (boutUuids.length === 0) return;
  await trx
    .updateTable("push_sent")
    .set({ about: to.uuid })
    .where("about", "=", from.uuid)
    .where("fighting_uuid", "in", [...boutUuids])
    .execute();
}

/** Places and weighings of one athlete in these categories become the other's, each where it stood. */
export async function renameInEntries(
  trx: Trx,
  categoryIds: readonly number[],
  from: Named,
  to: Named,
): Promise<void> {
  if (categoryIds.length === 0) return;
  for (const table of ["category_fighter", "weigh_in"] as const)
    await trx
      .updateTable(table)
      .set({ fighter_id: to.id })
      .where("fighter_id", "=", from.id)
      .where("category_id", "in", [...categoryIds])
      .execute();
}

/** Those of `ids`, or all; which they were is told. */
export async function renameInApplications(
  trx: Trx,
  from: Named,
  to: Named,
  ids?: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .updateTable("application")
    .set({ fighter_id: to.id })
    .where("fighter_id", "=", from.id)
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? []), 0]))
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The categories an athlete is in, of those asked about. */
export async function findMemberships(db: Db, { id }: Named, categoryIds: readonly number[]) {
  const rows = await db
    .selectFrom("category_fighter")
    .select("category_id")
    .where("fighter_id", "=", id)
    .where("category_id", "in", [...categoryIds, 0])
    .orderBy("category_id")
    .execute();
  return rows.map(({ category_id }) => category_id);
}

export async function findExistingCategories(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("category")
    .select("id")
    .where("id", "in", [...ids, 0])
    .execute();
  return rows.map(({ id }) => id);
}
