import type { Kysely } from "kysely";
import { checkWords, createIndexes, numbered, of, required } from "./building.ts";

const FOLLOWED_KINDS = ["fighter", "team", "category", "event"];

/** What is followed, by accounts and by browsers that want to be told, and what each browser was told already. */
export async function createFollowing(db: Kysely<never>): Promise<void> {
  // Only what is followed is kept, never a name: a name may be withdrawn.
  await checkWords(
    db.schema
      .createTable("star")
      .addColumn("account_id", "integer", of("account.id"))
      .addColumn("kind", "text", required)
      .addColumn("ref", "text", required)
      .addColumn("is_on", "boolean", required)
      .addColumn("changed_ms", "bigint", required)
      .addPrimaryKeyConstraint("star_pk", ["account_id", "kind", "ref"]),
    "star_kind_known",
    "kind",
    FOLLOWED_KINDS,
  ).execute();
  await db.schema
    .createTable("push_subscription")
    .addColumn("id", "integer", numbered(db))
    .addColumn("endpoint", "text", (column) => column.notNull().unique())
    .addColumn("p256dh", "text", required)
    .addColumn("auth", "text", required)
    .addColumn("kinds", "text", required)
    .addColumn("created_ms", "bigint", required)
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("failing_since_ms", "bigint")
    .execute();
  await createPushTables(db);
}

async function createPushTables(db: Kysely<never>): Promise<void> {
  await checkWords(
    db.schema
      .createTable("push_follow")
      .addColumn("subscription_id", "integer", of("push_subscription.id"))
      .addColumn("kind", "text", required)
      .addColumn("ref", "text", required)
      .addColumn("since_ms", "bigint", required)
      .addPrimaryKeyConstraint("push_follow_pk", ["subscription_id", "kind", "ref"]),
    "push_follow_kind_known",
    "kind",
    FOLLOWED_KINDS,
  ).execute();
  await createIndexes(db, "push_follow", { push_follow_by_ref: ["ref", "kind"] });
  await checkWords(
    db.schema
      .createTable("push_sent")
      .addColumn("subscription_id", "integer", of("push_subscription.id"))
      .addColumn("fighting_uuid", "text", required)
      // An athlete, or the category that is followed.
      .addColumn("about", "text", required)
      .addColumn("kind", "text", required)
      .addColumn("at_ms", "bigint", required)
      .addPrimaryKeyConstraint("push_sent_pk", ["subscription_id", "fighting_uuid", "about", "kind"]),
    "push_sent_kind_known",
    "kind",
    ["ready", "next", "called", "result"],
  ).execute();
  await createIndexes(db, "push_sent", {
    push_sent_by_age: ["at_ms"],
    // What was told is looked up by bout; the key of the table begins with the browser.
    push_sent_by_bout: ["fighting_uuid"],
  });
}
