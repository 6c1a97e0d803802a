import type { Kysely } from "kysely";
import type { Tables } from "../persistence/database/tables.ts";
import { joinCategory } from "../persistence/entry/people.ts";
import { createApplication, createFighter, createProfile } from "./factories.ts";

type Where = {
  readonly db: Kysely<Tables>;
  readonly competition: { readonly event_id: number | null };
  readonly category: { readonly id: number };
};

/** Somebody whose accepted entry made them a fighter, weighed unless said otherwise. */
export async function enterCategory(
  { competition, category, db }: Where,
  given: Parameters<typeof createApplication>[1] = {},
) {
  const profile = await createProfile(db);
  const fighter = await createFighter(db, { profile_id: profile.id });
  await joinCategory(db, { category_id: category.id, fighter_id: fighter.id });
  await createApplication(db, {
    event_id: competition.event_id ?? 0,
    profile_id: profile.id,
    owner_id: profile.owner_id,
    category_id: category.id,
    fighter_id: fighter.id,
    state: "accepted",
    weigh_in_state: "passed",
    weigh_in_weight: 76.4,
    ...given,
  });
  return fighter;
}
