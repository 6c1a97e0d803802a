import type { WeighInStatus } from "#domain/category/weighIn.ts";
import { updateApplication, updateFighter } from "../../persistence/entry/people.ts";
import { saveWeighIn, type RollRow } from "../../persistence/entry/weighInRows.ts";
import type { DrawContext } from "../shared/drawAccess.ts";

type Said = {
  readonly categoryId: number;
  readonly state: WeighInStatus;
  readonly weight: number | null;
  readonly attempts: number;
  readonly hasPapers: boolean;
};

/** The scale's own record, the entry that waits for it, and the weight that orders the tied (LB5). */
export async function recordWeighIn(
  { trx, viewer, nowMs }: DrawContext,
  row: RollRow,
  { categoryId, state, weight, attempts, hasPapers }: Said,
): Promise<void> {
  const before = weightBefore(row);
  await saveWeighIn(trx, {
    category_id: categoryId,
    fighter_id: row.fighter_id,
    state,
    weight,
    attempts,
    has_papers: hasPapers,
    weight_before: state === "passed" ? before : null,
    at_ms: nowMs,
    actor_id: viewer.accountId ?? null,
  });
  // Other competitions read the athlete's weight too: what did not pass stays out of it.
  const known = state === "passed" ? weight : before;
  if (known !== row.fighter_weight) await updateFighter(trx, row.fighter_id, { weight: known });
  if (row.application_id !== null)
    await updateApplication(trx, row.application_id, { weigh_in_state: state, weigh_in_weight: weight });
}

/** Another scale, or somebody by hand, may have written since: that weight is not ours to take back. */
export function weightBefore({ state, weight, weight_before, fighter_weight }: RollRow): number | null {
  return state === "passed" && weight === fighter_weight ? weight_before : fighter_weight;
}
