import type { Kysely } from "kysely";
import {
  checkWords,
  createEntryTable,
  createIndexes,
  isKey,
  maybeOf,
  of,
  required,
  yesOrNo,
} from "./baseline/building.ts";

/** Seasons over events, and records of different events that are one person. */
export async function createSeasons(db: Kysely<never>): Promise<void> {
  const season = createEntryTable(db, "season")
    .addColumn("title", "text", required)
    .addColumn("starts_on", "text", required)
    .addColumn("ends_on", "text", required)
    .addColumn("choice", "text", (column) => column.notNull().defaultTo("dates"))
    .addColumn("events", "jsonb", required)
    .addColumn("formula", "jsonb", required)
    .addColumn("is_published", "boolean", yesOrNo(false));
  await checkWords(season, "season_choice_known", "choice", ["dates", "list"]).execute();
  await db.schema
    .createTable("person_link")
    .addColumn("id", "text", isKey)
    .addColumn("one_id", "integer", of("fighter.id"))
    .addColumn("other_id", "integer", of("fighter.id"))
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("at_ms", "bigint", required)
    .addColumn("undone_ms", "bigint")
    .addColumn("undone_by", "integer", maybeOf("account.id"))
    .execute();
  await createIndexes(db, "person_link", {
    person_link_by_one: ["one_id"],
    person_link_by_other: ["other_id"],
  });
}
