import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";
import { checkWords, createEntryTable } from "./building.ts";

/** People behind accounts: who they are, what they agreed to, whom they manage, and how their entries went. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ["last_name", "first_name", "middle_name", "phone", "ref_code"])
    await db.schema.alterTable("account").addColumn(column, "text").execute();
  await widenProfiles(db);
  await db.schema
    .alterTable("team")
    .addColumn("is_official", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  // Clubs from before were all entered by the organiser.
  await sql`update team set is_official = true`.execute(db);
  // What the public must not see stands apart from what every page, search and push shows.
  for (const column of ["real_last_name", "real_first_name"])
    await db.schema.alterTable("fighter").addColumn(column, "text").execute();
  await createConsents(db);
  await createEntryCourse(db);
  await createMergeRequests(db);
}

async function widenProfiles(db: Kysely<never>): Promise<void> {
  const texts = [
    "middle_name",
    "latin_name",
    "belt",
    "belt_since",
    "belt_by",
    "city",
    "coach",
    "representative",
    "medical_until",
    "insurance_until",
  ];
  for (const column of texts) await db.schema.alterTable("profile").addColumn(column, "text").execute();
  await db.schema
    .alterTable("profile")
    .addColumn("relation", "text", (column) => column.notNull().defaultTo("self"))
    .execute();
}

async function createConsents(db: Kysely<never>): Promise<void> {
  await checkWords(
    db.schema
      .createTable("consent")
      .addColumn("id", "integer", (column) =>
        isPostgres(db)
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("text_version", "text", (column) => column.notNull())
      .addColumn("given_by", "integer", (column) =>
        column.notNull().references("account.id").onDelete("cascade"),
      )
      .addColumn("profile_id", "integer", (column) => column.references("profile.id").onDelete("cascade"))
      .addColumn("relation", "text", (column) => column.notNull())
      .addColumn("given_ms", "bigint", (column) => column.notNull())
      .addColumn("ip_hash", "text")
      .addColumn("withdrawn_ms", "bigint"),
    "consent_kind_known",
    "kind",
    ["rules", "processing", "publication"],
  ).execute();
  await db.schema.createIndex("consent_by_profile").on("consent").column("profile_id").execute();
  await db.schema.createIndex("consent_by_giver").on("consent").column("given_by").execute();
}

async function createEntryCourse(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("application")
    .addColumn("needs_change", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema.alterTable("application").addColumn("weight", "double precision").execute();
  await db.schema
    .alterTable("application")
    .addColumn("team_id", "integer", (column) => column.references("team.id").onDelete("set null"))
    .execute();
  for (const [table, extra] of [
    ["application_change", "kind"],
    ["application_message", "text"],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        isPostgres(db)
          ? column.primaryKey().generatedByDefaultAsIdentity()
          : column.primaryKey().autoIncrement(),
      )
      .addColumn("application_id", "integer", (column) =>
        column.notNull().references("application.id").onDelete("cascade"),
      )
      .addColumn("actor_id", "integer", (column) => column.references("account.id").onDelete("set null"))
      .addColumn("is_organiser", "boolean", (column) => column.notNull())
      .addColumn("at_ms", "bigint", (column) => column.notNull())
      .addColumn(extra, "text", (column) => column.notNull())
      .addColumn("note", "text")
      .execute();
    await db.schema.createIndex(`${table}_by_application`).on(table).column("application_id").execute();
  }
}

async function createMergeRequests(db: Kysely<never>): Promise<void> {
  await checkWords(
    createEntryTable(db, "merge_request")
      .addColumn("owner_id", "integer", (column) =>
        column.notNull().references("account.id").onDelete("cascade"),
      )
      .addColumn("profile_id", "integer", (column) =>
        column.notNull().references("profile.id").onDelete("cascade"),
      )
      .addColumn("duplicate_id", "integer", (column) => column.references("profile.id").onDelete("set null"))
      .addColumn("note", "text")
      .addColumn("state", "text", (column) => column.notNull().defaultTo("new")),
    "merge_request_state_known",
    "state",
    ["new", "accepted", "rejected"],
  ).execute();
  await db.schema.createIndex("merge_request_by_owner").on("merge_request").column("owner_id").execute();
}
