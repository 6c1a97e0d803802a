import { z } from "zod";
import { DRAW_PROBLEMS } from "#domain/category/drawable.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { CATEGORY_STATUSES, uuidSchema } from "../competition/entity.ts";
import { APPLICATION_STATES, WEIGH_IN_STATES } from "../entry/profile.ts";
import { drawChangeSchema } from "./lateChange.ts";

const id = uuidSchema;
const format = z.enum(FORMATS);
const seed = z.string().trim().min(1).max(100);
/** What its author saw: a draw made from anything else is refused (DR31). */
const basis = z.string().min(1).max(64);
const choice = {
  /** Whether those are drawn whom nobody has weighed yet. */
  mayBeUnweighed: z.boolean(),
  /** Given numbers by the organiser, the first is number one. */
  seeded: z.array(uuidSchema).max(128),
  /** Left out by the organiser, whatever else is known of them. */
  without: z.array(uuidSchema).max(128),
  /** Team-mates are set apart where fixed numbers stand against it (DR91). */
  isApart: z.boolean().default(false),
};

/** Null: the format for this many, a seed of the server's. */
export const drawPreviewSchema = z.strictObject({
  data: z.strictObject({ ...choice, format: format.nullable(), seed: seed.nullable() }),
});
export const drawRequestSchema = z.strictObject({
  data: z.strictObject({ ...choice, id, basis, format, seed }),
});

const together = {
  mayBeUnweighed: z.boolean(),
  /** Categories the organiser leaves for later (DR90). */
  except: z.array(uuidSchema).max(1000).default([]),
  /** With it nothing else is drawn, whatever has become ready since it was chosen. */
  only: z.array(uuidSchema).max(1000).optional(),
};
export const drawAllPreviewSchema = z.strictObject({ data: z.strictObject(together) });
export const drawAllRequestSchema = z.strictObject({ data: z.strictObject({ ...together, id }) });

export const drawAthleteSchema = z.object({
  /** Null while an entry waits for the organiser: nobody is a fighter before. */
  fighter: uuidSchema.nullable(),
  /** The entry's documentId; null for who was put in by hand. */
  application: z.string().nullable(),
  lastName: z.string(),
  firstName: z.string().nullable(),
  team: z.object({ id: z.number(), name: z.string() }).nullable(),
  weight: z.number().nullable(),
  weighInWeight: z.number().nullable(),
  weighIn: z.enum(WEIGH_IN_STATES).nullable(),
  state: z.enum(APPLICATION_STATES).nullable(),
  problems: z.array(z.enum(DRAW_PROBLEMS)),
  /** In the draw as it stands. */
  number: z.number().nullable(),
});

export const drawRecordSchema = z.object({
  format,
  seed: z.string(),
  seeded: z.array(uuidSchema),
  /** Null where a place is free (DR60). */
  numbers: z.array(uuidSchema.nullable()),
  changes: z.array(drawChangeSchema),
  /** Everybody the changes name, also who is in the category no more (EN43). */
  people: z.array(z.object({ fighter: uuidSchema, lastName: z.string(), firstName: z.string().nullable() })),
  /** Whether the last change can be asked to be taken back. */
  canUndo: z.boolean(),
  drawnAt: z.number().nullable(),
  drawnBy: z.string().nullable(),
});

export const drawStateSchema = z.object({
  data: z.object({
    status: z.enum(CATEGORY_STATUSES),
    basis: z.string(),
    /** What the organiser chose for the category before it was drawn. */
    format: format.nullable(),
    record: drawRecordSchema.nullable(),
    bouts: z.number(),
    /** Bouts called or fought: from the first one on the draw stands (DR9). */
    begun: z.number(),
    athletes: z.array(drawAthleteSchema),
    /** Whoever was called to a bout of the category, or has fought: they keep their places (DR60). */
    begunFighters: z.array(uuidSchema),
  }),
});

export const drawPlanSchema = z.object({
  data: z.object({
    basis: z.string(),
    format,
    seed: z.string(),
    numbers: z.array(uuidSchema),
    /** Team-mates and the first bout they can meet in, the soonest first. */
    meetings: z.array(
      z.object({ team: z.string(), ids: z.array(uuidSchema), boutId: z.string(), isCertain: z.boolean() }),
    ),
    /** Who gets another number when team-mates are set apart, from which one and to which. */
    apart: z.array(z.object({ id: uuidSchema, from: z.number(), number: z.number() })),
    /** In the order they are fought in, with the numbers they will have; none where there is no mat. */
    bouts: z.array(z.object({ id: z.string(), number: z.number().nullable() })),
    /** Where its bouts would stand; times count from the first bout still to be fought on that mat. */
    mats: z.array(
      z.object({ carpet: uuidSchema, bouts: z.number(), startsInMs: z.number(), endsInMs: z.number() }),
    ),
    /** Bouts of the present draw that would be thrown away. */
    replaces: z.number(),
  }),
});

export const drawAnswerSchema = z.object({
  data: z.object({ rev: z.number(), isRepeat: z.boolean(), bouts: z.number() }),
});

export const DRAW_ALL_OUTCOMES = [
  "drawn",
  "drawn-before",
  "too-few",
  "too-many",
  "open-entries",
  "left-out",
] as const;
const drawnTogetherSchema = z.object({
  category: uuidSchema,
  outcome: z.enum(DRAW_ALL_OUTCOMES),
  athletes: z.number(),
  bouts: z.number(),
  format: format.nullable(),
  /** Everybody of the category who is not drawn, and why. */
  left: z.array(drawAthleteSchema.pick({ lastName: true, firstName: true, problems: true })),
});
export const drawAllPlanSchema = z.object({ data: z.object({ categories: z.array(drawnTogetherSchema) }) });
export const drawAllAnswerSchema = z.object({
  data: z.object({ rev: z.number(), categories: z.array(drawnTogetherSchema) }),
});

export type DrawPreview = z.infer<typeof drawPreviewSchema>;
export type DrawRequest = z.infer<typeof drawRequestSchema>;
export type DrawAllRequest = z.infer<typeof drawAllRequestSchema>;
export type DrawAllPlan = z.infer<typeof drawAllPlanSchema>["data"];
export type DrawAthlete = z.infer<typeof drawAthleteSchema>;
export type DrawState = z.infer<typeof drawStateSchema>["data"];
export type DrawPlan = z.infer<typeof drawPlanSchema>["data"];
export type DrawAnswer = z.infer<typeof drawAnswerSchema>["data"];
export type DrawAllAnswer = z.infer<typeof drawAllAnswerSchema>["data"];
