import { sql, type CompiledQuery, type Kysely } from "kysely";
import type { Sql } from "../collections/collection.ts";
import { isPostgres } from "../persistence/columns.ts";
import type { Tables } from "../persistence/tables.ts";

/** Stands in a compiled statement for a value that is known only when it runs. */
const HOLES = { ids: "\u0000ids", limit: "\u0000limit" } as const;

export type HoleValues = { readonly ids: readonly number[]; readonly limit: number };

export const limitHole = (): Sql => sql`${HOLES.limit}`;

/** "Among these ids", however many there are: the statement stays the same and is prepared once. */
export function isAmong(db: Kysely<Tables>, column: Sql): Sql {
  return isPostgres(db)
    ? sql`${column} = any(${HOLES.ids}::int[])`
    : sql`${column} in (select value from json_each(${HOLES.ids}))`;
}

export function compile<Row>(db: Kysely<Tables>, statement: Sql): CompiledQuery<Row> {
  return sql<Row>`${statement}`.compile(db);
}

export async function run<Row>(db: Kysely<Tables>, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  return (await db.executeQuery(query)).rows;
}

export async function runWith<Row>(
  db: Kysely<Tables>,
  query: CompiledQuery<Row>,
  { ids, limit }: HoleValues,
): Promise<readonly Row[]> {
  const list = isPostgres(db) ? [...ids] : JSON.stringify(ids);
  const parameters = query.parameters.map((value) => {
    if (value === HOLES.ids) return list;
    return value === HOLES.limit ? limit : value;
  });
  return run(db, { ...query, parameters });
}
