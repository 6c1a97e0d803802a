import type { Kysely } from "kysely";
import { createEntryTable, createIndexes, isKey, maybeOf, of, refuseChanges, required } from "./building.ts";

/** Who runs a competition, its screens, the acts on its queues, and what the head table decides. */
export async function createHall(db: Kysely<never>): Promise<void> {
  await createOfficials(db);
  await createDisplay(db);
  await createQueueAct(db);
  await createAwarding(db);
  await createTeamAdjustment(db);
}

export async function createOfficials(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("competition_referee")
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("account_id", "integer", of("account.id"))
    .addPrimaryKeyConstraint("competition_referee_key", ["competition_id", "account_id"])
    .execute();
  await createIndexes(db, "competition_referee", { competition_referee_by_account: ["account_id"] });
  await db.schema
    .createTable("mat_official")
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("account_id", "integer", of("account.id"))
    .addColumn("carpet_id", "integer", of("carpet.id"))
    .addPrimaryKeyConstraint("mat_official_key", ["competition_id", "account_id"])
    .execute();
  await createIndexes(db, "mat_official", {
    mat_official_by_account_id: ["account_id"],
    mat_official_by_carpet_id: ["carpet_id"],
  });
}

async function createDisplay(db: Kysely<never>): Promise<void> {
  await createEntryTable(db, "display")
    .addColumn("competition_id", "integer", maybeOf("competition.id", "cascade"))
    .addColumn("name", "text", required)
    .addColumn("code", "text", (column) => column.unique())
    .addColumn("code_until_ms", "bigint")
    .addColumn("show", "jsonb", required)
    .addColumn("version", "integer", required)
    .addColumn("seen_ms", "bigint")
    .addColumn("paired_by", "integer", maybeOf("account.id"))
    .addColumn("offset_ms", "bigint")
    .execute();
  await createIndexes(db, "display", { display_by_competition: ["competition_id"] });
}

async function createQueueAct(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("queue_act")
    .addColumn("id", "text", isKey)
    .addColumn("competition_uuid", "text", required)
    .addColumn("fighting_uuid", "text", required)
    .addColumn("before", "jsonb", required)
    .addColumn("after", "jsonb", required)
    .addColumn("actor_id", "integer", required)
    .addColumn("at_ms", "bigint", required)
    .addColumn("undone_ms", "bigint")
    .execute();
  await createIndexes(db, "queue_act", { queue_act_by_competition: ["competition_uuid", "at_ms"] });
}

async function createAwarding(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("awarding_act")
    .addColumn("id", "text", isKey)
    .addColumn("competition_uuid", "text", required)
    .addColumn("n", "integer", required)
    .addColumn("category_uuid", "text")
    .addColumn("act", "jsonb", required)
    .addColumn("actor_id", "integer", required)
    .addColumn("at_ms", "bigint", required)
    .addUniqueConstraint("awarding_act_in_order", ["competition_uuid", "n"])
    .execute();
  await refuseChanges(db, "awarding_act");
}

async function createTeamAdjustment(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("team_adjustment")
    .addColumn("id", "text", isKey)
    .addColumn("competition_id", "integer", of("competition.id"))
    .addColumn("team_id", "integer", of("team.id"))
    .addColumn("points", "integer", required)
    .addColumn("reason", "text", required)
    .addColumn("actor_id", "integer", required)
    .addColumn("at_ms", "bigint", required)
    .addColumn("revoked_ms", "bigint")
    .addColumn("revoked_by", "integer")
    .addColumn("revoke_reason", "text")
    .execute();
  await createIndexes(db, "team_adjustment", { team_adjustment_by_competition: ["competition_id"] });
}
