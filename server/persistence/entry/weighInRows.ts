import { sql, type Insertable, type Kysely } from "kysely";
import type { WeighInTable } from "../database/competitionTables.ts";
import type { Tables } from "../database/tables.ts";

type Db = Kysely<Tables>;
export type RollRow = Awaited<ReturnType<typeof findRoll>>[number];
type Membership = { readonly categoryId: number; readonly fighterId: number };

type WhoseRoll = { readonly fighterId: number; readonly categoryId?: number };

/** Everybody of the competition under their own names, by category and name; `one` asks about one athlete. */
export async function findRoll(db: Db, competitionId: number, one?: WhoseRoll) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .leftJoin("application", (join) =>
      join
        .onRef("application.fighter_id", "=", "fighter.id")
        .onRef("application.category_id", "=", "category.id")
        .on("application.state", "in", ["new", "accepted"]),
    )
    .leftJoin("weigh_in", (join) =>
      join.onRef("weigh_in.fighter_id", "=", "fighter.id").onRef("weigh_in.category_id", "=", "category.id"),
    )
    .select((select) => [
      "category.id as category_id",
      "category.uuid as category_uuid",
      "fighter.id as fighter_id",
      "fighter.uuid as fighter_uuid",
      select.fn.coalesce("fighter.real_last_name", "fighter.last_name").as("last_name"),
      sql<string | null>`case when fighter.real_last_name is null then fighter.first_name
        else fighter.real_first_name end`.as("first_name"),
      "fighter.birth_date",
      "fighter.birth_year",
      "fighter.sex",
      "fighter.weight as fighter_weight",
      "team.id as team_id",
      "team.name as team_name",
      "application.id as application_id",
      "application.document_id as application",
      "application.weight as declared",
      "application.weigh_in_state",
      "application.weigh_in_weight",
      "weigh_in.state",
      "weigh_in.weight",
      "weigh_in.attempts",
      "weigh_in.has_papers",
      "weigh_in.weight_before",
      "weigh_in.at_ms",
    ])
    .where("category.competition_id", "=", competitionId)
    .$if(one !== undefined, (query) => query.where("fighter.id", "=", one?.fighterId ?? 0))
    .$if(one?.categoryId !== undefined, (query) => query.where("category.id", "=", one?.categoryId ?? 0))
    .orderBy("category.position")
    .orderBy("category.id")
    .orderBy("last_name")
    .orderBy("fighter.id")
    .execute();
}

/** Who was called to a bout of which category of the competition, or has fought in it. */
export async function findBegun(db: Db, competitionId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("fighting")
    .select(["category_id", "red_fighter_id", "blue_fighter_id"])
    .where("competition_id", "=", competitionId)
    .where("state", "<>", "waiting")
    .execute();
  return new Set(
    rows.flatMap(({ category_id, red_fighter_id, blue_fighter_id }) =>
      [red_fighter_id, blue_fighter_id].map((fighterId) => begunKey(category_id, fighterId)),
    ),
  );
}

export const begunKey = (categoryId: number | null, fighterId: number | null): string =>
  `${categoryId} ${fighterId}`;

export async function saveWeighIn(db: Db, row: Insertable<WeighInTable>): Promise<void> {
  const { category_id: _category, fighter_id: _fighter, ...change } = row;
  await db
    .insertInto("weigh_in")
    .values(row)
    .onConflict((conflict) => conflict.columns(["category_id", "fighter_id"]).doUpdateSet(change))
    .execute();
}

/** What the scale showed goes with the athlete. */
export async function moveWeighIn(
  db: Db,
  { categoryId, fighterId }: Membership,
  toCategoryId: number,
): Promise<void> {
  await db
    .deleteFrom("weigh_in")
    .where("category_id", "=", toCategoryId)
    .where("fighter_id", "=", fighterId)
    .execute();
  await db
    .updateTable("weigh_in")
    .set({ category_id: toCategoryId })
    .where("category_id", "=", categoryId)
    .where("fighter_id", "=", fighterId)
    .execute();
}

export async function findFighterIdByUuid(db: Db, uuid: string): Promise<number | undefined> {
  const row = await db.selectFrom("fighter").select("id").where("uuid", "=", uuid).executeTakeFirst();
  return row?.id;
}

/** The states of a category's athletes who came without an entry, by fighter. */
export async function findWeighIns(db: Db, categoryId: number) {
  return await db
    .selectFrom("weigh_in")
    .select(["fighter_id", "state", "weight"])
    .where("category_id", "=", categoryId)
    .execute();
}

type Whose = { readonly fighterIds: readonly number[] } | { readonly categoryId: number };

/** Every class of these athletes, or of everybody in a category, with what the scale said there; no state where it said nothing. What is closed is left out. */
export async function findWeighedPlaces(db: Db, whose: Whose) {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .innerJoin("competition", "competition.id", "category.competition_id")
    .leftJoin("application", (join) =>
      join
        .onRef("application.fighter_id", "=", "fighter.id")
        .onRef("application.category_id", "=", "category.id")
        .on("application.state", "in", ["new", "accepted"]),
    )
    .leftJoin("weigh_in", (join) =>
      join.onRef("weigh_in.fighter_id", "=", "fighter.id").onRef("weigh_in.category_id", "=", "category.id"),
    )
    .select([
      "category.id as category_id",
      "category.status as category_status",
      "category.competition_id",
      "category.weight_max",
      "fighter.id as fighter_id",
      "fighter.weight as fighter_weight",
      "application.id as application_id",
      "application.weigh_in_state",
      "weigh_in.state",
      "weigh_in.weight",
      "weigh_in.attempts",
      "weigh_in.has_papers",
      "weigh_in.weight_before",
      "weigh_in.at_ms",
      "weigh_in.actor_id",
    ])
    .where(
      "fighter.id",
      "in",
      "fighterIds" in whose
        ? [...whose.fighterIds, 0]
        : db.selectFrom("category_fighter").select("fighter_id").where("category_id", "=", whose.categoryId),
    )
    .where("competition.status", "<>", "closed")
    .execute();
}
export type WeighedPlace = Awaited<ReturnType<typeof findWeighedPlaces>>[number];
