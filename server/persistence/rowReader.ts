import type { CompiledQuery, Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The values of a row, in the order of its columns. */
export type Values = readonly unknown[];
export type RowReader = (sql: string, parameters: readonly unknown[]) => readonly Values[];

/** A statement worked out before it is run, maybe many times. */
export type Statement = CompiledQuery<Readonly<Record<string, unknown>>>;

const readers = new WeakMap<Kysely<Tables>, RowReader>();

/** A connection of its own for reading: it never waits for a transaction, and never sees an unfinished one. */
export function readThrough(db: Kysely<Tables>, reader: RowReader): void {
  readers.set(db, reader);
}

/** A transaction reads through itself, for it must see its own writes. */
export async function readRows(db: Kysely<Tables>, query: Statement): Promise<readonly Values[]> {
  const reader = readers.get(db);
  if (reader !== undefined) return reader(query.sql, query.parameters);
  const { rows } = await db.executeQuery(query);
  return rows.map((row) => Object.values(row));
}
