import { z } from "zod";
import { CATEGORY_STATUSES } from "#contract/competition/entity.ts";
import { hashOf } from "../../persistence/database/hashChain.ts";
import type { RegroupState } from "../../persistence/entry/regroupRows.ts";
import { placesSchema } from "./mergeRecord.ts";

const id = z.number();
const number = z.number().nullable();

/** The categories as they were, and those that were made; numbers and titles, no names. */
export const regroupBeforeSchema = placesSchema.extend({
  categories: z.array(
    z.object({
      id,
      title: z.string(),
      status: z.enum(CATEGORY_STATUSES),
      format: z.string().nullable(),
      sex: z.enum(["m", "f"]).nullable(),
      age_min: number,
      age_max: number,
      level: z.string().nullable(),
      weight_min: number,
      weight_max: number,
      merged_into: number,
    }),
  ),
  applications: z.array(
    z.object({
      id,
      category_id: number,
      state: z.enum(["new", "accepted", "rejected", "withdrawn"]),
      weigh_in_state: z.enum(["not_weighed", "passed", "overweight", "no_show"]),
      weigh_in_weight: number,
    }),
  ),
  made: z.array(id),
});
export type RegroupBefore = z.infer<typeof regroupBeforeSchema>;

export const regroupAfterSchema = z.object({ scale: z.string(), entrants: z.string() });
export type RegroupAfter = z.infer<typeof regroupAfterSchema>;

/** What an undo depends on: who is in the categories, and what the scale said; titles and limits may change. */
export function marksOf({ categories, members, weighIns, applications }: RegroupState): RegroupAfter {
  const said = weighIns.filter(({ state, has_papers }) => state !== "not_weighed" || has_papers);
  return {
    scale: hashOf(
      said.map(({ category_id, fighter_id, state, weight }) => [category_id, fighter_id, state, weight]),
      applications.map((one) => [one.id, one.weigh_in_state, one.weigh_in_weight]),
    ),
    entrants: hashOf(
      categories.map(({ id: category, merged_into }) => [category, merged_into]),
      members.map(({ category_id, fighter_id }) => [category_id, fighter_id]),
      applications.map((one) => [one.id, one.category_id, one.fighter_id, one.state]),
    ),
  };
}
