import { sql, type Kysely } from "kysely";
import { refuseChanges } from "./building.ts";

export async function up(db: Kysely<never>): Promise<void> {
  await createFeedAndHead(db);
  await createLog(db);
  await refuseChanges(db, "fighting_event");
  await createParked(db);
  await createLeases(db);
  await createCorrection(db);
}

async function createFeedAndHead(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("competition_feed")
    .addColumn("competition_uuid", "text", (column) =>
      column.primaryKey().references("competition.uuid").onDelete("cascade"),
    )
    .addColumn("rev", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("structure_rev", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable("fighting_head")
    .addColumn("fighting_uuid", "text", (column) =>
      column.primaryKey().references("fighting.uuid").onDelete("cascade"),
    )
    .addColumn("competition_uuid", "text", (column) =>
      column.notNull().references("competition.uuid").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_rev", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("state", "jsonb", (column) => column.notNull())
    .addColumn("state_hash", "text", (column) => column.notNull())
    .addColumn("log_hash", "text", (column) => column.notNull())
    .addColumn("reducer", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("fighting_head_feed")
    .on("fighting_head")
    .columns(["competition_uuid", "last_rev"])
    .execute();
}

/** A bout that has a log cannot be deleted: what was called stays. */
async function createLog(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("fighting_event")
    .addColumn("fighting_uuid", "text", (column) =>
      column.notNull().references("fighting.uuid").onDelete("restrict"),
    )
    .addColumn("seq", "integer", (column) => column.notNull().check(sql`seq > 0`))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("rev", "bigint", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("payload", "jsonb", (column) => column.notNull())
    .addColumn("device_id", "text", (column) => column.notNull())
    .addColumn("device_seq", "integer", (column) => column.notNull())
    .addColumn("lease_scope", "text")
    .addColumn("lease_epoch", "integer")
    .addColumn("base_version", "integer", (column) => column.notNull())
    .addColumn("actor_id", "integer", (column) => column.notNull())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("bout_ms", "integer")
    .addColumn("client_at", "jsonb", (column) => column.notNull())
    .addColumn("recorded_ms", "bigint", (column) => column.notNull())
    .addColumn("correction_id", "text")
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("prev_hash", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("fighting_event_key", ["fighting_uuid", "seq"])
    .addUniqueConstraint("fighting_event_device_seq_once", ["fighting_uuid", "device_id", "device_seq"])
    .execute();
}

async function createParked(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("fighting_event_parked")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fighting_uuid", "text", (column) =>
      column.notNull().references("fighting.uuid").onDelete("restrict"),
    )
    .addColumn("body", "jsonb", (column) => column.notNull())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull().check(sql`status in ('parked', 'rejected')`))
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("received_ms", "bigint", (column) => column.notNull())
    .addColumn("resolution", "text")
    .addColumn("resolved_by", "integer")
    .addColumn("resolved_ms", "bigint")
    .addColumn("reissued_as", "text")
    .execute();
  await db.schema
    .createIndex("fighting_event_parked_by_fighting")
    .on("fighting_event_parked")
    .column("fighting_uuid")
    .execute();
}

async function createLeases(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lease")
    .addColumn("scope", "text", (column) => column.primaryKey())
    .addColumn("epoch", "integer", (column) => column.notNull())
    .addColumn("device_id", "text")
    .addColumn("user_id", "integer")
    .addColumn("granted_ms", "bigint", (column) => column.notNull())
    .addColumn("seen_ms", "bigint", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("lease_history")
    .addColumn("scope", "text", (column) => column.notNull())
    .addColumn("epoch", "integer", (column) => column.notNull())
    .addColumn("device_id", "text")
    .addColumn("user_id", "integer")
    .addColumn("granted_ms", "bigint", (column) => column.notNull())
    .addColumn("takeover_from", "text")
    .addColumn("reason", "text")
    .addPrimaryKeyConstraint("lease_history_key", ["scope", "epoch"])
    .execute();
}

async function createCorrection(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("correction")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fighting_uuid", "text", (column) =>
      column.notNull().references("fighting.uuid").onDelete("restrict"),
    )
    .addColumn("plan", "jsonb", (column) => column.notNull())
    .addColumn("plan_hash", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("actor_id", "integer", (column) => column.notNull())
    .addColumn("second_actor_id", "integer")
    .addColumn("applied_ms", "bigint", (column) => column.notNull())
    .addColumn("rev", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("correction_by_fighting").on("correction").column("fighting_uuid").execute();
}
