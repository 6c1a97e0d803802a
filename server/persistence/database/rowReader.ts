import type { CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The values of a row, in the order of its columns. */
export type Values = readonly unknown[];
export type RowReader = {
  readonly rows: (sql: string, parameters: readonly unknown[]) => readonly Values[];
  /** As `rows`; undefined when a value would be larger than `BOUNDED_BYTES`, which stops the statement. */
  readonly boundedRows: (sql: string, parameters: readonly unknown[]) => readonly Values[] | undefined;
};

export const BOUNDED_BYTES = 240_000;

/** A statement worked out before it is run, maybe many times. */
export type Statement = CompiledQuery<Readonly<Record<string, unknown>>>;

const readers = new WeakMap<Kysely<Tables>, RowReader>();

/** A connection of its own for reading: it never waits for a transaction, and never sees an unfinished one. */
export function readThrough(db: Kysely<Tables>, reader: RowReader): void {
  readers.set(db, reader);
}

export const hasReader = (db: Kysely<Tables>): boolean => readers.has(db);

/** A transaction reads through itself, for it must see its own writes. */
export async function readRows(db: Kysely<Tables>, query: Statement): Promise<readonly Values[]> {
  const reader = readers.get(db);
  if (reader !== undefined) return reader.rows(query.sql, query.parameters);
  const { rows } = await db.executeQuery(query);
  return rows.map((row) => Object.values(row));
}

/** Undefined where there is no such reader, and where the values would be too large. */
export function readBoundedRows(
  db: Kysely<Tables>,
  { sql, parameters }: Statement,
): readonly Values[] | undefined {
  return readers.get(db)?.boundedRows(sql, parameters);
}
