import type { Insertable, Kysely, Updateable } from "kysely";
import type { FightingTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;

/** Everybody in the category and everybody who wants into it. */
export async function findDrawCandidates(db: Db, categoryId: number) {
  return { entries: await findEntries(db, categoryId), fighters: await findMembers(db, categoryId) };
}
export type DrawCandidates = Awaited<ReturnType<typeof findDrawCandidates>>;

export type DrawnRow = Awaited<ReturnType<typeof findDrawnRows>>[number];

/** The bouts of the category's draw; the version says whether anything was ever called on them. */
export async function findDrawnRows(db: Db, categoryId: number) {
  return await db
    .selectFrom("fighting")
    .leftJoin("fighting_head", "fighting_head.fighting_uuid", "fighting.uuid")
    .select([
      "fighting.id",
      "fighting.uuid",
      "fighting.bracket_id",
      "fighting.state",
      "fighting.position",
      "fighting.number",
      "fighting.carpet_id",
      "fighting.red_fighter_id",
      "fighting.blue_fighter_id",
      "fighting_head.version",
    ])
    .where("fighting.category_id", "=", categoryId)
    .orderBy("fighting.position")
    .execute();
}

/** Who stands in a bout of the category that was called, or fought. */
export async function findBegunFighters(db: Db, categoryId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("fighting")
    .innerJoin("fighter", (join) =>
      join.on((on) =>
        on.or([
          on("fighter.id", "=", on.ref("fighting.red_fighter_id")),
          on("fighter.id", "=", on.ref("fighting.blue_fighter_id")),
        ]),
      ),
    )
    .select("fighter.uuid")
    .distinct()
    .where("fighting.category_id", "=", categoryId)
    .where("fighting.state", "<>", "waiting")
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** As officials read them (EN6). */
export async function findFighterNames(db: Db, uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  return await db
    .selectFrom("fighter")
    .select((select) => [
      "uuid as fighter",
      select.fn.coalesce("real_last_name", "last_name").as("lastName"),
      select.fn.coalesce("real_first_name", "first_name").as("firstName"),
    ])
    .where("uuid", "in", [...uuids])
    .execute();
}

/** Fails on a bout that has a log: what was called stays. */
export async function deleteFightings(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom("fighting")
      .where("id", "in", [...ids])
      .execute();
}

export async function updateFighting(db: Db, id: number, row: Updateable<FightingTable>): Promise<void> {
  await db.updateTable("fighting").set(row).where("id", "=", id).execute();
}

export async function insertFightings(db: Db, rows: readonly Insertable<FightingTable>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto("fighting")
      .values([...rows])
      .execute();
}

export async function findLastPosition(db: Db, competitionId: number): Promise<number> {
  const { last } = await db
    .selectFrom("fighting")
    .select((select) => select.fn.coalesce(select.fn.max("position"), select.lit(-1)).as("last"))
    .where("competition_id", "=", competitionId)
    .executeTakeFirstOrThrow();
  return last;
}

/** Every bout of the competition that stands on a mat, in the order it is fought there. */
export async function findQueuedBouts(db: Db, competitionId: number) {
  return await db
    .selectFrom("fighting")
    .innerJoin("carpet", "carpet.id", "fighting.carpet_id")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .select([
      "fighting.uuid",
      "fighting.state",
      "fighting.number",
      "fighting.round",
      "fighting.bracket_id",
      "red.uuid as red_uuid",
      "blue.uuid as blue_uuid",
      "fighting.category_id",
      "carpet.id as carpet_id",
      "carpet.uuid as carpet_uuid",
      "fighting.started_at",
      "fighting.finished_at",
      "category.uuid as category_uuid",
      "category.bout_seconds",
      "category.age_max",
    ])
    .where("fighting.competition_id", "=", competitionId)
    .orderBy("fighting.carpet_position")
    .orderBy("fighting.id")
    .execute();
}

/** Every drawn bout of the competition, on a mat or not, and who stands in it. */
export async function findDrawnBouts(db: Db, competitionId: number) {
  return await db
    .selectFrom("fighting")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .select([
      "fighting.uuid",
      "fighting.state",
      "fighting.category_id",
      "fighting.bracket_id",
      "red.uuid as red_uuid",
      "blue.uuid as blue_uuid",
    ])
    .where("fighting.competition_id", "=", competitionId)
    .where("fighting.bracket_id", "is not", null)
    .execute();
}

/** Who fights in which category of the competition. */
export async function findMemberships(db: Db, competitionId: number) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .select(["category.uuid as category_uuid", "fighter.uuid as fighter_uuid"])
    .where("category.competition_id", "=", competitionId)
    .orderBy("category_fighter.category_id")
    .orderBy("category_fighter.fighter_id")
    .execute();
}

export async function updateMatPlace(
  db: Db,
  fightingUuid: string,
  place: { readonly carpet_id: number; readonly carpet_position: number; readonly number: number },
): Promise<void> {
  await db.updateTable("fighting").set(place).where("uuid", "=", fightingUuid).execute();
}

/** Without those that are part of another now (CT27). */
export async function findCategoriesInOrder(db: Db, competitionId: number) {
  return await db
    .selectFrom("category")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .where("merged_into", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function findEntries(db: Db, categoryId: number) {
  return await db
    .selectFrom("application")
    .innerJoin("profile", "profile.id", "application.profile_id")
    .leftJoin("fighter", "fighter.id", "application.fighter_id")
    .leftJoin("team", (join) =>
      join.on((on) =>
        on("team.id", "=", on.fn.coalesce("fighter.team_id", "application.team_id", "profile.team_id")),
      ),
    )
    .select([
      "application.id",
      "application.document_id",
      "application.state",
      "application.weight",
      "application.weigh_in_state",
      "application.weigh_in_weight",
      "fighter.id as fighter_id",
      "fighter.uuid as fighter_uuid",
      "profile.last_name",
      "profile.first_name",
      "team.id as team_id",
      "team.name as team_name",
    ])
    .select((select) =>
      select
        .selectFrom("consent")
        .select("consent.id")
        .whereRef("consent.profile_id", "=", "profile.id")
        .where("consent.kind", "=", "processing")
        .where("consent.withdrawn_ms", "is", null)
        .limit(1)
        .as("consent_id"),
    )
    .where("application.category_id", "=", categoryId)
    .orderBy("application.id")
    .execute();
}

async function findMembers(db: Db, categoryId: number) {
  return await db
    .selectFrom("fighter")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "fighter.id",
      "fighter.uuid",
      "fighter.last_name",
      "fighter.first_name",
      "fighter.real_last_name",
      "fighter.real_first_name",
      "fighter.weight",
      "team.id as team_id",
      "team.name as team_name",
    ])
    .innerJoin("category_fighter", "category_fighter.fighter_id", "fighter.id")
    .where("category_fighter.category_id", "=", categoryId)
    .orderBy("fighter.id")
    .execute();
}
