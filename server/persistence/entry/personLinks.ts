import { sql, type Kysely, type Transaction } from "kysely";
import type { NewPersonLink } from "../database/personTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

/**
 * Every record of a person: of the same profile, merged into one another, or linked by an organiser, over as many steps as
 * it takes. Whoever hides their name at one event is not tied to their name at another, and nothing is tied through them (AR3).
 */
export async function findPersonIds(db: Db, fighterUuid: string): Promise<number[]> {
  const known = new Set<number>();
  let found = await findOpen(db, fighterUuid);
  while (found.length > 0) {
    for (const id of found) known.add(id);
    found = (await findTied(db, found)).filter((id) => !known.has(id));
  }
  return [...known];
}

async function findOpen(db: Db, uuid: string): Promise<number[]> {
  const rows = await db
    .selectFrom("fighter")
    .select("id")
    .where("uuid", "=", uuid)
    .where("real_last_name", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

async function findTied(db: Db, ids: readonly number[]): Promise<number[]> {
  const list = sql.join([...ids]);
  const { rows } = await sql<{
    id: number;
  }>`select fighter.id from fighter where real_last_name is null and fighter.id in (
    select other_id from person_link where undone_ms is null and one_id in (${list})
    union select one_id from person_link where undone_ms is null and other_id in (${list})
    union select merged_into from fighter where merged_into is not null and id in (${list})
    union select id from fighter where merged_into in (${list})
    union select same.id from fighter as same join fighter as asked on same.profile_id = asked.profile_id
      where asked.id in (${list}))`.execute(db);
  return rows.map(({ id }) => id);
}

/** The links between open names that are in force, with what else ties their ends. */
export async function findTies(db: Db) {
  return await db
    .selectFrom("person_link")
    .innerJoin("fighter as one", "one.id", "person_link.one_id")
    .innerJoin("fighter as other", "other.id", "person_link.other_id")
    .select([
      "one.id as one_id",
      "one.profile_id as one_profile",
      "one.merged_into as one_kept",
      "other.id as other_id",
      "other.profile_id as other_profile",
      "other.merged_into as other_kept",
    ])
    .where("person_link.undone_ms", "is", null)
    .where("one.real_last_name", "is", null)
    .where("other.real_last_name", "is", null)
    .execute();
}

/** Another text after a link was made or taken back. */
export async function findLinksStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`select count(*) || ' ' || count(undone_ms) as stamp
    from person_link`.execute(db);
  return rows[0]?.stamp ?? "";
}

export async function insertPersonLink(trx: Trx, row: NewPersonLink): Promise<void> {
  await trx.insertInto("person_link").values(row).execute();
}

export async function findPersonLink(db: Db, id: string) {
  return await db.selectFrom("person_link").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function markLinkUndone(
  trx: Trx,
  id: string,
  { nowMs, accountId }: { readonly nowMs: number; readonly accountId: number | null },
): Promise<void> {
  await trx
    .updateTable("person_link")
    .set({ undone_ms: nowMs, undone_by: accountId })
    .where("id", "=", id)
    .execute();
}

/** Those in force, the last first. */
export async function findLinksInForce(db: Db, most: number) {
  return await db
    .selectFrom("person_link")
    .leftJoin("account", "account.id", "person_link.actor_id")
    .select((select) => [
      "person_link.id",
      "person_link.at_ms",
      "person_link.one_id",
      "person_link.other_id",
      select.fn.coalesce("account.display_name", "account.username").as("author"),
    ])
    .where("undone_ms", "is", null)
    .orderBy("at_ms", "desc")
    .orderBy("person_link.id")
    .limit(most)
    .execute();
}

/** Where everybody with an open name stands, the newest event first; `ids` asks about these alone. */
export async function findStands(db: Db, ids?: readonly number[]) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "category_fighter.fighter_id",
      "fighter.profile_id",
      "event.id as event_id",
      "event.name",
      "event.date_of_event",
    ])
    .distinct()
    .where("fighter.real_last_name", "is", null)
    .where("fighter.rehearsal_id", "is", null)
    .$if(ids !== undefined, (query) => query.where("fighter.id", "in", [...(ids ?? []), 0]))
    .orderBy("event.date_of_event", "desc")
    .orderBy("event.id", "desc")
    .execute();
}
export type StandRow = Awaited<ReturnType<typeof findStands>>[number];
