import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { DrawnBout } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { writeJson } from "../../persistence/database/columns.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import {
  deleteFightings,
  findDrawnRows,
  findLastPosition,
  insertFightings,
  updateFighting,
  type DrawnRow,
} from "../../persistence/draw/drawRows.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { movePair } from "../bout/advanceCategory.ts";
import type { CategoryDraw } from "../category/categoryDraw.ts";
import type { WrittenBout } from "../category/queueDraw.ts";
import { findLeftCrews, moveCrews } from "./keepCrews.ts";

export type Drawing = {
  readonly category: Pick<CategoryRow, "id" | "uuid" | "competition_id" | "status">;
  readonly draw: CategoryDraw;
  readonly fighterIds: ReadonlyMap<string, number>;
  readonly newUuid: (bracketId: string) => string;
  readonly rev: number;
  readonly nowMs: number;
};

/**
 * The draw as rows. A bout that stands in the draw before and after keeps its row, so that its place, its number and
 * every link to it stay good; nobody is paired by hand. Bouts come in the order they are best fought in.
 */
export async function writeDraw(trx: Transaction<Tables>, drawing: Drawing): Promise<readonly WrittenBout[]> {
  const { category, draw, nowMs } = drawing;
  const steps = stepsOf(drawBracket(draw.format, draw.entrants.length));
  const rows = await findDrawnRows(trx, category.id);
  const wanted = new Set(steps.map(({ bout }) => bout.id));
  const left = await findLeftCrews(trx, category.id, wanted);
  await deleteFightings(
    trx,
    rows.filter(({ bracket_id }) => !wanted.has(bracket_id ?? "")).map(({ id }) => id),
  );
  const kept = new Map(
    rows.filter(({ bracket_id }) => wanted.has(bracket_id ?? "")).map((row) => [row.bracket_id, row]),
  );
  const positions = await positionsFor(trx, category.competition_id, steps.length, kept);
  const written = steps.map((step): WrittenBout => ({
    ...step,
    uuid: kept.get(step.bout.id)?.uuid ?? drawing.newUuid(step.bout.id),
  }));
  await insertNew(trx, drawing, written, positions, kept);
  for (const [index, { bout }] of written.entries()) {
    const row = kept.get(bout.id);
    if (row !== undefined) await updateKept(trx, drawing, bout, row, positions[index] ?? row.position);
  }
  await moveCrews(trx, category.id, left);
  await updateCategory(trx, category.id, {
    status: category.status === "draft" ? "drawn" : category.status,
    format: draw.format,
    draw: writeJson(draw),
    updated_at: new Date(nowMs).toISOString(),
  });
  return written;
}

/** The places the kept bouts had in the competition, and new ones at its end, in their order. */
async function positionsFor(
  trx: Transaction<Tables>,
  competitionId: number,
  count: number,
  kept: ReadonlyMap<string | null, DrawnRow>,
): Promise<number[]> {
  const last = await findLastPosition(trx, competitionId);
  const own = [...kept.values()].map(({ position }) => position);
  const added = Array.from({ length: count - own.length }, (_, index) => last + 1 + index);
  return [...own, ...added].toSorted((one, other) => one - other);
}

async function insertNew(
  trx: Transaction<Tables>,
  drawing: Drawing,
  written: readonly WrittenBout[],
  positions: readonly number[],
  kept: ReadonlyMap<string | null, DrawnRow>,
): Promise<void> {
  const rows = written.flatMap(({ uuid, bout }, index) =>
    kept.has(bout.id)
      ? []
      : [
          {
            ...newEntry(drawing.nowMs, randomBytes),
            ...columnsOf(drawing, bout),
            uuid,
            competition_id: drawing.category.competition_id,
            category_id: drawing.category.id,
            bracket_id: bout.id,
            position: positions[index] ?? 0,
            number: null,
            carpet_id: null,
            carpet_position: null,
            cause: null,
            winner_id: null,
            result: null,
            started_at: null,
            finished_at: null,
          },
        ],
  );
  await insertFightings(trx, rows);
}

async function updateKept(
  trx: Transaction<Tables>,
  drawing: Drawing,
  bout: DrawnBout,
  row: DrawnRow,
  position: number,
): Promise<void> {
  const columns = columnsOf(drawing, bout);
  const { red_fighter_id: _red, blue_fighter_id: _blue, ...others } = columns;
  await updateFighting(trx, row.id, {
    // Who stands in a bout that has begun stays in it (DR60).
    ...(row.state === "waiting" ? columns : others),
    position,
    updated_at: new Date(drawing.nowMs).toISOString(),
  });
  if ((row.version ?? 0) === 0 || row.state !== "waiting") return;
  // A call that was taken back stands in the log: the head of the bout names its people too.
  await movePair(trx, row, { red: columns.red_fighter_id, blue: columns.blue_fighter_id }, drawing);
}

function columnsOf({ draw, fighterIds }: Drawing, bout: DrawnBout) {
  const idOf = (slot: DrawnBout["a"]) =>
    "seed" in slot ? (fighterIds.get(draw.entrants[slot.seed - 1] ?? "") ?? null) : null;
  return {
    stage: bout.stage,
    round: bout.round,
    slots: writeJson([bout.a, bout.b]),
    red_fighter_id: idOf(bout.a),
    blue_fighter_id: idOf(bout.b),
  };
}
