import { z } from "zod";
import { drawChangeSchema } from "#contract/draw/lateChange.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { BOUT_DUTIES } from "#domain/referee/referee.ts";

const number = z.number().nullable();

/** What a change of the day did to somebody besides their place, so that it can be taken back whole (DR62). */
const formerPersonSchema = z.object({
  categoryId: z.number(),
  fighterId: z.number(),
  /** Made by this very change. */
  isNew: z.boolean(),
  /** In the category's list; null for who was not in it. */
  position: number,
  weight: number,
  weighIn: z
    .object({
      state: z.enum(["not_weighed", "passed", "overweight", "no_show"]),
      weight: number,
      attempts: z.number(),
      has_papers: z.boolean(),
      weight_before: number,
      at_ms: z.number(),
      actor_id: number,
    })
    .nullable(),
  application: z
    .object({
      id: z.number(),
      category_id: number,
      state: z.enum(["new", "accepted", "rejected", "withdrawn"]),
      weigh_in_state: z.enum(["not_weighed", "passed", "overweight", "no_show"]),
      weigh_in_weight: number,
    })
    .nullable(),
});
export type FormerPerson = z.infer<typeof formerPersonSchema>;

/** What a category keeps of its draw: enough for anybody to draw it again and get the same bracket (DR8, DR26). */
export const categoryDrawSchema = z.object({
  format: z.enum(FORMATS),
  /** Fighter uuids by draw number, the first is number one; a free place has none. */
  entrants: z.array(z.string()),
  /** The published random seed. */
  seed: z.string(),
  /** Who was given a number instead of lots, the first is number one. */
  seeded: z.array(z.string()).optional(),
  changes: z.array(drawChangeSchema).optional(),
  drawnBy: z.number().optional(),
  drawnAt: z.number().optional(),
  /** The press of the button that made it, or changed it last (DY26). */
  act: z.string().optional(),
  /** The draw before the last change; who moved between categories is taken back from both. */
  undo: z
    .object({
      act: z.string(),
      format: z.enum(FORMATS),
      entrants: z.array(z.string()),
      changes: z.array(drawChangeSchema),
      people: z.array(formerPersonSchema),
      /** Who was named for bouts the change took away. */
      crews: z
        .array(z.object({ bout: z.string(), refereeId: z.number(), duty: z.enum(BOUT_DUTIES) }))
        .optional(),
      otherCategoryId: z.number().optional(),
    })
    .optional(),
});
export type CategoryDraw = z.infer<typeof categoryDrawSchema>;
