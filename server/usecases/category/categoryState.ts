import type { Kysely } from "kysely";
import { z } from "zod";
import { boutResultSchema, fighterPointsSchema, tieDecisionsSchema } from "#contract/competition/entity.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import type { CategoryBout, Entrant } from "#domain/competition/categoryProgress.ts";
import type { TieDecision } from "#domain/competition/tieDecision.ts";
import type { Draw } from "#domain/draw/bracket.ts";
import type { BoutStage } from "#domain/draw/correction.ts";
import type { People } from "#domain/draw/settle.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import {
  findCategoryBouts,
  findCategoryFighters,
  type CategoryBoutRow,
} from "../../persistence/draw/categoryBouts.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findCategoryById } from "../../persistence/draw/entrantRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { categoryDrawSchema } from "./categoryDraw.ts";

/** A drawn category with everything that follows from its results. */
export type CategoryState = {
  readonly category: CategoryRow;
  readonly draw: Draw;
  /** By draw number. */
  readonly entrants: readonly Entrant[];
  readonly rows: readonly CategoryBoutRow[];
  readonly bouts: readonly CategoryBout[];
  readonly decisions: readonly TieDecision[];
  readonly fighterIds: ReadonlyMap<string, number>;
  readonly teamIds: ReadonlyMap<string, number | null>;
};

/** Undefined when the category is not drawn. */
export async function loadCategoryState(
  db: Kysely<Tables>,
  categoryId: number,
): Promise<CategoryState | undefined> {
  const category = await findCategoryById(db, categoryId);
  const kept = categoryDrawSchema.safeParse(category?.draw);
  if (category === undefined || !kept.success) return undefined;
  const { format, entrants } = kept.data;
  const fighters = new Map((await findCategoryFighters(db, categoryId)).map((row) => [row.uuid, row]));
  const rows = await findCategoryBouts(db, categoryId);
  return {
    category,
    draw: drawBracket(format, entrants.length),
    entrants: entrants.map((uuid) => ({ uuid, weight: fighters.get(uuid)?.weight ?? null })),
    rows,
    bouts: rows.flatMap(rowToCategoryBout),
    decisions: tieDecisionsSchema.nullable().parse(category.tie_decisions) ?? [],
    fighterIds: new Map([...fighters].map(([uuid, { id }]) => [uuid, id])),
    teamIds: new Map([...fighters].map(([uuid, { team_id }]) => [uuid, team_id])),
  };
}

/** How far the officials are with a bout. */
export function stageOf({ rows }: CategoryState, bracketId: string): BoutStage {
  const state = rows.find((row) => row.bracket_id === bracketId)?.state ?? "waiting";
  if (state === "finished") return "finished";
  return state === "waiting" ? "not-started" : "running";
}

/** Who stands in a bout, whatever the draw says about it now. */
export function peopleIn({ bouts, entrants }: CategoryState, bracketId: string): People | undefined {
  const bout = bouts.find((one) => one.bracketId === bracketId);
  const seedOf = (uuid: string | undefined) => entrants.findIndex((entrant) => entrant.uuid === uuid) + 1;
  return bout && { a: seedOf(bout.red), b: seedOf(bout.blue) };
}

const pointsSchema = z.record(z.string(), fighterPointsSchema.partial());

function rowToCategoryBout(row: CategoryBoutRow): CategoryBout[] {
  if (row.bracket_id === null) return [];
  const result = boutResultSchema.nullable().parse(row.result);
  const method = METHODS.find((word) => word === result?.method);
  const points = pointsSchema.parse(row.points);
  return [
    {
      bracketId: row.bracket_id,
      isFinished: row.state === "finished",
      scores: Object.fromEntries(Object.entries(points).map(([uuid, line]) => [uuid, line.scores ?? 0])),
      ...(row.red_uuid !== null && { red: row.red_uuid }),
      ...(row.blue_uuid !== null && { blue: row.blue_uuid }),
      ...(row.winner_uuid !== null && { winner: row.winner_uuid }),
      ...(row.cause !== null && { cause: row.cause }),
      ...(method !== undefined && { method }),
    },
  ];
}
