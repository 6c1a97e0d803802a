import { z } from "zod";
import { uuidSchema } from "../competition/entity.ts";
import { APPLICATION_STATES, profileSchema } from "./profile.ts";

/** More than any club brings; each may stand in several categories. */
export const MOST_GROUP_LINES = 200;

/** A person of the account as the table of many entries shows them. */
export const groupPersonSchema = profileSchema
  .pick({
    documentId: true,
    lastName: true,
    firstName: true,
    birthDate: true,
    gender: true,
    weight: true,
    medicalUntil: true,
  })
  .extend({
    club: z.string().nullable(),
    /** Whether their data may be processed: without it nobody is entered (EN5). */
    hasConsent: z.boolean(),
    /** What is entered at this event and was neither refused nor taken back. */
    entered: z.array(
      z.object({
        application: z.string(),
        category: z.number().nullable(),
        state: z.enum(APPLICATION_STATES),
      }),
    ),
    /** What they were entered in at the last event of the account. */
    earlier: z.array(
      z.object({
        style: z.string().nullable(),
        level: z.string().nullable(),
        weightMax: z.number().nullable(),
      }),
    ),
  });
export type GroupPerson = z.infer<typeof groupPersonSchema>;

export const groupBasisSchema = z.object({
  data: z.object({
    people: z.array(groupPersonSchema),
    /** The last other event somebody of the account was entered at. */
    earlierEvent: z.string().nullable(),
  }),
});
export type GroupBasis = z.infer<typeof groupBasisSchema>["data"];

const groupLineSchema = z.strictObject({
  profile: z.string().min(1).max(64),
  category: z.number().int(),
  weight: z.number().min(0.1).max(1000).nullable(),
  /** For whom they fight here; the club of the profile where the line does not say. */
  team: z.string().min(1).max(64).nullish(),
  comment: z.string().trim().max(2000).nullish(),
});
export type GroupLine = z.infer<typeof groupLineSchema>;

export const groupRequestSchema = z.object({
  data: z.strictObject({
    /** Made by the caller: sent again, it is written once. */
    id: uuidSchema,
    lines: z.array(groupLineSchema).min(1).max(MOST_GROUP_LINES),
  }),
});
export type GroupRequest = z.infer<typeof groupRequestSchema>["data"];

/** Of every line, in their order: the application it became, or the code it was refused with. */
export const groupAnswerSchema = z.object({
  data: z.object({
    lines: z.array(z.union([z.object({ application: z.string() }), z.object({ problem: z.string() })])),
  }),
});
export type GroupAnswer = z.infer<typeof groupAnswerSchema>["data"];
