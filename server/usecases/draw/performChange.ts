import type { DrawWish } from "#contract/draw/lateChange.ts";
import {
  decideLateChange,
  type Changed,
  type LateProblem,
  type LateWish,
} from "#domain/competition/lateChange.ts";
import { drawBracket } from "#domain/draw/draw.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { findCategoryByUuid } from "../../persistence/draw/entrantRows.ts";
import { findPersonState } from "../../persistence/draw/formerPeople.ts";
import {
  findEntryIdOfFighter,
  insertChange,
  leaveCategory,
  updateApplication,
} from "../../persistence/entry/people.ts";
import type { FormerPerson } from "../category/categoryDraw.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import { loadDrawSubject, type DrawSubject } from "./drawAthletes.ts";
import type { DrawProblem } from "./drawCategory.ts";
import { findLeftCrews, formerMember } from "./keepCrews.ts";
import { applyLate, findCalledAway, lateEntrants, loadLate, type LateSubject } from "./lateDraw.ts";
import {
  admitNewcomer,
  checkNewcomer,
  type Admitted,
  type LateDeps,
  type Newcomer,
  type NewcomerProblem,
} from "./lateNewcomer.ts";

export type ChangeProblem =
  | DrawProblem
  | LateProblem
  | NewcomerProblem
  | { readonly code: "not-drawn" | "already-entered" };

/** One category as a change found it and left it. */
export type Side = { readonly subject: LateSubject; readonly changed: Changed; readonly bouts: number };
export type Act = { readonly id: string; readonly reason?: string | undefined };

/** Does what is wished for in one or two categories; every bout that has begun stays (DR60). */
export async function performChange(
  deps: LateDeps,
  context: DrawContext,
  subject: LateSubject,
  wish: DrawWish,
  act: Act,
): Promise<Result<readonly Side[], ChangeProblem>> {
  switch (wish.type) {
    case "swapped":
      return alone(await write(context, subject, wish, { act, people: [] }));
    case "separated": {
      const entrants = lateEntrants(subject);
      return alone(await write(context, subject, { type: "separated", entrants }, { act, people: [] }));
    }
    case "left-early":
      return alone(await leave(context, subject, wish.id, act));
    case "entered-late":
      return alone(await enter(deps, context, subject, wish, { act }));
    case "replaced":
      return alone(await replace(deps, context, subject, wish, act));
    case "moved":
      return move(deps, context, subject, wish, act);
  }
}

const alone = (side: Result<Side, ChangeProblem>) => (side.ok ? ok([side.value]) : side);

type Record = {
  readonly act: Act;
  readonly people: readonly FormerPerson[];
  readonly otherCategoryId?: number | undefined;
};

async function write(
  context: DrawContext,
  subject: LateSubject,
  wish: LateWish,
  { act, people, otherCategoryId }: Record,
): Promise<Result<Side, ChangeProblem>> {
  const decided = decideLateChange(subject.late, wish);
  if (!decided.ok) return decided;
  const { format, numbers, change } = decided.value;
  const called = await findCalledAway(context.trx, subject, decided.value);
  if (called.length > 0) return refuse({ code: "bouts-started", bouts: called });
  const wanted = new Set(drawBracket(format, numbers.length).bouts.map(({ id }) => id));
  const crews = await findLeftCrews(context.trx, subject.category.id, wanted);
  const { undo: _before, ...draw } = subject.draw;
  const changes = draw.changes ?? [];
  const bouts = await applyLate(context, subject, {
    ...draw,
    format,
    entrants: [...numbers],
    changes: [...changes, change],
    act: act.id,
    undo: {
      act: act.id,
      format: draw.format,
      entrants: draw.entrants,
      changes,
      people: [...people],
      ...(crews.length > 0 && { crews: crews.map(formerMember) }),
      ...(otherCategoryId !== undefined && { otherCategoryId }),
    },
  });
  return ok({ subject, changed: decided.value, bouts });
}

async function leave(
  context: DrawContext,
  subject: LateSubject,
  id: string,
  act: Act,
): Promise<Result<Side, ChangeProblem>> {
  const people = await formerPeople(context, subject, id);
  const left = await write(context, subject, { type: "left-early", id }, { act, people });
  if (left.ok) await withdrawEntry(context, subject, id, act.reason);
  return left;
}

type Way = { readonly place?: number | undefined; readonly seed?: string | undefined };

async function enter(
  deps: LateDeps,
  context: DrawContext,
  subject: LateSubject,
  { place, seed, ...newcomer }: Newcomer & Way,
  { act, otherCategoryId }: Pick<Record, "act" | "otherCategoryId">,
): Promise<Result<Side, ChangeProblem>> {
  const admitted = await admit(deps, context, subject, newcomer);
  if (!admitted.ok) return admitted;
  const { fresh, uuid: id, former } = admitted.value;
  const among = [...subject.draw.entrants, id];
  const entrants = lateEntrants(fresh).filter((entrant) => among.includes(entrant.id));
  const wish: LateWish =
    seed === undefined ? { type: "entered-late", id, place } : { type: "redrawn", id, seed, entrants };
  return write(context, fresh, wish, { act, people: [former], otherCategoryId });
}

async function replace(
  deps: LateDeps,
  context: DrawContext,
  subject: LateSubject,
  { left, ...newcomer }: Newcomer & { readonly left: string },
  act: Act,
): Promise<Result<Side, ChangeProblem>> {
  const leaving = await formerPeople(context, subject, left);
  const admitted = await admit(deps, context, subject, newcomer);
  if (!admitted.ok) return admitted;
  const { fresh, uuid: id, former } = admitted.value;
  const people = [...leaving, former];
  const replaced = await write(context, fresh, { type: "replaced", left, id }, { act, people });
  if (replaced.ok) await withdrawEntry(context, fresh, left, act.reason);
  return replaced;
}

async function move(
  deps: LateDeps,
  context: DrawContext,
  from: LateSubject,
  { id, to, place, seed }: Extract<DrawWish, { type: "moved" }>,
  act: Act,
): Promise<Result<readonly Side[], ChangeProblem>> {
  const { trx, competition } = context;
  const category = await findCategoryByUuid(trx, to);
  if (category?.competition_id !== competition.id || category.id === from.category.id)
    return refuse({ code: "not-found" });
  if (category.status === "merged") return refuse({ code: "merged" });
  if (category.status === "finished" || category.status === "awarded")
    return refuse({ code: "category-over" });
  const target = await loadDrawSubject(trx, category);
  if (target.athletes.some(({ fighter }) => fighter === id)) return refuse({ code: "already-entered" });
  const drawn = await loadLate(trx, target);
  const leaving = await formerPeople(context, from, id);
  const weightKg = from.athletes.find(({ fighter }) => fighter === id)?.weighInWeight ?? undefined;
  const entered = await enterOther(
    deps,
    context,
    { target, drawn },
    { id, weightKg, place, seed },
    { act, from },
  );
  if (!entered.ok) return entered;
  const left = await write(
    context,
    from,
    { type: "left-early", id },
    { act, people: [...leaving, ...entered.value.people], otherCategoryId: drawn?.category.id },
  );
  if (!left.ok) return left;
  await takeEntryAlong(context, leaving, category.id);
  return ok([left.value, ...entered.value.sides]);
}

type Entered = { readonly sides: readonly Side[]; readonly people: readonly FormerPerson[] };

/** The other category may still wait for its draw: then its list is enough. */
async function enterOther(
  deps: LateDeps,
  context: DrawContext,
  { target, drawn }: { readonly target: DrawSubject; readonly drawn: LateSubject | undefined },
  { place, seed, ...newcomer }: Newcomer & Way,
  { act, from }: { readonly act: Act; readonly from: LateSubject },
): Promise<Result<Entered, ChangeProblem>> {
  if (drawn === undefined) {
    const admitted = await admitNewcomer(deps, context, target, newcomer);
    return admitted.ok ? ok({ sides: [], people: [admitted.value.former] }) : admitted;
  }
  const record = { act, otherCategoryId: from.category.id };
  const side = await enter(deps, context, drawn, { place, seed, ...newcomer }, record);
  return side.ok ? ok({ sides: [side.value], people: [] }) : side;
}

/** In the list, weighed and free of obstacles, with the category as it is then. */
async function admit(
  deps: LateDeps,
  context: DrawContext,
  subject: LateSubject,
  newcomer: Newcomer,
): Promise<Result<Admitted & { readonly fresh: LateSubject }, ChangeProblem>> {
  const admitted = await admitNewcomer(deps, context, subject, newcomer);
  if (!admitted.ok) return admitted;
  const fresh = await loadLate(context.trx, await loadDrawSubject(context.trx, subject.category));
  if (fresh === undefined) return refuse({ code: "not-drawn" });
  const checked = checkNewcomer(fresh, admitted.value.uuid);
  return checked.ok ? ok({ ...admitted.value, fresh }) : checked;
}

async function formerPeople(
  { trx }: DrawContext,
  { category, fighterIds }: DrawSubject,
  uuid: string,
): Promise<FormerPerson[]> {
  const fighterId = fighterIds.get(uuid);
  if (fighterId === undefined) return [];
  return [{ ...(await findPersonState(trx, { categoryId: category.id, fighterId })), isNew: false }];
}

/** Out of the one category and of its list; the entry goes along. */
async function takeEntryAlong(
  { trx }: DrawContext,
  leaving: readonly FormerPerson[],
  categoryId: number,
): Promise<void> {
  for (const { categoryId: category_id, fighterId: fighter_id, application } of leaving) {
    await leaveCategory(trx, { category_id, fighter_id });
    if (application !== null) await updateApplication(trx, application.id, { category_id: categoryId });
  }
}

/** The athlete is no longer in the category, and the entry says why. */
async function withdrawEntry(
  { trx, viewer, nowMs }: DrawContext,
  { category, fighterIds }: DrawSubject,
  fighterUuid: string,
  reason: string | undefined,
): Promise<void> {
  const fighter_id = fighterIds.get(fighterUuid);
  if (fighter_id === undefined) return;
  // Also who was put in by hand: without an entry nothing else would take them out.
  await leaveCategory(trx, { category_id: category.id, fighter_id });
  const application_id = await findEntryIdOfFighter(trx, { category_id: category.id, fighter_id });
  if (application_id === undefined) return;
  await updateApplication(trx, application_id, { state: "withdrawn" });
  await insertChange(trx, {
    application_id,
    actor_id: viewer.accountId ?? null,
    is_organiser: true,
    at_ms: nowMs,
    kind: "withdrawn",
    note: reason ?? null,
  });
}
