import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";
import { checkWords, createIndexes, maybeOf, numbered, of, required } from "./baseline/building.ts";

const KINDS = ["rules", "processing", "publication", "details"];
const COLUMNS = [
  "id",
  "kind",
  "text_version",
  "given_by",
  "profile_id",
  "relation",
  "given_ms",
  "ip_hash",
  "withdrawn_ms",
];

/** Belt, year of birth and coach may be shown under a consent of their own (FT6). */
export async function addDetailConsents(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    const words = sql.join(KINDS.map((kind) => sql.lit(kind)));
    await sql`alter table consent drop constraint consent_kind_known`.execute(db);
    await sql`alter table consent add constraint consent_kind_known check (kind in (${words}))`.execute(db);
    return;
  }
  // SQLite changes no constraint: the rows move into a table that knows the new word.
  await checkWords(
    db.schema
      .createTable("consent_new")
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
    KINDS,
  ).execute();
  const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
  await sql`insert into consent_new (${columns}) select ${columns} from consent`.execute(db);
  await db.schema.dropTable("consent").execute();
  await db.schema.alterTable("consent_new").renameTo("consent").execute();
  await createIndexes(db, "consent", { consent_by_profile: ["profile_id"], consent_by_giver: ["given_by"] });
}
