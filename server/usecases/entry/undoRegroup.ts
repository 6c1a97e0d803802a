import { hasRight } from "#domain/access/access.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { updateCategory } from "../../persistence/draw/entrantRows.ts";
import { updateApplication } from "../../persistence/entry/people.ts";
import {
  deleteCategories,
  emptyCategories,
  findCategoriesWithBouts,
  findRegrouping,
  findRegroupState,
  insertPlaces,
  markRegroupingUndone,
} from "../../persistence/entry/regroupRows.ts";
import { deleteChangesOf } from "../../persistence/entry/sharedPlaces.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import {
  marksOf,
  regroupAfterSchema,
  regroupBeforeSchema,
  type RegroupAfter,
  type RegroupBefore,
} from "./regroupRecord.ts";

type Undone = { readonly id: string; readonly rev: number };
type Problem =
  | DrawAccessProblem
  | { readonly code: "already-undone" | "weighed-since" | "entrants-changed" }
  | { readonly code: "category-drawn"; readonly category?: string };

/** Every row as it was, unless anybody was drawn, weighed, entered or moved in these categories since (CT29). */
export async function undoRegroup(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  id: string,
): Promise<Result<Undone, Problem>> {
  if (!hasRight(viewer, "organise", competitionUuid)) return refuse({ code: "forbidden" });
  return inCompetition<Undone, Problem>(deps, viewer, competitionUuid, async (context) => {
    const { trx, competition, nowMs } = context;
    const done = await findRegrouping(trx, id);
    if (done === undefined || done.competition_id !== competition.id) return refuse({ code: "not-found" });
    if (done.undone_ms !== null) return refuse({ code: "already-undone" });
    const before = regroupBeforeSchema.parse(done.before);
    const problem = await findProblem(context, before, regroupAfterSchema.parse(done.after));
    if (problem !== undefined) return refuse(problem);
    await restore(context, before, done.at_ms);
    await markRegroupingUndone(trx, id, nowMs);
    const rev = await closeDraw(context, {
      action: "categories.regroup-undone",
      object: `competition:${competition.id}`,
      after: { regrouping: id },
    });
    return ok({ id, rev });
  });
}

const idsOf = ({ categories, made }: RegroupBefore) => [...categories.map(({ id }) => id), ...made];

async function findProblem(
  { trx, competition }: DrawContext,
  before: RegroupBefore,
  after: RegroupAfter,
): Promise<Problem | undefined> {
  const now = await findRegroupState(trx, idsOf(before));
  const withBouts = await findCategoriesWithBouts(trx, competition.id);
  const isBegun = ({ id, draw, status }: (typeof now.categories)[number]) =>
    draw !== null || withBouts.has(id) || (status !== "draft" && status !== "merged");
  if (now.categories.some(isBegun)) return { code: "category-drawn" };
  const marks = marksOf(now);
  if (marks.entrants !== after.entrants) return { code: "entrants-changed" };
  return marks.scale === after.scale ? undefined : { code: "weighed-since" };
}

async function restore({ trx }: DrawContext, before: RegroupBefore, atMs: number): Promise<void> {
  await emptyCategories(trx, idsOf(before));
  for (const { id, ...application } of before.applications) {
    await updateApplication(trx, id, application);
    await deleteChangesOf(trx, id, atMs);
  }
  await deleteCategories(trx, before.made);
  for (const { id, ...columns } of before.categories) await updateCategory(trx, id, columns);
  await insertPlaces(trx, before.members, before.weighIns);
}
