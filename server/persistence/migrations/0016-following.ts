import type { Kysely } from "kysely";
import { checkWords } from "./building.ts";

/** The stars of an account. Only what is followed is kept, never a name: a name may be withdrawn. */
export async function up(db: Kysely<never>): Promise<void> {
  await checkWords(
    db.schema
      .createTable("star")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("account.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("ref", "text", (column) => column.notNull())
      .addColumn("is_on", "boolean", (column) => column.notNull())
      .addColumn("changed_ms", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("star_pk", ["account_id", "kind", "ref"]),
    "star_kind_known",
    "kind",
    ["fighter", "team", "category"],
  ).execute();
}
