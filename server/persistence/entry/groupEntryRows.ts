import type { Insertable, Kysely } from "kysely";
import type { GroupEntryTable } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** The people of an account by name, with their clubs. */
export async function findAllProfilesOf(db: Db, ownerId: number) {
  return await db
    .selectFrom("profile")
    .leftJoin("team", "team.id", "profile.team_id")
    .selectAll("profile")
    .select("team.name as team_name")
    .where("owner_id", "=", ownerId)
    .orderBy("last_name")
    .orderBy("first_name")
    .orderBy("profile.id")
    .execute();
}

/** The numbers of the account's profiles whose data may be processed. */
export async function findProcessedProfiles(db: Db, ownerId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("consent")
    .innerJoin("profile", "profile.id", "consent.profile_id")
    .select("profile.id")
    .where("profile.owner_id", "=", ownerId)
    .where("consent.kind", "=", "processing")
    .where("consent.withdrawn_ms", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findTeamIdOfProfile(db: Db, documentId: string): Promise<number | null> {
  const row = await db
    .selectFrom("profile")
    .select("team_id")
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

/** What the people of an account are entered in at an event, and still are. */
export async function findLiveEntries(db: Db, ownerId: number, eventId: number) {
  return await db
    .selectFrom("application")
    .leftJoin("category", "category.id", "application.category_id")
    .select([
      "application.document_id",
      "application.profile_id",
      "application.category_id",
      "application.state",
      "category.style",
      "category.level",
      "category.weight_max",
    ])
    .where("application.owner_id", "=", ownerId)
    .where("application.event_id", "=", eventId)
    .where("application.state", "in", ["new", "accepted"])
    .orderBy("application.id")
    .execute();
}

/** The same in figures, under the names of the answer; `others` are entries of somebody else than who asks. */
export async function countLiveEntries(db: Db, ownerId: number, eventId: number) {
  return await db
    .selectFrom("application")
    .innerJoin("profile", "profile.id", "application.profile_id")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.count<number>("application.profile_id").distinct().as("people"),
      fn.countAll<number>().filterWhere("application.state", "=", "new").as("waiting"),
      fn.countAll<number>().filterWhere("profile.relation", "<>", "self").as("others"),
      fn.min("application.document_id").as("first"),
    ])
    .where("application.owner_id", "=", ownerId)
    .where("application.event_id", "=", eventId)
    .where("application.state", "in", ["new", "accepted"])
    .executeTakeFirstOrThrow();
}

export async function countProfilesOf(db: Db, ownerId: number): Promise<number> {
  const { total } = await db
    .selectFrom("profile")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The event of the newest entry to another event than this one. */
export async function findEarlierEvent(db: Db, ownerId: number, eventId: number) {
  return await db
    .selectFrom("application")
    .innerJoin("event", "event.id", "application.event_id")
    .select(["event.id", "event.name"])
    .where("application.owner_id", "=", ownerId)
    .where("application.event_id", "<>", eventId)
    .where("application.state", "in", ["new", "accepted"])
    .orderBy("application.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Takes the id for this caller; false when it is taken already. */
export async function insertGroupEntry(db: Db, row: Insertable<GroupEntryTable>): Promise<boolean> {
  const made = await db
    .insertInto("group_entry")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function findGroupEntry(db: Db, id: string) {
  return await db.selectFrom("group_entry").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function settleGroupEntry(db: Db, id: string, lines: string): Promise<void> {
  await db.updateTable("group_entry").set({ lines }).where("id", "=", id).execute();
}
