import { sql, type Kysely } from "kysely";
import { isPostgres } from "../database/columns.ts";

export async function up(db: Kysely<never>): Promise<void> {
  // The newest events first is what everybody asks for; SQLite has empty dates last in it without being told.
  const newest = isPostgres(db) ? sql`date_of_event desc nulls last, id` : sql`date_of_event desc, id`;
  await sql`create index event_newest on event (${newest})`.execute(db);
  // Where winners go is worked out from the slots of the bouts.
  await db.schema.dropTable("bracket_link").execute();
  await keepOneLiveApplication(db);
}

/** Of several live applications of one athlete for the same thing the first one counts (PE5). */
async function keepOneLiveApplication(db: Kysely<never>): Promise<void> {
  await sql`update application set state = 'withdrawn' where state in ('new', 'accepted') and exists (
    select 1 from application as other
    where other.id < application.id and other.state in ('new', 'accepted')
      and other.profile_id = application.profile_id and other.event_id = application.event_id
      and coalesce(other.category_id, 0) = coalesce(application.category_id, 0))`.execute(db);
  await sql`create unique index application_live on application (profile_id, event_id, coalesce(category_id, 0))
    where state in ('new', 'accepted')`.execute(db);
}
