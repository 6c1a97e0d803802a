import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";
import { createIndexes, of, required, yesOrNo } from "./baseline/building.ts";

/** Copies of events for practice, how they are played, and the one reason for which a log may be deleted (RH12). */
export async function createRehearsals(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("event").addColumn("rehearsal_of", "integer").execute();
  await db.schema.alterTable("event").addColumn("is_rehearsal_open", "boolean", yesOrNo(false)).execute();
  await db.schema.createIndex("event_rehearsal_once").on("event").column("rehearsal_of").unique().execute();
  await db.schema.alterTable("fighter").addColumn("rehearsal_id", "integer").execute();
  await createIndexes(db, "fighter", { fighter_by_rehearsal: ["rehearsal_id"] });
  await db.schema
    .createTable("rehearsal")
    .addColumn("event_id", "integer", (column) => of("event.id")(column.primaryKey()))
    .addColumn("speed", "integer", required)
    .addColumn("is_playing", "boolean", yesOrNo(false))
    .addColumn("actor_id", "integer")
    .addColumn("made_ms", "bigint", required)
    .addColumn("player", "text")
    .addColumn("player_seen_ms", "bigint")
    .execute();
  await letRehearsalsGo(db, "fighting_event", REHEARSED_BOUT);
  await letRehearsalsGo(db, "awarding_act", REHEARSED_DAY);
}

const REHEARSED_BOUT = `exists (select 1 from fighting
  join competition on competition.id = fighting.competition_id join event on event.id = competition.event_id
  where fighting.uuid = old.fighting_uuid and event.rehearsal_of is not null)`;
const REHEARSED_DAY = `exists (select 1 from competition join event on event.id = competition.event_id
  where competition.uuid = old.competition_uuid and event.rehearsal_of is not null)`;

/** What was called stays (ST5), but for what was only practised: a log of a rehearsal is no record of anything. */
async function letRehearsalsGo(db: Kysely<never>, table: string, isRehearsed: string): Promise<void> {
  const message = `${table} is append-only`;
  if (!isPostgres(db)) {
    await sql`drop trigger if exists ${sql.id(`${table}_no_delete`)}`.execute(db);
    await sql`create trigger ${sql.id(`${table}_no_delete`)} before delete on ${sql.table(table)}
      when not ${sql.raw(isRehearsed)} begin select raise(abort, ${sql.lit(message)}); end`.execute(db);
    return;
  }
  await sql`drop trigger ${sql.id(`${table}_append_only`)} on ${sql.table(table)}`.execute(db);
  await sql`create trigger ${sql.id(`${table}_append_only`)} before update or truncate on ${sql.table(table)}
    for each statement execute function ${sql.id(`${table}_refuse`)}()`.execute(db);
  await sql`create or replace function ${sql.id(`${table}_refuse_delete`)}() returns trigger language plpgsql as ${sql.raw(
    `$$ begin if ${isRehearsed} then return old; end if; raise exception '${message}'; end $$`,
  )}`.execute(db);
  await sql`create trigger ${sql.id(`${table}_no_delete`)} before delete on ${sql.table(table)}
    for each row execute function ${sql.id(`${table}_refuse_delete`)}()`.execute(db);
}
