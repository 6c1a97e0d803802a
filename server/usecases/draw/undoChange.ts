import type { DrawAnswer } from "#contract/draw/draw.ts";
import { decideUndo } from "#domain/competition/lateChange.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { isAnyMerged } from "../../persistence/entry/personMerges.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import { findCategoryById } from "../../persistence/draw/entrantRows.ts";
import {
  deleteNewcomer,
  restoreMembership,
  restorePersonState,
} from "../../persistence/draw/formerPeople.ts";
import type { CategoryDraw, FormerPerson } from "../category/categoryDraw.ts";
import { closeDraw, type DrawContext } from "../shared/drawAccess.ts";
import { loadDrawSubject } from "./drawAthletes.ts";
import { inDraw, type ClosedProblem } from "./drawCategory.ts";
import { restoreCrews } from "./keepCrews.ts";
import { applyLate, findCalledAway, loadLate, type LateSubject } from "./lateDraw.ts";
import type { LateDeps } from "./lateNewcomer.ts";

export type UndoProblem =
  | ClosedProblem
  | { readonly code: "bouts-started"; readonly bouts: readonly string[] }
  | { readonly code: "not-drawn" | "nothing-to-undo" | "merged-since" };
type Undo = NonNullable<CategoryDraw["undo"]>;
type Side = { readonly subject: LateSubject; readonly undo: Undo };

/** The last change of the category as if it had never been, until a bout it made has begun (DR62). */
export async function undoChange(
  deps: LateDeps,
  viewer: Identity,
  categoryUuid: string,
  id: string,
): Promise<Result<DrawAnswer, UndoProblem>> {
  return inDraw<UndoProblem>(
    deps,
    viewer,
    categoryUuid,
    async (context, subject) => {
      const late = await loadLate(context.trx, subject);
      if (late === undefined) return refuse({ code: "not-drawn" });
      if (late.draw.act === id) {
        const rows = await findDrawnRows(context.trx, late.category.id);
        return ok({ rev: context.rev, isRepeat: true, bouts: rows.length });
      }
      const sides = await findSides(context, late);
      if (!sides.ok) return sides;
      const bouts = await takeBack(context, sides.value, id);
      let rev = context.rev;
      for (const { subject: side, undo } of sides.value)
        rev = await closeDraw(context, {
          action: "category.draw.undo",
          object: `category:${side.category.id}`,
          after: { act: id, undone: undo.act },
        });
      return ok({ rev, isRepeat: false, bouts });
    },
    { mayBeFinished: true },
  );
}

/** Where somebody moved, both categories go back, or neither. */
async function findSides(
  context: DrawContext,
  subject: LateSubject,
): Promise<Result<readonly Side[], UndoProblem>> {
  const { undo } = subject.draw;
  if (undo === undefined) return refuse({ code: "nothing-to-undo" });
  const own = { subject, undo };
  const other =
    undo.otherCategoryId === undefined ? undefined : await findSide(context, undo.otherCategoryId);
  if (undo.otherCategoryId !== undefined && other?.undo.act !== undo.act)
    return refuse({ code: "nothing-to-undo" });
  const sides = other === undefined ? [own] : [own, other];
  if (await isDrawnSince(context, sides)) return refuse({ code: "nothing-to-undo" });
  const ids = sides.flatMap(({ undo: { people } }) => people.map(({ fighterId }) => fighterId));
  if (await isAnyMerged(context.trx, ids)) return refuse({ code: "merged-since" });
  for (const side of sides) {
    const before = { format: side.undo.format, numbers: side.undo.entrants };
    const decided = decideUndo(side.subject.late, before);
    if (!decided.ok) return decided;
    const called = await findCalledAway(context.trx, side.subject, before);
    if (called.length > 0) return refuse({ code: "bouts-started", bouts: called });
  }
  return ok(sides);
}

async function findSide({ trx }: DrawContext, categoryId: number): Promise<Side | undefined> {
  const category = await findCategoryById(trx, categoryId);
  if (category === undefined || category.status === "awarded") return undefined;
  const subject = await loadLate(trx, await loadDrawSubject(trx, category));
  return subject?.draw.undo && { subject, undo: subject.draw.undo };
}

/** Whoever moved to a category that was drawn afterwards stands in its draw. */
async function isDrawnSince({ trx }: DrawContext, sides: readonly Side[]): Promise<boolean> {
  const ids = new Set(sides.map(({ subject }) => subject.category.id));
  for (const { categoryId, position } of sides.flatMap(({ undo }) => undo.people)) {
    if (ids.has(categoryId) || position !== null) continue;
    if ((await findCategoryById(trx, categoryId))?.draw !== null) return true;
  }
  return false;
}

/** Who left is in the list before the draw is written again, who came goes when no bout names them any more. */
async function takeBack(context: DrawContext, sides: readonly Side[], id: string): Promise<number> {
  const { trx } = context;
  const people = sides.flatMap(({ undo }) => undo.people);
  for (const person of people) if (person.position !== null) await restoreMembership(trx, person);
  let bouts = 0;
  for (const { subject, undo } of sides.toReversed()) {
    const fresh = await loadDrawSubject(trx, subject.category);
    const { undo: _taken, ...draw } = subject.draw;
    const { format, entrants, changes } = undo;
    bouts = await applyLate(context, fresh, { ...draw, format, entrants, changes, act: id });
    await restoreCrews(trx, subject.category, undo.crews ?? []);
  }
  for (const person of people) await restore(context, person);
  return bouts;
}

async function restore({ trx }: DrawContext, { isNew, ...person }: FormerPerson): Promise<void> {
  await (isNew ? deleteNewcomer(trx, person) : restorePersonState(trx, person));
}
