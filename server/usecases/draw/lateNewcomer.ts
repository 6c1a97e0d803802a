import { weightToleranceOf } from "#contract/competition/entity.ts";
import type { DrawWish, LatePerson } from "#contract/draw/lateChange.ts";
import { isAdmin } from "#domain/access/access.ts";
import { isOverLimit } from "#domain/category/category.ts";
import { isDrawable, type DrawProblem as Obstacle } from "#domain/category/drawable.ts";
import type { DrawChange } from "#domain/draw/change.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { COLLECTIONS } from "../../collections/registry.ts";
import type { Deps } from "../../environment/deps.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findMisfit } from "../../persistence/database/misfits.ts";
import { findMemberships } from "../../persistence/draw/drawRows.ts";
import { findPersonState } from "../../persistence/draw/formerPeople.ts";
import { findFighterById, joinCategory, updateApplication } from "../../persistence/entry/people.ts";
import { findFighterIdByUuid, findRoll } from "../../persistence/entry/weighInRows.ts";
import type { FormerPerson } from "../category/categoryDraw.ts";
import { recordWeighIn } from "../entry/recordWeighIn.ts";
import { weighAlong } from "../entry/weighAlong.ts";
import { createWithin } from "../entry/writeEntry.ts";
import type { DrawContext } from "../shared/drawAccess.ts";
import type { WriteProblem } from "../shared/write.ts";
import type { DrawSubject } from "./drawAthletes.ts";

export type LateDeps = Pick<Deps, "config" | "db" | "now" | "newId" | "wakeFeed">;
export type Newcomer = Pick<Extract<DrawWish, { type: "entered-late" }>, "id" | "person" | "weightKg">;
export type NewcomerProblem =
  | WriteProblem
  | { readonly code: "not-drawable"; readonly problems: readonly Obstacle[] };
export type Admitted = { readonly uuid: string; readonly former: FormerPerson };

/** Somebody known or new, in the list of the category and weighed; their place in the draw comes after. */
export async function admitNewcomer(
  deps: LateDeps,
  context: DrawContext,
  subject: DrawSubject,
  { id, person, weightKg }: Newcomer,
): Promise<Result<Admitted, NewcomerProblem>> {
  const { trx } = context;
  const { category } = subject;
  const found = person
    ? await createPerson(deps, context, category, person)
    : await findKnown(context, subject, id);
  if (!found.ok) return found;
  const fighterId = found.value;
  const before = await findPersonState(trx, { categoryId: category.id, fighterId });
  const isNew = person !== undefined;
  await joinCategory(trx, { category_id: category.id, fighter_id: fighterId });
  if ((await findMisfit(trx, "fighter", fighterId)) === "in-rehearsal")
    return refuse({ code: "in-rehearsal" });
  if (before.application?.state === "withdrawn")
    await updateApplication(trx, before.application.id, { state: "accepted" });
  await weighAlong(trx, { fighterIds: [fighterId] }, category.id);
  const weighed = await weigh(context, category, fighterId, weightKg);
  if (!weighed.ok) return weighed;
  const uuid = (await findFighterById(trx, fighterId))?.uuid ?? "";
  return ok({ uuid, former: { ...before, isNew, position: isNew ? null : before.position } });
}

/** Who comes late may still have to be weighed; nothing else is forgiven (DR29). */
export function checkNewcomer({ athletes }: DrawSubject, uuid: string): Result<undefined, NewcomerProblem> {
  const athlete = athletes.find(({ fighter }) => fighter === uuid);
  const problems = athlete?.problems ?? ["not-accepted" as const];
  return isDrawable(problems, true) ? ok(undefined) : refuse({ code: "not-drawable", problems });
}

/** The head table lets in whoever is of the competition; an administrator anybody. */
async function findKnown(
  { trx, viewer, competition }: DrawContext,
  { athletes, draw }: DrawSubject,
  id: string | undefined,
): Promise<Result<number, NewcomerProblem>> {
  const fighterId = id === undefined ? undefined : await findFighterIdByUuid(trx, id);
  if (fighterId === undefined) return refuse({ code: "not-found" });
  const members = await findMemberships(trx, competition.id);
  const isOurs =
    isAdmin(viewer) ||
    athletes.some(({ fighter }) => fighter === id) ||
    (draw?.changes ?? []).some((change) => hasLeft(change, id)) ||
    members.some(({ fighter_uuid }) => fighter_uuid === id);
  return isOurs ? ok(fighterId) : refuse({ code: "not-drawable", problems: ["not-accepted"] });
}

/** Whoever was in this draw may come back. */
const hasLeft = (change: DrawChange, id: string | undefined): boolean =>
  change.type === "replaced"
    ? change.left === id
    : (change.type === "left-early" || change.type === "place-freed") && change.id === id;

/** A minor is hidden as everybody put in by hand (EN15). */
async function createPerson(
  deps: LateDeps,
  { trx, viewer }: DrawContext,
  category: CategoryRow,
  person: LatePerson,
): Promise<Result<number, WriteProblem>> {
  const data = { ...person, categories: [category.id] };
  return createWithin(deps, trx, { collection: COLLECTIONS.fighters, viewer }, { data });
}

/** The weight now, as at the scale: who is over the limit does not get in. */
async function weigh(
  context: DrawContext,
  category: CategoryRow,
  fighterId: number,
  weightKg: number | undefined,
): Promise<Result<undefined, NewcomerProblem>> {
  if (weightKg === undefined) return ok(undefined);
  const toleranceKg = weightToleranceOf(context.competition.rules);
  if (category.weight_max !== null && isOverLimit(weightKg, category.weight_max, toleranceKg))
    return refuse({ code: "not-drawable", problems: ["overweight"] });
  const [row] = await findRoll(context.trx, context.competition.id, { categoryId: category.id, fighterId });
  if (row !== undefined)
    await recordWeighIn(context, row, {
      categoryId: category.id,
      state: "passed",
      weight: weightKg,
      attempts: (row.attempts ?? 0) + 1,
      hasPapers: row.has_papers ?? false,
    });
  return ok(undefined);
}
