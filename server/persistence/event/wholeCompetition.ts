import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
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

export type WholeFighting = Pick<
  FightingRow,
  | "id"
  | "document_id"
  | "uuid"
  | "number"
  | "stage"
  | "round"
  | "bracket_id"
  | "carpet_id"
  | "carpet_position"
  | "red_fighter_id"
  | "blue_fighter_id"
  | "started_at"
  | "finished_at"
> & {
  /** As the text it is stored as: most rows were read before, and text is compared without being parsed. */
  slots_text: string | null;
  category_uuid: string;
  carpet_uuid: string | null;
  red_uuid: string | null;
  blue_uuid: string | null;
  /** Null before the first event of the bout. */
  head_version: number | null;
  head_rev: number | null;
  head_text: string | null;
};

export type WholeCompetition = {
  readonly competition: CompetitionRow;
  readonly event: EventRow | undefined;
  readonly rev: number;
  /** The rev of the last change that was more than an act of a bout. */
  readonly structureRev: number;
  readonly adjustments: readonly TeamAdjustmentRow[];
  readonly categories: readonly (CategoryRow & { readonly fighters: readonly PublicFighterRow[] })[];
  readonly merged: readonly { readonly uuid: string; readonly title: string; readonly into: string }[];
  readonly fightings: readonly WholeFighting[];
  readonly carpets: readonly (CarpetRow & { readonly fightings: readonly { id: number; uuid: string }[] })[];
};

/**
 * Everything the document of a competition is made of, in nine statements whatever its size. Where a change of structure is
 * committed in between, the statements may have seen different halves of it: they are asked again (CR4). What was read
 * `before` is not read twice: after acts of bouts only those bouts are, and rows that are the same stay the very same.
 */
export async function findWholeCompetition(
  db: Kysely<Tables>,
  competitionId: number,
  before?: WholeCompetition,
): Promise<WholeCompetition | undefined> {
  const known = before && (await readBouts(db, before));
  const whole = known ?? (await readWhole(db, competitionId, before));
  if (whole === undefined || whole === before) return whole;
  const now = await findRevs(db, whole.competition.uuid);
  return now?.structureRev === whole.structureRev
    ? whole
    : await findWholeCompetition(db, competitionId, before);
}

/** Undefined when more has changed than acts of bouts tell. */
async function readBouts(
  db: Kysely<Tables>,
  before: WholeCompetition,
): Promise<WholeCompetition | undefined> {
  const now = await findRevs(db, before.competition.uuid);
  if (now?.structureRev !== before.structureRev) return undefined;
  if (now.rev === before.rev) return before;
  const changed = await findFightings(db, before.competition.id, before.rev);
  const byId = new Map(changed.map((row) => [row.id, row]));
  const fightings = before.fightings.map((row) => byId.get(row.id) ?? row);
  return { ...before, rev: revOf(now.rev, changed), fightings };
}

/** Acts committed since the rev was read are in the rows already, and every act is in the row of its bout. */
const revOf = (rev: number, fightings: readonly WholeFighting[]): number =>
  fightings.reduce((last, { head_rev }) => Math.max(last, head_rev ?? 0), rev);

function reuse(before: readonly WholeFighting[], rows: readonly WholeFighting[]): WholeFighting[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const mine = known.get(row.id);
    return mine !== undefined && isSameRow(mine, row) ? mine : row;
  });
}

function isSameRow<Row extends object>(one: Row, other: Row): boolean {
  for (const key in one) if (one[key] !== other[key]) return false;
  return true;
}

async function readWhole(
  db: Kysely<Tables>,
  competitionId: number,
  before?: WholeCompetition,
): Promise<WholeCompetition | undefined> {
  const competition = await db
    .selectFrom("competition")
    .selectAll()
    .where("id", "=", competitionId)
    .executeTakeFirst();
  const revs = competition && (await findRevs(db, competition.uuid));
  if (!competition || !revs) return undefined;
  const event =
    competition.event_id === null
      ? undefined
      : await db.selectFrom("event").selectAll().where("id", "=", competition.event_id).executeTakeFirst();
  const all = await findCategories(db, competitionId);
  const fighters = Map.groupBy(await findFighters(db, competitionId), ({ category_id }) => category_id);
  // So many rows are read in one go: who waits is answered between two such statements.
  await nextTurn();
  const fightings = reuse(before?.fightings ?? [], await findFightings(db, competitionId));
  await nextTurn();
  const queues = Map.groupBy(fightings.toSorted(byMatOrder), ({ carpet_id }) => carpet_id);
  const carpets = await findCarpets(db, competitionId);
  return {
    competition,
    event,
    rev: revOf(revs.rev, fightings),
    structureRev: revs.structureRev,
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

/** Undefined when there is no such competition. */
async function findRevs(db: Kysely<Tables>, competitionUuid: string) {
  const feed = await db
    .selectFrom("competition")
    .leftJoin("competition_feed", "competition_feed.competition_uuid", "competition.uuid")
    .select(["competition_feed.rev", "competition_feed.structure_rev"])
    .where("competition.uuid", "=", competitionUuid)
    .executeTakeFirst();
  return feed && { rev: feed.rev ?? 0, structureRev: feed.structure_rev ?? 0 };
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

/** All of them, or those with acts after a rev. */
async function findFightings(
  db: Kysely<Tables>,
  competitionId: number,
  since?: number,
): Promise<WholeFighting[]> {
  return await db
    .selectFrom("fighting")
    .innerJoin("category", "category.id", "fighting.category_id")
    .leftJoin("carpet", "carpet.id", "fighting.carpet_id")
    .leftJoin("fighter as red", "red.id", "fighting.red_fighter_id")
    .leftJoin("fighter as blue", "blue.id", "fighting.blue_fighter_id")
    .leftJoin("fighting_head", "fighting_head.fighting_uuid", "fighting.uuid")
    .select([
      "fighting.id",
      "fighting.document_id",
      "fighting.uuid",
      "fighting.number",
      "fighting.stage",
      "fighting.round",
      "fighting.bracket_id",
      "fighting.carpet_id",
      "fighting.carpet_position",
      "fighting.red_fighter_id",
      "fighting.blue_fighter_id",
      "fighting.started_at",
      "fighting.finished_at",
      sql<string | null>`cast(fighting.slots as text)`.as("slots_text"),
      "category.uuid as category_uuid",
      "carpet.uuid as carpet_uuid",
      "red.uuid as red_uuid",
      "blue.uuid as blue_uuid",
      "fighting_head.version as head_version",
      "fighting_head.last_rev as head_rev",
      sql<string | null>`cast(fighting_head.state as text)`.as("head_text"),
    ])
    .where("fighting.competition_id", "=", competitionId)
    .$if(since !== undefined, (query) => query.where("fighting_head.last_rev", ">", since ?? 0))
    .orderBy("fighting.position")
    .orderBy("fighting.id")
    .execute();
}

/** A bout without a place on its mat comes after those that have one, in the order of the competition. */
function byMatOrder(a: WholeFighting, b: WholeFighting): number {
  if (a.carpet_position === b.carpet_position) return 0;
  return (a.carpet_position ?? Infinity) - (b.carpet_position ?? Infinity);
}
