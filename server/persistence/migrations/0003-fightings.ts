import { sql, type Kysely } from "kysely";
import { checkWords, createEntryTable, createUuidEntryTable } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await createCategory(db);
  await createFighter(db);
  await createFighting(db);
  await createBracketLink(db);
  await createApplication(db);
}

async function createCategory(db: Kysely<never>): Promise<void> {
  const category = createUuidEntryTable(db, "category")
    .addColumn("competition_id", "integer", (column) =>
      column.notNull().references("competition.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().defaultTo("draft"))
    .addColumn("format", "text")
    .addColumn("draw", "jsonb")
    .addColumn("bout_seconds", "integer", (column) => column.check(sql`bout_seconds > 0`))
    .addColumn("sex", "text", (column) => column.check(sql`sex in ('m', 'f')`))
    .addColumn("age_min", "integer")
    .addColumn("age_max", "integer")
    .addColumn("level", "text")
    .addColumn("style", "text")
    .addColumn("weight_min", "double precision")
    .addColumn("weight_max", "double precision");
  await checkWords(category, "category_status_known", "status", [
    "draft",
    "drawn",
    "in_progress",
    "finished",
    "awarded",
    "merged",
  ]).execute();
  await db.schema
    .createIndex("category_by_order")
    .on("category")
    .columns(["competition_id", "position"])
    .execute();
}

async function createFighter(db: Kysely<never>): Promise<void> {
  await createUuidEntryTable(db, "fighter")
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("first_name", "text")
    .addColumn("weight", "double precision", (column) => column.check(sql`weight > 0`))
    .addColumn("sex", "text", (column) => column.check(sql`sex in ('m', 'f')`))
    .addColumn("city", "text")
    .addColumn("belt", "text")
    .addColumn("level", "text")
    .addColumn("experience_years", "integer")
    .addColumn("team_id", "integer", (column) => column.references("team.id").onDelete("set null"))
    .addColumn("profile_id", "integer", (column) => column.references("profile.id").onDelete("set null"))
    .addColumn("birth_date", "text")
    .addColumn("phone", "text")
    .execute();
  await db.schema.createIndex("fighter_by_team").on("fighter").column("team_id").execute();
  await db.schema.createIndex("fighter_by_profile").on("fighter").column("profile_id").execute();

  await db.schema
    .createTable("category_fighter")
    .addColumn("category_id", "integer", (column) =>
      column.notNull().references("category.id").onDelete("cascade"),
    )
    .addColumn("fighter_id", "integer", (column) =>
      column.notNull().references("fighter.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("category_fighter_key", ["category_id", "fighter_id"])
    .execute();
  await db.schema
    .createIndex("category_fighter_by_fighter")
    .on("category_fighter")
    .column("fighter_id")
    .execute();
}

async function createFighting(db: Kysely<never>): Promise<void> {
  const fighting = createUuidEntryTable(db, "fighting")
    .addColumn("competition_id", "integer", (column) =>
      column.notNull().references("competition.id").onDelete("cascade"),
    )
    .addColumn("category_id", "integer", (column) =>
      column.notNull().references("category.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("number", "integer")
    .addColumn("carpet_id", "integer", (column) => column.references("carpet.id").onDelete("set null"))
    .addColumn("carpet_position", "integer")
    .addColumn("stage", "text")
    .addColumn("round", "integer")
    .addColumn("bracket_id", "text")
    .addColumn("slots", "jsonb")
    .addColumn("red_fighter_id", "integer", (column) => column.references("fighter.id").onDelete("restrict"))
    .addColumn("blue_fighter_id", "integer", (column) => column.references("fighter.id").onDelete("restrict"))
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .addColumn("points", "jsonb", (column) => column.notNull().defaultTo(sql.lit("{}")))
    .addColumn("cause", "text", (column) => column.check(sql`cause in ('points', 'submission')`))
    .addColumn("winner_id", "integer", (column) => column.references("fighter.id").onDelete("restrict"))
    .addColumn("result", "jsonb")
    .addColumn("started_at", "text")
    .addColumn("finished_at", "text")
    .addUniqueConstraint("fighting_bracket_id_once", ["category_id", "bracket_id"])
    .addCheckConstraint("fighting_two_people", sql`red_fighter_id <> blue_fighter_id`)
    .addCheckConstraint(
      "fighting_winner_fought",
      sql`winner_id is null or (red_fighter_id is not null and winner_id = red_fighter_id)
        or (blue_fighter_id is not null and winner_id = blue_fighter_id)`,
    );
  const states = ["waiting", "called", "running", "paused", "time-over", "finished"];
  await checkWords(fighting, "fighting_state_known", "state", states).execute();

  const index = (name: string) => db.schema.createIndex(name).on("fighting");
  await index("fighting_by_order").columns(["competition_id", "position"]).execute();
  await index("fighting_by_carpet").columns(["carpet_id", "carpet_position"]).execute();
  await index("fighting_by_red").column("red_fighter_id").execute();
  await index("fighting_by_blue").column("blue_fighter_id").execute();
}

async function createBracketLink(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("bracket_link")
    .addColumn("from_fighting", "text", (column) =>
      column.notNull().references("fighting.uuid").onDelete("cascade"),
    )
    .addColumn("outcome", "text", (column) => column.notNull().check(sql`outcome in ('winner', 'loser')`))
    .addColumn("to_fighting", "text", (column) =>
      column.notNull().references("fighting.uuid").onDelete("cascade"),
    )
    .addColumn("to_slot", "integer", (column) => column.notNull().check(sql`to_slot in (0, 1)`))
    .addPrimaryKeyConstraint("bracket_link_key", ["from_fighting", "outcome"])
    .execute();
  await db.schema.createIndex("bracket_link_by_target").on("bracket_link").column("to_fighting").execute();
}

async function createApplication(db: Kysely<never>): Promise<void> {
  const application = createEntryTable(db, "application")
    .addColumn("owner_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("event_id", "integer", (column) => column.notNull().references("event.id").onDelete("cascade"))
    .addColumn("profile_id", "integer", (column) =>
      column.notNull().references("profile.id").onDelete("cascade"),
    )
    .addColumn("category_id", "integer", (column) => column.references("category.id").onDelete("set null"))
    .addColumn("fighter_id", "integer", (column) => column.references("fighter.id").onDelete("set null"))
    .addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
    .addColumn("comment", "text")
    .addColumn("weigh_in_state", "text", (column) => column.notNull().defaultTo("not_weighed"))
    .addColumn("weigh_in_weight", "double precision");
  const states = ["new", "accepted", "rejected", "withdrawn"];
  const weighIns = ["not_weighed", "passed", "overweight", "no_show"];
  const withState = checkWords(application, "application_state_known", "state", states);
  await checkWords(withState, "application_weigh_in_known", "weigh_in_state", weighIns).execute();
  const index = (name: string) => db.schema.createIndex(name).on("application");
  await index("application_by_owner").column("owner_id").execute();
  await index("application_by_event").columns(["event_id", "state"]).execute();
}
