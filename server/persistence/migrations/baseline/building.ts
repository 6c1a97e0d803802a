import {
  sql,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type OnModifyForeignAction,
} from "kysely";
import { isPostgres } from "../../database/columns.ts";

type Define = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const required: Define = (column) => column.notNull();
export const isKey: Define = (column) => column.primaryKey();

/** A column that says yes or no, and what it says of a row that was not asked. */
export const yesOrNo =
  (usual: boolean): Define =>
  (column) =>
    column.notNull().defaultTo(usual);

/** Points at a row that must be there. */
export const of =
  (target: string, onDelete: OnModifyForeignAction = "cascade"): Define =>
  (column) =>
    column.notNull().references(target).onDelete(onDelete);

/** Points at a row, or at none. */
export const maybeOf =
  (target: string, onDelete: OnModifyForeignAction = "set null"): Define =>
  (column) =>
    column.references(target).onDelete(onDelete);

/** Numbers its rows; SQLite's autoincrement never gives an id out twice, like a sequence. */
export const numbered =
  (db: Kysely<never>): Define =>
  (column) =>
    isPostgres(db) ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement();

/** A table with the columns of every collection. */
export function createEntryTable(db: Kysely<never>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn("id", "integer", numbered(db))
    .addColumn("document_id", "text", (column) =>
      column
        .notNull()
        .unique()
        .check(sql`length(document_id) = 24`),
    )
    .addColumn("created_at", "text", required)
    .addColumn("updated_at", "text", required);
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

/** Indexes of a table: what each is called, and the columns it is made of. */
export async function createIndexes(
  db: Kysely<never>,
  table: string,
  indexes: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
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
