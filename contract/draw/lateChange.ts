import { z } from "zod";
import { WAYS_IN } from "#domain/draw/change.ts";
import { isNewNonName, isPersonName } from "#domain/person/personName.ts";
import { uuidSchema } from "../competition/entity.ts";
import { oneLine } from "../oneLine.ts";

const NO_NAME = "has signs that names do not have";
const MOST_ENTRANTS = 128;

const place = z.number().int().min(1).max(MOST_ENTRANTS);
const seed = z.string().trim().min(1).max(100);

/** A change as it is kept with the draw: with the lots it makes the draw again (DR26). */
export const drawChangeSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("swapped"), one: uuidSchema, other: uuidSchema }),
  z.strictObject({ type: z.literal("entered-late"), id: uuidSchema, place: place.optional() }),
  z.strictObject({ type: z.literal("left-early"), id: uuidSchema }),
  z.strictObject({ type: z.literal("place-freed"), id: uuidSchema }),
  z.strictObject({ type: z.literal("replaced"), left: uuidSchema, id: uuidSchema }),
  z.strictObject({
    type: z.literal("separated"),
    moved: z
      .array(z.strictObject({ id: uuidSchema, number: place }))
      .max(MOST_ENTRANTS)
      .readonly(),
  }),
  z.strictObject({
    type: z.literal("redrawn"),
    id: uuidSchema,
    seed,
    numbers: z.array(uuidSchema).max(MOST_ENTRANTS).readonly(),
  }),
]);

/** Somebody nobody has written down yet; the fields of the entry by hand. */
export const latePersonSchema = z.strictObject({
  lastName: oneLine(1, 100).refine(isPersonName, NO_NAME),
  firstName: oneLine(0, 100)
    .refine((text) => !isNewNonName(text), NO_NAME)
    .nullable(),
  birthDate: z.iso.date().nullable(),
  sex: z.enum(["m", "f"]).nullable(),
  /** The club's documentId. */
  team: z.string().max(64).nullable(),
  /** A signed consent to publish the name is at hand (EN14). */
  hasConsent: z.boolean().optional(),
});

/** A fighter who is known, or a new person; the weight of the scale makes them weighed. */
const newcomer = {
  id: uuidSchema.optional(),
  person: latePersonSchema.optional(),
  weightKg: z.number().positive().max(1000).multipleOf(0.1).optional(),
};
/** A draw number, or a seed for new lots; neither is the number after the last. */
const way = { place: place.optional(), seed: seed.optional() };

export const drawWishSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("swapped"), one: uuidSchema, other: uuidSchema }),
  z.strictObject({ type: z.literal("left-early"), id: uuidSchema }),
  /** Team-mates who meet sooner than they have to are set apart. */
  z.strictObject({ type: z.literal("separated") }),
  z.strictObject({ type: z.literal("entered-late"), ...newcomer, ...way }),
  z.strictObject({ type: z.literal("replaced"), left: uuidSchema, ...newcomer }),
  /** From this category to another, drawn or not. */
  z.strictObject({ type: z.literal("moved"), id: uuidSchema, to: uuidSchema, ...way }),
]);
export type DrawWish = z.infer<typeof drawWishSchema>;

const basis = z.string().min(1).max(64);
const reason = z.string().trim().min(3).max(300);

export const drawChangeRequestSchema = z.strictObject({
  data: z.strictObject({ id: uuidSchema, basis, change: drawWishSchema, reason: reason.optional() }),
});
export const changePreviewRequestSchema = z.strictObject({
  data: z.strictObject({ change: drawWishSchema }),
});
export const undoRequestSchema = z.strictObject({ data: z.strictObject({ id: uuidSchema }) });

const pair = z.tuple([uuidSchema.nullable(), uuidSchema.nullable()]);

/** One bout as a change leaves it; times count from the first bout still to be fought on that mat. */
const changedBout = z.object({
  category: uuidSchema,
  number: z.number().nullable(),
  carpet: uuidSchema.nullable(),
  startsInMs: z.number().nullable(),
  before: pair.nullable(),
  after: pair.nullable(),
});

/** What a change would do, told before it is done (DR63). */
export const changePlanSchema = z.object({
  data: z.object({
    basis: z.string(),
    /** Fought only after it: without people before. Not fought any more: without people after. */
    bouts: z.array(changedBout),
    mats: z.array(z.object({ carpet: uuidSchema, endedInMs: z.number(), endsInMs: z.number() })),
    /** How who comes in does not fit the category. */
    misfits: z.array(
      z.discriminatedUnion("code", [
        z.object({ code: z.literal("other-sex") }),
        z.object({ code: z.enum(["too-young", "too-old"]), age: z.number() }),
      ]),
    ),
  }),
});

export const waysRequestSchema = z.strictObject({
  data: z.strictObject({ id: uuidSchema.optional(), team: z.string().max(64).nullable().optional() }),
});
/** Every way in for a newcomer; the one that is advised first among those that are possible (DR61). */
export const waysSchema = z.object({
  data: z.object({
    basis: z.string(),
    ways: z.array(
      z.object({
        kind: z.enum(WAYS_IN),
        place: z.number().nullable(),
        seed: z.string().nullable(),
        /** Why not. */
        problem: z.string().nullable(),
        isAdvised: z.boolean(),
        /** Whom the newcomer would meet first, where that is known. */
        opponent: uuidSchema.nullable(),
        /** Bouts that are fought besides, bouts with other people, bouts that fall away. */
        made: z.number(),
        changed: z.number(),
        dropped: z.number(),
        /** Team-mates they can meet: at once, or later. */
        mates: z.array(z.object({ id: uuidSchema, isCertain: z.boolean() })),
      }),
    ),
  }),
});

export type DrawChangeRequest = z.infer<typeof drawChangeRequestSchema>;
export type ChangePlan = z.infer<typeof changePlanSchema>["data"];
export type WaysRequest = z.infer<typeof waysRequestSchema>["data"];
export type Ways = z.infer<typeof waysSchema>["data"];
export type LatePerson = z.infer<typeof latePersonSchema>;
