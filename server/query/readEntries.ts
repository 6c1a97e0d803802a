import { transcode } from "node:buffer";
import { sql, type Kysely } from "kysely";
import type { Viewer } from "#domain/access/access.ts";
import { type Collection, type Sql } from "../collections/collection.ts";
import { createTurns, type Turns } from "../environment/turns.ts";
import { isPostgres } from "../persistence/database/columns.ts";
import { hasReader, readBoundedRows, readRows, type Statement } from "../persistence/database/rowReader.ts";
import type { Tables } from "../persistence/database/tables.ts";
import { compile, slice } from "./compiled.ts";
import { filterCondition } from "./filters.ts";
import { containsFolded, any } from "./operators.ts";
import { jsonStatement } from "./jsonStatement.ts";
import { parsePagination, type Pagination } from "./pagination.ts";
import type { QueryMap, QueryValue } from "./parseQuery.ts";
import { parsePopulate } from "./populate.ts";
import { writeEntries, type Shape } from "./relations.ts";
import type { Ref } from "./refs.ts";
import { Refusal, invalidKey } from "./refusal.ts";
import { createScope, fieldOf, fieldExpression, type Scope } from "./scope.ts";
import { parseFields, readableNames } from "./select.ts";
import { sortOrder } from "./sort.ts";
import { refuseOtherWords } from "./topWords.ts";
import { isTextKind } from "./values.ts";

export type Page = {
  /** The list of entries as the bytes of its JSON. */
  readonly data: Buffer;
  readonly pagination: Readonly<Record<string, number>>;
};

export type Entry = {
  /** As JSON. */
  readonly data: string;
  /** Undefined for entries that have none, or when it was not asked for. */
  readonly version: number | undefined;
};

/** A page of the entries that the caller may see and that match. */
export async function findEntries(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  query: QueryMap,
): Promise<Page> {
  return readPage(db, planEntries(db, collection, viewer, query));
}

/** A list query worked out: what to ask the database, and how to show what it answers. */
export type ListPlan = {
  readonly rows: Statement;
  /** The same page, written by the database, where that can be stopped in time. */
  readonly json: Statement | undefined;
  readonly total: Statement | undefined;
  readonly pagination: Pagination;
  readonly shape: Shape;
};

export function planEntries(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  query: QueryMap,
): ListPlan {
  const { scope, alias, shape } = readQuery(db, collection, viewer, query);
  const { table } = collection;
  const pagination = parsePagination(query);
  const { read, list } = collection.rows;
  const where = sql`${read(viewer, alias)}${list === undefined ? sql`` : sql` and ${list(viewer, alias)}`}
    and ${filterCondition(scope, collection, alias, query.get("filters"))}
    and ${searchCondition(scope, collection, alias, query.get("_q"))}`;
  const order = [...sortOrder(scope, collection, alias, query.get("sort")), sql.ref(`${alias}.id`)];
  const from = sql`${sql.table(table)} as ${sql.id(alias)}`;
  const isShallow = shape.nested.every(({ nested }) => nested.length === 0);
  // SQLite stops at a text that is too long, but not before it has looked up what hangs on what hangs on an entry.
  const json =
    hasReader(db) && isShallow ? jsonStatement({ table, alias, where, order, pagination, shape }) : undefined;
  const rows = sql`select ${shape.selection.columns(alias)} from ${from} where ${where}
    order by ${sql.join(order)} ${slice(pagination)}`;
  const total = pagination.hasCount ? sql`select count(*) as total from ${from} where ${where}` : undefined;
  return {
    rows: compile(db, rows),
    json: json && compile(db, json),
    total: total && compile(db, total),
    pagination,
    shape,
  };
}

export async function readPage(db: Kysely<Tables>, plan: ListPlan, turns = createTurns()): Promise<Page> {
  if (turns.isDue()) await turns.give();
  const { data, found } = readWritten(db, plan) ?? (await readCounted(db, plan, turns));
  if (turns.isDue()) await turns.give();
  const total = await countTotal(db, plan, found);
  return { data, pagination: plan.pagination.describe(total) };
}

type Found = { readonly data: Buffer; readonly found: number };

/** An answer so small that it cannot hold too many entries (API27); undefined for one that may. */
function readWritten(db: Kysely<Tables>, { json }: ListPlan): Found | undefined {
  const [row] = (json && readBoundedRows(db, json)) ?? [];
  if (row === undefined) return undefined;
  const [entries, found] = row;
  const bytes = entries instanceof Uint8Array ? entries : Buffer.of();
  return { data: Buffer.concat([OPEN, bytes, CLOSE]), found: Number(found) };
}

const OPEN = Buffer.from("[");
const CLOSE = Buffer.from("]");

async function readCounted(db: Kysely<Tables>, plan: ListPlan, turns: Turns): Promise<Found> {
  if (turns.isDue()) await turns.give();
  const rows = await readRows(db, plan.rows);
  const entries = await writeEntries(db, rows, plan.shape, turns);
  const pieces: Buffer[] = [OPEN];
  for (const [at, entry] of entries.entries()) {
    pieces.push(encodeUtf8(at === 0 ? entry : `,${entry}`));
    if (turns.isDue()) await turns.give();
  }
  return { data: Buffer.concat([...pieces, CLOSE]), found: rows.length };
}

/** A first page that is not full has told how many there are. */
async function countTotal(db: Kysely<Tables>, { total, pagination }: ListPlan, found: number) {
  if (total === undefined) return undefined;
  if (found < pagination.limit && (found > 0 || pagination.offset === 0)) return pagination.offset + found;
  return Number((await readRows(db, total))[0]?.[0]);
}

/** Undefined for "absent" and "hidden" alike; who has just written it sees what came of it. */
export async function findEntry(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  entry: Ref,
  query: QueryMap,
  { isWritten = false } = {},
): Promise<Entry | undefined> {
  const { scope, alias, shape } = readQuery(db, collection, viewer, query);
  const filters = filterCondition(scope, collection, alias, query.get("filters"));
  const statement = sql`select ${shape.selection.columns(alias)}
    from ${sql.table(collection.table)} as ${sql.id(alias)}
    where ${isEntry(alias, entry)} and ${isWritten ? sql`true` : collection.rows.read(viewer, alias)} and ${filters}`;
  const rows = await readRows(db, compile(db, statement));
  const [row] = rows;
  if (row === undefined) return undefined;
  const [data = ""] = await writeEntries(db, rows, shape, createTurns());
  const version = shape.selection.pick(row, "version");
  return { data, version: typeof version === "number" ? version : undefined };
}

/** The number of an entry, if the caller may do this to it. */
export async function findEntryId(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  entry: Ref,
  act: "read" | "update" | "delete",
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(collection.table)} as t
    where ${isEntry("t", entry)} and ${collection.rows.read(viewer, "t")}
    and ${collection.rows[act](viewer, "t")}`.execute(db);
  return rows[0]?.id;
}

/** Refuses a wrong `fields` or `populate` before anything is written. */
export function checkAnswerQuery(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  query: QueryMap,
): void {
  readQuery(db, collection, viewer, query);
}

function isEntry(alias: string, entry: Ref): Sql {
  return "id" in entry
    ? sql`${sql.ref(`${alias}.id`)} = ${entry.id}`
    : sql`${sql.ref(`${alias}.document_id`)} = ${entry.documentId}`;
}

type ReadQuery = {
  readonly scope: Scope;
  readonly alias: string;
  readonly shape: Shape;
};

/** Who acts in an event for somebody higher does so with the entry that was asked for, not with all that hangs on it. */
function readQuery(
  db: Kysely<Tables>,
  collection: Collection,
  { actsAs, ...viewer }: Viewer,
  query: QueryMap,
): ReadQuery {
  refuseOtherWords(query);
  const scope = createScope(viewer, isPostgres(db));
  const acting = actsAs === undefined ? scope : { ...scope, viewer: { ...viewer, actsAs } };
  const alias = scope.nextAlias();
  return {
    scope,
    alias,
    shape: {
      selection: parseFields(acting, collection, query.get("fields")),
      nested: parsePopulate(scope, { collection, alias }, query.get("populate")),
    },
  };
}

/** Only what the caller may read is searched: a hit must not tell what is in a private field (SE5). */
function searchCondition(
  scope: Scope,
  collection: Collection,
  alias: string,
  search: QueryValue | undefined,
): Sql {
  if (search === undefined || search === null || search === "") return sql`true`;
  if (typeof search !== "string") throw new Refusal(invalidKey("_q", "_q", null));
  return any(
    readableNames(scope, collection).flatMap((name) => {
      const field = fieldOf(collection, name);
      if (field === undefined || !isTextKind(field.kind)) return [];
      return [containsFolded(scope, fieldExpression(field, alias), search)];
    }),
  );
}

/** A text with Cyrillic in it becomes bytes four times faster this way than by `Buffer.from`, which reads it twice. */
export function encodeUtf8(text: string): Buffer {
  return transcode(Buffer.from(text.toWellFormed(), "utf16le"), "utf16le", "utf8");
}
