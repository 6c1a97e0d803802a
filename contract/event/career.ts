import { z } from "zod";
import { fighterSchema, fightingSchema, uuidSchema } from "../competition/entity.ts";

const careerEventSchema = z.object({
  id: z.number(),
  name: z.string(),
  dateOfEvent: z.string().nullable(),
  lastDay: z.string().nullable(),
  city: z.string().nullable(),
});

const careerCategorySchema = z.object({
  uuid: uuidSchema,
  title: z.string(),
  entrants: z.number(),
  /** Null until everything in it is decided. */
  place: z.number().nullable(),
});

/** What one athlete did at one event. */
const careerCompetitionSchema = z.object({
  event: careerEventSchema,
  /** Who they are there: another event may know the same person under another uuid. */
  fighter: uuidSchema,
  categories: z.array(careerCategorySchema),
  /** Decided ones, in the order they were fought. */
  bouts: z.array(fightingSchema),
  opponents: z.array(fighterSchema),
});

export const careerQuerySchema = z.object({
  against: uuidSchema.optional().describe("The uuid of another athlete: the bouts of the two"),
});

export const careerAnswerSchema = z.object({
  data: z.object({
    /** Who was asked about; of a record that was merged into another, that one (PS12). */
    fighter: uuidSchema,
    /** How else the same person was written at events the public is shown (AR7). */
    alsoAs: z.array(z.string()),
    /** What the person agreed to show; null without that consent (FT6). */
    details: z
      .object({ belt: z.string().nullable(), birthYear: z.number().nullable(), coach: z.string().nullable() })
      .nullable(),
    /** Newest first. */
    competitions: z.array(careerCompetitionSchema),
    /** Bouts of them against the person that was asked about. */
    meetings: z.array(uuidSchema),
  }),
});

export type Career = z.infer<typeof careerAnswerSchema>["data"];
export type CareerCompetition = z.infer<typeof careerCompetitionSchema>;
