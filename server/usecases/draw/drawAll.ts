import type { DrawAllAnswer, DrawAllRequest } from "#contract/draw/draw.ts";
import { hasOpenQuestion } from "#domain/category/drawable.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import { findCompetitionByUuid } from "../../persistence/event/competitionRows.ts";
import { inTransaction } from "../shared/inTransaction.ts";
import { findCategoriesInOrder, findDrawnRows } from "../../persistence/draw/drawRows.ts";
import {
  checkDrawer,
  closeDraw,
  lockForDraw,
  type DrawAccessProblem,
  type DrawContext,
} from "../shared/drawAccess.ts";
import { entrantsOf, loadDrawSubject, type DrawSubject } from "./drawAthletes.ts";
import { writeSubject } from "./drawCategory.ts";
import { planDraw } from "./planDraw.ts";
import { planPlaces } from "../category/planPlaces.ts";
import { loadHall, savePlaces, type Wanting } from "../category/queueDraw.ts";

const EVERYBODY = { seeded: [], without: [] };

type Answered = DrawAllAnswer["categories"][number];
type Outcome = Answered["outcome"];

/** Every category that is ready is drawn, each with a seed of its own; the mats are planned for all of them together. */
export async function drawAll(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  { id, mayBeUnweighed }: DrawAllRequest["data"],
): Promise<Result<DrawAllAnswer, DrawAccessProblem>> {
  const done = await inTransaction<DrawAllAnswer, DrawAccessProblem>(deps.db, async (trx) => {
    const checked = await checkDrawer(trx, viewer, await findCompetitionByUuid(trx, competitionUuid));
    if (!checked.ok) return checked;
    const opened = await lockForDraw(deps, trx, viewer, checked.value);
    if (!opened.ok) return opened;
    const context = opened.value;
    const hall = await loadHall(trx, context.competition.id);
    const drawn: Wanting[] = [];
    const categories: Answered[] = [];
    for (const category of await findCategoriesInOrder(trx, context.competition.id)) {
      const subject = await loadDrawSubject(trx, category);
      const one = await drawOne(context, subject, { id, mayBeUnweighed });
      if (typeof one !== "string") drawn.push(one);
      categories.push(answerOf(subject, one, mayBeUnweighed));
    }
    if (drawn.length === 0) return ok({ rev: context.rev, categories });
    await savePlaces(trx, hall, await planPlaces(hall, drawn));
    const rev = await closeDraw(context, {
      action: "competition.draw",
      object: `competition:${context.competition.id}`,
      after: { act: id, categories: drawn.map(({ category }) => category.uuid) },
    });
    return ok({ rev, categories });
  });
  if (done.ok) deps.wakeFeed(competitionUuid);
  return done;
}

/** The drawn category, or why it was left alone. */
async function drawOne(
  context: DrawContext,
  subject: DrawSubject,
  { id, mayBeUnweighed }: DrawAllRequest["data"],
): Promise<Wanting | Outcome> {
  const { deps, trx, viewer, nowMs } = context;
  const rows = await findDrawnRows(trx, subject.category.id);
  const isUntouched = subject.category.status === "draft" && subject.draw === undefined && rows.length === 0;
  if (!isUntouched) return "drawn-before";
  if (subject.athletes.some(({ problems }) => hasOpenQuestion(problems, mayBeUnweighed)))
    return "open-entries";
  const planned = planDraw(subject, { format: null, seed: deps.newId(), mayBeUnweighed, ...EVERYBODY });
  if (!planned.ok) return planned.problem.code === "too-many-entrants" ? "too-many" : "too-few";
  const author = {
    act: id,
    drawnAt: nowMs,
    ...(viewer.accountId !== undefined && { drawnBy: viewer.accountId }),
  };
  return writeSubject(context, subject, { ...planned.value.draw, ...author });
}

function answerOf(
  { category, athletes }: DrawSubject,
  one: Wanting | Outcome,
  mayBeUnweighed: boolean,
): Answered {
  const isDrawn = typeof one !== "string";
  return {
    category: category.uuid,
    outcome: isDrawn ? "drawn" : one,
    athletes: isDrawn ? one.fighters.length : entrantsOf(athletes, { mayBeUnweighed, ...EVERYBODY }).length,
    bouts: isDrawn ? one.bouts.length : 0,
  };
}
