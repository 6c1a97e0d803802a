import { z } from "zod";

const id = z.number();

/** Who is in a category, and what the scale said of them. */
export const placesSchema = z.object({
  members: z.array(z.object({ category_id: id, fighter_id: id, position: z.number() })),
  weighIns: z.array(
    z.object({
      category_id: id,
      fighter_id: id,
      state: z.enum(["not_weighed", "passed", "overweight", "no_show"]),
      weight: z.number().nullable(),
      attempts: z.number(),
      has_papers: z.boolean(),
      weight_before: z.number().nullable(),
      at_ms: z.number(),
      actor_id: id.nullable(),
    }),
  ),
});

const sharedSchema = placesSchema.extend({
  category: id,
  uuid: z.string(),
  draw: z.unknown(),
  ties: z.unknown(),
  applications: z.array(
    z.object({
      id,
      state: z.enum(["new", "accepted", "rejected", "withdrawn"]),
      fighter_id: id.nullable(),
    }),
  ),
});

/** What a merge moved, so that it can be undone: numbers, uuids and the documents of draws; no names. */
export const movedSchema = z.object({
  /** Categories only the duplicate was named in: there one name stands for the other. */
  categories: z.array(id),
  /** Of them those it was in. */
  members: z.array(id),
  applications: z.array(id),
  /** Records that had been merged into the duplicate before. */
  absorbed: z.array(id),
  /** Categories that named both, as they stood before, and what they were left as. */
  shared: z.array(
    z.object({
      before: sharedSchema,
      after: z.string(),
      /** Whether it was the duplicate who had bouts there. */
      hasBouts: z.boolean(),
    }),
  ),
});
export type Moved = z.infer<typeof movedSchema>;

const column = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** The columns of the kept record that were written. */
export const mergedFieldsSchema = z.record(z.string(), z.object({ before: column, after: column }));
export type MergedFields = z.infer<typeof mergedFieldsSchema>;
