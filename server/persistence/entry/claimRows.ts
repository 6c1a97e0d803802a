import type { Insertable, Kysely, Transaction, Updateable } from "kysely";
import type { ClaimState } from "#contract/entry/resultClaim.ts";
import type { ResultClaimTable } from "../database/personTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;
type Birth = { readonly date: string; readonly year: number };

/** Records of this birth that hang on no profile, whatever event they are of. */
export async function findUnclaimed(db: Db, { date, year }: Birth) {
  return await db
    .selectFrom("fighter")
    .selectAll()
    .where("profile_id", "is", null)
    .where("merged_into", "is", null)
    .where("rehearsal_id", "is", null)
    .where((where) =>
      where.or([
        where("birth_date", "=", date),
        where.and([where("birth_date", "is", null), where("birth_year", "=", year)]),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Those of these records that still hang on no profile. */
export async function findStillUnclaimed(db: Db, fighterIds: readonly number[]) {
  return await db
    .selectFrom("fighter")
    .selectAll()
    .where("id", "in", [...fighterIds, 0])
    .where("profile_id", "is", null)
    .where("merged_into", "is", null)
    .execute();
}

/** Where records stand, of what the public is shown; one row for each category, the newest event first. */
export async function findRecordPlaces(db: Db, fighterIds: readonly number[]) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select([
      "category_fighter.fighter_id",
      "category.title",
      "competition.id as competition_id",
      "competition.uuid as competition_uuid",
      "event.id as event_id",
      "event.name as event_name",
      "event.date_of_event",
      "event.info",
    ])
    .where("category_fighter.fighter_id", "in", [...fighterIds, 0])
    .where("event.show_competition", "=", true)
    .where("competition.status", "<>", "draft")
    .orderBy("event.date_of_event", "desc")
    .orderBy("event.id", "desc")
    .orderBy("category.position")
    .execute();
}

/** The competitions in which the profile has a record already. */
export async function findOwnCompetitions(db: Db, profileId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("fighter")
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .select("competition.uuid")
    .where("fighter.profile_id", "=", profileId)
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}

/** With their records; a record that was merged since is not its own any more. */
function claims(db: Db) {
  return db
    .selectFrom("result_claim")
    .innerJoin("fighter", "fighter.id", "result_claim.fighter_id")
    .where("fighter.merged_into", "is", null);
}

export async function findClaimsOfProfile(db: Db, profileId: number) {
  return await claims(db)
    .innerJoin("competition", "competition.id", "result_claim.competition_id")
    .selectAll("result_claim")
    .select([
      "fighter.uuid as fighter_uuid",
      "fighter.real_last_name",
      "competition.uuid as competition_uuid",
    ])
    .where("result_claim.profile_id", "=", profileId)
    .orderBy("result_claim.id")
    .execute();
}

/** The claims on records of a competition with both sides of each, the waiting ones first. */
export async function findClaimsOfCompetition(db: Db, competitionId: number) {
  return await claims(db)
    .innerJoin("profile", "profile.id", "result_claim.profile_id")
    .innerJoin("account", "account.id", "profile.owner_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .leftJoin("team as own_team", "own_team.id", "profile.team_id")
    .selectAll("fighter")
    .select([
      "result_claim.id as claim_id",
      "result_claim.state",
      "result_claim.at_ms",
      "team.name as team_name",
      "profile.last_name as own_last_name",
      "profile.first_name as own_first_name",
      "profile.middle_name as own_middle_name",
      "profile.birth_date as own_birth_date",
      "own_team.name as own_team_name",
      "account.email",
    ])
    .where("result_claim.state", "<>", "withdrawn")
    .where("result_claim.competition_id", "=", competitionId)
    .orderBy((order) => order.case().when("result_claim.state", "=", "new").then(0).else(1).end())
    .orderBy("result_claim.id")
    .execute();
}

export async function findClaim(db: Db, competitionId: number, id: number) {
  return await claims(db)
    .selectAll("result_claim")
    .where("result_claim.id", "=", id)
    .where("result_claim.competition_id", "=", competitionId)
    .executeTakeFirst();
}

/** A claim that was taken back begins anew; any other stays as it is. */
export async function insertClaim(
  db: Db,
  claim: Pick<Insertable<ResultClaimTable>, "profile_id" | "fighter_id" | "competition_id" | "at_ms">,
): Promise<void> {
  await db
    .insertInto("result_claim")
    .values({ ...claim, state: "new" })
    .onConflict((conflict) =>
      conflict
        .columns(["profile_id", "fighter_id"])
        .doUpdateSet({ ...claim, state: "new", decided_ms: null, decided_by: null })
        .where("result_claim.state", "=", "withdrawn"),
    )
    .execute();
}

/** False when somebody else was first, and the claim is not in that state any more. */
export async function moveClaim(
  trx: Trx,
  { id, state }: { readonly id: number; readonly state: ClaimState },
  change: Updateable<ResultClaimTable>,
): Promise<boolean> {
  const moved = await trx
    .updateTable("result_claim")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", state)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** False when the record hangs on a profile already. */
export async function attachRecord(trx: Trx, fighterId: number, profileId: number): Promise<boolean> {
  const row = await trx
    .updateTable("fighter")
    .set({ profile_id: profileId })
    .where("id", "=", fighterId)
    .where("profile_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** How many wait, event by event, the newest event first. */
export async function countWaitingClaims(db: Db) {
  return await claims(db)
    .innerJoin("competition", "competition.id", "result_claim.competition_id")
    .innerJoin("event", "event.id", "competition.event_id")
    .select((select) => ["event.id", "event.name", select.fn.countAll<number>().as("claims")])
    .where("result_claim.state", "=", "new")
    .groupBy(["event.id", "event.name", "event.date_of_event"])
    .orderBy("event.date_of_event", "desc")
    .orderBy("event.id", "desc")
    .execute();
}
