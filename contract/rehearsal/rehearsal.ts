import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";

/** How many minutes of the hall pass in one of ours. */
export const REHEARSAL_SPEEDS = [1, 2, 5, 10, 30, 60] as const;

/** A rehearsal that nobody ended is deleted so long after it was made (RH14). */
export const REHEARSAL_DAYS = 3;

const speedSchema = z.literal(REHEARSAL_SPEEDS);

export const rehearsalChangeSchema = z.object({
  data: z
    .strictObject({ speed: speedSchema, isPlaying: z.boolean(), isOpen: z.boolean() })
    .partial()
    .refine((change) => Object.keys(change).length > 0),
});
export type RehearsalChange = z.infer<typeof rehearsalChangeSchema>["data"];

const matSchema = z.object({
  uuid: uuidSchema,
  name: z.string(),
  /** Who scores there now: the program, a person, or nobody yet. */
  holder: z.enum(["program", "person", "nobody"]),
  /** The person's name, as officials are shown it. */
  person: z.string().nullable(),
  left: z.number(),
});

export const rehearsalSchema = z.object({
  eventId: z.number(),
  competitionUuid: uuidSchema,
  name: z.string(),
  /** Ready until the first bout, over after the last one. */
  state: z.enum(["ready", "playing", "paused", "finished"]),
  speed: speedSchema,
  isOpen: z.boolean(),
  /** Whether the real event is shown to everybody, without which its copy cannot be either. */
  canOpen: z.boolean(),
  madeAt: z.number(),
  deletedAt: z.number(),
  bouts: z.number(),
  finished: z.number(),
  /** Bouts the real event has a log of: they are played as they went. */
  replayed: z.number(),
  mats: z.array(matSchema),
});
export type Rehearsal = z.infer<typeof rehearsalSchema>;

export const rehearsalAnswerSchema = z.object({ data: rehearsalSchema.nullable() });
