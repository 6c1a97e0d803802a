import { weightToleranceOf } from "#contract/competition/entity.ts";
import type { WeighAct, WeighAnswer } from "#contract/entry/roll.ts";
import { ageInYear } from "#domain/category/age.ts";
import { type Category, STYLES } from "#domain/category/category.ts";
import { CATEGORY_LEVELS } from "#domain/category/levels.ts";
import { decideWeighIn, type WeighInOutcome, type WeighInProblem } from "#domain/category/weighIn.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Identity } from "../../auth/identify.ts";
import type { Deps } from "../../environment/deps.ts";
import type { CategoryRow } from "../../persistence/database/competitionTables.ts";
import { findCategoriesInOrder } from "../../persistence/draw/drawRows.ts";
import { findEventById } from "../../persistence/event/eventRows.ts";
import { findApplication } from "../../persistence/entry/people.ts";
import {
  begunKey,
  findBegun,
  findFighterIdByUuid,
  findRoll,
  saveWeighIn,
  type RollRow,
} from "../../persistence/entry/weighInRows.ts";
import { closeDraw, type DrawAccessProblem, type DrawContext } from "../shared/drawAccess.ts";
import { followApplication } from "./followApplication.ts";
import { inCompetition } from "../shared/inCompetition.ts";
import { weighInState } from "./readRoll.ts";
import { recordWeighIn } from "./recordWeighIn.ts";

export type WeighProblem =
  | DrawAccessProblem
  | WeighInProblem
  | { readonly code: "has-begun" }
  | { readonly code: "category-drawn"; readonly category: string };

/**
 * One act at the scale: a weight, an absence, papers looked at, or a slip taken back (CT15–CT17, EN11). Everybody stands on it
 * once: it counts for every category of theirs that is not drawn (CT22), and after the draw as another try (CT23).
 */
export async function weighFighter(
  deps: Pick<Deps, "db" | "now" | "newId" | "wakeFeed">,
  viewer: Identity,
  competitionUuid: string,
  act: WeighAct,
): Promise<Result<WeighAnswer, WeighProblem>> {
  return inCompetition<WeighAnswer, WeighProblem>(
    deps,
    viewer,
    competitionUuid,
    async (context) => {
      const entrants = await findEntrants(context, act.fighter);
      const own = entrants.find(({ category }) => category.uuid === act.category);
      if (own === undefined) return refuse({ code: "not-found" });
      const closed = await findClosed(context, own);
      if (closed !== undefined) return refuse(closed);
      const decided = await decideAct(context, own, act);
      if (!decided.ok) return decided;
      await writeAct(context, own.row, act, decided.value);
      const others = entrants.filter((other) => isAlongside(own, other, act));
      for (const other of others) {
        const along = await decideAct(context, other, act);
        if (along.ok) await writeAct(context, other.row, act, along.value);
      }
      await closeDraw(context, {
        action: `weigh-in.${act.act}`,
        object: `fighter:${own.row.fighter_id}`,
        before: { state: weighInState(own.row), weight: own.row.weight },
        after: {
          category: own.category.id,
          alsoIn: others.map(({ category }) => category.id),
          ...decided.value,
        },
      });
      return ok(decided.value.answer);
    },
    "weigh",
  );
}

/** Once lots were drawn a move by weight changes nothing any more (CT11). */
export const isDrawn = ({ draw, status }: CategoryRow): boolean => draw !== null || status !== "draft";

type Entrant = { readonly category: CategoryRow; readonly row: RollRow };

/** The athlete in every category of theirs. */
async function findEntrants({ trx, competition }: DrawContext, fighter: string): Promise<Entrant[]> {
  const fighterId = await findFighterIdByUuid(trx, fighter);
  if (fighterId === undefined) return [];
  const rows = await findRoll(trx, competition.id, { fighterId });
  const categories = await findCategoriesInOrder(trx, competition.id);
  return categories.flatMap((category) => {
    const row = rows.find(({ category_id }) => category_id === category.id);
    return row === undefined ? [] : [{ category, row }];
  });
}

/** Whoever has begun is past the scale, and so is a category whose places are known. */
async function findClosed(
  { trx, competition }: DrawContext,
  { category, row }: Entrant,
): Promise<WeighProblem | undefined> {
  if (!isDrawn(category)) return undefined;
  if (category.status !== "drawn" && category.status !== "in_progress")
    return { code: "category-drawn", category: category.uuid };
  const begun = await findBegun(trx, competition.id);
  return begun.has(begunKey(category.id, row.fighter_id)) ? { code: "has-begun" } : undefined;
}

/** Another category the same act counts for. */
function isAlongside(own: Entrant, other: Entrant, { act }: WeighAct): boolean {
  if (other === own || isDrawn(other.category)) return false;
  const [before, now] = [weighInState(own.row), weighInState(other.row)];
  switch (act) {
    case "papers":
      return true;
    case "weigh":
      return now !== "passed";
    case "no-show":
      return now === "not_weighed";
    case "undo":
      return before === "no_show"
        ? now === "no_show"
        : now !== "no_show" && other.row.weight === own.row.weight;
  }
}

type Decided = {
  readonly weight: number | null;
  readonly attempts: number;
  readonly hasPapers: boolean;
  readonly answer: WeighAnswer;
};

async function decideAct(
  context: DrawContext,
  { category, row }: Entrant,
  act: WeighAct,
): Promise<Result<Decided, WeighProblem>> {
  const now = { weight: row.weight, attempts: row.attempts ?? 0, hasPapers: row.has_papers ?? false };
  const plain = (state: WeighAnswer["state"]) => ({ state, overKg: null, next: null, consequence: null });
  switch (act.act) {
    case "papers":
      return ok({ ...now, hasPapers: act.hasPapers, answer: plain(weighInState(row)) });
    case "no-show":
      return ok({ ...now, weight: null, answer: plain("no_show") });
    case "undo":
      return ok({ ...now, weight: null, attempts: attemptsBefore(row), answer: plain("not_weighed") });
    case "weigh": {
      const outcome = await decideWeight(context, { category, row }, act.weightKg);
      if (!outcome.ok) return outcome;
      const answer = answerOf(outcome.value);
      return ok({ ...now, weight: act.weightKg, attempts: now.attempts + 1, answer });
    }
  }
}

/** An absence was no attempt. */
function attemptsBefore(row: RollRow): number {
  const isAttempt = ["passed", "overweight"].includes(weighInState(row));
  return Math.max(0, (row.attempts ?? 0) - (isAttempt ? 1 : 0));
}

async function decideWeight({ trx, competition }: DrawContext, { category, row }: Entrant, weightKg: number) {
  const event = competition.event_id === null ? undefined : await findEventById(trx, competition.event_id);
  const all = (await findCategoriesInOrder(trx, competition.id)).map(rowToCategory);
  const own = rowToCategory(category);
  const age = ageInYear(row.birth_date ?? "", event?.date_of_event ?? "") ?? UNKNOWN_AGE;
  const entry = { status: weighInState(row), age, category: own, all };
  const rules = { toleranceKg: weightToleranceOf(competition.rules) };
  return decideWeighIn(entry, weightKg, own.style, (row.attempts ?? 0) + 1, rules);
}

/** Whose age nobody knows is asked like a grown-up. */
const UNKNOWN_AGE = 99;

function answerOf(outcome: WeighInOutcome): WeighAnswer {
  if (outcome.status === "passed") return { state: "passed", overKg: null, next: null, consequence: null };
  const { overKg, next, consequence } = outcome;
  return { state: "overweight", overKg, next: next?.uuid ?? null, consequence };
}

/** A category as the rules of weight see it. */
export function rowToCategory(row: CategoryRow): Category {
  return {
    uuid: row.uuid,
    title: row.title,
    style: STYLES.find((style) => style === row.style) ?? "nogi",
    sex: row.sex ?? "mixed",
    ...(row.age_min !== null && { ageMin: row.age_min }),
    ...(row.age_max !== null && { ageMax: row.age_max }),
    level: CATEGORY_LEVELS.find((level) => level === row.level) ?? "all",
    ...(row.weight_min !== null && { weightMin: row.weight_min }),
    ...(row.weight_max !== null && { weightMax: row.weight_max }),
    isAbsolute: row.weight_min === null && row.weight_max === null,
    status: row.status,
    fighters: [],
  };
}

async function writeAct(
  context: DrawContext,
  row: RollRow,
  act: WeighAct,
  { weight, attempts, hasPapers, answer: { state } }: Decided,
): Promise<void> {
  const { deps, trx, viewer, nowMs } = context;
  if (act.act === "papers")
    return await saveWeighIn(trx, {
      category_id: row.category_id,
      fighter_id: row.fighter_id,
      state,
      weight,
      attempts,
      has_papers: hasPapers,
      at_ms: nowMs,
      actor_id: viewer.accountId ?? null,
    });
  const before = row.application_id === null ? undefined : await findApplication(trx, row.application_id);
  await recordWeighIn(context, row, { categoryId: row.category_id, state, weight, attempts, hasPapers });
  if (before !== undefined) await followApplication(deps, trx, { id: before.id, before, viewer });
}
