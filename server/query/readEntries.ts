import { sql, type Kysely } from "kysely";
import type { Viewer } from "#domain/access/access.ts";
import { type Collection, type Sql } from "../collections/collection.ts";
import { isPostgres } from "../persistence/columns.ts";
import type { Tables } from "../persistence/tables.ts";
import { filterCondition } from "./filters.ts";
import { containsFolded, any } from "./operators.ts";
import { parsePagination } from "./pagination.ts";
import type { QueryMap, QueryValue } from "./parseQuery.ts";
import { parsePopulate, type PopulateNode } from "./populate.ts";
import { fillRelations, type Entry } from "./relations.ts";
import { invalidKey } from "./refusal.ts";
import { createScope, fieldOf, fieldExpression, type Scope } from "./scope.ts";
import { parseFields, readableNames, type Row, type Selection } from "./select.ts";
import { sortOrder } from "./sort.ts";
import { isTextKind } from "./values.ts";

export type Page = { readonly data: Entry[]; readonly pagination: Readonly<Record<string, number>> };

/** A page of the entries that the caller may see and that match. */
export async function findEntries(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  query: QueryMap,
): Promise<Page> {
  const { scope, alias, selection, populate } = readQuery(db, collection, viewer, query);
  const pagination = parsePagination(query);
  const where = sql`${collection.rows.read(viewer, alias)}
    and ${filterCondition(scope, collection, alias, query.get("filters"))}
    and ${searchCondition(scope, collection, alias, query.get("_q"))}`;
  const order = [...sortOrder(scope, collection, alias, query.get("sort")), sql.ref(`${alias}.id`)];
  const from = sql`${sql.table(collection.table)} as ${sql.id(alias)}`;
  const { rows } = await sql<Row>`select ${selection.columns(alias)} from ${from} where ${where}
    order by ${sql.join(order)} limit ${pagination.limit} offset ${pagination.offset}`.execute(db);
  const total = pagination.hasCount ? await countRows(db, from, where) : undefined;
  const data = rows.map((row) => selection.present(row));
  await fillRelations(db, data, populate);
  return { data, pagination: pagination.describe(total) };
}

/** Undefined for "absent" and "hidden" alike. */
export async function findEntry(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  identity: Identity,
  query: QueryMap,
): Promise<Entry | undefined> {
  const { scope, alias, selection, populate } = readQuery(db, collection, viewer, query);
  const filters = filterCondition(scope, collection, alias, query.get("filters"));
  const { rows } = await sql<Row>`select ${selection.columns(alias)}
    from ${sql.table(collection.table)} as ${sql.id(alias)}
    where ${isEntry(alias, identity)} and ${collection.rows.read(viewer, alias)} and ${filters}`.execute(db);
  const data = rows.map((row) => selection.present(row));
  await fillRelations(db, data, populate);
  return data[0];
}

/** The number of an entry, if the caller may do this to it. */
export async function findEntryId(
  db: Kysely<Tables>,
  collection: Collection,
  viewer: Viewer,
  identity: Identity,
  act: "read" | "update" | "delete",
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(collection.table)} as t
    where ${isEntry("t", identity)} and ${collection.rows.read(viewer, "t")}
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

/** A path takes the number or the documentId: digits alone are a number. */
export type Identity = { readonly id: number } | { readonly documentId: string };

export function parseIdentity(text: string): Identity {
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : { documentId: text };
}

function isEntry(alias: string, identity: Identity): Sql {
  return "id" in identity
    ? sql`${sql.ref(`${alias}.id`)} = ${identity.id}`
    : sql`${sql.ref(`${alias}.document_id`)} = ${identity.documentId}`;
}

type ReadQuery = {
  readonly scope: Scope;
  readonly alias: string;
  readonly selection: Selection;
  readonly populate: readonly PopulateNode[];
};

function readQuery(db: Kysely<Tables>, collection: Collection, viewer: Viewer, query: QueryMap): ReadQuery {
  const scope = createScope(viewer, isPostgres(db));
  return {
    scope,
    alias: scope.nextAlias(),
    selection: parseFields(scope, collection, query.get("fields")),
    populate: parsePopulate(scope, collection, query.get("populate")),
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
  if (typeof search !== "string") throw invalidKey("_q", "_q", null);
  return any(
    readableNames(scope, collection).flatMap((name) => {
      const field = fieldOf(collection, name);
      if (field === undefined || !isTextKind(field.kind)) return [];
      return [containsFolded(scope, fieldExpression(field, alias), search)];
    }),
  );
}

async function countRows(db: Kysely<Tables>, from: Sql, where: Sql): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
