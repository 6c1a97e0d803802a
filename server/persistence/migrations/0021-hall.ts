import type { Kysely } from "kysely";
import { refuseChanges } from "./building.ts";

/** The head table: decided ties, the log of awarding, and how teams are counted. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("category").addColumn("tie_decisions", "jsonb").execute();
  await db.schema.alterTable("competition").addColumn("team_formula", "jsonb").execute();

  await db.schema
    .createTable("awarding_act")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("competition_uuid", "text", (column) => column.notNull())
    .addColumn("n", "integer", (column) => column.notNull())
    .addColumn("category_uuid", "text")
    .addColumn("act", "jsonb", (column) => column.notNull())
    .addColumn("actor_id", "integer", (column) => column.notNull())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addUniqueConstraint("awarding_act_in_order", ["competition_uuid", "n"])
    .execute();
  await refuseChanges(db, "awarding_act");

  await db.schema
    .createTable("team_adjustment")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("competition_id", "integer", (column) =>
      column.notNull().references("competition.id").onDelete("cascade"),
    )
    .addColumn("team_id", "integer", (column) => column.notNull().references("team.id").onDelete("cascade"))
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("actor_id", "integer", (column) => column.notNull())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addColumn("revoked_ms", "bigint")
    .addColumn("revoked_by", "integer")
    .addColumn("revoke_reason", "text")
    .execute();
  await db.schema
    .createIndex("team_adjustment_by_competition")
    .on("team_adjustment")
    .column("competition_id")
    .execute();
}
