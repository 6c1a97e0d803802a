import { sql, type Kysely, type Transaction } from "kysely";
import { insertRows } from "../backup/dump.ts";
import type { EventRow, TeamRow } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";
import type { UploadRow } from "../database/uploadTables.ts";
import { KEYED, type ArchivedTable, type ArchiveScope, type Keyed } from "./archiveTables.ts";

type Db = Kysely<Tables>;
export type AnyRow = Record<string, unknown>;

export async function findArchiveScope(
  db: Db,
  ref: { readonly id: number } | { readonly documentId: string },
): Promise<{ readonly event: EventRow; readonly scope: ArchiveScope } | undefined> {
  const event = await db
    .selectFrom("event")
    .selectAll()
    .where((where) => ("id" in ref ? where("id", "=", ref.id) : where("document_id", "=", ref.documentId)))
    // A rehearsal goes nowhere.
    .where("rehearsal_of", "is", null)
    .executeTakeFirst();
  if (event === undefined) return undefined;
  const competition = await db
    .selectFrom("competition")
    .select(["id", "uuid"])
    .where("event_id", "=", event.id)
    .executeTakeFirst();
  const scope = {
    eventId: event.id,
    competitionId: competition?.id ?? 0,
    competitionUuid: competition?.uuid ?? "",
  };
  return { event, scope };
}

const PAGE_ROWS = 500;

/** The rows of a table that belong to the event, some at a time. */
export async function* readArchiveRows(
  db: Db,
  { table, where, order }: ArchivedTable,
  scope: ArchiveScope,
): AsyncGenerator<AnyRow[]> {
  const sorted = sql.join(order.map((column) => sql.ref(column)));
  for (let offset = 0; ; offset += PAGE_ROWS) {
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} where ${where(scope)}
      order by ${sorted} limit ${sql.lit(PAGE_ROWS)} offset ${sql.lit(offset)}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
  }
}

/** The numbers rows have here, by the keys an archive calls them by. */
export async function findIdsByKey(
  db: Db,
  table: Keyed,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const key = sql.ref(KEYED[table]);
  for (let at = 0; at < keys.length; at += PAGE_ROWS) {
    const { rows } = await sql<{ id: number; key: string }>`select id, ${key} as key from ${sql.table(table)}
      where ${key} in (${sql.join(keys.slice(at, at + PAGE_ROWS))})`.execute(db);
    for (const row of rows) found.set(row.key, row.id);
  }
  return found;
}

/** Few enough values a statement for either engine. */
const INSERTED_AT_ONCE = 200;

/** Rows of one shape, in their order. */
export async function insertArchiveRows(
  trx: Transaction<Tables>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
    await insertRows(trx, { table, columns, last: null }, rows.slice(at, at + INSERTED_AT_ONCE));
}

/** A category leads to the one it was merged into, which may stand behind it. */
export async function setMergedCategory(trx: Transaction<Tables>, id: number, into: number): Promise<void> {
  await trx.updateTable("category").set({ merged_into: into }).where("id", "=", id).execute();
}

/** Teams that may be meant by these names. */
export async function findTeamsNamed(
  db: Db,
  names: readonly string[],
): Promise<Pick<TeamRow, "id" | "uuid" | "name" | "city">[]> {
  return await db
    .selectFrom("team")
    .select(["id", "uuid", "name", "city"])
    .where("name", "in", [...names, ""])
    .orderBy("id")
    .execute();
}

/** Only where nothing is written yet. */
export async function fillPerson(trx: Transaction<Tables>, id: number, columns: AnyRow): Promise<void> {
  const set = sql.join(
    Object.entries(columns).map(
      ([name, value]) => sql`${sql.ref(name)} = coalesce(${sql.ref(name)}, ${value})`,
    ),
  );
  await sql`update fighter set ${set} where id = ${id}`.execute(trx);
}

/** Whose name is hidden is called by their number here; of who was forgotten nothing else is left (EX12). */
export async function numberHidden(
  trx: Transaction<Tables>,
  ids: readonly number[],
  prefix: string,
): Promise<void> {
  const name = sql`${sql.lit(prefix)} || cast(id as text)`;
  for (let at = 0; at < ids.length; at += PAGE_ROWS)
    await sql`update fighter
      set real_last_name = case when real_last_name = last_name then ${name} else real_last_name end,
        last_name = ${name}, first_name = null
      where real_last_name is not null and id in (${sql.join(ids.slice(at, at + PAGE_ROWS))})`.execute(trx);
}

export async function findPersonRow(db: Db, id: number): Promise<AnyRow | undefined> {
  const { rows } = await sql<AnyRow>`select * from fighter where id = ${id}`.execute(db);
  return rows[0];
}

/** Pictures by the name of their file. */
export async function findUploadsNamed(db: Db, files: readonly string[]): Promise<UploadRow[]> {
  return await db
    .selectFrom("upload")
    .selectAll()
    .where("file", "in", [...files, ""])
    .orderBy("file")
    .execute();
}

/** The rev at which a bout was last told of. */
export async function findLastRev(db: Db, fightingUuid: string): Promise<number> {
  const row = await db
    .selectFrom("fighting_head")
    .select("last_rev")
    .where("fighting_uuid", "=", fightingUuid)
    .executeTakeFirst();
  return row?.last_rev ?? 0;
}
