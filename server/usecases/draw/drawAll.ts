import type { Kysely } from "kysely";
import type { DrawAllAnswer, DrawAllPlan, DrawAllRequest } from "#contract/draw/draw.ts";
import { hasOpenQuestion, isDrawable } from "#domain/category/drawable.ts";
import { stepsOf } from "#domain/draw/steps.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import type { OperatedProblem } from "../shared/operated.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { findCategoriesInOrder, findDrawnRows } from "../../persistence/draw/drawRows.ts";
import type { CategoryDraw } from "../category/categoryDraw.ts";
import type { Wanting } from "../category/queueDraw.ts";
import {
  checkDrawer,
  closeDraw,
  lockForDraw,
  type DrawAccessProblem,
  type DrawContext,
} from "../shared/drawAccess.ts";
import { entrantsOf, loadDrawSubject, type DrawSubject } from "./drawAthletes.ts";
import { writeSubject } from "./drawCategory.ts";
import {
  boutsAhead,
  isStillSo,
  planAhead,
  saveAhead,
  untilStillSo,
  type PlanAhead,
  type QueuesChanged,
} from "./planAhead.ts";
import { planDraw } from "./planDraw.ts";

const EVERYBODY = { seeded: [], without: [] };

type Answered = DrawAllAnswer["categories"][number];
type Outcome = Answered["outcome"];
type Together = Pick<DrawAllRequest["data"], "mayBeUnweighed" | "except" | "only">;

type DrawDeps = Pick<Deps, "db" | "now" | "newId" | "wakeFeed" | "plan">;

/** Every category that is ready is drawn, each with a seed of its own; the mats are planned for all of them together. */
export async function drawAll(
  deps: DrawDeps,
  viewer: Identity,
  competitionUuid: string,
  request: DrawAllRequest["data"],
): Promise<Result<DrawAllAnswer, DrawAllProblem>> {
  return untilStillSo(async () => {
    const found = await checkDrawer(deps.db, viewer, await findCompetitionByUuid(deps.db, competitionUuid));
    if (!found.ok) return found;
    const lots = await castLots(deps.db, found.value.id, request, () => deps.newId());
    const ahead = await planAhead(
      deps,
      found.value.id,
      lots.flatMap(({ planned }) => planned ?? []),
    );
    const done = await drawAsPlanned(deps, viewer, competitionUuid, request, { lots, ahead });
    if (done.ok) deps.wakeFeed(competitionUuid);
    return done;
  });
}

/** Which categories would be drawn, and who of them would not be (DR90). Writes nothing. */
export async function previewAll(
  { db }: Pick<Deps, "db">,
  viewer: Identity,
  competitionUuid: string,
  request: Together,
): Promise<Result<DrawAllPlan, OperatedProblem>> {
  const found = await checkDrawer(db, viewer, await findCompetitionByUuid(db, competitionUuid));
  if (!found.ok) return found;
  const lots = await castLots(db, found.value.id, request, (uuid) => uuid);
  return ok({ categories: lots.map((lot) => answerOf(lot, request.mayBeUnweighed)) });
}

type DrawAllProblem = DrawAccessProblem | QueuesChanged;
type Planned = { readonly lots: readonly Lot[]; readonly ahead: PlanAhead };

async function drawAsPlanned(
  deps: DrawDeps,
  viewer: Identity,
  competitionUuid: string,
  request: DrawAllRequest["data"],
  { lots, ahead }: Planned,
): Promise<Result<DrawAllAnswer, DrawAllProblem>> {
  return inTransaction<DrawAllAnswer, DrawAllProblem>(deps.db, async (trx) => {
    const checked = await checkDrawer(trx, viewer, await findCompetitionByUuid(trx, competitionUuid));
    if (!checked.ok) return checked;
    const opened = await lockForDraw(deps, trx, viewer, checked.value);
    if (!opened.ok) return opened;
    const context = opened.value;
    const categories = lots.map((lot) => answerOf(lot, request.mayBeUnweighed));
    const seeds = new Map(lots.map(({ subject, draw }) => [subject.category.uuid, draw?.seed ?? ""]));
    const now = await castLots(trx, checked.value.id, request, (uuid) => seeds.get(uuid) ?? "");
    const isSame = keyOf(now) === keyOf(lots) && (await isStillSo(trx, checked.value.id, ahead));
    if (!isSame) return refuse({ code: "queues-changed" });
    const drawn: Wanting[] = [];
    for (const { subject, draw } of now)
      if (draw !== undefined)
        drawn.push(await writeSubject(context, subject, authored(context, draw, request)));
    if (drawn.length === 0) return ok({ rev: context.rev, categories });
    await saveAhead(context, ahead, drawn);
    const rev = await closeDraw(context, {
      action: "competition.draw",
      object: `competition:${context.competition.id}`,
      after: { act: request.id, categories: drawn.map(({ category }) => category.uuid) },
    });
    return ok({ rev, categories });
  });
}

const authored = ({ viewer, nowMs }: DrawContext, draw: CategoryDraw, { id }: DrawAllRequest["data"]) => ({
  ...draw,
  act: id,
  drawnAt: nowMs,
  ...(viewer.accountId !== undefined && { drawnBy: viewer.accountId }),
});

/** What the lots say of a category: its draw and bouts, or why it is left alone. */
type Lot = {
  readonly subject: DrawSubject;
  readonly outcome: Outcome;
  readonly draw?: CategoryDraw;
  readonly planned?: Wanting;
};

const keyOf = (lots: readonly Lot[]): string =>
  JSON.stringify(lots.map(({ subject, outcome }) => [subject.category.uuid, subject.basis, outcome]));

async function castLots(
  db: Kysely<Tables>,
  competitionId: number,
  request: Together,
  seedOf: (category: string) => string,
): Promise<readonly Lot[]> {
  const lots: Lot[] = [];
  for (const category of await findCategoriesInOrder(db, competitionId))
    lots.push(await castLot(db, await loadDrawSubject(db, category), request, seedOf(category.uuid)));
  return lots;
}

async function castLot(
  db: Kysely<Tables>,
  subject: DrawSubject,
  { mayBeUnweighed, except, only }: Together,
  seed: string,
): Promise<Lot> {
  const { category, athletes } = subject;
  const rows = await findDrawnRows(db, category.id);
  const isUntouched = category.status === "draft" && subject.draw === undefined && rows.length === 0;
  if (!isUntouched) return { subject, outcome: "drawn-before" };
  if (except.includes(category.uuid)) return { subject, outcome: "left-out" };
  if (athletes.some(({ problems }) => hasOpenQuestion(problems, mayBeUnweighed)))
    return { subject, outcome: "open-entries" };
  const planned = planDraw(subject, { format: null, seed, mayBeUnweighed, ...EVERYBODY });
  if (!planned.ok)
    return { subject, outcome: planned.problem.code === "too-many-entrants" ? "too-many" : "too-few" };
  // Last of all: whatever is not ready tells why, also when nobody chose it.
  if (only?.includes(category.uuid) === false) return { subject, outcome: "left-out" };
  const { draw, bracket } = planned.value;
  const bouts = boutsAhead(category.uuid, stepsOf(bracket), rows);
  return { subject, outcome: "drawn", draw, planned: { category, fighters: draw.entrants, bouts } };
}

function answerOf({ subject, outcome, draw, planned }: Lot, mayBeUnweighed: boolean): Answered {
  const { category, athletes } = subject;
  const left = outcome === "drawn-before" ? [] : athletes.filter((one) => !isEntrant(one, mayBeUnweighed));
  return {
    category: category.uuid,
    outcome,
    athletes: planned?.fighters.length ?? entrantsOf(athletes, { mayBeUnweighed, ...EVERYBODY }).length,
    bouts: planned?.bouts.length ?? 0,
    format: draw?.format ?? null,
    left: left.map(({ lastName, firstName, problems }) => ({ lastName, firstName, problems })),
  };
}

const isEntrant = ({ fighter, problems }: DrawSubject["athletes"][number], mayBeUnweighed: boolean) =>
  fighter !== null && isDrawable(problems, mayBeUnweighed);
