import { sql, type Kysely } from "kysely";
import { checkWords, createIndexes, createUuidEntryTable, maybeOf, of, required } from "./building.ts";

/** Categories, who competes in them, and their bouts. */
export async function createBouts(db: Kysely<never>): Promise<void> {
  await createCategory(db);
  await createFighter(db);
  await createFighting(db);
}

async function createCategory(db: Kysely<never>): Promise<void> {
  const category = createUuidEntryTable(db, "category")
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("title", "text", required)
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
    .addColumn("weight_max", "double precision")
    .addColumn("tie_decisions", "jsonb");
  await checkWords(category, "category_status_known", "status", [
    "draft",
    "drawn",
    "in_progress",
    "finished",
    "awarded",
    "merged",
  ]).execute();
  await createIndexes(db, "category", { category_by_order: ["competition_id", "position"] });
}

async function createFighter(db: Kysely<never>): Promise<void> {
  await createUuidEntryTable(db, "fighter")
    .addColumn("last_name", "text", required)
    .addColumn("first_name", "text")
    .addColumn("weight", "double precision", (column) => column.check(sql`weight > 0`))
    .addColumn("sex", "text", (column) => column.check(sql`sex in ('m', 'f')`))
    .addColumn("city", "text")
    .addColumn("belt", "text")
    .addColumn("level", "text")
    .addColumn("experience_years", "integer")
    .addColumn("team_id", "integer", maybeOf("team.id"))
    .addColumn("profile_id", "integer", maybeOf("profile.id"))
    .addColumn("birth_date", "text")
    .addColumn("phone", "text")
    // What the public must not see stands apart from what every page, search and push shows.
    .addColumn("real_last_name", "text")
    .addColumn("real_first_name", "text")
    .execute();
  await createIndexes(db, "fighter", { fighter_by_team: ["team_id"], fighter_by_profile: ["profile_id"] });
  await db.schema
    .createTable("category_fighter")
    .addColumn("category_id", "integer", of("category.id"))
    .addColumn("fighter_id", "integer", of("fighter.id"))
    .addColumn("position", "integer", required)
    .addPrimaryKeyConstraint("category_fighter_key", ["category_id", "fighter_id"])
    .execute();
  await createIndexes(db, "category_fighter", { category_fighter_by_fighter: ["fighter_id"] });
}

async function createFighting(db: Kysely<never>): Promise<void> {
  const fighting = createUuidEntryTable(db, "fighting")
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("category_id", "integer", of("category.id"))
    .addColumn("position", "integer", required)
    .addColumn("number", "integer")
    .addColumn("carpet_id", "integer", maybeOf("carpet.id"))
    .addColumn("carpet_position", "integer")
    .addColumn("stage", "text")
    .addColumn("round", "integer")
    .addColumn("bracket_id", "text")
    .addColumn("slots", "jsonb")
    .addColumn("red_fighter_id", "integer", maybeOf("fighter.id", "restrict"))
    .addColumn("blue_fighter_id", "integer", maybeOf("fighter.id", "restrict"))
    .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
    .addColumn("points", "jsonb", (column) => column.notNull().defaultTo(sql.lit("{}")))
    .addColumn("cause", "text", (column) => column.check(sql`cause in ('points', 'submission')`))
    .addColumn("winner_id", "integer", maybeOf("fighter.id", "restrict"))
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
  await createIndexes(db, "fighting", {
    fighting_by_order: ["competition_id", "position"],
    fighting_by_carpet: ["carpet_id", "carpet_position"],
    fighting_by_red: ["red_fighter_id"],
    fighting_by_blue: ["blue_fighter_id"],
  });
}
