import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";
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
} from "./baseline/building.ts";

/** What callers have spent of what they may do, known to every instance. */
export async function createAllowances(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("allowance")
    .addColumn("key", "text", isKey)
    .addColumn("amount", "double precision", required)
    .addColumn("at_ms", "bigint", required)
    .execute();
  await createIndexes(db, "allowance", { allowance_by_age: ["at_ms"] });
}

/** From which network a browser asked to be told, so that one cannot fill the disk, and when it was last heard of. */
export async function addPushCaps(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("push_subscription").addColumn("network_hash", "text").execute();
  await db.schema
    .alterTable("push_subscription")
    .addColumn("seen_ms", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update push_subscription set seen_ms = created_ms`.execute(db);
  await createIndexes(db, "push_subscription", { push_subscription_by_network: ["network_hash"] });
}

/** What a list or a federation tells of a person beside name and birth date. */
export async function addPersonalData(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("fighter").addColumn("birth_year", "integer").execute();
  for (const column of ["middle_name", "region", "coach", "rank", "licence"])
    await db.schema.alterTable("fighter").addColumn(column, "text").execute();
  await sql`update fighter set
    middle_name = (select profile.middle_name from profile where profile.id = fighter.profile_id),
    coach = (select profile.coach from profile where profile.id = fighter.profile_id)
    where profile_id is not null`.execute(db);
}

/** Lists that were written, and what each made, so that one can be taken back. */
export async function createEntryLists(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("entry_list")
    .addColumn("id", "text", isKey)
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("at_ms", "bigint", required)
    .addColumn("counts", "jsonb", required)
    .addColumn("made", "jsonb", required)
    .addColumn("undone_ms", "bigint")
    .execute();
  await createIndexes(db, "entry_list", { entry_list_by_competition: ["competition_id", "at_ms"] });
}

/** A session may be a token that somebody made for a program, under a name of their own. */
export async function addProgramTokens(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("session").addColumn("program_name", "text").execute();
}

/** What every instance needs: the files of uploads, and which keys belong to this database. */
export async function createSharedFiles(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("upload_file")
    .addColumn("name", "text", isKey)
    .addColumn("upload_id", "integer", of("upload.id"))
    .addColumn("bytes", isPostgres(db) ? "bytea" : "blob", required)
    .execute();
  await createIndexes(db, "upload_file", { upload_file_by_upload: ["upload_id"] });
  await db.schema
    .createTable("key_print")
    .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("print", "text", required)
    .execute();
}

/** Who was put in by hand is published with a stated consent; the names that are open already stay so. */
export async function addStatedConsents(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("fighter")
    .addColumn("has_consent", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`update fighter set has_consent = true where profile_id is null and real_last_name is null`.execute(
    db,
  );
}

/** Two records of one person become one and can become two again; who was told apart, and what was changed of whom. */
export async function createPersonMerges(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("fighter").addColumn("merged_into", "integer").execute();
  await createIndexes(db, "fighter", { fighter_by_merged_into: ["merged_into"] });
  await db.schema
    .createTable("person_merge")
    .addColumn("id", "text", isKey)
    .addColumn("competition_uuid", "text", required)
    .addColumn("kept_id", "integer", of("fighter.id"))
    .addColumn("duplicate_id", "integer", of("fighter.id"))
    .addColumn("moved", "jsonb", required)
    .addColumn("fields", "jsonb")
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("at_ms", "bigint", required)
    .addColumn("undone_ms", "bigint")
    .addColumn("undone_by", "integer", maybeOf("account.id"))
    .execute();
  await createIndexes(db, "person_merge", {
    person_merge_by_competition: ["competition_uuid"],
    person_merge_by_kept: ["kept_id"],
    person_merge_by_duplicate: ["duplicate_id"],
  });
  await db.schema
    .createTable("person_apart")
    .addColumn("one_id", "integer", of("fighter.id"))
    .addColumn("other_id", "integer", of("fighter.id"))
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("at_ms", "bigint", required)
    .addPrimaryKeyConstraint("person_apart_key", ["one_id", "other_id"])
    .execute();
  await createIndexes(db, "person_apart", { person_apart_by_other: ["other_id"] });
  await db.schema
    .createTable("fighter_change")
    .addColumn("id", "integer", numbered(db))
    .addColumn("fighter_id", "integer", of("fighter.id"))
    .addColumn("at_ms", "bigint", required)
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("field", "text", required)
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
  await createIndexes(db, "fighter_change", { fighter_change_by_fighter: ["fighter_id"] });
}

/** Categories may be merged and split; the rows as they were are kept for the undo. */
export async function createRegroupings(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("category").addColumn("merged_into", "integer").execute();
  await db.schema
    .createTable("regrouping")
    .addColumn("id", "text", isKey)
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("told", "jsonb", required)
    .addColumn("before", "jsonb", required)
    .addColumn("after", "jsonb", required)
    .addColumn("actor_id", "integer", maybeOf("account.id"))
    .addColumn("at_ms", "bigint", required)
    .addColumn("undone_ms", "bigint")
    .execute();
  await createIndexes(db, "regrouping", { regrouping_by_competition: ["competition_id", "at_ms"] });
}

/** Days, sessions and breaks of a competition, and where its categories are fought. */
export async function addProgramme(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("competition").addColumn("programme", "jsonb").execute();
}

/** Several entries made at once, and results of past events that a profile says are its own. */
export async function createClaims(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("group_entry")
    .addColumn("id", "text", isKey)
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("event_id", "integer", of("event.id"))
    .addColumn("at_ms", "bigint", required)
    .addColumn("lines", "jsonb", required)
    .execute();
  const claim = db.schema
    .createTable("result_claim")
    .addColumn("id", "integer", numbered(db))
    .addColumn("profile_id", "integer", of("profile.id"))
    .addColumn("fighter_id", "integer", of("fighter.id"))
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("state", "text", required)
    .addColumn("at_ms", "bigint", required)
    .addColumn("decided_ms", "bigint")
    .addColumn("decided_by", "integer", maybeOf("account.id"))
    .addColumn("names_before", "jsonb")
    .addUniqueConstraint("result_claim_once", ["profile_id", "fighter_id"]);
  await checkWords(claim, "result_claim_state_known", "state", [
    "new",
    "accepted",
    "rejected",
    "withdrawn",
  ]).execute();
  await createIndexes(db, "result_claim", {
    result_claim_by_fighter: ["fighter_id"],
    result_claim_by_competition: ["competition_id"],
  });
  await createIndexes(db, "fighter", {
    fighter_by_birth_date: ["birth_date"],
    fighter_by_birth_year: ["birth_year"],
  });
}

/** Which format for how many athletes, chosen for a whole competition. */
export async function addCompetitionFormats(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("competition").addColumn("formats", "jsonb").execute();
}

/** Who did what is told of at an event that came from another installation: they have no account here. */
export async function createArchiveAuthors(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("archive_author")
    .addColumn("id", "integer", isKey)
    .addColumn("ref", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", required)
    .execute();
}

/** The event another was made after, and the act that made it. */
export async function addEventCopies(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("event").addColumn("copied_from", "integer").execute();
  await db.schema.alterTable("event").addColumn("copy_id", "text").execute();
  await db.schema.createIndex("event_copy_once").on("event").column("copy_id").unique().execute();
}

/** Poster, logo and colour of an event. */
export async function addEventLook(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("event").addColumn("look", "jsonb").execute();
}

/** Weight classes an organiser made, for every competition of the installation. */
export async function createWeightTables(db: Kysely<never>): Promise<void> {
  const table = createEntryTable(db, "weight_table")
    .addColumn("title", "text", (column) => column.notNull().unique())
    .addColumn("sex", "text")
    .addColumn("age_min", "integer", required)
    .addColumn("age_max", "integer")
    .addColumn("limits_kg", "jsonb", required)
    .addColumn("is_open_above", "boolean", yesOrNo(false));
  await checkWords(table, "weight_table_sex_known", "sex", ["m", "f"]).execute();
}

/** What stands on every paper of a competition, and the papers that were made. */
export async function createPapers(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("competition").addColumn("papers", "jsonb").execute();
  await db.schema
    .createTable("paper_edition")
    .addColumn("id", "text", isKey)
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("kind", "text", required)
    .addColumn("category_uuid", "text")
    .addColumn("sheet_size", "text", required)
    .addColumn("edition", "integer", required)
    .addColumn("made_ms", "bigint", required)
    // A number below zero is an author of an archive, who has no account here.
    .addColumn("actor_id", "integer")
    .addColumn("code", "text", required)
    .addColumn("is_draft", "boolean", yesOrNo(false))
    .addColumn("file", "text", required)
    .addColumn("content", "jsonb")
    .execute();
  await createIndexes(db, "paper_edition", { paper_edition_by_competition: ["competition_id", "kind"] });
}

/** Who is what at one event; a role that was taken away stays known, so that its owner is told why nothing works any more. */
export async function createEventRoles(db: Kysely<never>): Promise<void> {
  const table = db.schema
    .createTable("event_role")
    .addColumn("id", "integer", numbered(db))
    .addColumn("event_id", "integer", of("event.id"))
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("role", "text", required)
    .addColumn("given_ms", "bigint", required)
    .addColumn("given_by", "integer", maybeOf("account.id"))
    .addColumn("taken_ms", "bigint")
    .addColumn("taken_by", "integer", maybeOf("account.id"))
    .addUniqueConstraint("event_role_once", ["event_id", "account_id", "role"]);
  await checkWords(table, "event_role_known", "role", [
    "organiser",
    "chief-judge",
    "secretary",
    "mat-referee",
    "weigh-in",
    "announcer",
  ]).execute();
  await createIndexes(db, "event_role", { event_role_by_account: ["account_id"] });
}
