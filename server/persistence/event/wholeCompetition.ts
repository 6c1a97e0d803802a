import type { Kysely } from "kysely";
import type {
  CarpetRow,
  CategoryRow,
  CompetitionRow,
  EventRow,
  FighterRow,
  FightingRow,
} from "../database/competitionTables.ts";
import { findAdjustmentsInForce, type TeamAdjustmentRow } from "../awarding/teamAdjustments.ts";
import type { Tables } from "../database/tables.ts";

/** A fighter without the private columns: what leaves here may be shown. */
export type PublicFighterRow = Omit<
  FighterRow,
  | "birth_date"
  | "birth_year"
  | "middle_name"
  | "region"
  | "coach"
  | "rank"
  | "licence"
  | "phone"
  | "profile_id"
  | "real_last_name"
  | "real_first_name"
  | "has_consent"
  | "merged_into"
  | "rehearsal_id"
  | "document_id"
  | "created_at"
  | "updated_at"
> & {
  team_name: string | null;
  team_city: string | null;
  category_id: number;
};

export type WholeFighting = FightingRow & {
  category_uuid: string;
  carpet_uuid: string | null;
  red_uuid: string | null;
  blue_uuid: string | null;
  winner_uuid: string | null;
  /** Null before the first event of the bout. */
  head_version: number | null;
  head_state: unknown;
};

export type WholeCompetition = {
  readonly competition: CompetitionRow;
  readonly event: EventRow | undefined;
  readonly rev: number;
  readonly adjustments: readonly TeamAdjustmentRow[];
  readonly categories: readonly (CategoryRow & { readonly fighters: readonly PublicFighterRow[] })[];
  readonly merged: readonly { readonly uuid: string; readonly title: string; readonly into: string }[];
  readonly fightings: readonly WholeFighting[];
  readonly carpets: readonly (CarpetRow & { readonly fightings: readonly { id: number; uuid: string }[] })[];
};

/**
 * Everything the document of a competition is made of, in nine statements whatever its size. The rev is read first:
 * a change committed in between has a later one, so a client that holds this document is told of it again (RT17).
 * Where that change is one of structure the statements may have seen different halves of it: they are asked again (CR4).
 */
export async function findWholeCompetition(
  db: Kysely<Tables>,
  competitionId: number,
): Promise<WholeCompetition | undefined> {
  const whole = await readWhole(db, competitionId);
  if (whole === undefined) return undefined;
  const { structureRev, ...found } = whole;
  const now = await findRevs(db, found.competition.uuid);
  return now.structureRev === structureRev ? found : await findWholeCompetition(db, competitionId);
}

async function readWhole(db: Kysely<Tables>, competitionId: number) {
  const competition = await db
    .selectFrom("competition")
    .selectAll()
    .where("id", "=", competitionId)
    .executeTakeFirst();
  if (!competition) return undefined;
  const { rev, structureRev } = await findRevs(db, competition.uuid);
  const event =
    competition.event_id === null
      ? undefined
      : await db.selectFrom("event").selectAll().where("id", "=", competition.event_id).executeTakeFirst();
  const all = await findCategories(db, competitionId);
  const fighters = Map.groupBy(await findFighters(db, competitionId), ({ category_id }) => category_id);
  const fightings = await findFightings(db, competitionId);
  const queues = Map.groupBy(fightings.toSorted(byMatOrder), ({ carpet_id }) => carpet_id);
  const carpets = await findCarpets(db, competitionId);
  return {
    competition,
    event,
    rev,
    structureRev,
    adjustments: await findAdjustmentsInForce(db, competitionId),
    categories: all
      .filter((category) => category.merged_into === null)
      .map((category) => ({ ...category, fighters: fighters.get(category.id) ?? [] })),
    merged: all.flatMap(({ uuid, title, merged_into }) => {
      const into = merged_into === null ? undefined : keptOf(all, merged_into);
      return into === undefined ? [] : [{ uuid, title, into: into.uuid }];
    }),
    fightings,
    carpets: carpets.map((carpet) => ({
      ...carpet,
      fightings: (queues.get(carpet.id) ?? []).map(({ id, uuid }) => ({ id, uuid })),
    })),
  };
}

/** What it was merged into may have been merged in its turn. */
function keptOf(all: readonly CategoryRow[], id: number): CategoryRow | undefined {
  const found = all.find((category) => category.id === id);
  return found === undefined || found.merged_into === null ? found : keptOf(all, found.merged_into);
}

async function findRevs(db: Kysely<Tables>, competitionUuid: string) {
  const feed = await db
    .selectFrom("competition_feed")
    .select(["rev", "structure_rev"])
    .where("competition_uuid", "=", competitionUuid)
    .executeTakeFirst();
  return { rev: feed?.rev ?? 0, structureRev: feed?.structure_rev ?? 0 };
}

async function findCategories(db: Kysely<Tables>, competitionId: number): Promise<CategoryRow[]> {
  return await db
    .selectFrom("category")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function findCarpets(db: Kysely<Tables>, competitionId: number): Promise<CarpetRow[]> {
  return await db
    .selectFrom("carpet")
    .selectAll()
    .where("competition_id", "=", competitionId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function findFighters(db: Kysely<Tables>, competitionId: number): Promise<PublicFighterRow[]> {
  return await db
    .selectFrom("category_fighter")
    .innerJoin("category", "category.id", "category_fighter.category_id")
    .innerJoin("fighter", "fighter.id", "category_fighter.fighter_id")
    .leftJoin("team", "team.id", "fighter.team_id")
    .select([
      "category_fighter.category_id",
      "fighter.id",
      "fighter.uuid",
      "fighter.last_name",
      "fighter.first_name",
      "fighter.weight",
      "fighter.sex",
      "fighter.city",
      "fighter.belt",
      "fighter.level",
      "fighter.experience_years",
      "fighter.team_id",
      "team.name as team_name",
      "team.city as team_city",
    ])
    .where("category.competition_id", "=", competitionId)
    .orderBy("category_fighter.position")
    .orderBy("fighter.id")
    .execute();
}

async function findFightings(db: Kysely<Tables>, competitionId: number): Promise<WholeFighting[]> {
  return await db
    .selectFrom("fighting")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .leftJoin("fighter as winner", "winner.id", "fighting.winner_id")
    .leftJoin("fighting_head", "fighting_head.fighting_uuid", "fighting.uuid")
    .selectAll("fighting")
    .select([
      "category.uuid as category_uuid",
      "carpet.uuid as carpet_uuid",
      "red.uuid as red_uuid",
      "blue.uuid as blue_uuid",
      "winner.uuid as winner_uuid",
      "fighting_head.version as head_version",
      "fighting_head.state as head_state",
    ])
    .where("fighting.competition_id", "=", competitionId)
    .orderBy("fighting.position")
    .orderBy("fighting.id")
    .execute();
}

/** A bout without a place on its mat comes after those that have one, in the order of the competition. */
function byMatOrder(a: WholeFighting, b: WholeFighting): number {
  if (a.carpet_position === b.carpet_position) return 0;
  return (a.carpet_position ?? Infinity) - (b.carpet_position ?? Infinity);
}
