import { sql, type Kysely } from "kysely";
import {
  checkWords,
  createEntryTable,
  createIndexes,
  maybeOf,
  numbered,
  of,
  required,
  yesOrNo,
} from "./building.ts";

const WEIGH_IN_STATES = ["not_weighed", "passed", "overweight", "no_show"];

/** Applications, how they went, what was told about them, and the scale. */
export async function createEntries(db: Kysely<never>): Promise<void> {
  await createApplication(db);
  await createCourse(db);
  await createWeighIn(db);
  await db.schema
    .createTable("entry_notice")
    .addColumn("application_id", "integer", of("application.id"))
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("kind", "text", required)
    .addColumn("told", "text", required)
    .addColumn("start_minute", "integer")
    .addColumn("sent_ms", "bigint", required)
    .addPrimaryKeyConstraint("entry_notice_key", ["application_id", "account_id", "kind"])
    .execute();
}

async function createApplication(db: Kysely<never>): Promise<void> {
  const application = createEntryTable(db, "application")
    .addColumn("owner_id", "integer", of("account.id"))
    .addColumn("event_id", "integer", of("event.id"))
    .addColumn("profile_id", "integer", of("profile.id"))
    .addColumn("category_id", "integer", maybeOf("category.id"))
    .addColumn("fighter_id", "integer", maybeOf("fighter.id"))
    .addColumn("state", "text", (column) => column.notNull().defaultTo("new"))
    .addColumn("comment", "text")
    .addColumn("weigh_in_state", "text", (column) => column.notNull().defaultTo("not_weighed"))
    .addColumn("weigh_in_weight", "double precision")
    .addColumn("needs_change", "boolean", yesOrNo(false))
    .addColumn("weight", "double precision")
    .addColumn("team_id", "integer", maybeOf("team.id"));
  const states = ["new", "accepted", "rejected", "withdrawn"];
  const withState = checkWords(application, "application_state_known", "state", states);
  await checkWords(withState, "application_weigh_in_known", "weigh_in_state", WEIGH_IN_STATES).execute();
  await createIndexes(db, "application", {
    application_by_owner: ["owner_id"],
    application_by_event: ["event_id", "state"],
  });
  // An athlete has one live application for the same thing (PE5).
  await sql`create unique index application_live on application (profile_id, event_id, coalesce(category_id, 0))
    where state in ('new', 'accepted')`.execute(db);
}

async function createCourse(db: Kysely<never>): Promise<void> {
  for (const [table, what] of [
    ["application_change", "kind"],
    ["application_message", "text"],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn("id", "integer", numbered(db))
      .addColumn("application_id", "integer", of("application.id"))
      .addColumn("actor_id", "integer", maybeOf("account.id"))
      .addColumn("is_organiser", "boolean", required)
      .addColumn("at_ms", "bigint", required)
      .addColumn(what, "text", required)
      .addColumn("note", "text")
      .execute();
    await createIndexes(db, table, { [`${table}_by_application`]: ["application_id"] });
  }
}

async function createWeighIn(db: Kysely<never>): Promise<void> {
  await checkWords(
    db.schema
      .createTable("weigh_in")
      .addColumn("category_id", "integer", of("category.id"))
      .addColumn("fighter_id", "integer", of("fighter.id"))
      .addColumn("state", "text", required)
      .addColumn("weight", "double precision")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("has_papers", "boolean", yesOrNo(false))
      .addColumn("at_ms", "bigint", required)
      .addColumn("actor_id", "integer", maybeOf("account.id"))
      // What a slip that is taken back gives back.
      .addColumn("weight_before", "double precision")
      .addPrimaryKeyConstraint("weigh_in_key", ["category_id", "fighter_id"]),
    "weigh_in_state_known",
    "state",
    WEIGH_IN_STATES,
  ).execute();
  await createIndexes(db, "weigh_in", { weigh_in_by_fighter: ["fighter_id"] });
}
