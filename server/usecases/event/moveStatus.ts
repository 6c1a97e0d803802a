import type { Transaction } from "kysely";
import { hasRight } from "#domain/access/access.ts";
import { openWork } from "#domain/competition/checklist.ts";
import {
  decideStatusMove,
  type CompetitionStatus,
  type Readiness,
  type StatusMove,
  type StatusProblem,
} from "#domain/competition/statusMove.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { COMPETITION_STATUSES } from "#contract/competition/entity.ts";
import {
  countCarpets,
  findCategoriesOf,
  findCompetitionById,
} from "../../persistence/event/competitionRows.ts";
import { findCategoryById } from "../../persistence/draw/entrantRows.ts";
import type { CompetitionRow } from "../../persistence/database/competitionTables.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import type { Draft } from "../../query/body.ts";
import { fieldProblem, invalidFields } from "../../query/refusal.ts";
import { findClosingFacts } from "./readClosing.ts";
import type { Write, WriteProblem } from "../shared/write.ts";

type Trx = Transaction<Tables>;

/** The move a write to a competition makes, if it may; undefined when the status stays (CP8–CP10, CP19). */
export async function checkStatusMove(
  trx: Trx,
  { collection, viewer }: Write,
  id: number | undefined,
  { values }: Draft,
): Promise<Result<StatusMove | undefined, WriteProblem>> {
  const isCategory = collection.name === "categories" && values.has("status");
  if (isCategory && (await isMergeMove(trx, id, values.get("status"))))
    return refuse({ code: "category-merged" });
  if (isCategory && !(await mayReopen(trx, viewer, id, values.get("status"))))
    return refuse({ code: "admins-only" });
  const to = COMPETITION_STATUSES.find((status) => status === values.get("status"));
  if (collection.name !== "competitions" || to === undefined) return ok(undefined);
  const competition = id === undefined ? undefined : await findCompetitionById(trx, id);
  const from = competition?.status ?? "draft";
  if (from === to) return ok(undefined);
  const given = values.get("statusReason");
  const mover = {
    isAdmin: hasRight(viewer, "decide", competition?.uuid),
    reason: typeof given === "string" ? given : undefined,
  };
  const decided = decideStatusMove(from, to, await readinessOf(trx, competition, to), mover);
  return decided.ok ? decided : refuse(problemOf(decided.problem));
}

/** A category is awarded by its medals and opened again by the chief, not by writing a word into it (AW10). */
async function mayReopen(
  trx: Trx,
  viewer: Write["viewer"],
  id: number | undefined,
  to: unknown,
): Promise<boolean> {
  const category = id === undefined ? undefined : await findCategoryById(trx, id);
  const isMove = category?.status !== to && (category?.status === "awarded" || to === "awarded");
  if (!isMove || category === undefined) return !isMove;
  const competition = await findCompetitionById(trx, category.competition_id);
  return hasRight(viewer, "decide", competition?.uuid);
}

/** Merged, and back, is what regrouping does, with everybody in it (CT27). */
async function isMergeMove(trx: Trx, id: number | undefined, to: unknown): Promise<boolean> {
  const from = id === undefined ? undefined : (await findCategoryById(trx, id))?.status;
  return from !== to && (from === "merged" || to === "merged");
}

const NOTHING: Readiness = {
  drawnCategories: 0,
  mats: 0,
  undecidedCategories: 0,
  boutsOnMats: 0,
  waitingActs: 0,
};

async function readinessOf(
  trx: Trx,
  competition: CompetitionRow | undefined,
  to: CompetitionStatus,
): Promise<Readiness> {
  if (competition === undefined) return NOTHING;
  const { id } = competition;
  const categories = await findCategoriesOf(trx, id);
  const ready = {
    ...NOTHING,
    drawnCategories: categories.filter(({ draw }) => draw !== null).length,
    mats: await countCarpets(trx, id),
  };
  // Every bout is looked at, and only this move asks for it.
  if (to !== "closed") return ready;
  const facts = await findClosingFacts(trx, competition);
  const { categories: unfinished, undrawn } = openWork(facts.categories);
  return {
    ...ready,
    undecidedCategories: unfinished + undrawn,
    boutsOnMats: facts.boutsOnMats,
    waitingActs: facts.parked + facts.unsent,
  };
}

const problemOf = (problem: StatusProblem): WriteProblem =>
  problem.code === "reason-missing" ? invalidFields([fieldProblem("statusReason", problem.code)]) : problem;
