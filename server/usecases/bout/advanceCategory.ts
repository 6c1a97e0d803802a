import type { Transaction } from "kysely";
import { isCategoryOver, pairings } from "#domain/competition/categoryProgress.ts";
import {
  findFightingForScoring,
  saveHead,
  updateFightingReadColumns,
  type FightingReadColumns,
} from "../../persistence/bout/boutLog.ts";
import { updatePairing, type CategoryBoutRow } from "../../persistence/draw/categoryBouts.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import type { NewHead } from "../../persistence/database/logTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { loadBoutTable } from "./boutTable.ts";
import { loadCategoryState, type CategoryState } from "../category/categoryState.ts";
import { saveBoutTable } from "./saveBoutTable.ts";

type Moment = { readonly rev: number; readonly nowMs: number };

/** What follows from the results of a category: its status and the slots of later bouts. Tells whether anything did. */
export async function advanceCategory(
  trx: Transaction<Tables>,
  categoryId: number,
  moment: Moment,
): Promise<boolean> {
  const state = await loadCategoryState(trx, categoryId);
  if (state === undefined) return false;
  const hasNewStatus = await updateStatus(trx, state, moment);
  return (await movePairs(trx, state, moment)) || hasNewStatus;
}

/** Everybody into the bouts they have come to. */
export async function movePairs(
  trx: Transaction<Tables>,
  { draw, entrants, bouts, decisions, rows, fighterIds }: CategoryState,
  moment: Moment,
): Promise<boolean> {
  const places = pairings(draw, entrants, bouts, decisions);
  let hasMoved = false;
  for (const row of rows) {
    const next = row.bracket_id === null ? undefined : places.get(row.bracket_id);
    // A bout that has begun keeps its people; moving them is a correction, and a person decides about that.
    if (next === undefined || row.state !== "waiting") continue;
    if ((next.red ?? null) === row.red_uuid && (next.blue ?? null) === row.blue_uuid) continue;
    const idOf = (uuid: string | undefined) => (uuid === undefined ? null : (fighterIds.get(uuid) ?? null));
    await movePair(trx, row, { red: idOf(next.red), blue: idOf(next.blue) }, moment);
    hasMoved = true;
  }
  return hasMoved;
}

type PairIds = { readonly red: number | null; readonly blue: number | null };

/** Other people in a bout nobody has begun. */
export async function movePair(
  trx: Transaction<Tables>,
  { id, uuid }: Pick<CategoryBoutRow, "id" | "uuid">,
  { red, blue }: PairIds,
  { rev, nowMs }: Moment,
): Promise<void> {
  const updated_at = new Date(nowMs).toISOString();
  await updatePairing(trx, id, { red_fighter_id: red, blue_fighter_id: blue, updated_at });
  const fighting = await findFightingForScoring(trx, uuid);
  const table = fighting && (await loadBoutTable(trx, fighting));
  // A note may stand in the log of a bout nobody has begun: its head names the people too.
  if (table === undefined || table.version === 0) return;
  const store = {
    saveHead: (row: NewHead) => saveHead(trx, row),
    saveReadColumns: (fightingId: number, columns: FightingReadColumns) =>
      updateFightingReadColumns(trx, fightingId, columns),
  };
  await saveBoutTable(store, table, rev);
}

/** The first action starts a category, the last result ends it; awarding is a person's act. */
async function updateStatus(
  trx: Transaction<Tables>,
  { category, draw, entrants, bouts, decisions }: CategoryState,
  { nowMs }: Moment,
): Promise<boolean> {
  const status = isCategoryOver(draw, entrants, bouts, decisions) ? "finished" : "in_progress";
  const isOpen =
    category.status === "drawn" || category.status === "in_progress" || category.status === "finished";
  if (!isOpen || category.status === status) return false;
  await updateCategory(trx, category.id, { status, updated_at: new Date(nowMs).toISOString() });
  return true;
}
