import { z } from "zod";
import { CATEGORY_STATUSES, teamRefSchema, uuidSchema } from "../competition/entity.ts";
import { WEIGH_IN_STATES } from "./profile.ts";

const text = z.string().nullable();
const number = z.number().nullable();

export const rollCategorySchema = z.object({
  id: z.number(),
  uuid: uuidSchema,
  title: z.string(),
  status: z.enum(CATEGORY_STATUSES),
  sex: z.enum(["m", "f"]).nullable(),
  ageMin: number,
  ageMax: number,
  level: text,
  style: text,
  weightMin: number,
  weightMax: number,
  /** How much more than the limit still passes; absent where it is not asked for. */
  toleranceKg: z.number().optional(),
});

/** One athlete in one category, as the officials know them. */
export const rollEntrySchema = z.object({
  category: uuidSchema,
  fighter: uuidSchema,
  fighterId: z.number(),
  lastName: z.string(),
  firstName: text,
  birthYear: number,
  /** For administrators only (EN11). */
  birthDate: text,
  sex: z.enum(["m", "f"]).nullable(),
  team: teamRefSchema.omit({ city: true }).nullable(),
  /** The entry they came by; nothing for who was put in by hand. */
  application: text,
  declared: number,
  state: z.enum(WEIGH_IN_STATES),
  weight: number,
  attempts: z.number(),
  hasPapers: z.boolean(),
  /** Called to a bout of the category, or has fought: the scale is closed for them there (CT23). */
  hasBegun: z.boolean(),
  /** Owes a fee of the event (FE12). */
  isUnpaid: z.boolean(),
});

export const rollSchema = z.object({
  data: z.object({ categories: z.array(rollCategorySchema), entries: z.array(rollEntrySchema) }),
});
export type RollCategory = z.infer<typeof rollCategorySchema>;
export type RollEntry = z.infer<typeof rollEntrySchema>;
export type Roll = z.infer<typeof rollSchema>["data"];

const who = { category: uuidSchema, fighter: uuidSchema };

/** What is done at the scale. */
export const weighRequestSchema = z.object({
  data: z.discriminatedUnion("act", [
    z.strictObject({ act: z.literal("weigh"), ...who, weightKg: z.number().positive().max(1000) }),
    z.strictObject({ act: z.literal("no-show"), ...who }),
    z.strictObject({ act: z.literal("undo"), ...who }),
    z.strictObject({ act: z.literal("papers"), ...who, hasPapers: z.boolean() }),
  ]),
});
export type WeighAct = z.infer<typeof weighRequestSchema>["data"];

export const weighAnswerSchema = z.object({
  data: z.object({
    state: z.enum(WEIGH_IN_STATES),
    overKg: number,
    /** The next class that fits, where it can still be entered. */
    next: uuidSchema.nullable(),
    /** A child is moved, anybody older is asked, where nothing fits they are out (CT16). */
    consequence: z.enum(["move", "offer", "out"]).nullable(),
  }),
});
export type WeighAnswer = z.infer<typeof weighAnswerSchema>["data"];

export const moveRequestSchema = z.object({
  data: z.strictObject({
    fighter: uuidSchema,
    from: uuidSchema,
    to: uuidSchema,
    /** At the scale the rules decide where to; an organiser says it. */
    isByWeight: z.boolean(),
  }),
});
export type MoveRequest = z.infer<typeof moveRequestSchema>["data"];
export const moveAnswerSchema = z.object({ data: z.object({ rev: z.number() }) });
