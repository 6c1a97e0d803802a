import { sql, type Kysely } from "kysely";
import { isPostgres } from "../../database/columns.ts";
import {
  checkWords,
  createEntryTable,
  createIndexes,
  createUuidEntryTable,
  maybeOf,
  of,
  required,
  yesOrNo,
} from "./building.ts";

/** Clubs, events, what stands on the site, and competitions with their mats. */
export async function createEvents(db: Kysely<never>): Promise<void> {
  await createUuidEntryTable(db, "team")
    .addColumn("name", "text", required)
    .addColumn("city", "text")
    .addColumn("country", "text")
    .addColumn("coach", "text")
    .addColumn("logo", "text")
    .addColumn("is_official", "boolean", yesOrNo(false))
    .execute();
  await createEvent(db);
  await createCompetition(db);
  await createEntryTable(db, "partner")
    .addColumn("name", "text", required)
    .addColumn("description", "text")
    .addColumn("url", "text")
    .addColumn("logo", "text")
    .addColumn("level", "text")
    .addColumn("position", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`position >= 0`),
    )
    .execute();
  await createEntryTable(db, "page")
    .addColumn("slug", "text", (column) => column.notNull().unique())
    .addColumn("title", "text", required)
    .addColumn("content", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

async function createEvent(db: Kysely<never>): Promise<void> {
  await checkWords(
    createEntryTable(db, "event")
      .addColumn("name", "text", required)
      .addColumn("date_of_event", "text")
      .addColumn("show_competition", "boolean", yesOrNo(false))
      .addColumn("city", "text")
      .addColumn("venue", "text")
      .addColumn("address", "text")
      .addColumn("description", "text")
      .addColumn("status", "text", (column) => column.notNull().defaultTo("draft"))
      .addColumn("registration_open", "boolean", yesOrNo(false))
      .addColumn("registration_until", "text")
      .addColumn("internal_note", "text")
      .addColumn("info", "jsonb")
      .addColumn("is_published", "boolean", yesOrNo(true)),
    "event_status_known",
    "status",
    ["draft", "registration_open", "registration_closed", "in_progress", "finished"],
  ).execute();
  await createIndexes(db, "event", { event_by_date: ["date_of_event"] });
  // The newest events first is what everybody asks for; SQLite has empty dates last in it without being told.
  const newest = isPostgres(db) ? sql`date_of_event desc nulls last, id` : sql`date_of_event desc, id`;
  await sql`create index event_newest on event (${newest})`.execute(db);

  await db.schema
    .createTable("event_team")
    .addColumn("event_id", "integer", of("event.id"))
    .addColumn("team_id", "integer", of("team.id"))
    .addPrimaryKeyConstraint("event_team_key", ["event_id", "team_id"])
    .execute();
  await createIndexes(db, "event_team", { event_team_by_team: ["team_id"] });
}

async function createCompetition(db: Kysely<never>): Promise<void> {
  await checkWords(
    createUuidEntryTable(db, "competition")
      .addColumn("title", "text", required)
      .addColumn("status", "text", (column) => column.notNull().defaultTo("draft"))
      .addColumn("event_id", "integer", (column) => maybeOf("event.id", "restrict")(column.unique()))
      .addColumn("rules", "jsonb")
      .addColumn("commercials", "jsonb", (column) => column.notNull().defaultTo(sql.lit("[]")))
      .addColumn("scoreboard_type", "text")
      .addColumn("team_formula", "jsonb"),
    "competition_status_known",
    "status",
    ["draft", "in_progress", "closed"],
  ).execute();
  await createUuidEntryTable(db, "carpet")
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("name", "text", required)
    .addColumn("number", "integer")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await createIndexes(db, "carpet", { carpet_by_order: ["competition_id", "position"] });
}
