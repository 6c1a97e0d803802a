import type { Kysely } from "kysely";
import type { Category } from "#domain/category/category.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { findCategoriesWithBouts } from "../../persistence/entry/regroupRows.ts";
import { findRoll, type RollRow } from "../../persistence/entry/weighInRows.ts";
import { isDrawn, rowToCategory } from "./weighFighter.ts";

/** A category with everybody in it, as the rules of merging and splitting see it. */
export type RegroupCategory = {
  readonly row: CategoryRow;
  readonly roll: readonly RollRow[];
  readonly category: Category;
};

export async function loadRegroupCategories(
  db: Kysely<Tables>,
  competitionId: number,
): Promise<RegroupCategory[]> {
  const rows = await findCategoriesInOrder(db, competitionId);
  const rolls = Map.groupBy(await findRoll(db, competitionId), ({ category_id }) => category_id);
  const withBouts = await findCategoriesWithBouts(db, competitionId);
  return rows.map((row) => {
    const roll = rolls.get(row.id) ?? [];
    const plain = rowToCategory(row);
    const isHeld = plain.status === "draft" && (isDrawn(row) || withBouts.has(row.id));
    const fighters = roll.map((one) => ({ uuid: one.fighter_uuid, weight: weightOf(one) }));
    return { row, roll, category: { ...plain, ...(isHeld && { status: "drawn" }), fighters } };
  });
}

/** Of the scale, else as declared. */
export const weightOf = ({ weight, weigh_in_weight, declared, fighter_weight }: RollRow): number | null =>
  weight ?? weigh_in_weight ?? declared ?? fighter_weight;

export const rollToPerson = (row: RollRow) => ({
  fighter: row.fighter_uuid,
  name: [row.last_name, row.first_name].filter(Boolean).join(" "),
  weight: weightOf(row),
});
