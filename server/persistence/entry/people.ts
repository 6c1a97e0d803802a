import type { Insertable, Kysely, Transaction, Updateable } from "kysely";
import type { ConsentKind } from "#contract/entry/consent.ts";
import { spokenName } from "#domain/naming/spokenName.ts";
import type {
  ApplicationChangeTable,
  ApplicationMessageTable,
  ApplicationTable,
  NewConsent,
} from "../database/accountTables.ts";
import type { FighterTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

export async function findProfileById(db: Db, id: number) {
  return await db.selectFrom("profile").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Consents are evidence: they are added and withdrawn, never rewritten. */
export async function insertConsents(db: Db, rows: readonly NewConsent[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto("consent")
      .values([...rows])
      .execute();
}

export async function findAllConsentsOf(db: Db, profileId: number) {
  return await db
    .selectFrom("consent")
    .selectAll()
    .where("profile_id", "=", profileId)
    .orderBy("id")
    .execute();
}

/** What the account's own person agreed to and has not taken back. */
export async function findAllOwnConsents(db: Db, accountId: number) {
  return await db
    .selectFrom("consent")
    .selectAll()
    .where("given_by", "=", accountId)
    .where("profile_id", "is", null)
    .where("withdrawn_ms", "is", null)
    .orderBy("id")
    .execute();
}

export async function hasConsent(db: Db, profileId: number, kind: ConsentKind): Promise<boolean> {
  const row = await db
    .selectFrom("consent")
    .select("id")
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("withdrawn_ms", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The numbers of the account's profiles for which this text was agreed to. */
export async function findAllConsentedProfiles(
  db: Db,
  asked: { readonly accountId: number; readonly kind: ConsentKind; readonly version: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom("consent")
    .innerJoin("profile", "profile.id", "consent.profile_id")
    .select("profile.id")
    .distinct()
    .where("profile.owner_id", "=", asked.accountId)
    .where("consent.kind", "=", asked.kind)
    .where("consent.text_version", "=", asked.version)
    .where("consent.withdrawn_ms", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function withdrawConsents(
  trx: Transaction<Tables>,
  profileId: number,
  kinds: readonly ConsentKind[],
  nowMs: number,
): Promise<void> {
  if (kinds.length === 0) return;
  await trx
    .updateTable("consent")
    .set({ withdrawn_ms: nowMs })
    .where("profile_id", "=", profileId)
    .where("kind", "in", [...kinds])
    .where("withdrawn_ms", "is", null)
    .execute();
}

export async function findAllFightersOf(db: Db, profileId: number) {
  return await db
    .selectFrom("fighter")
    .selectAll()
    .where("profile_id", "=", profileId)
    .orderBy("id")
    .execute();
}

export async function findFighterById(db: Db, id: number) {
  return await db.selectFrom("fighter").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The age of the youngest category the fighter is in; null where none tells. */
export async function findLowestAgeMax(db: Db, fighterId: number): Promise<number | null> {
  const row = await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .select((select) => select.fn.min("category.age_max").as("age_max"))
    .where("category_fighter.fighter_id", "=", fighterId)
    .executeTakeFirst();
  return row?.age_max ?? null;
}

export async function updateFighter(db: Db, id: number, change: Updateable<FighterTable>): Promise<void> {
  await db.updateTable("fighter").set(change).where("id", "=", id).execute();
}

/** An application with what decides about it. */
export async function findApplication(db: Db, id: number) {
  return await db
    .selectFrom("application")
    .innerJoin("event", "event.id", "application.event_id")
    .leftJoin("category", "category.id", "application.category_id")
    .leftJoin("competition", "competition.event_id", "event.id")
    .selectAll("application")
    .select([
      "event.registration_open",
      "event.registration_until",
      "event.date_of_event",
      "event.name as event_name",
      "competition.status as competition_status",
      "category.draw",
      "category.sex",
      "category.age_min",
      "category.age_max",
      "category.weight_max",
    ])
    .where("application.id", "=", id)
    .executeTakeFirst();
}
export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;

/** What a mail about it calls it. */
export async function findApplicationNames(db: Db, id: number) {
  const row = await db
    .selectFrom("application")
    .innerJoin("event", "event.id", "application.event_id")
    .innerJoin("profile", "profile.id", "application.profile_id")
    .leftJoin("category", "category.id", "application.category_id")
    .select(["event.name", "profile.first_name", "profile.last_name", "category.title"])
    .where("application.id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      event: row.name,
      athlete: spokenName({ firstName: row.first_name, lastName: row.last_name }),
      category: row.title ?? undefined,
    }
  );
}

export async function updateApplication(
  db: Db,
  id: number,
  change: Updateable<ApplicationTable>,
): Promise<void> {
  await db.updateTable("application").set(change).where("id", "=", id).execute();
}

/** Who enters two categories of an event is one fighter. */
export async function findFighterIdOfEntry(
  db: Db,
  { event_id, profile_id }: { readonly event_id: number; readonly profile_id: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom("application")
    .select("fighter_id")
    .where("event_id", "=", event_id)
    .where("profile_id", "=", profile_id)
    .where("fighter_id", "is not", null)
    .executeTakeFirst();
  return row?.fighter_id ?? undefined;
}

/** The entry that brought a fighter into a category. */
export async function findEntryIdOfFighter(
  db: Db,
  { category_id, fighter_id }: Membership,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("category_id", "=", category_id)
    .where("fighter_id", "=", fighter_id)
    .where("state", "in", ["new", "accepted"])
    .executeTakeFirst();
  return row?.id;
}

/** One athlete has one entry that counts for a category (PE5). */
export async function hasLiveEntry(
  db: Db,
  of: { readonly event_id: number; readonly profile_id: number; readonly category_id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("event_id", "=", of.event_id)
    .where("profile_id", "=", of.profile_id)
    .where("category_id", "=", of.category_id)
    .where("state", "in", ["new", "accepted"])
    .executeTakeFirst();
  return row !== undefined;
}

type Membership = { readonly category_id: number; readonly fighter_id: number };

/** At the end of the category; nothing when they are in it already. */
export async function joinCategory(db: Db, { category_id, fighter_id }: Membership): Promise<void> {
  const { position } = await db
    .selectFrom("category_fighter")
    .select((select) => select.fn.coalesce(select.fn.max("position"), select.lit(-1)).as("position"))
    .where("category_id", "=", category_id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("category_fighter")
    .values({ category_id, fighter_id, position: position + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function leaveCategory(db: Db, { category_id, fighter_id }: Membership): Promise<void> {
  await db
    .deleteFrom("category_fighter")
    .where("category_id", "=", category_id)
    .where("fighter_id", "=", fighter_id)
    .execute();
}

export async function insertChange(db: Db, row: Insertable<ApplicationChangeTable>): Promise<void> {
  await db.insertInto("application_change").values(row).execute();
}

export async function insertMessage(db: Db, row: Insertable<ApplicationMessageTable>): Promise<void> {
  await db.insertInto("application_message").values(row).execute();
}

export async function findCourse(db: Db, applicationId: number) {
  const of = (table: "application_change" | "application_message") =>
    db.selectFrom(table).where("application_id", "=", applicationId).orderBy("id");
  const [changes, messages] = [
    await of("application_change").select(["at_ms", "kind", "is_organiser", "note"]).execute(),
    await of("application_message").select(["id", "at_ms", "is_organiser", "text"]).execute(),
  ];
  return { changes, messages };
}

export async function hasEntered(db: Db, ownerId: number, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom("application")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The categories of an event with how many are in each or have asked for it, whatever way they came. */
export async function findEntryOffer(db: Db, eventId: number) {
  return await db
    .selectFrom("category")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .selectAll("category")
    .select((category) => [
      category
        .selectFrom("category_fighter")
        .select((select) => select.fn.countAll<number>().as("n"))
        .whereRef("category_fighter.category_id", "=", "category.id")
        .as("entered"),
      category
        .selectFrom("application")
        .select((select) => select.fn.countAll<number>().as("n"))
        .whereRef("application.category_id", "=", "category.id")
        .where("application.state", "=", "new")
        .as("asking"),
    ])
    .where("competition.event_id", "=", eventId)
    .where("category.merged_into", "is", null)
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
}
