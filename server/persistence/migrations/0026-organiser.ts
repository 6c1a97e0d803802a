import type { Kysely } from "kysely";
import { checkWords } from "./building.ts";

/** Events that only officials see yet, and what the scale showed for each athlete of a category. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("event")
    .addColumn("is_published", "boolean", (column) => column.notNull().defaultTo(true))
    .execute();

  await checkWords(
    db.schema
      .createTable("weigh_in")
      .addColumn("category_id", "integer", (column) =>
        column.notNull().references("category.id").onDelete("cascade"),
      )
      .addColumn("fighter_id", "integer", (column) =>
        column.notNull().references("fighter.id").onDelete("cascade"),
      )
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("weight", "double precision")
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("has_papers", "boolean", (column) => column.notNull().defaultTo(false))
      .addColumn("at_ms", "bigint", (column) => column.notNull())
      .addColumn("actor_id", "integer", (column) => column.references("account.id").onDelete("set null"))
      .addPrimaryKeyConstraint("weigh_in_key", ["category_id", "fighter_id"]),
    "weigh_in_state_known",
    "state",
    ["not_weighed", "passed", "overweight", "no_show"],
  ).execute();
  await db.schema.createIndex("weigh_in_by_fighter").on("weigh_in").column("fighter_id").execute();
}
