import type { DatabaseSync } from "node:sqlite";
import { sql, type RawBuilder } from "kysely";

const FUNCTION = "kover_fold";
const UPPER = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё";
const LOWER = "абвгдеежзийклмнопрстуфхцчшщъыьэюяе";

/** Two texts that a person reading a list would call the same have the same fold: letter case and ё do not count (API24). */
export function fold(isPostgres: boolean, text: RawBuilder<unknown>): RawBuilder<unknown> {
  // What `lower` of PostgreSQL makes of Cyrillic depends on how its cluster was set up; `translate` does not.
  return isPostgres
    ? sql`translate(lower(${text}), ${sql.lit(UPPER)}, ${sql.lit(LOWER)})`
    : sql`kover_fold(${text})`;
}

/** SQLite's own `lower` knows ASCII only. */
export function addFoldFunction(database: DatabaseSync): void {
  database.function(FUNCTION, { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase().replaceAll("ё", "е") : text,
  );
}
