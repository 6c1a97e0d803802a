import type { Kysely } from "kysely";
import { NOTICE_KINDS } from "#domain/follow/notices.ts";
import { isPostgres } from "../database/columns.ts";
import { checkWords } from "./building.ts";

/** Browsers that want to be told, what they follow, and what each has been told already. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("push_subscription")
    .addColumn("id", "integer", (column) =>
      isPostgres(db)
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn("endpoint", "text", (column) => column.notNull().unique())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("kinds", "text", (column) => column.notNull())
    .addColumn("created_ms", "bigint", (column) => column.notNull())
    .execute();
  await checkWords(
    db.schema
      .createTable("push_follow")
      .addColumn("subscription_id", "integer", (column) =>
        column.notNull().references("push_subscription.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("ref", "text", (column) => column.notNull())
      .addColumn("since_ms", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("push_follow_pk", ["subscription_id", "kind", "ref"]),
    "push_follow_kind_known",
    "kind",
    ["fighter", "team", "category"],
  ).execute();
  await db.schema.createIndex("push_follow_by_ref").on("push_follow").columns(["ref", "kind"]).execute();
  await checkWords(
    db.schema
      .createTable("push_sent")
      .addColumn("subscription_id", "integer", (column) =>
        column.notNull().references("push_subscription.id").onDelete("cascade"),
      )
      .addColumn("fighting_uuid", "text", (column) => column.notNull())
      // An athlete, or the category that is followed.
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("at_ms", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("push_sent_pk", ["subscription_id", "fighting_uuid", "about", "kind"]),
    "push_sent_kind_known",
    "kind",
    NOTICE_KINDS,
  ).execute();
  await db.schema.createIndex("push_sent_by_age").on("push_sent").column("at_ms").execute();
}
