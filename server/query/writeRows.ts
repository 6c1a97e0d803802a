import { sql, type Kysely, type Transaction } from "kysely";
import type { Viewer } from "#domain/access/access.ts";
import { type Collection, type Relation, type Sql } from "../collections/collection.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { joinedTables, storedOrder } from "./links.ts";
import type { Ref } from "./refs.ts";
import { targetOf } from "./scope.ts";

type Trx = Transaction<Tables>;
export type Columns = Readonly<Record<string, unknown>>;

/** Values may be expressions; everything else is bound. */
export async function insertRow(trx: Trx, { table }: Collection, columns: Columns): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)}
    (${sql.join(Object.keys(columns).map((column) => sql.id(column)))})
    values (${sql.join(Object.values(columns).map((value) => sql`${value}`))}) returning id`.execute(trx);
  return rows[0]?.id ?? 0;
}

export async function updateRow(
  trx: Trx,
  { table }: Collection,
  id: number,
  columns: Columns,
): Promise<void> {
  const changes = Object.entries(columns).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${id}`.execute(trx);
}

export async function deleteRow(trx: Trx, { table }: Collection, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(trx);
}

/** The number of each entry that the caller names and may see. */
export async function findIds(
  db: Kysely<Tables>,
  target: Collection,
  viewer: Viewer,
  refs: readonly Ref[],
): Promise<(ref: Ref) => number | undefined> {
  if (refs.length === 0) return () => undefined;
  const ids = refs.flatMap((ref) => ("id" in ref ? [ref.id] : []));
  const documentIds = refs.flatMap((ref) => ("documentId" in ref ? [ref.documentId] : []));
  const { rows } = await sql<{ id: number; document_id: string }>`select t.id, t.document_id
    from ${sql.table(target.table)} as t
    where (${isIn(sql`t.id`, ids)} or ${isIn(sql`t.document_id`, documentIds)})
    and ${target.rows.read(viewer, "t")}`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const byDocumentId = new Map(rows.map(({ id, document_id }) => [document_id, id]));
  return (ref) => ("id" in ref ? (known.has(ref.id) ? ref.id : undefined) : byDocumentId.get(ref.documentId));
}

const isIn = (column: Sql, values: readonly unknown[]): Sql =>
  values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`;

/** Everything that hangs on an entry by a relation, in the stored order. */
export async function findLinkedIds(
  db: Kysely<Tables>,
  collection: Collection,
  relation: Relation,
  id: number,
): Promise<number[]> {
  const joined = {
    relation,
    ownTable: collection.table,
    own: "own",
    targetTable: targetOf(relation).table,
    target: "t",
  };
  const { rows } = await sql<{ id: number }>`select t.id from ${joinedTables(joined)} where own.id = ${id}
    order by ${sql.join([...storedOrder(joined), sql`t.id`])}`.execute(db);
  return rows.map((row) => row.id);
}

/** Makes a list relation be exactly `wanted`, in this order. */
export async function saveLinks(
  trx: Trx,
  collection: Collection,
  relation: Relation,
  id: number,
  wanted: readonly number[],
): Promise<void> {
  const { link } = relation;
  switch (link.kind) {
    case "join":
      return saveJoin(trx, link, id, wanted);
    case "target-column":
      return savePositions(trx, targetOf(relation), link.position, wanted);
    case "corners":
      return updateRow(trx, collection, id, {
        red_fighter_id: wanted[0] ?? null,
        blue_fighter_id: wanted[1] ?? null,
      });
    case "column":
      return updateRow(trx, collection, id, { [link.column]: wanted.at(-1) ?? null });
  }
}

async function saveJoin(trx: Trx, link: JoinLink, id: number, wanted: readonly number[]): Promise<void> {
  const { table, own, other } = link;
  const kept = wanted.length === 0 ? sql`true` : sql`${sql.ref(other)} not in (${sql.join(wanted)})`;
  await sql`delete from ${sql.table(table)} where ${sql.ref(own)} = ${id} and ${kept}`.execute(trx);
  for (const [index, otherId] of wanted.entries()) {
    const place = placeIn(link, otherId, index);
    const names = [own, other, ...place.map(({ column }) => column)].map((name) => sql.id(name));
    const values = [sql`${id}`, sql`${otherId}`, ...place.map(({ value }) => value)];
    const settle =
      link.position === undefined
        ? sql`do nothing`
        : sql`do update set ${sql.id(link.position)} = excluded.${sql.id(link.position)}`;
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})
      on conflict (${sql.id(own)}, ${sql.id(other)}) ${settle}`.execute(trx);
  }
}

type JoinLink = Extract<Relation["link"], { kind: "join" }>;

function placeIn(link: JoinLink, otherId: number, index: number): { column: string; value: Sql }[] {
  const { table, other, position, otherPosition } = link;
  if (position !== undefined) return [{ column: position, value: sql`${index}` }];
  if (otherPosition === undefined) return [];
  const last = sql`(select coalesce(max(${sql.ref(otherPosition)}) + 1, 0) from ${sql.table(table)}
    where ${sql.ref(other)} = ${otherId})`;
  return [{ column: otherPosition, value: last }];
}

async function savePositions(
  trx: Trx,
  target: Collection,
  position: string | undefined,
  wanted: readonly number[],
): Promise<void> {
  if (position === undefined) return;
  for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE) {
    const part = wanted.slice(from, from + ROWS_AT_ONCE);
    const places = part.map((id, index) => sql`when ${id} then cast(${from + index} as integer)`);
    await sql`update ${sql.table(target.table)} set ${sql.id(position)} = case id ${sql.join(places, sql` `)} end
      where id in (${sql.join(part)})`.execute(trx);
  }
}

/** The bouts of a large day change places in four statements, not in 1,600. */
const ROWS_AT_ONCE = 500;

/** Whether an entry is a part of a competition that is closed. */
export async function isPartOfClosed(
  db: Kysely<Tables>,
  { partOf }: Collection,
  id: number,
): Promise<boolean> {
  if (partOf === undefined) return false;
  const { rows } = await sql`select id from competition
    where status = 'closed' and id in (${partOf(id)})`.execute(db);
  return rows.length > 0;
}

export async function isPartOfRehearsal(
  db: Kysely<Tables>,
  { partOf }: Collection,
  id: number,
): Promise<boolean> {
  if (partOf === undefined) return false;
  const { rows } =
    await sql`select competition.id from competition join event on event.id = competition.event_id
    where event.rehearsal_of is not null and competition.id in (${partOf(id)})`.execute(db);
  return rows.length > 0;
}

/** The competitions whose documents show an entry, in the order in which they are locked. */
export async function findShownIn(db: Kysely<Tables>, collection: Collection, id: number): Promise<string[]> {
  if (collection.shownIn === undefined) return [];
  const { rows } = await sql<{ uuid: string }>`select uuid from competition
    where id in (${collection.shownIn(id)}) order by uuid`.execute(db);
  return rows.map(({ uuid }) => uuid);
}
