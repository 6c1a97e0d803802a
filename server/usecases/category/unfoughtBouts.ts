import type { Kysely } from "kysely";
import { isUnfought } from "#domain/category/unfought.ts";
import { FREE_PLACE } from "#domain/draw/change.ts";
import type { Slot } from "#domain/draw/bracket.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findDrawnBouts } from "../../persistence/draw/drawRows.ts";
import { categoryDrawSchema } from "./categoryDraw.ts";

type Category = Pick<CategoryRow, "id" | "status" | "draw">;
type Row = Awaited<ReturnType<typeof findDrawnBouts>>[number];

/** Open bouts that nobody will fight: a corner of theirs stays empty, or their category is over (DY60). */
export async function findUnfoughtBouts(
  db: Kysely<Tables>,
  competitionId: number,
  categories: readonly Category[],
): Promise<ReadonlySet<string>> {
  const rows = Map.groupBy(await findDrawnBouts(db, competitionId), ({ category_id }) => category_id);
  return new Set(categories.flatMap((category) => unfoughtOf(category, rows.get(category.id) ?? [])));
}

function unfoughtOf({ status, draw }: Category, rows: readonly Row[]): string[] {
  const open = rows.filter(({ state }) => state !== "finished");
  if (status === "finished" || status === "awarded") return open.map(({ uuid }) => uuid);
  const kept = categoryDrawSchema.safeParse(draw).data;
  // Before the first result every corner is still awaited, but for those of free places.
  const isWhole = open.length === rows.length && kept?.entrants.includes(FREE_PLACE) === false;
  if (kept === undefined || isWhole) return [];
  const byId = new Map(rows.map((row) => [row.bracket_id ?? "", row]));
  const records = new Map(
    drawBracket(kept.format, kept.entrants.length).bouts.flatMap(({ id, a, b }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [[id, recordOf(row, a, b)] as const];
    }),
  );
  return open.flatMap(({ uuid, state, bracket_id }) => {
    const record = records.get(bracket_id ?? "");
    return state === "waiting" && record !== undefined && isUnfought(records, record) ? [uuid] : [];
  });
}

const recordOf = ({ state, red_uuid, blue_uuid }: Row, a: Slot, b: Slot) => ({
  isFinished: state === "finished",
  corners: [
    { fighter: red_uuid ?? undefined, source: a },
    { fighter: blue_uuid ?? undefined, source: b },
  ],
});
