import { sql, type Kysely } from "kysely";
import {
  checkWords,
  createEntryTable,
  createIndexes,
  isKey,
  maybeOf,
  numbered,
  of,
  required,
  yesOrNo,
} from "./building.ts";

/** Who signs in and how, whom they manage, and what was agreed to. */
export async function createAccounts(db: Kysely<never>): Promise<void> {
  await createAccount(db);
  await createSession(db);
  await createSignIn(db);
  await createSecondFactor(db);
  await createProfile(db);
  await createConsent(db);
  await createMergeRequest(db);
  await createEntryTable(db, "upload")
    .addColumn("name", "text", required)
    .addColumn("file", "text", (column) => column.notNull().unique())
    .addColumn("mime", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("bytes", "integer", required)
    .addColumn("formats", "jsonb", required)
    .addColumn("owner_id", "integer", maybeOf("account.id"))
    .execute();
  await createIndexes(db, "upload", { upload_by_owner: ["owner_id"] });
}

async function createAccount(db: Kysely<never>): Promise<void> {
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
      .addColumn("is_confirmed", "boolean", yesOrNo(false))
      .addColumn("is_blocked", "boolean", yesOrNo(false))
      .addColumn("role", "text", (column) => column.notNull().defaultTo("authenticated"))
      .addColumn("display_name", "text")
      .addColumn("email_proved_ms", "bigint")
      .addColumn("last_name", "text")
      .addColumn("first_name", "text")
      .addColumn("middle_name", "text")
      .addColumn("phone", "text")
      .addColumn("ref_code", "text")
      .addColumn("wants_notices", "boolean", yesOrNo(true)),
    "account_role_known",
    "role",
    ["public", "authenticated", "referee", "admin"],
  ).execute();
  await checkWords(
    db.schema
      .createTable("account_code")
      .addColumn("code_hash", "text", isKey)
      .addColumn("account_id", "integer", of("account.id"))
      .addColumn("kind", "text", required)
      .addColumn("created_ms", "bigint", required)
      .addColumn("expires_ms", "bigint", required)
      .addColumn("used_ms", "bigint"),
    "account_code_kind_known",
    "kind",
    ["reset", "confirmation"],
  ).execute();
  await createIndexes(db, "account_code", { account_code_by_account: ["account_id"] });
}

async function createSession(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("session")
    .addColumn("id", "text", isKey)
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("is_bound", "boolean", required)
    .addColumn("created_ms", "bigint", required)
    .addColumn("seen_ms", "bigint", required)
    .addColumn("expires_ms", "bigint", required)
    .addColumn("user_agent", "text")
    .addColumn("ended_ms", "bigint")
    .addColumn("stepped_up_ms", "bigint")
    .execute();
  await createIndexes(db, "session", { session_by_account: ["account_id"] });
}

async function createSignIn(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("account_identity")
    .addColumn("provider", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("created_ms", "bigint", required)
    .addPrimaryKeyConstraint("account_identity_key", ["provider", "subject"])
    .execute();
  await createIndexes(db, "account_identity", { account_identity_by_account: ["account_id"] });
  await db.schema
    .createTable("provider_code")
    .addColumn("code_hash", "text", isKey)
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("provider", "text", required)
    .addColumn("browser_hash", "text")
    .addColumn("expires_ms", "bigint", required)
    .execute();
}

/** Its sealed secret, and the codes for who lost the device. */
async function createSecondFactor(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("account_totp")
    .addColumn("account_id", "integer", (column) => maybeOf("account.id", "cascade")(column.primaryKey()))
    .addColumn("sealed_secret", "text", required)
    .addColumn("created_ms", "bigint", required)
    // Null until a first code showed that the device has the secret.
    .addColumn("confirmed_ms", "bigint")
    .addColumn("last_step", "bigint")
    .execute();
  await db.schema
    .createTable("recovery_code")
    .addColumn("code_hash", "text", isKey)
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("used_ms", "bigint")
    .execute();
  await createIndexes(db, "recovery_code", { recovery_code_by_account: ["account_id"] });
}

async function createProfile(db: Kysely<never>): Promise<void> {
  await checkWords(
    createEntryTable(db, "profile")
      .addColumn("owner_id", "integer", of("account.id"))
      .addColumn("team_id", "integer", maybeOf("team.id"))
      .addColumn("last_name", "text", required)
      .addColumn("first_name", "text")
      .addColumn("birth_date", "text")
      .addColumn("gender", "text")
      .addColumn("weight", "double precision")
      .addColumn("phone", "text")
      .addColumn("photo", "text")
      .addColumn("middle_name", "text")
      .addColumn("latin_name", "text")
      .addColumn("belt", "text")
      .addColumn("belt_since", "text")
      .addColumn("belt_by", "text")
      .addColumn("city", "text")
      .addColumn("coach", "text")
      .addColumn("representative", "text")
      .addColumn("medical_until", "text")
      .addColumn("insurance_until", "text")
      .addColumn("relation", "text", (column) => column.notNull().defaultTo("self")),
    "profile_gender_known",
    "gender",
    ["m", "f"],
  ).execute();
  await createIndexes(db, "profile", { profile_by_owner: ["owner_id"] });
}

async function createConsent(db: Kysely<never>): Promise<void> {
  await checkWords(
    db.schema
      .createTable("consent")
      .addColumn("id", "integer", numbered(db))
      .addColumn("kind", "text", required)
      .addColumn("text_version", "text", required)
      .addColumn("given_by", "integer", of("account.id"))
      .addColumn("profile_id", "integer", maybeOf("profile.id", "cascade"))
      .addColumn("relation", "text", required)
      .addColumn("given_ms", "bigint", required)
      .addColumn("ip_hash", "text")
      .addColumn("withdrawn_ms", "bigint"),
    "consent_kind_known",
    "kind",
    ["rules", "processing", "publication"],
  ).execute();
  await createIndexes(db, "consent", { consent_by_profile: ["profile_id"], consent_by_giver: ["given_by"] });
}

async function createMergeRequest(db: Kysely<never>): Promise<void> {
  await checkWords(
    createEntryTable(db, "merge_request")
      .addColumn("owner_id", "integer", of("account.id"))
      .addColumn("profile_id", "integer", of("profile.id"))
      .addColumn("duplicate_id", "integer", maybeOf("profile.id"))
      .addColumn("note", "text")
      .addColumn("state", "text", (column) => column.notNull().defaultTo("new")),
    "merge_request_state_known",
    "state",
    ["new", "accepted", "rejected"],
  ).execute();
  await createIndexes(db, "merge_request", { merge_request_by_owner: ["owner_id"] });
}
