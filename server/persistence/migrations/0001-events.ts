import { sql, type Kysely } from "kysely";
import { checkWords, createEntryTable, createUuidEntryTable } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await createUuidEntryTable(db, "team")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("city", "text")
    .addColumn("country", "text")
    .addColumn("coach", "text")
    .addColumn("logo", "text")
    .execute();

  await checkWords(
    createEntryTable(db, "event")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("date_of_event", "text")
      .addColumn("show_competition", "boolean", (column) => column.notNull().defaultTo(false))
      .addColumn("city", "text")
      .addColumn("venue", "text")
      .addColumn("address", "text")
      .addColumn("description", "text")
      .addColumn("status", "text", (column) => column.notNull().defaultTo("draft"))
      .addColumn("registration_open", "boolean", (column) => column.notNull().defaultTo(false))
      .addColumn("registration_until", "text")
      .addColumn("internal_note", "text"),
    "event_status_known",
    "status",
    ["draft", "registration_open", "registration_closed", "in_progress", "finished"],
  ).execute();
  await db.schema.createIndex("event_by_date").on("event").column("date_of_event").execute();

  await db.schema
    .createTable("event_team")
    .addColumn("event_id", "integer", (column) => column.notNull().references("event.id").onDelete("cascade"))
    .addColumn("team_id", "integer", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("event_team_key", ["event_id", "team_id"])
    .execute();
  await db.schema.createIndex("event_team_by_team").on("event_team").column("team_id").execute();

  await createCompetition(db);
}

async function createCompetition(db: Kysely<never>): Promise<void> {
  await checkWords(
    createUuidEntryTable(db, "competition")
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull().defaultTo("draft"))
      .addColumn("event_id", "integer", (column) =>
        column.unique().references("event.id").onDelete("restrict"),
      )
      .addColumn("rules", "jsonb")
      .addColumn("commercials", "jsonb", (column) => column.notNull().defaultTo(sql.lit("[]")))
      .addColumn("scoreboard_type", "text"),
    "competition_status_known",
    "status",
    ["draft", "in_progress", "closed"],
  ).execute();

  await createUuidEntryTable(db, "carpet")
    .addColumn("competition_id", "integer", (column) =>
      column.notNull().references("competition.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("number", "integer")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex("carpet_by_order")
    .on("carpet")
    .columns(["competition_id", "position"])
    .execute();
}
