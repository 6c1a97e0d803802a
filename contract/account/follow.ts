import { z } from "zod";
import { FOLLOW_KINDS, MOST_STARS } from "#domain/follow/follow.ts";

const followed = { kind: z.enum(FOLLOW_KINDS), ref: z.string().min(1).max(64) };
export const followedSchema = z.strictObject(followed);

export const starSchema = z.strictObject({ ...followed, isOn: z.boolean(), changedAtMs: z.int().min(0) });

/** Stars and those taken away. */
const MOST_MARKS = 2 * MOST_STARS;

export const syncStarsSchema = z.object({
  data: z.strictObject({ stars: z.array(starSchema).max(MOST_MARKS).readonly() }),
});
export const syncStarsAnswerSchema = z.object({ data: z.object({ stars: z.array(starSchema) }) });

export const lookUpSchema = z.object({
  data: z.strictObject({ followed: z.array(followedSchema).max(MOST_STARS).readonly() }),
});

/** What the public may know of something that is followed now. */
export const followedNameSchema = z.object({
  ...followed,
  /** Of an athlete whose record was merged: the one that stands for the person now (PS12). */
  keptRef: z.string().optional(),
  name: z.string(),
  /** The team of an athlete, the city of a team. */
  note: z.string().nullable(),
  /** Where it is fought; of a team the competition that goes on, else the next, else the last (FO9). */
  event: z
    .object({
      id: z.number(),
      name: z.string(),
      dateOfEvent: z.string().nullable(),
      /** Of an event of one day the same. */
      lastDay: z.string().nullable(),
      /** Whether the public sees a competition of it. */
      hasCompetition: z.boolean(),
    })
    .nullable(),
});
export const lookUpAnswerSchema = z.object({ data: z.array(followedNameSchema) });

/** Athletes of an event the account answers for, by uuid. */
export const ownFightersSchema = z.object({ data: z.array(z.string()) });

export type FollowedName = z.infer<typeof followedNameSchema>;
