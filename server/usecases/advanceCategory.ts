import type { Transaction } from "kysely";
import { z } from "zod";
import { boutResultSchema, fighterPointsSchema } from "#contract/entity.ts";
import { METHODS } from "#domain/bout/vocabulary.ts";
import { pairings, type CategoryBout } from "#domain/competition/categoryProgress.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import {
  findCategoryBouts,
  findCategoryFighters,
  updatePairing,
  type CategoryBoutRow,
} from "../persistence/categoryBouts.ts";
import type { CategoryRow } from "../persistence/competitionTables.ts";
import { findCategoryById, updateCategory } from "../persistence/entrantRows.ts";
import type { Tables } from "../persistence/tables.ts";
import { categoryDrawSchema } from "./categoryDraw.ts";

const pointsSchema = z.record(z.string(), fighterPointsSchema.partial());

/** What follows from the results of a category: its status and the slots of later bouts. Tells whether anything did. */
export async function advanceCategory(
  trx: Transaction<Tables>,
  categoryId: number,
  nowMs: number,
): Promise<boolean> {
  const category = await findCategoryById(trx, categoryId);
  const draw = categoryDrawSchema.safeParse(category?.draw);
  if (category === undefined || !draw.success) return false;
  const fighters = new Map((await findCategoryFighters(trx, categoryId)).map((row) => [row.uuid, row]));
  const entrants = draw.data.entrants.map((uuid) => ({ uuid, weight: fighters.get(uuid)?.weight ?? null }));
  const rows = await findCategoryBouts(trx, categoryId);
  const places = pairings(
    drawBracket(draw.data.format, entrants.length),
    entrants,
    rows.flatMap(rowToCategoryBout),
  );

  let hasMoved = await updateStatus(trx, category, rows, nowMs);
  for (const row of rows) {
    const next = row.bracket_id === null ? undefined : places.get(row.bracket_id);
    // A bout that has begun keeps its people; moving them is a correction, and a person decides about that.
    if (next === undefined || row.state !== "waiting") continue;
    if ((next.red ?? null) === row.red_uuid && (next.blue ?? null) === row.blue_uuid) continue;
    const idOf = (uuid: string | undefined) => (uuid === undefined ? null : (fighters.get(uuid)?.id ?? null));
    const updated_at = new Date(nowMs).toISOString();
    await updatePairing(trx, row.id, {
      red_fighter_id: idOf(next.red),
      blue_fighter_id: idOf(next.blue),
      updated_at,
    });
    hasMoved = true;
  }
  return hasMoved;
}

/** The first action starts a category, the last result ends it; awarding is a person's act. */
async function updateStatus(
  trx: Transaction<Tables>,
  category: CategoryRow,
  rows: readonly CategoryBoutRow[],
  nowMs: number,
): Promise<boolean> {
  const isOver = rows.length > 0 && rows.every(({ state }) => state === "finished");
  const status = isOver ? "finished" : "in_progress";
  const isOpen =
    category.status === "drawn" || category.status === "in_progress" || category.status === "finished";
  if (!isOpen || category.status === status) return false;
  await updateCategory(trx, category.id, { status, updated_at: new Date(nowMs).toISOString() });
  return true;
}

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
