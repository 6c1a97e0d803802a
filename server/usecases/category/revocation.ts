import type { Kysely } from "kysely";
import { progressOf } from "#domain/competition/categoryProgress.ts";
import { planCorrection } from "#domain/draw/correction.ts";
import type { FightingForScoring } from "../../persistence/bout/boutLog.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { loadCategoryState, peopleIn, stageOf } from "./categoryState.ts";

/** A table takes its result back only while no bout that follows from it has started (CR1). */
export async function revocationProblem(
  db: Kysely<Tables>,
  { uuid, categoryId }: FightingForScoring,
): Promise<"dependent-started" | undefined> {
  const state = await loadCategoryState(db, categoryId);
  const boutId = state?.rows.find((row) => row.uuid === uuid)?.bracket_id;
  if (state === undefined || !boutId) return undefined;
  const { draw, entrants, bouts, decisions } = state;
  const correction = { boutId, outcome: undefined };
  const officials = {
    policy: "strict",
    stageOf: (id: string) => stageOf(state, id),
    peopleIn: (id: string) => peopleIn(state, id),
    isAwarded: false,
  } as const;
  const plan = planCorrection(draw, progressOf(entrants, bouts, decisions), correction, officials);
  return !plan.ok && plan.problem.code === "dependent-started" ? plan.problem.code : undefined;
}
