import { sql, type Kysely, type Transaction } from "kysely";
import type { ProfileTable } from "../database/accountTables.ts";
import type { Tables } from "../database/tables.ts";
import { findOwnPayments, forgetPayer } from "../fee/paymentRows.ts";

/** Every row that is about an account and the people it manages; what others wrote about them included. */
export async function readOwnRows(db: Kysely<Tables>, accountId: number) {
  const profiles = await db
    .selectFrom("profile")
    .leftJoin("team", "team.id", "profile.team_id")
    .selectAll("profile")
    .select("team.name as team_name")
    .where("owner_id", "=", accountId)
    .orderBy("profile.id")
    .execute();
  const profileIds = profiles.map(({ id }) => id);
  return {
    profiles,
    consents: await db
      .selectFrom("consent")
      .selectAll()
      .where((where) =>
        where.or([
          where("given_by", "=", accountId),
          ...(profileIds.length > 0 ? [where("profile_id", "in", profileIds)] : []),
        ]),
      )
      .orderBy("id")
      .execute(),
    identities: await db
      .selectFrom("account_identity")
      .selectAll()
      .where("account_id", "=", accountId)
      .orderBy("created_ms")
      .execute(),
    stars: await db
      .selectFrom("star")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("is_on", "=", true)
      .orderBy("changed_ms")
      .execute(),
    mergeRequests: await db
      .selectFrom("merge_request")
      .selectAll()
      .where("owner_id", "=", accountId)
      .orderBy("id")
      .execute(),
    referees: await readRefereeRows(db, accountId),
    eventRoles: await readEventRoleRows(db, accountId),
    payments: await findOwnPayments(db, accountId),
    ...(await readEntryRows(db, accountId)),
    bouts: await readBoutRows(db, profileIds),
  };
}

async function readRefereeRows(db: Kysely<Tables>, accountId: number) {
  return await db
    .selectFrom("referee")
    .innerJoin("competition", "competition.id", "referee.competition_id")
    .selectAll("referee")
    .select("competition.title as competition_title")
    .where("account_id", "=", accountId)
    .orderBy("referee.id")
    .execute();
}

async function readEventRoleRows(db: Kysely<Tables>, accountId: number) {
  return await db
    .selectFrom("event_role")
    .innerJoin("event", "event.id", "event_role.event_id")
    .select(["event_role.role", "event_role.given_ms", "event_role.taken_ms", "event.name as event_name"])
    .where("event_role.account_id", "=", accountId)
    .orderBy("event_role.id")
    .execute();
}

async function readEntryRows(db: Kysely<Tables>, accountId: number) {
  const ofOwner = (table: "application_change" | "application_message") =>
    db
      .selectFrom(table)
      .innerJoin("application", "application.id", `${table}.application_id`)
      .where("application.owner_id", "=", accountId);
  return {
    applications: await db
      .selectFrom("application")
      .innerJoin("event", "event.id", "application.event_id")
      .leftJoin("category", "category.id", "application.category_id")
      .selectAll("application")
      .select(["event.name as event_name", "event.date_of_event", "category.title as category_title"])
      .where("application.owner_id", "=", accountId)
      .orderBy("application.id")
      .execute(),
    changes: await ofOwner("application_change")
      .selectAll("application_change")
      .orderBy("application_change.id")
      .execute(),
    notices: await db
      .selectFrom("entry_notice")
      .select(["application_id", "kind", "sent_ms"])
      .where("account_id", "=", accountId)
      .orderBy("sent_ms")
      .execute(),
    resultClaims: await db
      .selectFrom("result_claim")
      .innerJoin("profile", "profile.id", "result_claim.profile_id")
      .innerJoin("competition", "competition.id", "result_claim.competition_id")
      .innerJoin("event", "event.id", "competition.event_id")
      .select(["result_claim.at_ms", "result_claim.state", "event.name as event_name"])
      .where("profile.owner_id", "=", accountId)
      .orderBy("result_claim.id")
      .execute(),
    messages: await ofOwner("application_message")
      .selectAll("application_message")
      .orderBy("application_message.id")
      .execute(),
  };
}

/** The bouts of one's own people, without a word about who stood on the other side. */
async function readBoutRows(db: Kysely<Tables>, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  return await db
    .selectFrom("fighter")
    .innerJoin("fighting", (join) =>
      join.on((on) =>
        on.or([
          on("fighting.red_fighter_id", "=", on.ref("fighter.id")),
          on("fighting.blue_fighter_id", "=", on.ref("fighter.id")),
        ]),
      ),
    )
    .innerJoin("category", "category.id", "fighting.category_id")
    .select([
      "fighter.profile_id",
      "fighter.id as fighter_id",
      "fighting.uuid",
      "fighting.number",
      "fighting.state",
      "fighting.winner_id",
      "fighting.cause",
      "fighting.finished_at",
      "category.title as category_title",
    ])
    .where("fighter.profile_id", "in", [...profileIds])
    .orderBy("fighting.id")
    .execute();
}

const NOBODY = {
  first_name: null,
  middle_name: null,
  latin_name: null,
  birth_date: null,
  gender: null,
  weight: null,
  phone: null,
  photo: null,
  belt: null,
  belt_since: null,
  belt_by: null,
  city: null,
  coach: null,
  representative: null,
  medical_until: null,
  insurance_until: null,
} satisfies Partial<Record<keyof ProfileTable, null>>;

/** The neutral word for who was here; results and the log keep their numbers and uuids. */
const GONE = "Удалено";

/** What names or describes the account and its people is overwritten; what only signs in or follows is deleted. */
export async function overwriteOwnRows(
  trx: Transaction<Tables>,
  accountId: number,
  nowMs: number,
): Promise<void> {
  await forgetPhotos(trx, accountId);
  await trx
    .updateTable("profile")
    .set({ ...NOBODY, last_name: GONE })
    .where("owner_id", "=", accountId)
    .execute();
  await trx
    .updateTable("consent")
    .set({ withdrawn_ms: nowMs, ip_hash: null })
    .where("given_by", "=", accountId)
    .where("withdrawn_ms", "is", null)
    .execute();
  await overwriteEntries(trx, accountId);
  await forgetPayer(trx, accountId);
  for (const table of [
    "star",
    "account_identity",
    "account_code",
    "provider_code",
    "account_totp",
    "recovery_code",
    "entry_notice",
    "event_role",
  ] as const)
    await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
  await forgetReferee(trx, accountId);
  await trx
    .updateTable("account")
    .set({
      username: `gone-${accountId}`,
      email: `gone-${accountId}@invalid`,
      password_hash: null,
      is_blocked: true,
      is_confirmed: false,
      email_proved_ms: null,
      display_name: null,
      last_name: null,
      first_name: null,
      middle_name: null,
      phone: null,
      ref_code: null,
    })
    .where("id", "=", accountId)
    .execute();
}

/** The lists keep a nameless line: one that is empty would let every referee in (RL11). */
async function forgetReferee(trx: Transaction<Tables>, accountId: number): Promise<void> {
  const own = trx.selectFrom("referee").select("id").where("account_id", "=", accountId);
  await trx.deleteFrom("referee_mat").where("referee_id", "in", own).execute();
  await trx
    .updateTable("referee")
    .set({ last_name: GONE, first_name: null, middle_name: null, grade: null, post: null })
    .set({ region: null, city: null, club: null })
    .where("account_id", "=", accountId)
    .execute();
}

/** The documentIds of the accounts that were erased. */
export async function findErasedAccounts(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom("account")
    .select("document_id")
    .where("email", "=", sql<string>`'gone-' || id || '@invalid'`)
    .execute();
  return rows.map(({ document_id }) => document_id);
}

/** The entries stay as numbers; what was said and written about them goes, whoever wrote it. */
async function overwriteEntries(trx: Transaction<Tables>, accountId: number): Promise<void> {
  await trx
    .updateTable("application")
    .set({ comment: null, weight: null, weigh_in_weight: null })
    .where("owner_id", "=", accountId)
    .execute();
  await trx
    .updateTable("application")
    .set({ state: "withdrawn" })
    .where("owner_id", "=", accountId)
    .where("state", "=", "new")
    .execute();
  const own = trx.selectFrom("application").select("id").where("owner_id", "=", accountId);
  await trx
    .updateTable("application_message")
    .set({ text: GONE, note: null })
    .where("application_id", "in", own)
    .execute();
  await trx
    .updateTable("application_change")
    .set({ note: null })
    .where("application_id", "in", own)
    .execute();
  await trx.updateTable("merge_request").set({ note: null }).where("owner_id", "=", accountId).execute();
  // They remember under which names the person competed.
  await trx
    .deleteFrom("result_claim")
    .where("profile_id", "in", trx.selectFrom("profile").select("id").where("owner_id", "=", accountId))
    .execute();
}

/** The rows of the portraits; their files go with them (SE22). */
async function forgetPhotos(trx: Transaction<Tables>, accountId: number): Promise<void> {
  const profiles = await trx
    .selectFrom("profile")
    .select("photo")
    .where("owner_id", "=", accountId)
    .where("photo", "is not", null)
    .execute();
  const files = profiles.flatMap(({ photo }) => photo?.split("/").at(-1) ?? []);
  if (files.length > 0)
    await trx.deleteFrom("upload").where("owner_id", "=", accountId).where("file", "in", files).execute();
}
