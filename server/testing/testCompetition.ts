import { randomUUID } from "node:crypto";
import type { SubmittedEvent } from "#contract/bout/submit.ts";
import type { BoutEvent } from "#domain/bout/event.ts";
import { parseBout } from "#domain/bout/notation.ts";
import type { DrawnBout } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Format } from "#domain/draw/formats.ts";
import { writeJson } from "../persistence/database/columns.ts";
import type {
  CarpetRow,
  CategoryRow,
  CompetitionRow,
  FighterRow,
  FightingRow,
} from "../persistence/database/competitionTables.ts";
import { updateCategory } from "../persistence/draw/entrantRows.ts";
import type { NewCompetition } from "../persistence/event/competitionRows.ts";
import {
  createCarpet,
  createCategory,
  createCompetition,
  createEntrant,
  createFighting,
} from "./factories.ts";
import type { TestDatabase } from "./testDatabases.ts";

type Db = TestDatabase["db"];

export type TestCompetition = {
  readonly competition: CompetitionRow;
  readonly carpet: CarpetRow;
  readonly category: CategoryRow;
  /** By draw number, the first is number one. */
  readonly fighters: readonly FighterRow[];
  /** A bout by its id in the draw. */
  readonly bout: (bracketId: string) => FightingRow;
};

export type TestCompetitionOptions = {
  readonly format?: Format;
  readonly entrants?: number;
  readonly competition?: Partial<NewCompetition>;
};

/** One mat and one drawn category with all its bouts: four athletes, two semi-finals and a final, unless told otherwise. */
export async function createTestCompetition(
  db: Db,
  options: TestCompetitionOptions = {},
): Promise<TestCompetition> {
  // In one transaction: a commit waits for the disk, and tests make many rows.
  return await db.transaction().execute((trx) => createAll(trx, options));
}

async function createAll(
  db: Db,
  { format = "single_elimination_two_bronzes", entrants = 4, competition: given }: TestCompetitionOptions,
): Promise<TestCompetition> {
  const competition = await createCompetition(db, given);
  const carpet = await createCarpet(db, { competition_id: competition.id });
  const category = await createCategory(db, { competition_id: competition.id, status: "drawn", format });
  const fighters: FighterRow[] = [];
  for (let number = 1; number <= entrants; number += 1) fighters.push(await createEntrant(db, category.id));
  await keepDraw(db, category, fighters);

  const bouts = new Map<string, FightingRow>();
  for (const [index, bout] of drawBracket(format, entrants).bouts.entries()) {
    bouts.set(bout.id, await createDrawnBout(db, { bout, index, category, carpet, fighters }));
  }
  return { competition, carpet, category, fighters, bout: (id) => found(bouts.get(id), id) };
}

/** The category must exist before its entrants, its draw after them. */
async function keepDraw(db: Db, category: CategoryRow, fighters: readonly FighterRow[]): Promise<void> {
  const draw = { format: category.format, entrants: fighters.map(({ uuid }) => uuid), seed: "test" };
  await updateCategory(db, category.id, { draw: writeJson(draw) });
}

type Drawn = {
  readonly bout: DrawnBout;
  readonly index: number;
  readonly category: CategoryRow;
  readonly carpet: CarpetRow;
  readonly fighters: readonly FighterRow[];
};

async function createDrawnBout(db: Db, { bout, index, category, carpet, fighters }: Drawn) {
  const corner = (slot: DrawnBout["a"]) => ("seed" in slot ? (fighters[slot.seed - 1]?.id ?? null) : null);
  return await createFighting(db, {
    category_id: category.id,
    carpet_id: carpet.id,
    carpet_position: index,
    stage: bout.stage,
    round: bout.round,
    bracket_id: bout.id,
    slots: writeJson([bout.a, bout.b]),
    red_fighter_id: corner(bout.a),
    blue_fighter_id: corner(bout.b),
  });
}

export type ActOptions = {
  /** The version the first act was made at. */
  readonly from?: number;
  readonly lease?: SubmittedEvent["lease"];
  /** The first number the device gives; as `from` unless said. */
  readonly deviceSeq?: number;
};

/** The acts of a table, written as one line of bout notation. */
export function acts(line: string, { from = 0, lease = null, deviceSeq }: ActOptions = {}): SubmittedEvent[] {
  const parsed = parseBout(line);
  if (!parsed.ok) throw new Error(`cannot read "${parsed.problem.token}"`);
  const ids = new Map(parsed.value.map(({ id }) => [id, randomUUID()]));
  const idOf = (id: string) => found(ids.get(id), id);
  return parsed.value.map(({ id, event, boutMs }, index) => ({
    id: idOf(id),
    event: "target" in event ? ({ ...event, target: idOf(event.target) } satisfies BoutEvent) : event,
    deviceSeq: (deviceSeq ?? from + 1) + index,
    lease,
    baseVersion: from + index,
    boutMs: boutMs ?? null,
    at: { wall: 0, offset: null, rtt: null },
  }));
}

function found<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`there is no ${name}`);
  return thing;
}
