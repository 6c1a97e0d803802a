import type { Kysely } from "kysely";

/** Which language an account and a browser are written to in. */
export const addLanguages = (db: Kysely<never>): Promise<void> =>
  addLocale(db, ["account", "push_subscription"]);

/** Which language a kept paper is written in. */
export const addPaperLanguages = (db: Kysely<never>): Promise<void> => addLocale(db, ["paper_edition"]);

async function addLocale(db: Kysely<never>, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await db.schema
      .alterTable(table)
      .addColumn("locale", "text", (column) => column.notNull().defaultTo("ru"))
      .execute();
}
