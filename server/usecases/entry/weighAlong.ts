import type { Kysely } from "kysely";
import { weightToleranceOf } from "#contract/competition/entity.ts";
import { isOverLimit } from "#domain/category/category.ts";
import { findCompetitionById } from "../../persistence/event/competitionRows.ts";
import type { Tables } from "../../persistence/database/tables.ts";
import { updateApplication, updateFighter } from "../../persistence/entry/people.ts";
import { findWeighedPlaces, saveWeighIn, type WeighedPlace } from "../../persistence/entry/weighInRows.ts";

/**
 * Whoever comes into one more class of a competition after the scale brings what it showed; its own limit says who passed
 * (CT36). A class that is drawn is settled, unless `into` names it: then it is about that one alone (DR65).
 */
export async function weighAlong(
  trx: Kysely<Tables>,
  whose: Parameters<typeof findWeighedPlaces>[1],
  into?: number,
): Promise<void> {
  const places = await findWeighedPlaces(trx, whose);
  const said = places
    .filter(({ state, weight }) => (state === "passed" || state === "overweight") && weight !== null)
    .toSorted((one, other) => (other.at_ms ?? 0) - (one.at_ms ?? 0));
  if (said.length === 0) return;
  for (const place of places) {
    if (into === undefined ? place.category_status !== "draft" : place.category_id !== into) continue;
    if (place.state !== null || (place.weigh_in_state ?? "not_weighed") !== "not_weighed") continue;
    const last = said.find(
      ({ fighter_id, competition_id }) =>
        fighter_id === place.fighter_id && competition_id === place.competition_id,
    );
    if (last !== undefined) await carry(trx, place, last);
  }
}

async function carry(trx: Kysely<Tables>, place: WeighedPlace, from: WeighedPlace): Promise<void> {
  const weight = from.weight ?? 0;
  const { rules } = (await findCompetitionById(trx, place.competition_id)) ?? {};
  const isOver = place.weight_max !== null && isOverLimit(weight, place.weight_max, weightToleranceOf(rules));
  const state = isOver ? "overweight" : "passed";
  const before = from.state === "passed" ? from.weight_before : place.fighter_weight;
  await saveWeighIn(trx, {
    category_id: place.category_id,
    fighter_id: place.fighter_id,
    state,
    weight,
    attempts: from.attempts ?? 1,
    has_papers: from.has_papers ?? false,
    weight_before: isOver ? null : before,
    // It was weighed then, and by them.
    at_ms: from.at_ms ?? 0,
    actor_id: from.actor_id,
  });
  if (!isOver && place.fighter_weight !== weight) await updateFighter(trx, place.fighter_id, { weight });
  if (place.application_id !== null)
    await updateApplication(trx, place.application_id, { weigh_in_state: state, weigh_in_weight: weight });
}
