import type { Kysely } from "kysely";
import type { CategoryBout } from "#domain/competition/categoryProgress.ts";
import type { LateDraw } from "#domain/competition/lateChange.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import type { Entrant } from "#domain/draw/entrants.ts";
import { insertBouts } from "#domain/schedule/insertBouts.ts";
import type { PlanInput } from "#domain/schedule/plan/model.ts";
import { planDay } from "#domain/schedule/plan/plan.ts";
import { findDrawnRows } from "../../persistence/draw/drawRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { advanceCategory, movePairs } from "../bout/advanceCategory.ts";
import type { CategoryDraw } from "../category/categoryDraw.ts";
import { loadCategoryState } from "../category/categoryState.ts";
import { planPlaces } from "../category/planPlaces.ts";
import { loadHall, loadPlannedHall, savePlaces } from "../category/queueDraw.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import type { DrawSubject } from "./drawAthletes.ts";
import { writeSubject } from "./drawCategory.ts";

/** A drawn category with everything that has begun in it. */
export type LateSubject = DrawSubject & {
  readonly draw: CategoryDraw;
  readonly late: LateDraw;
  readonly bouts: readonly CategoryBout[];
};

export async function loadLate(trx: Kysely<Tables>, subject: DrawSubject): Promise<LateSubject | undefined> {
  const state = await loadCategoryState(trx, subject.category.id);
  if (state === undefined || subject.draw === undefined) return undefined;
  const waiting = new Set(
    state.rows.flatMap(({ bracket_id, state: stage }) => (stage === "waiting" ? [bracket_id] : [])),
  );
  const begun = state.bouts.filter(({ bracketId }) => !waiting.has(bracketId));
  const { format, entrants } = subject.draw;
  return {
    ...subject,
    draw: subject.draw,
    late: { format, numbers: entrants, begun, formats: subject.formats },
    bouts: state.bouts,
  };
}

/** Those in the draw as the lots see them: who was seeded stays seeded. */
export function lateEntrants({ draw, athletes }: LateSubject): Entrant[] {
  return athletes.flatMap(({ fighter, team }): Entrant[] => {
    if (fighter === null) return [];
    const seed = (draw.seeded ?? []).indexOf(fighter) + 1;
    return [{ id: fighter, team: team === null ? undefined : String(team.id), ...(seed > 0 && { seed }) }];
  });
}

/** Bouts somebody has called once, which a new draw has no place for: what was called stays (ST5). */
export async function findCalledAway(
  trx: Kysely<Tables>,
  { category }: DrawSubject,
  { format, numbers }: Pick<LateDraw, "format" | "numbers">,
): Promise<readonly string[]> {
  const wanted = new Set(drawBracket(format, numbers.length).bouts.map(({ id }) => id));
  return (await findDrawnRows(trx, category.id))
    .filter(({ version, bracket_id }) => (version ?? 0) > 0 && !wanted.has(bracket_id ?? ""))
    .map(({ uuid }) => uuid);
}

/** Writes a changed draw: bouts keep their rows, places and numbers, new ones come between (DR64). */
export async function applyLate(
  context: DrawContext,
  subject: DrawSubject,
  draw: CategoryDraw,
): Promise<number> {
  const { trx, rev, nowMs, competition } = context;
  // Another format shares no bout with the one before.
  if (draw.format !== subject.draw?.format) return applyAnew(context, subject, draw);
  const hall = await loadHall(trx, competition.id);
  const before = new Map((await findDrawnRows(trx, subject.category.id)).map((row) => [row.uuid, row]));
  const { bouts } = await writeSubject(context, subject, draw);
  const order = bouts.map(({ uuid }) => uuid);
  const kept = new Set(order);
  const queues = insertBouts(
    hall.carpets.map(({ uuid }) => ({
      carpet: uuid,
      bouts: hall.queued
        .filter(
          ({ carpet_uuid, uuid: bout }) => carpet_uuid === uuid && (kept.has(bout) || !before.has(bout)),
        )
        .map((row) => row.uuid),
    })),
    {
      order,
      added: new Set(order.filter((uuid) => !before.has(uuid))),
      isOpen: (uuid) => (before.get(uuid)?.state ?? "waiting") === "waiting",
    },
  );
  await savePlaces(
    trx,
    hall,
    queues.map(({ carpet, bouts: ids }) => ({ carpet, bouts: ids.map((id) => ({ id })) })),
  );
  await follow(context, subject, { rev, nowMs });
  return order.length;
}

/** Takes the first plan, which is there in milliseconds: everybody waits behind this lock. */
async function applyAnew(context: DrawContext, subject: DrawSubject, draw: CategoryDraw): Promise<number> {
  const { trx, competition } = context;
  const hall = await loadPlannedHall(trx, competition.id);
  const wanting = await writeSubject(context, subject, draw);
  const plan = (input: PlanInput) => Promise.resolve(planDay(input));
  await savePlaces(trx, hall, await planPlaces(plan, hall, [wanting], context.nowMs));
  return wanting.bouts.length;
}

/** Whoever passes a free place stands in the next bout at once; a category that waits for its first bout still does. */
async function follow(
  { trx }: DrawContext,
  { category }: DrawSubject,
  moment: { readonly rev: number; readonly nowMs: number },
): Promise<void> {
  if (category.status === "in_progress" || category.status === "finished") {
    await advanceCategory(trx, category.id, moment);
    return;
  }
  const state = await loadCategoryState(trx, category.id);
  if (state !== undefined) await movePairs(trx, state, moment);
}
