import { sql, type CreateTableBuilder, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";

/** A table with the columns of every collection. SQLite's autoincrement never gives an id out twice, like a sequence. */
export function createEntryTable(db: Kysely<never>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn("id", "integer", (column) =>
      isPostgres(db)
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("document_id", "text", (column) =>
      column
        .notNull()
        .unique()
        .check(sql`length(document_id) = 24`),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull());
}

/** As `createEntryTable`, for the collections that are also known by a uuid. */
export function createUuidEntryTable(db: Kysely<never>, name: string) {
  return createEntryTable(db, name).addColumn("uuid", "text", (column) => column.notNull().unique());
}

/** A closed list of words; an empty column passes. */
export function checkWords<Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
  name: string,
  column: Columns,
  words: readonly string[],
) {
  return table.addCheckConstraint(
    name,
    sql`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`,
  );
}

/** The engine itself refuses to change or remove what was once written. */
export async function refuseChanges(db: Kysely<never>, table: string): Promise<void> {
  const message = sql.lit(`${table} is append-only`);
  if (isPostgres(db)) {
    await sql`create function ${sql.id(`${table}_refuse`)}() returns trigger language plpgsql as ${sql.raw(
      `$$ begin raise exception '${table} is append-only'; end $$`,
    )}`.execute(db);
    await sql`create trigger ${sql.id(`${table}_append_only`)} before update or delete or truncate on ${sql.table(
      table,
    )} for each statement execute function ${sql.id(`${table}_refuse`)}()`.execute(db);
    return;
  }
  for (const act of ["update", "delete"]) {
    await sql`create trigger ${sql.id(`${table}_no_${act}`)} before ${sql.raw(act)} on ${sql.table(
      table,
    )} begin select raise(abort, ${message}); end`.execute(db);
  }
}
