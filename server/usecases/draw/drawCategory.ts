import type { DrawAnswer, DrawRequest } from "#contract/draw/draw.ts";
import type { FormatProblem } from "#domain/draw/formats.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { uuidIn } from "#domain/rehearsal/mark.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findDrawnRows, type DrawnRow } from "../../persistence/draw/drawRows.ts";
import { findCategoryById } from "../../persistence/draw/entrantRows.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { joinCategory, leaveCategory, updateFighter } from "../../persistence/entry/people.ts";
import type { CategoryDraw } from "../category/categoryDraw.ts";
import {
  closeDraw,
  findCategoryOfDrawer,
  lockForDraw,
  type DrawAccessProblem,
  type DrawContext,
} from "../shared/drawAccess.ts";
import { loadDrawSubject, type DrawSubject } from "./drawAthletes.ts";
import { planDraw } from "./planDraw.ts";
import type { Wanting } from "../category/queueDraw.ts";
import {
  boutsAhead,
  isStillSo,
  planAhead,
  saveAhead,
  untilStillSo,
  type PlanAhead,
  type QueuesChanged,
} from "./planAhead.ts";
import { writeDraw } from "./writeDraw.ts";

export type DrawProblem =
  | ClosedProblem
  | FormatProblem
  | { readonly code: "stale-draw"; readonly basis: string }
  | { readonly code: "bouts-started"; readonly bouts: readonly string[] };

type DrawDeps = Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "plan">;

/** Draws a category, or draws it again while none of its bouts has begun: its bouts exist and stand on mats (DR33). */
export async function drawCategory(
  deps: DrawDeps,
  viewer: Identity,
  categoryUuid: string,
  request: DrawRequest["data"],
): Promise<Result<DrawAnswer, DrawProblem | QueuesChanged>> {
  return untilStillSo(async () => {
    const ahead = await planCategory(deps, viewer, categoryUuid, request);
    return drawAsPlanned(deps, viewer, categoryUuid, request, ahead);
  });
}

/** The places of the draw that is asked for; undefined for one that will be refused, or was made before. */
async function planCategory(
  deps: DrawDeps,
  viewer: Identity,
  categoryUuid: string,
  { id, basis, ...choice }: DrawRequest["data"],
): Promise<PlanAhead | undefined> {
  const found = await findCategoryOfDrawer(deps.db, viewer, categoryUuid);
  if (!found.ok) return undefined;
  const { category, competition } = found.value;
  const subject = await loadDrawSubject(deps.db, category);
  const planned = planDraw(subject, choice);
  if (!planned.ok || subject.basis !== basis || subject.draw?.act === id) return undefined;
  const rows = await findDrawnRows(deps.db, category.id);
  const bouts = boutsAhead(category.uuid, stepsOf(planned.value.bracket), rows);
  return planAhead(deps, competition.id, [{ category, fighters: planned.value.draw.entrants, bouts }]);
}

async function drawAsPlanned(
  deps: DrawDeps,
  viewer: Identity,
  categoryUuid: string,
  { id, basis, ...choice }: DrawRequest["data"],
  ahead: PlanAhead | undefined,
): Promise<Result<DrawAnswer, DrawProblem | QueuesChanged>> {
  return inDraw<DrawProblem | QueuesChanged>(deps, viewer, categoryUuid, async (context, subject) => {
    if (subject.draw?.act === id) return ok(await repeated(context, subject));
    if (subject.basis !== basis) return refuse({ code: "stale-draw", basis: subject.basis });
    const planned = planDraw(subject, choice);
    if (!planned.ok) return planned;
    const begun = begunRows(
      await findDrawnRows(context.trx, subject.category.id),
      planned.value.bracket.bouts,
    );
    if (begun.length > 0) return refuse({ code: "bouts-started", bouts: begun.map(({ uuid }) => uuid) });
    if (ahead === undefined || !(await isStillSo(context.trx, context.competition.id, ahead)))
      return refuse({ code: "queues-changed" });
    const author = {
      act: id,
      drawnAt: context.nowMs,
      ...(viewer.accountId !== undefined && { drawnBy: viewer.accountId }),
    };
    const written = await writeSubject(context, subject, { ...planned.value.draw, ...author });
    await saveAhead(context, ahead, [written]);
    const rev = await closeDraw(context, {
      action: subject.draw === undefined ? "category.draw" : "category.redraw",
      object: `category:${subject.category.id}`,
      ...(subject.draw && { before: subject.draw }),
      after: { ...planned.value.draw, act: id },
    });
    return ok({ rev, isRepeat: false, bouts: written.bouts.length });
  });
}

export type ClosedProblem = DrawAccessProblem | { readonly code: "merged" | "category-over" };
type Drawn = { readonly competitionUuid: string; readonly answer: DrawAnswer };

/** The work of one act on the draw of one category; the room hears of it after the commit. */
export async function inDraw<Problem extends { readonly code: string }>(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  categoryUuid: string,
  work: (context: DrawContext, subject: DrawSubject) => Promise<Result<DrawAnswer, Problem>>,
  { mayBeFinished }: { readonly mayBeFinished: boolean } = { mayBeFinished: false },
): Promise<Result<DrawAnswer, Problem | ClosedProblem>> {
  const done = await inTransaction<Drawn, Problem | ClosedProblem>(deps.db, async (trx) => {
    const found = await findCategoryOfDrawer(trx, viewer, categoryUuid);
    if (!found.ok) return found;
    const { competition } = found.value;
    const opened = await lockForDraw(deps, trx, viewer, competition);
    if (!opened.ok) return opened;
    // Read again behind the lock: who held it before may have drawn it.
    const category = (await findCategoryById(trx, found.value.category.id)) ?? found.value.category;
    if (category.status === "merged") return refuse({ code: "merged" });
    // Its places are known, perhaps without a bout: only the awarding opens it again (AW10).
    if ((category.status === "finished" && !mayBeFinished) || category.status === "awarded")
      return refuse({ code: "category-over" });
    const answer = await work(opened.value, await loadDrawSubject(trx, category));
    return answer.ok ? ok({ competitionUuid: competition.uuid, answer: answer.value }) : answer;
  });
  if (!done.ok) return done;
  deps.wakeFeed(done.value.competitionUuid);
  return ok(done.value.answer);
}

/** Bouts that are called or fought, and bouts of the log the new draw has no place for: what was called stays (ST5). */
export function begunRows(
  rows: readonly DrawnRow[],
  wanted: readonly { readonly id: string }[],
): readonly DrawnRow[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return rows.filter(
    ({ state, version, bracket_id }) =>
      state !== "waiting" || ((version ?? 0) > 0 && !ids.has(bracket_id ?? "")),
  );
}

/**
 * The rows of a draw without places. The weight a fighter has from now on is the one of the scale. Whoever is not drawn is
 * no longer counted in the category; the entry stays, and with it the way back as a late athlete.
 */
export async function writeSubject(
  { trx, deps, competition, rev, nowMs }: DrawContext,
  { category, athletes, fighterIds }: DrawSubject,
  draw: CategoryDraw,
): Promise<Wanting> {
  for (const uuid of draw.entrants) {
    const fighter_id = fighterIds.get(uuid);
    const athlete = athletes.find(({ fighter }) => fighter === uuid);
    if (fighter_id === undefined) continue;
    await joinCategory(trx, { category_id: category.id, fighter_id });
    if (athlete?.weighIn === "passed" && athlete.weighInWeight !== null)
      await updateFighter(trx, fighter_id, { weight: athlete.weighInWeight });
  }
  for (const { fighter, application } of athletes) {
    const fighter_id = fighterIds.get(fighter ?? "");
    const isLeft = fighter !== null && application !== null && !draw.entrants.includes(fighter);
    if (isLeft && fighter_id !== undefined)
      await leaveCategory(trx, { category_id: category.id, fighter_id });
  }
  const newUuid = () => uuidIn(competition.uuid, deps.newId());
  const bouts = await writeDraw(trx, { category, draw, fighterIds, newUuid, rev, nowMs });
  return { category, fighters: draw.entrants, bouts };
}

async function repeated({ trx, rev }: DrawContext, { category }: DrawSubject): Promise<DrawAnswer> {
  return { rev, isRepeat: true, bouts: (await findDrawnRows(trx, category.id)).length };
}
