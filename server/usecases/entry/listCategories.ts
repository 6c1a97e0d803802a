import { randomBytes } from "node:crypto";
import type { ListRequest } from "#contract/entry/list.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { newEntry } from "../../persistence/database/entries.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { insertCategory } from "../../persistence/draw/entrantRows.ts";
import type { DrawContext } from "../shared/drawAccess.ts";

/** Counted from one, as people count lines. */
export type CategoryProblem = { readonly code: "unknown-category" | "category-drawn"; readonly row: number };
export type OpenCategory = { readonly id: number; readonly uuid: string; readonly age_max: number | null };
type Opened = { readonly places: readonly OpenCategory[]; readonly madeCategories: readonly number[] };

/** The category of every line, made where the list asks for it; nobody draws them until the end of the transaction. */
export async function openCategories(
  context: DrawContext,
  { lines, categories }: Pick<ListRequest, "lines" | "categories">,
): Promise<Result<Opened, CategoryProblem>> {
  const rows = await findCategoriesInOrder(context.trx, context.competition.id);
  const known = new Map(rows.map((row) => [row.uuid, row]));
  for (const [row, { category }] of lines.entries()) {
    const found = "uuid" in category ? known.get(category.uuid) : categories[category.fresh];
    if (found === undefined) return refuse({ code: "unknown-category", row: row + 1 });
    if ("draw" in found && found.draw !== null) return refuse({ code: "category-drawn", row: row + 1 });
  }
  const last = Math.max(-1, ...rows.map(({ position }) => position));
  const made = await makeCategories(context, categories, last + 1);
  const places = lines.flatMap(({ category }): OpenCategory[] => {
    const found = "uuid" in category ? known.get(category.uuid) : made[category.fresh];
    return found === undefined ? [] : [found];
  });
  return ok({ places, madeCategories: made.map(({ id }) => id) });
}

async function makeCategories(
  { deps, trx, competition, nowMs }: DrawContext,
  drafts: ListRequest["categories"],
  firstPosition: number,
): Promise<OpenCategory[]> {
  const made: OpenCategory[] = [];
  for (const [index, draft] of drafts.entries()) {
    const row = await insertCategory(trx, {
      ...newEntry(nowMs, randomBytes),
      uuid: deps.newId(),
      competition_id: competition.id,
      position: firstPosition + index,
      title: draft.title,
      sex: draft.sex,
      age_min: draft.ageMin,
      age_max: draft.ageMax,
      level: draft.level,
      style: draft.style,
      weight_min: draft.weightMin,
      weight_max: draft.weightMax,
      format: null,
      draw: null,
      tie_decisions: null,
      bout_seconds: null,
    });
    made.push(row);
  }
  return made;
}
