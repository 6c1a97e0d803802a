import { z } from "zod";
import { MERGE_REASONS } from "#domain/category/merge.ts";
import { FORMATS } from "#domain/draw/formats.ts";
import { CATEGORY_STATUSES, uuidSchema } from "../competition/entity.ts";
import { oneLine } from "../oneLine.ts";

const number = z.number().nullable();
const title = oneLine(1, 200);

/** Somebody as the organiser knows them: by name, with the weight of the scale, or as declared. */
const person = { fighter: uuidSchema, name: z.string(), weight: number };

/** Categories into one of them, or one category into groups by weight. */
const wishSchema = z.discriminatedUnion("act", [
  z.strictObject({
    act: z.literal("merge"),
    from: z.array(uuidSchema).min(1).max(20),
    into: uuidSchema,
  }),
  z.strictObject({ act: z.literal("split"), category: uuidSchema }),
]);
export type RegroupWish = z.infer<typeof wishSchema>;

export const regroupPreviewSchema = z.strictObject({ data: z.strictObject({ wish: wishSchema }) });

export const regroupRequestSchema = z.strictObject({
  data: z.strictObject({
    /** Made by the caller: sent again, it is done once. */
    id: uuidSchema,
    wish: wishSchema,
    /** Of the preview: anything that changed since refuses it (CT28). */
    basis: z.string().min(1).max(64),
    /** What every group of the preview is called, in its order. */
    titles: z.array(title).min(1).max(128),
  }),
});
export type RegroupRequest = z.infer<typeof regroupRequestSchema>["data"];

/** Why somebody is in no group by weight: they stay in the first, and the scale says where to. */
export const LEFT_REASONS = ["no-weight", "no-show", "overweight"] as const;

const groupSchema = z.object({
  /** Null: it is made. */
  category: uuidSchema.nullable(),
  /** How many are in it now. */
  before: z.number(),
  weightMin: number,
  weightMax: number,
  /** In percent of the lightest. */
  differencePercent: z.number(),
  isTooWide: z.boolean(),
  /** As it would be drawn. */
  format: z.enum(FORMATS).nullable(),
  /** With the category each is in now, the lightest first. */
  fighters: z.array(z.object({ ...person, from: uuidSchema })),
});

/** What it would do, told before it is done. */
export const regroupPlanSchema = z.object({
  data: z.object({
    basis: z.string(),
    groups: z.array(groupSchema),
    left: z.array(z.object({ ...person, reason: z.enum(LEFT_REASONS) })),
    /** Stood in more than one of the categories, and stand once. */
    both: z.number(),
    /** Entries nobody has decided on, which go along. */
    undecided: z.number(),
  }),
});
export type RegroupPlan = z.infer<typeof regroupPlanSchema>["data"];
export type RegroupGroup = RegroupPlan["groups"][number];

export const regroupAnswerSchema = z.object({ data: z.object({ id: uuidSchema, rev: z.number() }) });

/** What was done, in the titles of then and now. */
export const regroupToldSchema = z.object({
  act: z.enum(["merge", "split"]),
  from: z.array(z.string()),
  to: z.array(z.string()),
});
export type RegroupTold = z.infer<typeof regroupToldSchema>;

/** Small and large categories with what is proposed for them. */
export const regroupingSchema = z.object({
  data: z.object({
    categories: z.array(
      z.object({
        uuid: uuidSchema,
        title: z.string(),
        status: z.enum(CATEGORY_STATUSES),
        people: z.number(),
      }),
    ),
    /** Those that are part of another now, with its title. */
    merged: z.array(z.object({ category: uuidSchema, into: z.string() })),
    merges: z.array(
      z.object({
        category: uuidSchema,
        people: z.array(z.object(person)),
        to: z.object({ category: uuidSchema, reason: z.enum(MERGE_REASONS) }).nullable(),
        /** Nothing can be proposed because this one is drawn. */
        drawn: uuidSchema.nullable(),
        choice: z.array(uuidSchema),
      }),
    ),
    splits: z.array(uuidSchema),
    /** The last one that stands. */
    last: regroupToldSchema.extend({ id: uuidSchema, atMs: z.number() }).nullable(),
  }),
});
export type Regrouping = z.infer<typeof regroupingSchema>["data"];
