import { sql, type Kysely } from "kysely";
import { createIndexes, isKey, maybeOf, of, refuseChanges, required } from "./building.ts";

/** What happened: the feed of a competition, the logs of bouts with what stands beside them, and the audit. */
export async function createLog(db: Kysely<never>): Promise<void> {
  await createFeedAndHead(db);
  await createBoutLog(db);
  await createParked(db);
  await createLeases(db);
  await createCorrection(db);
  await createAudit(db);
}

async function createFeedAndHead(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("competition_feed")
    .addColumn("competition_uuid", "text", (column) =>
      maybeOf("competition.uuid", "cascade")(column.primaryKey()),
    )
    .addColumn("rev", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("structure_rev", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("fighting_head")
    .addColumn("fighting_uuid", "text", (column) => maybeOf("fighting.uuid", "cascade")(column.primaryKey()))
    .addColumn("competition_uuid", "text", of("competition.uuid"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("last_rev", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("state", "jsonb", required)
    .addColumn("state_hash", "text", required)
    .addColumn("log_hash", "text", required)
    .addColumn("reducer", "integer", required)
    .execute();
  await createIndexes(db, "fighting_head", { fighting_head_feed: ["competition_uuid", "last_rev"] });
}

/** A bout that has a log cannot be deleted: what was called stays. */
async function createBoutLog(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("fighting_event")
    .addColumn("fighting_uuid", "text", of("fighting.uuid", "restrict"))
    .addColumn("seq", "integer", (column) => column.notNull().check(sql`seq > 0`))
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("rev", "bigint", required)
    .addColumn("type", "text", required)
    .addColumn("payload", "jsonb", required)
    .addColumn("device_id", "text", required)
    .addColumn("device_seq", "integer", required)
    .addColumn("lease_scope", "text")
    .addColumn("lease_epoch", "integer")
    .addColumn("base_version", "integer", required)
    .addColumn("actor_id", "integer", required)
    .addColumn("session_id", "text", required)
    .addColumn("bout_ms", "integer")
    .addColumn("client_at", "jsonb", required)
    .addColumn("recorded_ms", "bigint", required)
    .addColumn("correction_id", "text")
    .addColumn("body_hash", "text", required)
    .addColumn("prev_hash", "text", required)
    .addColumn("hash", "text", required)
    .addPrimaryKeyConstraint("fighting_event_key", ["fighting_uuid", "seq"])
    .addUniqueConstraint("fighting_event_device_seq_once", ["fighting_uuid", "device_id", "device_seq"])
    .execute();
  await refuseChanges(db, "fighting_event");
}

async function createParked(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("fighting_event_parked")
    .addColumn("id", "text", isKey)
    .addColumn("fighting_uuid", "text", of("fighting.uuid", "restrict"))
    .addColumn("body", "jsonb", required)
    .addColumn("body_hash", "text", required)
    .addColumn("status", "text", (column) => column.notNull().check(sql`status in ('parked', 'rejected')`))
    .addColumn("reason", "text", required)
    .addColumn("received_ms", "bigint", required)
    .addColumn("resolution", "text")
    .addColumn("resolved_by", "integer")
    .addColumn("resolved_ms", "bigint")
    .addColumn("reissued_as", "text")
    .addColumn("actor_id", "integer")
    .execute();
  await createIndexes(db, "fighting_event_parked", { fighting_event_parked_by_fighting: ["fighting_uuid"] });
}

async function createLeases(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lease")
    .addColumn("scope", "text", isKey)
    .addColumn("epoch", "integer", required)
    .addColumn("device_id", "text")
    .addColumn("user_id", "integer")
    .addColumn("granted_ms", "bigint", required)
    .addColumn("seen_ms", "bigint", required)
    .addColumn("offset_ms", "bigint")
    .addColumn("unsent", "integer")
    .addColumn("session_id", "text")
    .execute();
  await db.schema
    .createTable("lease_history")
    .addColumn("scope", "text", required)
    .addColumn("epoch", "integer", required)
    .addColumn("device_id", "text")
    .addColumn("user_id", "integer")
    .addColumn("granted_ms", "bigint", required)
    .addColumn("takeover_from", "text")
    .addColumn("reason", "text")
    .addPrimaryKeyConstraint("lease_history_key", ["scope", "epoch"])
    .execute();
}

/** A correction may be taken back once, by another one. */
async function createCorrection(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("correction")
    .addColumn("id", "text", isKey)
    .addColumn("fighting_uuid", "text", of("fighting.uuid", "restrict"))
    .addColumn("plan", "jsonb", required)
    .addColumn("plan_hash", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("actor_id", "integer", required)
    .addColumn("second_actor_id", "integer")
    .addColumn("applied_ms", "bigint", required)
    .addColumn("rev", "bigint", required)
    .addColumn("reverts", "text", (column) => column.references("correction.id"))
    .execute();
  await createIndexes(db, "correction", { correction_by_fighting: ["fighting_uuid"] });
  await db.schema
    .createIndex("correction_reverted_once")
    .on("correction")
    .column("reverts")
    .unique()
    .execute();
}

async function createAudit(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("audit_chain")
    .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn("n", "integer", required)
    .addColumn("hash", "text", required)
    .execute();
  await sql`insert into audit_chain (id, n, hash) values (1, 0, '')`.execute(db);
  await db.schema
    .createTable("audit_log")
    .addColumn("n", "integer", isKey)
    .addColumn("at_ms", "bigint", required)
    .addColumn("actor_id", "integer")
    .addColumn("session_id", "text")
    .addColumn("ip_hash", "text")
    .addColumn("action", "text", required)
    .addColumn("object", "text", required)
    .addColumn("before", "jsonb")
    .addColumn("after", "jsonb")
    .addColumn("prev_hash", "text", required)
    .addColumn("hash", "text", required)
    .execute();
  await createIndexes(db, "audit_log", { audit_log_by_time: ["at_ms"] });
  await refuseChanges(db, "audit_log");
}
