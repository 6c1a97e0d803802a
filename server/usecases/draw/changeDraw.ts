import type { DrawAnswer } from "#contract/draw/draw.ts";
import type { ChangePlan, DrawChangeRequest, DrawWish } from "#contract/draw/lateChange.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import { loadHall } from "../category/queueDraw.ts";
import { closeDraw } from "../shared/drawAccess.ts";
import { inDraw } from "./drawCategory.ts";
import { loadLate } from "./lateDraw.ts";
import type { LateDeps } from "./lateNewcomer.ts";
import { findMisfits } from "./newcomerMisfits.ts";
import { performChange, type ChangeProblem } from "./performChange.ts";
import { planOf } from "./planChange.ts";

/** A change of the day in one category, or in two where somebody moves: all of it, or nothing (DR25, DR28, DR60). */
export async function changeDraw(
  deps: LateDeps,
  viewer: Identity,
  categoryUuid: string,
  { id, basis, change, reason }: DrawChangeRequest["data"],
): Promise<Result<DrawAnswer, ChangeProblem>> {
  return inDraw<ChangeProblem>(deps, viewer, categoryUuid, async (context, subject) => {
    const late = await loadLate(context.trx, subject);
    if (late === undefined) return refuse({ code: "not-drawn" });
    if (late.draw.act === id) {
      const rows = await findDrawnRows(context.trx, late.category.id);
      return ok({ rev: context.rev, isRepeat: true, bouts: rows.length });
    }
    if (late.basis !== basis) return refuse({ code: "stale-draw", basis: late.basis });
    const done = await performChange(deps, context, late, change, { id, reason });
    if (!done.ok) return done;
    let rev = context.rev;
    for (const { subject: side, changed } of done.value)
      rev = await closeDraw(context, {
        action: `category.draw.${changed.change.type}`,
        object: `category:${side.category.id}`,
        after: { act: id, change: changed.change, reason },
      });
    return ok({ rev, isRepeat: false, bouts: done.value[0]?.bouts ?? 0 });
  });
}

type Previewed = { readonly code: "previewed"; readonly plan: ChangePlan };

/** The same work, told and taken back: what a change would do is what it did (DR63). */
export async function previewChange(
  deps: LateDeps,
  viewer: Identity,
  categoryUuid: string,
  change: DrawWish,
): Promise<Result<ChangePlan, ChangeProblem>> {
  const done = await inDraw<ChangeProblem | Previewed>(
    deps,
    viewer,
    categoryUuid,
    async (context, subject) => {
      const late = await loadLate(context.trx, subject);
      if (late === undefined) return refuse({ code: "not-drawn" });
      const before = await loadHall(context.trx, context.competition.id);
      const performed = await performChange(deps, context, late, change, { id: deps.newId() });
      if (!performed.ok) return performed;
      const plan = await planOf(context, performed.value, before);
      const misfits = await findMisfits(context, change, performed.value);
      return refuse({ code: "previewed", plan: { basis: late.basis, ...plan, misfits } });
    },
  );
  // A refusal rolls the transaction back, and a preview is nothing else.
  if (done.ok) throw new Error("a preview was written");
  return done.problem.code === "previewed" ? ok(done.problem.plan) : refuse(done.problem);
}
