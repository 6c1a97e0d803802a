import { sql, type Kysely } from "kysely";
import { checkWords, createEntryTable } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await checkWords(
    createEntryTable(db, "account")
      .addColumn("username", "text", (column) => column.notNull().unique())
      .addColumn("email", "text", (column) =>
        column
          .notNull()
          .unique()
          .check(sql`email = lower(email)`),
      )
      .addColumn("password_hash", "text")
      .addColumn("provider", "text", (column) => column.notNull().defaultTo("local"))
      .addColumn("is_confirmed", "boolean", (column) => column.notNull().defaultTo(false))
      .addColumn("is_blocked", "boolean", (column) => column.notNull().defaultTo(false))
      .addColumn("role", "text", (column) => column.notNull().defaultTo("authenticated"))
      .addColumn("display_name", "text")
      .addColumn("carpet_id", "integer", (column) => column.references("carpet.id").onDelete("set null")),
    "account_role_known",
    "role",
    ["public", "authenticated", "referee", "admin"],
  ).execute();

  await createCodesAndSessions(db);
  await createReferees(db);

  await checkWords(
    createEntryTable(db, "profile")
      .addColumn("owner_id", "integer", (column) =>
        column.notNull().references("account.id").onDelete("cascade"),
      )
      .addColumn("team_id", "integer", (column) => column.references("team.id").onDelete("set null"))
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("first_name", "text")
      .addColumn("birth_date", "text")
      .addColumn("gender", "text")
      .addColumn("weight", "double precision")
      .addColumn("phone", "text")
      .addColumn("photo", "text"),
    "profile_gender_known",
    "gender",
    ["m", "f"],
  ).execute();
  await db.schema.createIndex("profile_by_owner").on("profile").column("owner_id").execute();
}

async function createCodesAndSessions(db: Kysely<never>): Promise<void> {
  await checkWords(
    db.schema
      .createTable("account_code")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("account.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created_ms", "bigint", (column) => column.notNull())
      .addColumn("expires_ms", "bigint", (column) => column.notNull())
      .addColumn("used_ms", "bigint"),
    "account_code_kind_known",
    "kind",
    ["reset", "confirmation"],
  ).execute();
  await db.schema.createIndex("account_code_by_account").on("account_code").column("account_id").execute();

  await db.schema
    .createTable("session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addColumn("is_bound", "boolean", (column) => column.notNull())
    .addColumn("created_ms", "bigint", (column) => column.notNull())
    .addColumn("seen_ms", "bigint", (column) => column.notNull())
    .addColumn("expires_ms", "bigint", (column) => column.notNull())
    .addColumn("user_agent", "text")
    .addColumn("ended_ms", "bigint")
    .execute();
  await db.schema.createIndex("session_by_account").on("session").column("account_id").execute();
}

async function createReferees(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("competition_referee")
    .addColumn("competition_id", "integer", (column) =>
      column.notNull().references("competition.id").onDelete("cascade"),
    )
    .addColumn("account_id", "integer", (column) =>
      column.notNull().references("account.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("competition_referee_key", ["competition_id", "account_id"])
    .execute();
  await db.schema
    .createIndex("competition_referee_by_account")
    .on("competition_referee")
    .column("account_id")
    .execute();
}
