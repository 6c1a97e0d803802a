import { PostgresAdapter, type ColumnType, type Generated, type Kysely } from "kysely";

/**
 * One behaviour on both engines: a JSON column is written as JSON text and read as the parsed value, still `unknown`,
 * because a table does not know the shape. The reader parses it with a schema.
 */
export type Json = ColumnType<unknown, string, string>;
export type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>;
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;

/** The columns every collection has. Instants are ISO-8601 in UTC with milliseconds. */
export type Entry = {
  id: Generated<number>;
  document_id: string;
  created_at: string;
  updated_at: string;
};

/** The only way a value becomes the text of a JSON column. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError("a value that JSON cannot carry was meant for a JSON column");
  return text;
}

/** For the few statements that one engine needs and the other does not know. */
export function isPostgres(db: Pick<Kysely<never>, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
