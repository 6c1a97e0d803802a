import { sql, type Kysely } from "kysely";
import type { Sql } from "../collections/collection.ts";
import { isPostgres } from "../persistence/database/columns.ts";
import { readRows, type Statement, type Values } from "../persistence/database/rowReader.ts";
import type { Tables } from "../persistence/database/tables.ts";

/** Stands in a compiled statement for a value that is known only when it runs. */
const HOLES = { ids: "\u0000ids", limit: "\u0000limit" } as const;

export type HoleValues = { readonly ids: readonly number[]; readonly limit: number };

/** A sum, because SQLite looks into a bare parameter to plan, and plans anew with every run for it. */
export const limitHole = (): Sql => sql`0 + ${HOLES.limit}`;

/** Which rows of a sorted list, written out for the same reason. */
export const slice = ({ limit, offset }: { readonly limit: number; readonly offset: number }): Sql =>
  sql`limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;

/** The ids as a table with one column, however many there are: the statement stays the same and is prepared once. */
export const idTable = ({ isPostgres: isPg }: { readonly isPostgres: boolean }): Sql =>
  isPg
    ? sql`(select unnest(${HOLES.ids}::int[]) as id)`
    : sql`(select value as id from json_each(${HOLES.ids}))`;

export function compile(db: Kysely<Tables>, statement: Sql): Statement {
  return sql<Readonly<Record<string, unknown>>>`${statement}`.compile(db);
}

export function runWith(
  db: Kysely<Tables>,
  query: Statement,
  { ids, limit }: HoleValues,
): Promise<readonly Values[]> {
  const list = isPostgres(db) ? ids : JSON.stringify(ids);
  const parameters = query.parameters.map((value) => {
    if (value === HOLES.ids) return list;
    return value === HOLES.limit ? limit : value;
  });
  return readRows(db, { ...query, parameters });
}
